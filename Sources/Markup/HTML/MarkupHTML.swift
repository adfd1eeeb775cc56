internal import Formula
package import HTMLText

/// Draws a text with markup as HTML.
package struct MarkupHTML {
  /// The element around a text, which decides what may stand in it.
  package enum Place: Sendable {
    /// An element for blocks, such as `<div>`.
    case box
    /// An element for lines, such as `<h1>`, `<label>` or `<span>`: blocks are spans with the roles of blocks.
    case lines
    /// A `<button>`: lines without links.
    case button
  }

  private let place: Place
  /// Cells after which a line of code goes on below; nil where code scrolls.
  private let codeWidth: Int?
  /// The element of a picture inside the quiz's folder, by its path and words.
  private let picture: (_ path: String, _ alt: String) -> HTML

  package init(
    in place: Place = .box, codeWidth: Int? = nil, picture: @escaping (_ path: String, _ alt: String) -> HTML
  ) {
    (self.place, self.codeWidth, self.picture) = (place, codeWidth, picture)
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
    case .paragraph(let line): return isTight ? inlines(line) : element(.p, "part") { inlines(line) }
    // A heading inside a question would stand in the page's own order of headings.
    case .heading(let line, _): return element(.p, "part") { Tag.strong { inlines(line) } }
    case .code(let text, let language): return code(text, language)
    case .quotation(let content): return element(.blockquote, "quotation") { blocks(content) }
    case .list(let list): return self.list(list)
    case .table(let table): return self.table(table)
    case .formula(let formula):
      let shown = math(formula, isDisplay: true)
      // One wider than its box is scrolled by keys.
      if place == .box { return Tag.div(.class("math"), .named("tabindex", "0")) { shown } }
      return Tag.span(.class("math")) { shown }
    case .rule: return place == .box ? Tag.hr() : Tag.span(.class("markup-rule"), .named("role", "separator"))
    }
  }

  /// A block's own element, or a span with a class and a role where no block may stand.
  private func element(
    _ tag: Tag, _ name: String, role: String? = nil, _ attributes: [Attribute] = [], _ content: () -> HTML
  ) -> HTML {
    if place == .box { return tag(attributes, content: content) }
    let own: [Attribute] = [.class("markup-\(name)")] + (role.map { [.named("role", $0)] } ?? [])
    return Tag.span(own + attributes, content: content)
  }

  private func list(_ list: MarkupList) -> HTML {
    let start: [Attribute] = list.start.map { $0 == 1 ? [] : [.named("start", String($0))] } ?? []
    return element(list.start == nil ? .ul : .ol, "list", role: "list", place == .box ? start : []) {
      .joined(
        list.items.enumerated().map { index, item in
          element(.li, "item", role: "listitem") {
            HTML {
              if place != .box { Tag.span(.class("markup-sign")) { list.start.map { "\($0 &+ index)." } ?? "•" } }
              if place == .box {
                blocks(item, isTight: list.isTight)
              } else {
                Tag.span { blocks(item, isTight: list.isTight) }
              }
            }
          }
        })
    }
  }

  // MARK: - Tables

  /// A table in a box that scrolls.
  private func table(_ table: MarkupTable) -> HTML {
    let rows = table.rows.map { zip($0, table.columns).map { (inlines($0), Self.side($1)) } }
    if place == .box {
      return Tag.div(.class("markup-scroll")) {
        Tag.table(.class("markup")) {
          rows.first.map { head in Tag.thead { Tag.tr { head.map { cell in Tag.th(cell.1) { cell.0 } } } } }
          Tag.tbody { rows.dropFirst().map { row in Tag.tr { row.map { cell in Tag.td(cell.1) { cell.0 } } } } }
        }
      }
    }
    return Tag.span(.class("markup-scroll")) {
      Tag.span(.class("markup-table"), .named("role", "table")) {
        rows.enumerated().map { index, row in
          Tag.span(.class("markup-row"), .named("role", "row")) {
            row.map { cell in
              Tag.span(cell.1 + [.named("role", index == 0 ? "columnheader" : "cell")]) { cell.0 }
            }
          }
        }
      }
    }
  }

  private static func side(_ column: MarkupTable.Column) -> [Attribute] {
    switch column {
    case .unsaid: []
    case .left: [.class("left")]
    case .centre: [.class("centre")]
    case .right: [.class("right")]
    }
  }

  // MARK: - Code and formulas

  private func code(_ text: String, _ language: String?) -> HTML {
    let name = language.map { "language-\($0)" } ?? ""
    let content = codeWidth.map { divided(text, language, $0) } ?? coloured(text, language)
    if place == .box {
      return Tag.pre(.named("dir", "ltr"), .named("tabindex", "0")) {
        Tag.code(name.isEmpty ? [] : [.class(name)]) { content }
      }
    }
    return Tag.code(.class("markup-code", name), .named("dir", "ltr")) { content }
  }

  private func coloured(_ code: String, _ language: String?) -> HTML {
    .joined(CodePieces(code, language: language).pieces.map { Self.piece($0.text, $0.part) })
  }

  /// Code whose long lines go on behind a sign.
  private func divided(_ code: String, _ language: String?, _ width: Int) -> HTML {
    let rows = MarkupCells.code(code, language: language, width: width)
    return .joined(rows.map { row in .joined(row.map { Self.piece($0.text, $0.part) }) }, separator: .text("\n"))
  }

  private static func piece(_ text: String, _ part: CodePart?) -> HTML {
    part.map { part in Tag.span(.class("code-\(part.rawValue)")) { text } } ?? .text(text)
  }

  /// Formulas run from left to right in every script.
  private func math(_ formula: Formula, isDisplay: Bool) -> HTML {
    .math("<math dir=\"ltr\"" + formula.mathML(isDisplay: isDisplay).dropFirst("<math".count))
  }

  // MARK: - Lines

  private func inlines(_ inlines: [MarkupInline]) -> HTML { .joined(inlines.map(inline)) }

  private func inline(_ inline: MarkupInline) -> HTML {
    switch inline {
    case .text(let text): .text(text)
    case .lineBreak: Tag.br()
    case .code(let text): Tag.code(.named("dir", "ltr")) { text }
    case .formula(let formula): math(formula, isDisplay: false)
    case .styled(let style, let content): style.tag { inlines(content) }
    case .link(let content, _) where place == .button: inlines(content)
    case .link(let content, let address):
      Tag.a(.href(address), .named("rel", "noopener noreferrer nofollow")) { inlines(content) }
    case .picture(let path, let alt): picture(path, alt)
    }
  }
}

extension MarkupStyle {
  var tag: Tag {
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
