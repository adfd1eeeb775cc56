internal import HTMLEntities

/// How the service writes the texts of an answer: https://opentdb.com/api_config.php, "Encoding".
enum TextEncoding: String, CaseIterable {
  /// HTML's character references; the service's own choice.
  case entities = "default"
  case base64
  /// Percent signs, as in addresses.
  case url3986
  /// The same with `+` for a space.
  case urlLegacy

  /// The text itself; nil when it is not written that way.
  func decoded(_ text: String) -> String? {
    switch self {
    case .entities: return decodeHTMLEntities(text)
    case .base64: return Self.fromBase64(text)
    case .url3986: return Self.fromPercents(text, plusIsSpace: false)
    case .urlLegacy: return Self.fromPercents(text, plusIsSpace: true)
    }
  }

  private static func fromPercents(_ text: String, plusIsSpace: Bool) -> String? {
    var output: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = bytes.popFirst().flatMap(hexDigit), let low = bytes.popFirst().flatMap(hexDigit) else {
          return nil
        }
        output.append(high << 4 | low)
      } else {
        output.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: output, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  /// Base64 by RFC 4648, section 4; the signs at the end may be missing.
  private static func fromBase64(_ text: String) -> String? {
    var digits = Array(text.utf8)
    while digits.last == UInt8(ascii: "=") { digits.removeLast() }
    guard digits.count % 4 != 1 else { return nil }
    var output: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for digit in digits {
      guard let value = base64Value(digit) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return String(validating: output, as: UTF8.self)
  }

  private static func base64Value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): return 62
    case UInt8(ascii: "/"): return 63
    default: return nil
    }
  }
}
