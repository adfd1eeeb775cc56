/// Decodes HTML's character references: named (`&eacute;`), decimal (`&#233;`) and hexadecimal (`&#xE9;`) ones.
///
/// By https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state, for text outside of attributes.
/// The longest matching name counts, about a hundred old names also without a semicolon; other text stays unchanged.
/// Decodes once: `&amp;lt;` gives `&lt;`.
package func decodeHTMLEntities(_ text: String) -> String {
  guard hasAmpersand(text) else { return text }
  var decoder = EntityDecoder(Array(text.utf8))
  return decoder.decoded()
}

/// Looks at eight bytes at a time: most texts have none, and a bank has hundreds of thousands of texts.
private func hasAmpersand(_ text: String) -> Bool {
  let found = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ 0x2626_2626_2626_2626
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
      place += 8
    }
    return raw[place...].contains(UInt8(ascii: "&"))
  }
  return found ?? text.utf8.contains(UInt8(ascii: "&"))
}

/// Walks over the bytes of one text.
struct EntityDecoder {
  private let bytes: [UInt8]
  private var place = 0
  private var output: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  mutating func decoded() -> String {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), reference() { continue }
      output.append(bytes[place])
      place += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Decodes the reference at this `&`; false, without moving, when there is none.
  private mutating func reference() -> Bool {
    let start = place + 1
    guard start < bytes.count else { return false }
    if bytes[start] == UInt8(ascii: "#") { return number(from: start + 1) }
    guard let (points, end) = EntityTable.shared.longestName(in: bytes, from: start) else { return false }
    for point in points { append(point) }
    place = end
    return true
  }

  private mutating func number(from start: Int) -> Bool {
    let isHex = start < bytes.count && bytes[start] | 0x20 == UInt8(ascii: "x")
    let radix: UInt32 = isHex ? 16 : 10
    let first = isHex ? start + 1 : start
    var end = first
    var value: UInt32 = 0
    while end < bytes.count, let digit = Self.digit(bytes[end]), digit < radix {
      value = min(value * radix + digit, 0x11_0000)  // one past the last code point stays one past it
      end += 1
    }
    if end == first { return false }
    append(value)
    place = end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end + 1 : end
    return true
  }

  /// Appends the character with a number: Windows-1252 in 0x80…0x9F, U+FFFD for an invalid one.
  private mutating func append(_ value: UInt32) {
    let point = Self.windows1252[value] ?? value
    let scalar = point == 0 ? nil : Unicode.Scalar(point)
    output.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
  }

  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
  }

  /// Numbers that mean something else than their code point:
  /// https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state.
  private static let windows1252: [UInt32: UInt32] = [
    0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021, 0x88: 0x02C6,
    0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D, 0x91: 0x2018, 0x92: 0x2019, 0x93: 0x201C,
    0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC, 0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A,
    0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
  ]
}
