/// Several texts in one cell, with a sign between them: `\\` before that sign, or before another backslash, makes it text.
enum ListCell {
  /// The texts, without white space around them; empty ones stay. Beyond `most` of them the sign is text.
  static func split(_ cell: String, at sign: String, most: Int = .max) -> [String] {
    var parts = [""]
    var rest = cell[...]
    while let character = rest.first {
      if character == "\\", let text = ["\\", sign].first(where: { rest.dropFirst().hasPrefix($0) }) {
        parts[parts.count - 1] += text
        rest = rest.dropFirst(1 + text.count)
      } else if parts.count < most, rest.hasPrefix(sign) {
        parts.append("")
        rest = rest.dropFirst(sign.count)
      } else {
        parts[parts.count - 1].append(character)
        rest.removeFirst()
      }
    }
    return parts.map(\.trimmed)
  }

  /// A text as one of several; `split` reads it back unchanged, apart from surrounding white space.
  static func written(_ text: String, hiding sign: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(sign, with: "\\" + sign)
  }
}
