internal import HTMLEntities
internal import JSONText

/// How the texts of the Open Trivia DB are written. A file does not say it: its texts tell.
enum TriviaEncoding {
  case html, base64
  /// Percent signs, as in addresses; the older form has `+` for a space.
  case percent(plusIsSpace: Bool)

  /// By what the texts of a dump have in common.
  init(of results: [JSONNode]) {
    let first = results.lazy.compactMap { $0["type"]?.string }.first
    if first?.hasPrefix("bXVsdGlwbGU") == true || first?.hasPrefix("Ym9vbGVhbg") == true {
      self = .base64
      return
    }
    let questions = results.compactMap { $0["question"]?.string }
    let hasSpaces = questions.contains { $0.utf8.contains(UInt8(ascii: " ")) }
    let hasPluses = questions.contains { $0.utf8.contains(UInt8(ascii: "+")) }
    let hasPercents = questions.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    self = hasSpaces || !(hasPluses || hasPercents) ? .html : .percent(plusIsSpace: hasPluses)
  }

  /// A text without its encoding and without the white space around it; one that is not written that way stays.
  func decoded(_ text: String) -> String {
    switch self {
    case .html: return decodeHTMLEntities(text).trimmed
    case .percent(let plusIsSpace): return (Self.unpercented(text, plusIsSpace) ?? text).trimmed
    case .base64: return (Self.unbased(text) ?? text).trimmed
    }
  }

  private static func unpercented(_ text: String, _ plusIsSpace: Bool) -> String? {
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        output.append(value)
        rest = rest.dropFirst(2)
      } else {
        output.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: output, as: UTF8.self)
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Each digit's value (RFC 4648, section 4); 64 for what is none.
  private static let values: [UInt8] = (0...255).map { byte in
    UInt8(digits.firstIndex(of: UInt8(byte)) ?? 64)
  }

  private static func unbased(_ text: String) -> String? {
    var output: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      let value = values[Int(byte)]
      if value == 64 { return nil }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return String(validating: output, as: UTF8.self)
  }
}
