/// Cuts a Lua source into tokens, with comments stored beside them.
///
/// It never fails: an invalid byte becomes a sign, and an open text ends with its line. Lua itself decides whether the
/// source is valid.
package struct LuaLexer: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  /// The comments so far, without their dashes and brackets, each with the line on which it begins.
  package private(set) var comments: [(line: Int, text: String)] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package mutating func next() -> LuaToken? {
    skipBlanks()
    guard at < bytes.count else { return nil }
    var token = LuaToken(kind: .sign, text: "", offset: at, end: at, line: line)
    (token.kind, token.text) = content()
    token.end = at
    return token
  }

  private mutating func content() -> (LuaToken.Kind, String) {
    let first = byte()
    if Self.isLetter(first) { return word() }
    if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) { return (.number, number()) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return (.text, quoted(first)) }
    if let level = longBracket() { return (.text, long(level)) }
    return (.sign, sign())
  }

  /// A byte from here on; 0 behind the end.
  private func byte(_ ahead: Int = 0) -> UInt8 { at + ahead < bytes.count ? bytes[at + ahead] : 0 }

  private func text(from start: Int) -> String {
    String(decoding: bytes[Swift.min(start, at)..<at], as: UTF8.self)
  }

  private mutating func step() {
    if byte() == UInt8(ascii: "\n") { line += 1 }
    at += 1
  }

  private mutating func skipBlanks() {
    while at < bytes.count {
      if byte() <= 0x20 {
        step()
      } else if byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: "-") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = line
    at += 2
    if let level = longBracket() {
      comments.append((start, long(level)))
    } else {
      let begin = at
      while at < bytes.count && byte() != UInt8(ascii: "\n") { at += 1 }
      comments.append((start, text(from: begin)))
    }
  }

  // MARK: Words, numbers, signs

  private mutating func word() -> (LuaToken.Kind, String) {
    let start = at
    while Self.isWord(byte()) { at += 1 }
    let word = text(from: start)
    return (LuaToken.keywords.contains(word) ? .keyword : .name, word)
  }

  private mutating func number() -> String {
    let start = at
    let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while Self.isWord(byte()) || (byte() == UInt8(ascii: ".") && byte(1) != UInt8(ascii: ".")) {
      let isExponent = byte() | 0x20 == exponent
      at += 1
      if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { at += 1 }
    }
    return text(from: start)
  }

  private mutating func sign() -> String {
    let start = at
    at += signLength
    return text(from: start)
  }

  private var signLength: Int {
    let (first, second) = (byte(), byte(1))
    if first == UInt8(ascii: "."), second == first { return byte(2) == first ? 3 : 2 }
    let isComparison = second == UInt8(ascii: "=") && "=~<>".utf8.contains(first)
    let isDouble = second == first && "/<>:".utf8.contains(first)
    return isComparison || isDouble ? 2 : 1
  }

  // MARK: Texts

  /// A text in quotes, its escapes read.
  private mutating func quoted(_ quote: UInt8) -> String {
    var text: [UInt8] = []
    at += 1
    while at < bytes.count, byte() != UInt8(ascii: "\n") {
      let next = byte()
      at += 1
      if next == quote { break }
      if next == UInt8(ascii: "\\") && at < bytes.count { text += escaped() } else { text.append(next) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of an escape; an unknown one stands for itself.
  private mutating func escaped() -> [UInt8] {
    let first = byte()
    if let plain = Self.escapes[first] {
      at += 1
      return [plain]
    }
    switch first {
    case UInt8(ascii: "z"):
      at += 1
      while at < bytes.count && byte() <= 0x20 { step() }
      return []
    case UInt8(ascii: "x"): return numbered(behind: 1, digits: 2, base: 16) ?? itself()
    case UInt8(ascii: "u"): return character() ?? itself()
    default: return Self.isDigit(first) ? numbered(behind: 0, digits: 3, base: 10) ?? itself() : itself()
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
  ]

  private mutating func itself() -> [UInt8] {
    defer { step() }
    return [byte()]
  }

  /// `\65`, `\x41`: a byte by its number.
  private mutating func numbered(behind: Int, digits: Int, base: Int) -> [UInt8]? {
    var value = 0
    var length = 0
    while length < digits, let digit = Character(Unicode.Scalar(byte(behind + length))).hexDigitValue, digit < base {
      value = value * base + digit
      length += 1
    }
    guard length > 0, let byte = UInt8(exactly: value) else { return nil }
    at += behind + length
    return [byte]
  }

  /// `\u{1F600}`: a character by its number.
  private mutating func character() -> [UInt8]? {
    guard byte(1) == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var length = 2
    while let digit = Character(Unicode.Scalar(byte(length))).hexDigitValue, value < 0x110000 {
      value = value * 16 + UInt32(digit)
      length += 1
    }
    guard length > 2, byte(length) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else { return nil }
    at += length + 1
    return Array(String(scalar).utf8)
  }

  /// The number of `=` between the brackets that open a long text here, `[[` or `[==[`; nil when none does.
  private func longBracket() -> Int? {
    guard byte() == UInt8(ascii: "[") else { return nil }
    var level = 0
    while byte(1 + level) == UInt8(ascii: "=") { level += 1 }
    return byte(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  /// A text in long brackets; its first line break is no part of it.
  private mutating func long(_ level: Int) -> String {
    at += level + 2
    if byte() == UInt8(ascii: "\r") && byte(1) == UInt8(ascii: "\n") { at += 1 }
    if byte() == UInt8(ascii: "\n") { step() }
    let start = at
    while at < bytes.count && !closesLong(level) { step() }
    let text = text(from: start)
    at = Swift.min(bytes.count, at + level + 2)
    return text
  }

  private func closesLong(_ level: Int) -> Bool {
    byte() == UInt8(ascii: "]") && (0..<level).allSatisfy { byte(1 + $0) == UInt8(ascii: "=") }
      && byte(1 + level) == UInt8(ascii: "]")
  }

  // MARK: Bytes

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}

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
