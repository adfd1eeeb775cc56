/// Steps through a line of JSON in its plain form: texts without escapes and of ASCII alone, numbers that are exact.
struct PlainScanner {
  private let bytes: UnsafeRawBufferPointer
  private(set) var at = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Steps over these characters and the blanks behind them if they are next.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at &+ count <= bytes.count else { return false }
    for index in 0..<count where bytes[at &+ index] != text.utf8Start[index] { return false }
    at &+= count
    skipBlanks()
    return true
  }

  /// Steps over a character and the blanks behind it if it is next.
  @inline(__always)
  mutating func skip(byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at &+= 1
    skipBlanks()
    return true
  }

  /// The letter behind the beginning of a response, as in `"q1":["a"],`, when that and another response are next without
  /// blanks; steps over it.
  @inline(__always)
  mutating func letter(behind opening: Token) -> UInt8? {
    let end = at &+ opening.count &+ 1
    guard end &+ 8 <= bytes.count, isNext(opening) else { return nil }
    let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt32.self))
    guard word & 0xFF_FFFF == 0x2C_5D22, word >> 24 == 0x22 else { return nil }
    at = end &+ 3
    return bytes[end &- 1]
  }

  /// The letter of `["a"]` when that is next; steps over it and the blanks behind it.
  @inline(__always)
  mutating func skipLetter() -> UInt8? {
    guard at &+ 8 <= bytes.count else { return nil }
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
    guard word & 0xFF_FF00_FFFF == 0x5D_2200_225B else { return nil }
    at &+= 5
    skipBlanks()
    return UInt8(truncatingIfNeeded: word >> 16)
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at &+= 1 }
  }

  @inline(__always)
  func isNext(_ token: Token) -> Bool { token.stands(at: at, in: bytes) }

  /// Steps over a token that is next, and the blanks behind it.
  @inline(__always)
  mutating func step(over token: Token) {
    at &+= token.count
    skipBlanks()
  }

  /// Steps over a line feed, a carriage return before it included, or stands at the end.
  mutating func skipLineEnd() -> Bool {
    if at < bytes.count, bytes[at] == UInt8(ascii: "\r") { at += 1 }
    if at == bytes.count { return true }
    guard bytes[at] == UInt8(ascii: "\n") else { return false }
    at += 1
    return true
  }

  /// Steps over a text; where its characters are.
  @inline(__always)
  mutating func text() -> Range<Int>? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    let start = at &+ 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      let byte = bytes[end]
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      end &+= 1
    }
    guard end < bytes.count else { return nil }
    at = end &+ 1
    skipBlanks()
    return start..<end
  }

  /// Whether the characters there are these.
  @inline(__always)
  func `is`(_ range: Range<Int>, _ other: [UInt8]) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<other.count where bytes[range.lowerBound &+ index] != other[index] { return false }
    return true
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Steps over a number of few digits, as in `-12.5`: the double nearest to it.
  ///
  /// A significand of 15 digits and a power of ten of at most 22 are both exact, so that one division rounds correctly.
  mutating func number() -> Double? {
    let start = at
    let isNegative = at < bytes.count && bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    guard let whole = digits(), whole.count == 1 || bytes[at - whole.count] != UInt8(ascii: "0") else {
      at = start
      return nil
    }
    var (value, power) = (whole.value, 1.0)
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      guard let fraction = digits(), whole.count + fraction.count <= 15 else {
        at = start
        return nil
      }
      for _ in 0..<fraction.count { power *= 10 }
      value = value * power + fraction.value
    }
    guard at >= bytes.count || bytes[at] != UInt8(ascii: "e") && bytes[at] != UInt8(ascii: "E") else { return nil }
    skipBlanks()
    return (isNegative ? -value : value) / power
  }

  private mutating func digits() -> (value: Double, count: Int)? {
    var (value, count) = (0, 0)
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9"), count < 16 {
      value = value * 10 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
      count += 1
    }
    return count == 0 || count > 15 ? nil : (Double(value), count)
  }

  /// Steps over the beginning of a line, as in `{"participant":"ada","responses":{`; where the participant is.
  @inline(__always)
  mutating func participant() -> Range<Int>? {
    // `{"participant":"`, and behind it `","responses":{`, in words of which the last two share a byte.
    if `is`(0x6369_7472_6170_227B, at: 0), `is`(0x223A_2274_6E61_7069, at: 8) {
      at = 15
      guard let id = text(), !id.isEmpty else { return nil }
      let end = id.upperBound
      if `is`(0x6F70_7365_7222_2C22, at: end), `is`(0x7B3A_2273_6573_6E6F, at: end &+ 7) {
        at = end &+ 15
        skipBlanks()
        return id
      }
      at = 0
    }
    return participantInParts()
  }

  /// Whether eight bytes stand there, the first of them lowest in the word.
  @inline(__always)
  private func `is`(_ word: UInt64, at offset: Int) -> Bool {
    offset &+ 8 <= bytes.count
      && UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) == word
  }

  private mutating func participantInParts() -> Range<Int>? {
    guard skip("{"), skip("\"participant\""), skip(":"), let id = text(), !id.isEmpty, skip(","),
      skip("\"responses\""), skip(":"), skip("{")
    else { return nil }
    return id
  }
}
