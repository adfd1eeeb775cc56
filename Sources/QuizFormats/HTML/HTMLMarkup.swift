internal import Markup

/// HTML as blocks of markup; its pictures name their addresses.
struct HTMLMarkup {
  private(set) var blocks: [MarkupBlock]
  /// Sounds, films and drawings.
  private(set) var lost: [HTMLReading.Loss]
  /// The addresses of pictures that became formulas.
  let drawn: [String]

  init(_ html: String, keepingLines: Bool) {
    let tree = HTMLTree.read(html)
    var flow = HTMLFlow(keepsLines: keepingLines)
    flow.add(tree.nodes, [])
    blocks = flow.finished()
    lost = tree.lost + flow.lost
    drawn = flow.drawn
  }

  /// Whether a text can have markup at all, which most have not.
  static func isPossible(in html: String) -> Bool {
    html.utf8.contains { byte in
      HTMLFormula.starts.contains(byte) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
    }
  }

  // MARK: - Pictures

  /// The blocks with other pictures: `place` gives the piece in the place of one, nil to leave it out.
  mutating func replacePictures(_ place: (_ source: String, _ words: String) -> MarkupInline?) {
    blocks = blocks.compactMap { HTMLMarkup.replaced($0, place) }
  }

  private static func replaced(
    _ block: MarkupBlock, _ place: (String, String) -> MarkupInline?
  ) -> MarkupBlock? {
    switch block {
    case .paragraph(let line):
      let line = replaced(line, place)
      return line.isEmpty ? nil : .paragraph(line)
    case .heading(let line, let level): return .heading(replaced(line, place), level: level)
    case .quotation(let content): return .quotation(content.compactMap { replaced($0, place) })
    case .list(var list):
      list.items = list.items.map { $0.compactMap { replaced($0, place) } }
      return .list(list)
    case .table(var table):
      table.rows = table.rows.map { $0.map { replaced($0, place) } }
      return .table(table)
    case .code, .formula, .rule: return block
    }
  }

  private static func replaced(
    _ line: [MarkupInline], _ place: (String, String) -> MarkupInline?
  ) -> [MarkupInline] {
    var result: [MarkupInline] = []
    var isBehindGap = false
    for inline in line {
      switch inline {
      case .picture(let source, let words):
        let piece = place(source, words)
        isBehindGap = piece == nil
        if let piece { result.append(piece) }
      // Blanks on both sides of nothing are one.
      case .text(" ") where isBehindGap && (result.isEmpty || result.last == .lineBreak || result.last == .text(" ")):
        isBehindGap = false
      case .styled(let style, let content): result.append(.styled(style, replaced(content, place)))
      case .link(let content, let address): result.append(.link(replaced(content, place), address: address))
      case .text, .lineBreak, .code, .formula:
        isBehindGap = false
        result.append(inline)
      }
    }
    return result
  }

  /// The pictures in their order.
  var pictures: [(source: String, words: String)] {
    var found: [(String, String)] = []
    var copy = self
    copy.replacePictures { source, words in
      found.append((source, words))
      return nil
    }
    return found
  }

  /// True where the only picture begins or ends the text, which then stands before or behind it.
  ///
  /// Pictures that are not in the file count only where none is.
  func hasPictureAtEdge(isThere: (_ source: String, _ words: String) -> Bool = { _, _ in true }) -> Bool {
    let all = pictures
    let there = all.filter(isThere)
    let counted = there.isEmpty ? all : there
    guard let only = counted.first, counted.count == 1 else { return false }
    let isOnly = { (inline: MarkupInline?) in inline == .picture(path: only.source, alt: only.words) }
    if case .paragraph(let line) = blocks.first, isOnly(line.first) { return true }
    if case .paragraph(let line) = blocks.last, isOnly(line.last) { return true }
    return false
  }
}

extension [MarkupBlock] {
  /// True where a plain text cannot say the same: not for paragraphs, headings and rules without styles.
  var haveMarkup: Bool {
    contains { block in
      switch block {
      case .heading(let line, _): MarkupBlock.paragraph(line).isMarked
      case .rule: false
      case .paragraph, .code, .quotation, .list, .table, .formula: block.isMarked
      }
    }
  }
  /// True where a formula stands in them.
  var haveFormulas: Bool {
    contains { block in
      switch block {
      case .paragraph(let line), .heading(let line, _): line.contains(where: \.hasFormula)
      case .quotation(let content): content.haveFormulas
      case .list(let list): list.items.contains(where: \.haveFormulas)
      case .table(let table): table.rows.contains { $0.contains { $0.contains(where: \.hasFormula) } }
      case .formula: true
      case .code, .rule: false
      }
    }
  }
}

extension MarkupInline {
  fileprivate var hasFormula: Bool {
    switch self {
    case .formula: true
    case .styled(_, let content), .link(let content, _): content.contains(where: \.hasFormula)
    case .text, .lineBreak, .code, .picture: false
    }
  }
}
