internal import Markup

/// Texts with markup among the lines of a quiz, where lists and quotations may mean answers.
enum MarkdownSource {
  /// The lines of a text as it is; a line that would begin something else is hidden, and a list with numbers indented.
  static func lines(of text: String, _ place: MarkdownBlock.Place) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    var (isAnswer, standsBehind, mayStandBelow) = (false, false, false)
    switch place {
    case .quotation: return lines
    case .lines: break
    case .behind(let hiding, let isCodeBelow):
      (isAnswer, standsBehind, mayStandBelow) = (!hiding.contains(.braces), true, isCodeBelow)
    }
    let code = MarkdownCode(lines.map(read))
    let isFirstPlain =
      code.isCode.first != true && (read(lines[0]).isPlain || isShownAsWritten(text, isAnswer: isAnswer))
    var isInList = false
    for index in lines.indices where !code.isCode[index] && !(index == 0 && standsBehind && isFirstPlain) {
      let line = read(lines[index])
      if beginsList(line, behind: lines[..<index]), index > 0 || mayStandBelow || !standsBehind { isInList = true }
      if isInList, line.kind != .blank, line.indentation == 0, line.kind != .numbered { isInList = false }
      lines[index] = isInList ? indented(lines[index]) : hidden(line, lines[index], isAnswer: isAnswer)
    }
    // What begins with a sign stands below.
    return mayStandBelow && !isFirstPlain ? [""] + lines : lines
  }

  private static func read(_ line: String) -> MarkdownLine { MarkdownLine(Array(line.utf8)[...]) }

  /// True for signs alone, as `#`, which begin nothing behind something else, and in a heading for labels, as `Q9.`.
  private static func isShownAsWritten(_ text: String, isAnswer: Bool) -> Bool {
    switch read(text).kind {
    case .heading, .item, .quote, .numbered: Markup(text).blocks == [.paragraph([.text(text)])]
    case .labelled, .answer, .response, .key, .otherwise: !isAnswer
    case .image: isAnswer
    case .blank, .indentedNumber, .fence, .rule, .text: false
    }
  }

  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }

  /// True for a numbered line that is in no other list.
  private static func beginsList(_ line: MarkdownLine, behind lines: ArraySlice<String>) -> Bool {
    guard line.kind == .numbered else { return false }
    guard let before = lines.last(where: { !$0.isBlank }).map(read) else { return true }
    return before.indentation == 0 && before.kind != .item && before.kind != .numbered
  }

  private static func hidden(_ line: MarkdownLine, _ text: String, isAnswer: Bool) -> String {
    switch line.kind {
    // A heading inside a text is a bold line.
    case .heading: return line.text.contains("*") ? MarkdownBlock.guarded(text) : "**\(line.text)**"
    case .quote: return isAnswer ? MarkdownBlock.guarded(text) : text
    case .numbered, .labelled, .answer, .response, .key, .otherwise, .image, .rule:
      return String(repeating: " ", count: line.indentation) + MarkdownBlock.guarded(line.written)
    case .blank, .indentedNumber, .item, .fence, .text: return text
    }
  }

  /// Lines of a text without the two blanks before a list with numbers.
  static func withoutListIndentation(_ lines: [String]) -> [String] {
    var result: [String] = []
    var isInList = false
    for line in lines {
      let isIndented = line.hasPrefix("  ")
      if !line.isEmpty, !isIndented { isInList = false }
      if !isInList, isIndented, line.dropFirst(2).first?.isNumber == true {
        isInList = beginsList(read(String(line.dropFirst(2))), behind: result[...])
      }
      result.append(isInList && isIndented ? String(line.dropFirst(2)) : line)
    }
    return result
  }
}
