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
