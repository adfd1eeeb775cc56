extension StringProtocol {
  /// The text without surrounding white space.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  /// The text without blank lines around it and white space at its end; two blanks or more at its beginning stay.
  var trimmedLines: String {
    let text = trimmed
    guard !text.isEmpty, let start = firstIndex(where: { !$0.isWhitespace }) else { return text }
    let before = self[..<start]
    return before.count > 1 && !before.contains(where: \.isNewline) ? before + text : text
  }

  /// The text without white space at its end.
  var withoutBlanksAtEnd: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }

  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
