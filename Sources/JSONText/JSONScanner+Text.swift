internal import TextLayout

extension JSONScanner {
  /// Reads a text, steady; `at` is on its opening quote and ends behind the closing one.
  mutating func text() throws(JSONError) -> String {
    let start = at
    at += 1
    try skipPlain(textStart: start)
    if bytes[at] == Byte.quote {
      defer { at += 1 }
      return string(start + 1..<at)
    }
    return try escapedText(start: start)
  }

  /// The bytes of a text without escapes. A short one that is ASCII needs neither memory nor a second look.
  private func string(_ range: Range<Int>) -> String {
    let text = UnsafeRawBufferPointer(rebasing: bytes[range])
    if text.count > 15 { return String(decoding: text, as: UTF8.self).steady }
    return String(unsafeUninitializedCapacity: text.count) { place in
      UnsafeMutableRawBufferPointer(place).copyMemory(from: text)
      return text.count
    }
  }

  /// Reads the rest of a text with escapes; `at` is on the first backslash.
  private mutating func escapedText(start: Int) throws(JSONError) -> String {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[start + 1..<at])
    while bytes[at] != Byte.quote {
      try escape(textStart: start)
      let run = at
      try skipPlain(textStart: start)
      scratch.append(contentsOf: bytes[run..<at])
    }
    at += 1
    return String(decoding: scratch, as: UTF8.self).steady
  }

  /// Moves to the next quote or backslash, checking the text before it.
  private mutating func skipPlain(textStart: Int) throws(JSONError) {
    while true {
      skipASCII()
      guard at < count else { throw endedInText(textStart) }
      let byte = bytes[at]
      if byte == Byte.quote || byte == Byte.backslash { return }
      if byte < Byte.space { throw controlInText(byte, textStart: textStart) }
      guard let length = scalarLength(at: at) else { throw invalidUTF8(textStart: textStart) }
      at += length
    }
  }

  /// Moves over characters from space to U+007F that are neither quote nor backslash, eight at a time.
  @inline(__always)
  mutating func skipASCII() {
    while at &+ 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let special = JSONScanner.specialBytes(word)
      if special != 0 {
        at &+= special.trailingZeroBitCount / 8
        return
      }
      at &+= 8
    }
    while at < count, JSONScanner.isPlain(bytes[at]) { at &+= 1 }
  }

  /// Moves to the next quote or backslash, whatever stands before it, or to the end.
  mutating func skipToQuoteOrBackslash() {
    while at &+ 8 <= count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let found = JSONScanner.quotesAndBackslashes(word) & JSONScanner.topBits
      if found != 0 {
        at &+= found.trailingZeroBitCount / 8
        return
      }
      at &+= 8
    }
    while at < count, bytes[at] != Byte.quote, bytes[at] != Byte.backslash { at &+= 1 }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= Byte.space && byte < 0x80 && byte != Byte.quote && byte != Byte.backslash
  }

  /// Sets the top bit of the lowest byte that is not plain; bits above it may be wrong, those below are 0.
  @inline(__always)
  private static func specialBytes(_ word: UInt64) -> UInt64 {
    let controls = (word &- ones &* 0x20) & ~word
    return (word | controls | quotesAndBackslashes(word)) & topBits
  }

  /// The same for these two.
  @inline(__always)
  private static func quotesAndBackslashes(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* UInt64(Byte.quote))
    let backslashes = word ^ (ones &* UInt64(Byte.backslash))
    return ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let topBits: UInt64 = ones &* 0x80

  /// The length of the UTF-8 sequence at an offset, by table 3-7 of the Unicode Standard; nil for a malformed one.
  func scalarLength(at index: Int) -> Int? {
    let left = count - index
    switch bytes[index] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF where left >= 2: return isContinuation(index + 1) ? 2 : nil
    case 0xE0...0xEF where left >= 3:
      return secondRange(bytes[index]).contains(bytes[index + 1]) && isContinuation(index + 2) ? 3 : nil
    case 0xF0...0xF4 where left >= 4:
      return secondRange(bytes[index]).contains(bytes[index + 1]) && isContinuation(index + 2)
        && isContinuation(index + 3) ? 4 : nil
    default: return nil
    }
  }

  private func isContinuation(_ index: Int) -> Bool {
    bytes[index] & 0xC0 == 0x80
  }

  /// The second bytes that make no overlong form, no surrogate and nothing above U+10FFFF.
  private func secondRange(_ first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Reads one escape into `scratch`; `at` is on the backslash.
  private mutating func escape(textStart: Int) throws(JSONError) {
    let start = at
    guard start + 1 < count else { throw endedInText(textStart) }
    at += 2
    switch bytes[start + 1] {
    case Byte.quote, Byte.backslash, Byte.slash: scratch.append(bytes[start + 1])
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(Byte.lineFeed)
    case UInt8(ascii: "r"): scratch.append(Byte.carriageReturn)
    case UInt8(ascii: "t"): scratch.append(Byte.tab)
    case UInt8(ascii: "u"):
      scratch.append(contentsOf: try unicodeEscape(start, textStart: textStart).utf8)
    default: throw unknownEscape(at: start, textStart: textStart)
    }
  }

  /// Reads the digits of a \u escape and, for a first half, of the second one; `at` is behind the `u`.
  private mutating func unicodeEscape(_ start: Int, textStart: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexDigits(start, textStart: textStart)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second = at
    guard UTF16.isLeadSurrogate(first) else { throw error(.loneSurrogate(first), at: start) }
    if count - second < 2 {
      throw isEscapeStart(second) ? endedInText(textStart) : error(.loneSurrogate(first), at: start)
    }
    guard bytes[second] == Byte.backslash, bytes[second + 1] == UInt8(ascii: "u") else {
      throw error(.loneSurrogate(first), at: start)
    }
    at += 2
    let low = try hexDigits(second, textStart: textStart)
    guard UTF16.isTrailSurrogate(low) else { throw error(.loneSurrogate(first), at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, low]))
  }

  /// Whether the input is over here, or after a single backslash.
  private func isEscapeStart(_ index: Int) -> Bool {
    index >= count || bytes[index] == Byte.backslash
  }

  private mutating func hexDigits(_ start: Int, textStart: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard at < count else { throw endedInText(textStart) }
      guard let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue, bytes[at] < 0x80 else {
        throw error(.badUnicodeEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      at += 1
    }
    return unit
  }
}
