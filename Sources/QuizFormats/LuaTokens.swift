/// The tokens of a Lua source, as far as places need them: names, texts, and signs byte by byte.
///
/// Never fails: what is no token is skipped, and an open text ends with its line. Whether the source is Lua is for Lua to say.
struct LuaTokens: Sequence, IteratorProtocol {
  struct Token: Equatable {
    var kind: Kind
    var offset: Int
  }

  enum Kind: Equatable {
    /// A name or a keyword.
    case name(String)
    /// What a quoted text or a long one in brackets says.
    case text(String)
    case number(String)
    case sign(UInt8)
    /// `==`, `~=`, `<=` or `>=`, so that `=` alone is an assignment.
    case comparison
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    skipSpaceAndComments()
    guard let byte = byte(at) else { return nil }
    let start = at
    if LuaTokens.isWord(byte) { return word(start) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return Token(kind: .text(quoted(byte)), offset: start)
    }
    if let text = long() { return Token(kind: .text(text), offset: start) }
    at += 1
    if self.byte(at) == UInt8(ascii: "="), "=~<>".utf8.contains(byte) {
      at += 1
      return Token(kind: .comparison, offset: start)
    }
    return Token(kind: .sign(byte), offset: start)
  }

  private func byte(_ index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skipSpaceAndComments() {
    while let byte = byte(at) {
      if byte <= 0x20 {
        at += 1
      } else if byte == UInt8(ascii: "-"), self.byte(at + 1) == byte {
        at += 2
        if long() == nil { skipLine() }
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte = byte(at), byte != UInt8(ascii: "\n") { at += 1 }
  }

  private mutating func word(_ start: Int) -> Token {
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
    while let byte = byte(at), LuaTokens.isWord(byte) || (isNumber && byte == UInt8(ascii: ".")) { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    return Token(kind: isNumber ? .number(word) : .name(word), offset: start)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return true
    default: return false
    }
  }

  /// A text in quotes; of its escapes those that stand for themselves, and `\n`, `\t`, are read.
  private mutating func quoted(_ quote: UInt8) -> String {
    var text: [UInt8] = []
    at += 1
    while let byte = byte(at), byte != UInt8(ascii: "\n") {
      at += 1
      if byte == quote { break }
      guard byte == UInt8(ascii: "\\"), let escaped = self.byte(at) else {
        text.append(byte)
        continue
      }
      at += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A text in long brackets, `[[…]]` or `[==[…]==]`, when one begins here; its first line break is no part of it.
  private mutating func long() -> String? {
    guard byte(at) == UInt8(ascii: "[") else { return nil }
    var level = 0
    while byte(at + 1 + level) == UInt8(ascii: "=") { level += 1 }
    guard byte(at + 1 + level) == UInt8(ascii: "[") else { return nil }
    let start = at + 2 + level
    at = start
    while at < bytes.count, !closesLong(level) { at += 1 }
    let text = String(decoding: bytes[Swift.min(start, at)..<at], as: UTF8.self)
    at = Swift.min(bytes.count, at + 2 + level)
    return text.first == "\n" ? String(text.dropFirst()) : text
  }

  private func closesLong(_ level: Int) -> Bool {
    guard bytes[at] == UInt8(ascii: "]"), byte(at + 1 + level) == UInt8(ascii: "]") else { return false }
    for index in 0..<level where bytes[at + 1 + index] != UInt8(ascii: "=") { return false }
    return true
  }
}
