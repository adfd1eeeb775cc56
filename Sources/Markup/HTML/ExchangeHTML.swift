internal import Formula
package import HTMLText

/// Writes a text with markup as HTML for other programs.
package struct ExchangeHTML {
  package enum Form: Sendable {
    /// Formulas as TeX between `\(` and `\)`.
    case tex
    /// XHTML: formulas as MathML, every element closed.
    case xhtml
  }

  private let form: Form
  /// The element of a picture, by its path and words.
  private let picture: (_ path: String, _ alt: String) -> HTML

  package init(_ form: Form, picture: @escaping (_ path: String, _ alt: String) -> HTML) {
    self.form = form
    self.picture = picture
  }

  /// The source of a text; `isInline` is a text of one paragraph without its element.
  package func source(_ markup: Markup, isInline: Bool = false) -> String {
    var html = blocks(markup.blocks).source
    if isInline, markup.blocks.count == 1, case .paragraph(let line) = markup.blocks[0] { html = inlines(line).source }
    // Text is escaped, so that such a tag is always an element without content.
    return form == .xhtml ? html.replacing(/<(br|hr|img [^>]*)>/) { "<\($0.1)/>" } : html
  }

  private func blocks(_ blocks: [MarkupBlock], isTight: Bool = false) -> HTML {
    .joined(blocks.map { block($0, isTight: isTight) })
  }

  private func block(_ block: MarkupBlock, isTight: Bool) -> HTML {
    switch block {
    case .paragraph(let line): return isTight ? inlines(line) : Tag.p { inlines(line) }
    case .heading(let line, let level):
      let tags: [Tag] = [.h1, .h2, .h3, .h4, .h5, .h6]
      return tags[min(max(level, 1), tags.count) - 1]() { inlines(line) }
    case .code(let text, let language):
      let attributes: [Attribute] = language.map { [.class("language-\($0)")] } ?? []
      return Tag.pre { Tag.code(attributes) { text } }
    case .quotation(let content): return Tag.blockquote { blocks(content) }
    case .list(let list): return self.list(list)
    case .table(let table): return self.table(table)
    case .formula(let formula): return Tag.p { self.formula(formula, isDisplay: true) }
    case .rule: return Tag.hr()
    }
  }

  private func list(_ list: MarkupList) -> HTML {
    let items = HTML.joined(list.items.map { item in Tag.li { blocks(item, isTight: list.isTight) } })
    guard let start = list.start else { return Tag.ul { items } }
    return Tag.ol(start == 1 ? [] : [.named("start", String(start))]) { items }
  }

  private func table(_ table: MarkupTable) -> HTML {
    let cells = { (row: [[MarkupInline]], tag: Tag) in
      zip(row, table.columns).map { cell, column in tag(side(column)) { inlines(cell) } }
    }
    return Tag.table {
      table.head.map { head in Tag.thead { Tag.tr { cells(head, .th) } } }
      Tag.tbody { table.body.map { row in Tag.tr { cells(row, .td) } } }
    }
  }

  private func side(_ column: MarkupTable.Column) -> [Attribute] {
    switch column {
    case .unsaid: []
    case .left: [.named("style", "text-align: left")]
    case .centre: [.named("style", "text-align: center")]
    case .right: [.named("style", "text-align: right")]
    }
  }

  // MARK: - Lines

  private func formula(_ formula: Formula, isDisplay: Bool) -> HTML {
    switch form {
    case .tex: .text(isDisplay ? "\\[\(formula.source)\\]" : "\\(\(formula.source)\\)")
    case .xhtml:
      .math(
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\""
          + formula.mathML(isDisplay: isDisplay).dropFirst("<math".count))
    }
  }

  /// A text whose blanks in a row other programs show too.
  private static func withHardBlanks(_ text: String) -> String {
    var isBehindBlank = true
    var result = text.reduce(into: "") { result, character in
      result.append(character == " " && isBehindBlank ? "\u{A0}" : character)
      isBehindBlank = character == " "
    }
    if result.last == " " { result = result.dropLast() + "\u{A0}" }
    return result
  }

  private func inlines(_ inlines: [MarkupInline]) -> HTML { .joined(inlines.map(inline)) }

  private func inline(_ inline: MarkupInline) -> HTML {
    switch inline {
    case .text(let text): .text(text)
    case .lineBreak: Tag.br()
    case .code(let text): Tag.code { Self.withHardBlanks(text) }
    case .formula(let formula): self.formula(formula, isDisplay: false)
    case .styled(let style, let content): style.tag { inlines(content) }
    case .link(let content, let address): Tag.a(.href(address)) { inlines(content) }
    case .picture(let path, let alt): picture(path, alt)
    }
  }
}
