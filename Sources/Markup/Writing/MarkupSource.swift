internal import Formula

/// Writes blocks as a source of Markdown that reads as the same blocks.
package struct MarkupSource {
  /// True where every sign is escaped, for a text that reads otherwise with fewer backslashes.
  private let isHeavy: Bool

  /// The source of blocks; every sign of their texts that would be markup is escaped.
  package static func written(_ blocks: [MarkupBlock]) -> String {
    let blocks = MarkupTidying.tidied(blocks)
    let source = MarkupSource(isHeavy: false).lines(blocks).joined(separator: "\n")
    if MarkupTidying.tidied(Markup(source).blocks) == MarkupTidying.tidied(blocks, expandsTabs: true) { return source }
    return MarkupSource(isHeavy: true).lines(blocks).joined(separator: "\n")
  }

  /// The source of a plain text, its lines as lines.
  package static func written(plain text: String) -> String {
    isPlainly(text) ? text : written(blocks(plain: text))
  }

  /// A plain text as paragraphs between its blank lines.
  package static func blocks(plain text: String) -> [MarkupBlock] {
    var blocks: [MarkupBlock] = []
    var line: [MarkupInline] = []
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if part.allSatisfy(\.isWhitespace) {
        if !line.isEmpty { blocks.append(.paragraph(line)) }
        line = []
      } else {
        line += (line.isEmpty ? [] : [.lineBreak]) + [.text(String(part))]
      }
    }
    return line.isEmpty ? blocks : blocks + [.paragraph(line)]
  }

  /// True for one line of words without a sign that Markdown knows.
  private static func isPlainly(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return true }
    guard first.properties.isAlphabetic, last != " " else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x80
        ? !scalar.properties.isWhitespace && scalar.value < GuardedSource.firstSign
        : scalar.properties.isAlphabetic || " 0123456789,.;:?'\"()/%@=".unicodeScalars.contains(scalar)
    }
  }

  // MARK: - Blocks

  private func lines(_ blocks: [MarkupBlock], isTight: Bool = false) -> [String] {
    var lines: [String] = []
    var wasOther = false
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight { lines.append("") }
      // A list right behind another has other signs, so that they stay two.
      var isOther = false
      if index > 0, case .list(let list) = block, case .list(let before) = blocks[index - 1],
        (list.start == nil) == (before.start == nil)
      {
        isOther = !wasOther
      }
      wasOther = isOther
      lines += self.lines(of: block, isOther: isOther)
    }
    return lines
  }

  private func lines(of block: MarkupBlock, isOther: Bool) -> [String] {
    switch block {
    case .paragraph(let line): return MarkupLineSource(isHeavy: isHeavy).lines(line)
    case .heading(let line, let level):
      let words = MarkupLineSource(isHeavy: isHeavy, place: .heading).lines(line).joined(separator: " ")
      return [String(repeating: "#", count: min(max(level, 1), 6)) + " " + words]
    case .code(let text, let language): return code(text, language)
    case .quotation(let content): return lines(content).map { $0.isEmpty ? ">" : "> " + $0 }
    case .list(let list): return self.lines(of: list, isOther: isOther)
    case .table(let table): return lines(of: table)
    case .formula(let formula):
      let (opening, closing) = formula.source.contains("$$") ? ("\\[", "\\]") : ("$$", "$$")
      return (opening + formula.source + closing).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    case .rule: return ["***"]
    }
  }

  private func code(_ text: String, _ language: String?) -> [String] {
    let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
    let content = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let name = language.flatMap { $0.contains("`") ? nil : $0 }
    return [fence + (name ?? "")] + (text.isEmpty ? [] : content) + [fence]
  }

  private func lines(of list: MarkupList, isOther: Bool) -> [String] {
    var lines: [String] = []
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { lines.append("") }
      let sign = list.start.map { "\($0 + index)" + (isOther ? ")" : ".") } ?? (isOther ? "+" : "-")
      let inside = self.lines(item, isTight: list.isTight)
      let indentation = String(repeating: " ", count: sign.count + 1)
      lines.append(inside.first.map { $0.isEmpty ? sign : sign + " " + $0 } ?? sign)
      lines += inside.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
    }
    return lines
  }

  private func lines(of table: MarkupTable) -> [String] {
    let rows = table.rows.map { row in
      row.map { MarkupLineSource(isHeavy: isHeavy, place: .cell).lines($0).joined(separator: "<br>") }
    }
    let rule = table.columns.map { column in
      switch column {
      case .unsaid: "---"
      case .left: ":--"
      case .centre: ":-:"
      case .right: "--:"
      }
    }
    return (rows.prefix(1) + [rule] + rows.dropFirst()).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}

extension String {
  /// The most of one sign in a row.
  func longestRun(of sign: Character) -> Int {
    var (longest, count) = (0, 0)
    for character in self {
      count = character == sign ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }
}
