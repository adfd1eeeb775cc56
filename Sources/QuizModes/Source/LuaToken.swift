/// A word, text, number or sign of a Lua source, with its line from 1.
struct LuaToken: Equatable {
  var kind: Kind
  /// As written; of a text what stands between its quotes.
  var text: String
  var line: Int

  enum Kind {
    case name, keyword, text, number, sign
  }

  static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not",
    "or", "repeat", "return", "then", "true", "until", "while",
  ]

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }
}

/// Cuts a Lua source into tokens; comments are left out, and what is no Lua becomes a sign of one character.
struct LuaLexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(_ bytes: [UInt8]) -> [LuaToken] {
    var lexer = LuaLexer(bytes)
    var tokens: [LuaToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private func byte(_ ahead: Int = 0) -> UInt8 { place + ahead < bytes.count ? bytes[place + ahead] : 0 }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }

  private mutating func next() -> LuaToken? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    let first = byte()
    let start = (place, line)
    if Self.isLetter(first) { return word(start.0) }
    if Self.isDigit(first) { return number(start.0) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    if let level = longBracket() {
      let body = skipLong(level)
      return LuaToken(kind: .text, text: body, line: start.1)
    }
    return sign()
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      if byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: "-") {
        place += 2
        if let level = longBracket() { _ = skipLong(level) } else { skipLine() }
      } else if byte() == 0x20 || (0x09...0x0D).contains(byte()) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while place < bytes.count && byte() != UInt8(ascii: "\n") { place += 1 }
  }

  /// The number of `=` between the brackets that open a long text here; nil when none does.
  private func longBracket() -> Int? {
    guard byte() == UInt8(ascii: "[") else { return nil }
    var level = 0
    while byte(1 + level) == UInt8(ascii: "=") { level += 1 }
    return byte(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  private mutating func skipLong(_ level: Int) -> String {
    place += level + 2
    let start = place
    while place < bytes.count {
      if byte() == UInt8(ascii: "\n") { line += 1 }
      if byte() == UInt8(ascii: "]") && (0..<level).allSatisfy({ byte(1 + $0) == UInt8(ascii: "=") })
        && byte(1 + level) == UInt8(ascii: "]")
      {
        defer { place += level + 2 }
        return text(start, place)
      }
      place += 1
    }
    return text(start, place)
  }

  private mutating func quoted(_ quote: UInt8) -> LuaToken {
    let startLine = line
    place += 1
    let start = place
    while place < bytes.count && byte() != quote && byte() != UInt8(ascii: "\n") {
      place += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place, bytes.count)
    defer { if byte() == quote { place += 1 } }
    return LuaToken(kind: .text, text: text(start, place), line: startLine)
  }

  private mutating func word(_ start: Int) -> LuaToken {
    while Self.isLetter(byte()) || Self.isDigit(byte()) { place += 1 }
    let word = text(start, place)
    return LuaToken(kind: LuaToken.keywords.contains(word) ? .keyword : .name, text: word, line: line)
  }

  private mutating func number(_ start: Int) -> LuaToken {
    while Self.isLetter(byte()) || Self.isDigit(byte()) || (byte() == UInt8(ascii: ".") && byte(1) != UInt8(ascii: "."))
    {
      place += 1
    }
    return LuaToken(kind: .number, text: text(start, place), line: line)
  }

  private static let longSigns = ["...", "==", "~=", "<=", ">=", "//", "<<", ">>", "::", ".."]

  private mutating func sign() -> LuaToken {
    let rest = text(place, min(place + 3, bytes.count))
    let sign = Self.longSigns.first { rest.hasPrefix($0) } ?? text(place, place + 1)
    place += max(1, sign.utf8.count <= 3 && Self.longSigns.contains(sign) ? sign.utf8.count : 1)
    return LuaToken(kind: .sign, text: sign, line: line)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
