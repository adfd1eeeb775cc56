internal import Formula
package import HTMLText

/// Draws a text with markup as HTML.
package struct MarkupHTML {
  /// The element of a picture inside the quiz's folder, by its path and words.
  private let picture: (_ path: String, _ alt: String) -> HTML

  package init(picture: @escaping (_ path: String, _ alt: String) -> HTML) {
    self.picture = picture
  }

  /// A text of one paragraph without `<p>`, as buttons and cells need it; other texts as their blocks.
  package func html(_ markup: Markup) -> HTML {
    if markup.blocks.count == 1, case .paragraph(let line) = markup.blocks[0] { return inlines(line) }
    return blocks(markup.blocks)
  }

  private func blocks(_ blocks: [MarkupBlock], isTight: Bool = false) -> HTML {
    .joined(blocks.map { block($0, isTight: isTight) })
  }

  private func block(_ block: MarkupBlock, isTight: Bool) -> HTML {
    switch block {
    case .paragraph(let line): return isTight ? inlines(line) : Tag.p { inlines(line) }
    // A heading inside a question would stand in the page's own order of headings.
    case .heading(let line, _): return Tag.p { Tag.strong { inlines(line) } }
    case .code(let text, let language):
      let attributes: [Attribute] = language.map { [.class("language-\($0)")] } ?? []
      return Tag.pre(.named("tabindex", "0")) { Tag.code(attributes) { coloured(text, language) } }
    case .quotation(let content): return Tag.blockquote { blocks(content) }
    case .list(let list): return self.list(list)
    case .table(let table): return self.table(table)
    case .formula(let formula): return Tag.div(.class("math")) { HTML.math(formula.mathML(isDisplay: true)) }
    case .rule: return Tag.hr()
    }
  }

  private func coloured(_ code: String, _ language: String?) -> HTML {
    .joined(
      CodePieces(code, language: language).pieces.map { piece in
        piece.part.map { part in Tag.span(.class("code-\(part.rawValue)")) { piece.text } } ?? .text(piece.text)
      })
  }

  private func list(_ list: MarkupList) -> HTML {
    let items = HTML.joined(list.items.map { item in Tag.li { blocks(item, isTight: list.isTight) } })
    guard let start = list.start else { return Tag.ul { items } }
    return Tag.ol(start == 1 ? [] : [.named("start", String(start))]) { items }
  }

  private func table(_ table: MarkupTable) -> HTML {
    let rows = table.rows.map { row in
      zip(row, table.columns).map { cell, column -> (HTML, [Attribute]) in
        switch column {
        case .unsaid: (inlines(cell), [])
        case .left: (inlines(cell), [.class("left")])
        case .centre: (inlines(cell), [.class("centre")])
        case .right: (inlines(cell), [.class("right")])
        }
      }
    }
    return Tag.table(.class("markup")) {
      rows.first.map { head in Tag.thead { Tag.tr { head.map { cell in Tag.th(cell.1) { cell.0 } } } } }
      Tag.tbody { rows.dropFirst().map { row in Tag.tr { row.map { cell in Tag.td(cell.1) { cell.0 } } } } }
    }
  }

  // MARK: - Lines

  private func inlines(_ inlines: [MarkupInline]) -> HTML { .joined(inlines.map(inline)) }

  private func inline(_ inline: MarkupInline) -> HTML {
    switch inline {
    case .text(let text): .text(text)
    case .lineBreak: Tag.br()
    case .code(let text): Tag.code { text }
    case .formula(let formula): .math(formula.mathML(isDisplay: false))
    case .styled(let style, let content): style.tag { inlines(content) }
    case .link(let content, let address):
      Tag.a(.href(address), .named("rel", "noopener noreferrer nofollow")) { inlines(content) }
    case .picture(let path, let alt): picture(path, alt)
    }
  }
}

extension MarkupStyle {
  fileprivate var tag: Tag {
    switch self {
    case .bold: .strong
    case .italic: .em
    case .struck: .s
    case .underlined: .u
    case .lowered: .sub
    case .raised: .sup
    case .key: .kbd
    case .marked: .mark
    case .inserted: .ins
    case .deleted: .del
    case .ruby: .ruby
    case .rt: .rt
    case .rp: .rp
    }
  }
}
