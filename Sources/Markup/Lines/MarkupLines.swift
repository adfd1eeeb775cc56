internal import Formula
internal import TextLayout

/// Writes a text with markup as plain lines: `*bold*`, `_underlined_`, `~struck~`, formulas in one line of Unicode.
package struct MarkupLines {
  /// A picture in words, such as `[image: a cell]`; given the picture's own.
  private let picture: (String) -> String
  /// False for a text without signs of markup.
  private let hasSigns: Bool

  package init(picture: @escaping (_ alt: String) -> String) {
    self.picture = picture
    hasSigns = true
  }

  private init() {
    picture = { $0 }
    hasSigns = false
  }

  /// The text without signs of markup: `a x² c`.
  package static func plain(_ markup: Markup) -> String { MarkupLines().text(markup) }

  /// The same in one line, for lists and cells of tables.
  package static func line(_ markup: Markup) -> String {
    plain(markup).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  package func text(_ markup: Markup) -> String {
    blocks(markup.blocks, isTight: false).joined(separator: "\n")
  }

  private func blocks(_ blocks: [MarkupBlock], isTight: Bool) -> [String] {
    blocks.enumerated().flatMap { index, block in
      (index > 0 && !isTight ? [""] : []) + lines(of: block)
    }
  }

  private func lines(of block: MarkupBlock) -> [String] {
    switch block {
    case .paragraph(let line): return split(inlines(line))
    case .heading(let line, _): return split(inlines([.styled(.bold, line)]))
    case .code(let text, _):
      let indent = hasSigns ? "    " : ""
      return split(text.expandingTabs).map { $0.isEmpty ? "" : indent + $0 }
    case .quotation(let content):
      return blocks(content, isTight: false).map { hasSigns ? $0.isEmpty ? ">" : "> " + $0 : $0 }
    case .list(let list): return self.list(list)
    case .table(let table):
      return ([table.head].compactMap { $0 } + table.body).map { row in
        let cells = row.map { inlines($0).replacing("\n", with: " ") }
        return hasSigns ? "| " + cells.joined(separator: " | ") + " |" : cells.joined(separator: " ")
      }
    case .formula(let formula): return [formula.line]
    case .rule: return hasSigns ? ["---"] : []
    }
  }

  private func list(_ list: MarkupList) -> [String] {
    list.items.enumerated().flatMap { index, item -> [String] in
      let sign = list.start.map { "\($0 &+ index). " } ?? "- "
      let lead = hasSigns || list.start != nil ? sign : ""
      let lines = blocks(item, isTight: list.isTight)
      let indent = String(repeating: " ", count: lead.count)
      let below = lines.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
      return (index > 0 && !list.isTight ? [""] : []) + [lead + (lines.first ?? "")] + below
    }
  }

  private func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: - Lines

  private func inlines(_ inlines: [MarkupInline]) -> String { inlines.map(inline).joined() }

  private func inline(_ inline: MarkupInline) -> String {
    switch inline {
    case .text, .lineBreak, .formula: return inline.plainText
    case .code(let text): return hasSigns ? "`\(text.expandingTabs)`" : text.expandingTabs
    case .styled(let style, let content): return styled(style, inlines(content))
    case .link(let content, let address):
      let words = inlines(content)
      return words == address || !hasSigns ? words : "\(words) (\(address))"
    case .picture(_, let alt): return picture(alt)
    }
  }

  private func styled(_ style: MarkupStyle, _ text: String) -> String {
    switch style {
    case .bold: hasSigns ? "*\(text)*" : text
    case .underlined, .inserted: hasSigns ? "_\(text)_" : text
    case .struck, .deleted: hasSigns ? "~\(text)~" : text
    case .lowered: ShiftedText.written(text, isRaised: false)
    case .raised: ShiftedText.written(text, isRaised: true)
    case .rt: "(\(text))"
    case .rp: ""
    case .italic, .key, .marked, .ruby: text
    }
  }
}
