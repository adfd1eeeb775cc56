/// Bytes of a text file as UTF-8, piece by piece: UTF-16 is known by its byte order mark, or by its zeros, and made UTF-8.
///
/// Everything else is left as it is; a row that is no UTF-8 is then read as Windows-1252.
struct SheetText {
  private enum Encoding { case unknown, asItIs, utf16(isLittle: Bool) }

  private var encoding = Encoding.unknown
  /// The pending half of a UTF-16 unit, and half of a surrogate pair.
  private var half: UInt8?
  private var high: UInt16?

  /// The next bytes of the file, made UTF-8. The first piece should have four bytes or be all there is.
  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes[...]
    if case .unknown = encoding { begin(&bytes) }
    guard case .utf16(let isLittle) = encoding else { return Array(bytes) }
    return utf16(bytes, isLittle)
  }

  private mutating func begin(_ bytes: inout ArraySlice<UInt8>) {
    encoding = .asItIs
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = bytes.dropFirst(3)
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16(isLittle: bytes.first == 0xFF)
      bytes = bytes.dropFirst(2)
    } else if bytes.count >= 4 {
      let zeros = bytes.prefix(4).map { $0 == 0 }
      if zeros == [false, true, false, true] { encoding = .utf16(isLittle: true) }
      if zeros == [true, false, true, false] { encoding = .utf16(isLittle: false) }
    }
  }

  private mutating func utf16(_ bytes: ArraySlice<UInt8>, _ isLittle: Bool) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit = isLittle ? UInt16(first) | UInt16(byte) << 8 : UInt16(first) << 8 | UInt16(byte)
      add(unit, to: &text)
    }
    return Array(String(text).utf8)
  }

  private mutating func add(_ unit: UInt16, to text: inout String.UnicodeScalarView) {
    if let first = high {
      high = nil
      let (lead, trail) = (UInt32(first & 0x3FF), UInt32(unit & 0x3FF))
      if (0xDC00...0xDFFF).contains(unit), let scalar = UnicodeScalar(0x10000 + (lead << 10 | trail)) {
        text.append(scalar)
        return
      }
      text.append("\u{FFFD}")
    }
    if (0xD800...0xDBFF).contains(unit) {
      high = unit
    } else {
      text.append(UnicodeScalar(unit) ?? "\u{FFFD}")
    }
  }

  /// Bytes as text: UTF-8 or, when they are none, Windows-1252.
  static func string(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append((0x80...0x9F).contains(byte) ? windows1252[Int(byte) - 0x80] : UnicodeScalar(byte))
    }
    return String(text)
  }

  /// The characters from 0x80 to 0x9F (https://encoding.spec.whatwg.org/index-windows-1252.txt); undefined ones stay as
  /// they are.
  private static let windows1252 = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
