extension StringProtocol {
  /// The text without spaces and tabs around it, as in lists of headers.
  var trimmed: Substring {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let bytes = Substring(self).utf8
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return Substring(bytes[first...last])
  }

  /// The parts between bytes such as a comma; of so many at most the last has the rest. What HTTP separates are bytes, not
  /// what people take for characters.
  func cut(at byte: UInt8, most: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(self)
    while parts.count < most - 1, let end = rest.utf8.firstIndex(of: byte) {
      parts.append(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
    }
    parts.append(rest)
    return parts
  }

  /// The text with `%41` as `A`, and in forms plus signs as spaces; nil for broken escapes, invalid UTF-8, and NUL.
  func percentDecoded(plus: Bool = false) -> String? {
    let isPlain = utf8.allSatisfy { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "+") && $0 != 0 }
    if isPlain { return String(self) }
    var bytes: [UInt8] = []
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plus: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}

/// The fields of a form or a query: `key=value&key=value`; broken ones are skipped.
func formFields(_ text: String) -> [(name: String, value: String)] {
  text.split(separator: "&").compactMap { field in
    let halves = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves[0].percentDecoded(plus: true) else { return nil }
    return (halves.count == 2 ? halves[1].percentDecoded(plus: true) : "").map { (name, $0) }
  }
}

extension String {
  /// Fit for one segment of a path: everything but letters, digits and four signs as `%XX`.
  var percentEncoded: String {
    utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._~".utf8.contains(byte) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}

/// A path with its query; empty fields are dropped.
struct Query {
  let path: String

  init(_ path: String, _ fields: [(String, String)]) {
    let filled = fields.filter { !$0.1.isEmpty }.map { "\($0)=\($1.percentEncoded)" }
    self.path = filled.isEmpty ? path : "\(path)?\(filled.joined(separator: "&"))"
  }
}
