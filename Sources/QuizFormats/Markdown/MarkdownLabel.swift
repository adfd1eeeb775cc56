/// The numbered label that marks a line as a question: `**2. Next?**`, `Question 3: Who?`, `**Frage 4**`.
struct MarkdownLabel {
  /// The text after the label.
  let text: String

  private static let words = ["question", "frage", "aufgabe", "q"]

  /// Nil for a line without one. A number alone is one where it stands out: else it is that of a list.
  init?(_ line: String) {
    guard let first = line.unicodeScalars.first, first == "*" || first == "_" || first.properties.isAlphabetic else {
      return nil
    }
    let open = MarkdownEmphasis.opening(line)
    var rest = line.dropFirst(open.count)
    let hasWord = MarkdownLabel.takeWord(&rest)
    guard MarkdownLabel.takeNumber(&rest) != nil, hasWord || !open.isEmpty else { return nil }
    let isClosed = !open.isEmpty && rest.hasPrefix(open)
    if isClosed { rest = rest.dropFirst(open.count) }
    let signs = rest.prefix { ".):".contains($0) }
    rest = rest.dropFirst(signs.count)
    let isClosedBehind = !open.isEmpty && !isClosed && rest.hasPrefix(open)
    if isClosedBehind { rest = rest.dropFirst(open.count) }
    guard !signs.isEmpty || (hasWord && rest.isBlank && !open.isEmpty), rest.isEmpty || rest.first?.isWhitespace == true
    else { return nil }
    var text = String(rest).trimmed
    if !open.isEmpty, !isClosed, !isClosedBehind {
      guard let close = text.range(ofText: open) else { return nil }
      text = String(text[..<close.lowerBound]) + text[close.upperBound...]
    }
    if let inside = MarkdownEmphasis.inside(text) { text = inside }
    self.text = text.trimmed
  }

  private static func takeWord(_ rest: inout Substring) -> Bool {
    let lower = rest.prefix(12).lowercased()
    guard let word = words.first(where: lower.hasPrefix) else { return false }
    let behind = rest.dropFirst(word.count).drop { $0 == " " || $0 == "\u{A0}" || $0 == "#" }
    guard behind.first?.isASCII == true, behind.first?.isNumber == true else { return false }
    rest = behind
    return true
  }

  private static func takeNumber(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  /// The number that a question has in its file, by its line or heading.
  static func number(of line: String) -> Int? {
    var rest = line.drop { "*_# \t".contains($0) }
    _ = takeWord(&rest)
    return takeNumber(&rest)
  }

  /// Whether a line asks something by its looks.
  static func asks(_ line: String) -> Bool {
    MarkdownEmphasis.inside(line) != nil || endsAsking(line)
  }

  static func endsAsking(_ line: String) -> Bool { MarkdownEmphasis.stripped(line).hasSuffix("?") }
}

/// The signs around words that are to stand out: `**…**`, `__…__`, `*…*`.
enum MarkdownEmphasis {
  /// The signs that a text begins with.
  static func opening(_ text: some StringProtocol) -> String {
    guard let first = text.first, first == "*" || first == "_" else { return "" }
    return String(text.prefix { $0 == first }.prefix(3))
  }

  /// A text without the signs that are around all of it; nil when there are none.
  static func inside(_ text: String) -> String? {
    let signs = opening(text)
    guard !signs.isEmpty, text.count > 2 * signs.count, text.hasSuffix(signs) else { return nil }
    let inside = text.dropFirst(signs.count).dropLast(signs.count)
    return inside.contains(signs) || inside.isBlank ? nil : String(inside).trimmed
  }

  /// A text without such signs at its ends, whether or not they belong together.
  static func stripped(_ text: some StringProtocol) -> String {
    let isSign = { (character: Character) in "*_".contains(character) || character.isWhitespace }
    let rest = text.drop(while: isSign)
    return String(rest[..<(rest.lastIndex { !isSign($0) }.map { rest.index(after: $0) } ?? rest.startIndex)])
  }
}
