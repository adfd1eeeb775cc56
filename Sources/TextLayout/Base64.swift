/// Bytes as letters, digits and two signs (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each digit; 64 for white space and `=`, 65 for other bytes.
  private static let values: [UInt8] = (0...255).map { byte in
    if let value = digits.firstIndex(of: UInt8(byte)) { return UInt8(value) }
    return byte <= 0x20 || byte == 0x3D ? 64 : 65
  }

  /// The bytes; nil when something else stands among the digits.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var output: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      let value = values[Int(byte)]
      if value == 65 { return nil }
      if value == 64 { continue }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return output
  }

  package static func encoded(_ bytes: [UInt8]) -> String { String(decoding: letters(of: bytes), as: UTF8.self) }

  package static func letters(of bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count / 3 * 4 + 4)
    var index = 0
    while index < bytes.count {
      let group = bytes[index..<min(index + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        output.append(place <= group.count ? digits[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return output
  }
}
