internal import Formula

/// Brings blocks into the one form in which they are read: no empty pieces, texts and styles side by side as one.
enum MarkupTidying {
  /// `expandsTabs` shows code as it is read.
  static func tidied(_ blocks: [MarkupBlock], expandsTabs: Bool = false) -> [MarkupBlock] {
    blocks.compactMap { block in
      switch block {
      case .paragraph(let line):
        let line = trimmed(tidied(line), keepsIndentation: true)
        return line.isEmpty ? nil : .paragraph(line)
      case .heading(let line, let level):
        let line = trimmed(tidied(line)).map { $0 == .lineBreak ? .text(" ") : $0 }
        return line.isEmpty ? nil : .heading(merged(line), level: level)
      case .quotation(let content):
        let content = tidied(content, expandsTabs: expandsTabs)
        return content.isEmpty ? nil : .quotation(content)
      case .list(let list): return tidied(list, expandsTabs).map { .list($0) }
      case .table(let table): return tidied(table).map { .table($0) }
      case .formula(let formula): return formula.source.allSatisfy(\.isWhitespace) ? nil : block
      case .code(let text, let language): return .code(expandsTabs ? text.expandingTabs : text, language: language)
      case .rule: return block
      }
    }
  }

  private static func tidied(_ list: MarkupList, _ expandsTabs: Bool) -> MarkupList? {
    var list = list
    list.items = list.items.map { tidied($0, expandsTabs: expandsTabs) }
    if let start = list.start, !(0...999_000_000).contains(start) { list.start = 1 }
    if list.items.contains(where: needsBlankLines) { list.isTight = false }
    return list.items.isEmpty ? nil : list
  }

  /// True where a blank line has to stand between two blocks of an item.
  private static func needsBlankLines(_ item: [MarkupBlock]) -> Bool {
    zip(item, item.dropFirst()).contains { before, block in
      switch block {
      case .paragraph, .table: return true
      case .list(let list) where (list.start ?? 1) != 1: return true
      case .heading, .code, .quotation, .list, .formula, .rule: break
      }
      switch before {
      case .paragraph, .heading, .code, .formula: return false
      case .quotation, .list, .table, .rule: return true
      }
    }
  }

  private static func tidied(_ table: MarkupTable) -> MarkupTable? {
    var table = table
    let count = max(table.columns.count, table.rows.map(\.count).max() ?? 0)
    guard count > 0, !table.rows.isEmpty else { return nil }
    table.columns += Array(repeating: .unsaid, count: count - table.columns.count)
    table.rows = table.rows.map { row in
      row.map { trimmed(tidied($0)) } + Array(repeating: [], count: count - row.count)
    }
    return table
  }

  // MARK: - Lines

  /// Pieces without empty ones, blanks outside of styles that have signs, code on one line each.
  static func tidied(_ line: [MarkupInline]) -> [MarkupInline] {
    merged(line.flatMap(pieces))
  }

  private static func pieces(_ inline: MarkupInline) -> [MarkupInline] {
    switch inline {
    case .text(let text): return text.isEmpty ? [] : [inline]
    case .code(let text):
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return Array(
        lines.map { $0.isEmpty ? [] : [MarkupInline.code(String($0))] }.joined(separator: [MarkupInline.lineBreak]))
    case .formula(let formula):
      let lines = formula.source.split(whereSeparator: \.isNewline)
      if lines.count > 1 { return [.formula(Formula(tex: lines.joined(separator: " ")))] }
      return formula.source.allSatisfy(\.isWhitespace) ? [] : [inline]
    case .styled(let style, let content):
      return styled(tidied(content), movesBlanks: style.hasSigns) { .styled(style, $0) }
    case .link(let content, let address):
      return styled(tidied(content), movesBlanks: true) { .link($0, address: address) }
    case .lineBreak, .picture: return [inline]
    }
  }

  /// A styled piece, with the blanks and line ends at its edges outside.
  private static func styled(
    _ content: [MarkupInline], movesBlanks: Bool, _ make: ([MarkupInline]) -> MarkupInline
  ) -> [MarkupInline] {
    guard movesBlanks else { return content.isEmpty ? [] : [make(content)] }
    var content = content
    var (before, behind): ([MarkupInline], [MarkupInline]) = ([], [])
    while let edge = takeBlank(&content, isAtStart: true) { before.append(edge) }
    while let edge = takeBlank(&content, isAtStart: false) { behind.insert(edge, at: 0) }
    return before + (content.isEmpty ? [] : [make(content)]) + behind
  }

  private static func takeBlank(_ content: inout [MarkupInline], isAtStart: Bool) -> MarkupInline? {
    guard let edge = isAtStart ? content.first : content.last else { return nil }
    let index = isAtStart ? 0 : content.count - 1
    if edge == .lineBreak { return content.remove(at: index) }
    guard case .text(let text) = edge else { return nil }
    let blanks = isAtStart ? text.prefix(while: \.isWhitespace) : text[text.endOfWords...]
    if blanks.isEmpty { return nil }
    let rest = isAtStart ? text[blanks.endIndex...] : text[..<blanks.startIndex]
    if rest.isEmpty { content.remove(at: index) } else { content[index] = .text(String(rest)) }
    return .text(String(blanks))
  }

  private static func merged(_ line: [MarkupInline]) -> [MarkupInline] {
    var result: [MarkupInline] = []
    for inline in line {
      switch (result.last, inline) {
      case (.text(let first), .text(let second)): result[result.count - 1] = .text(first + second)
      case (.lineBreak, .lineBreak): continue
      case (.code(let first), .code(let second)): result[result.count - 1] = .code(first + second)
      case (.styled(let style, let first), .styled(let other, let second)) where style == other && style.hasSigns:
        result[result.count - 1] = .styled(style, merged(first + second))
      default: result.append(inline)
      }
    }
    return result
  }

  /// Pieces without line ends at both ends of the text, and without blanks at the end of each line; those at its beginning
  /// become no-break ones, which Markdown keeps.
  private static func trimmed(_ line: [MarkupInline], keepsIndentation: Bool = false) -> [MarkupInline] {
    var lines = line.split(separator: MarkupInline.lineBreak, omittingEmptySubsequences: false).map(Array.init)
    for index in lines.indices {
      if case .text(let text) = lines[index].first {
        let blanks = text.prefix { $0 == " " || $0 == "\t" }
        let kept = blanks.reduce(into: "") { $0 += $1 == " " ? "\u{A0}" : "\u{A0}\u{A0}\u{A0}\u{A0}" }
        lines[index][0] = .text((keepsIndentation ? kept : "") + text[blanks.endIndex...])
      }
      if case .text(let text) = lines[index].last {
        lines[index].removeLast()
        let words = text[..<text.endOfWords]
        if !words.isEmpty { lines[index].append(.text(String(words))) }
      }
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.filter { !$0.isEmpty }.joined(separator: [MarkupInline.lineBreak]))
  }
}

extension MarkupStyle {
  /// True for styles whose signs stand before and behind words.
  var hasSigns: Bool {
    switch self {
    case .bold, .italic, .struck: true
    case .underlined, .lowered, .raised, .key, .marked, .inserted, .deleted, .ruby, .rt, .rp: false
    }
  }
}

extension String {
  /// The place behind the last sign that is no blank.
  fileprivate var endOfWords: Index {
    lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
  }
}
