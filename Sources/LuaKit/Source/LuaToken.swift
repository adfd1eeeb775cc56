/// A word, text, number or sign of a Lua source, with its place.
package struct LuaToken: Equatable, Sendable {
  package var kind: Kind
  /// The word, number or sign as written; for a text its value.
  package var text: String
  /// Bytes before it.
  package var offset: Int
  /// Bytes up to its end.
  package var end: Int
  /// The line, from 1.
  package var line: Int

  package enum Kind: Sendable {
    case name, keyword, text, number, sign
  }

  package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  package func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }
  package func isName(_ name: String) -> Bool { kind == .name && text == name }

  static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// Whether a text can be written as a name: `key = …` instead of `["key"] = …`.
  package static func canBeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, LuaLexer.isLetter(first) else { return false }
    return text.utf8.allSatisfy(LuaLexer.isWord) && !keywords.contains(text)
  }
}
