/// Ids of sittings and players: 48 bits of milliseconds, 80 bits of chance, in Crockford's base 32
/// (https://github.com/ulid/spec).
package enum ULID {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  package static func make(at time: WallTime, _ random: inout some RandomNumberGenerator) -> String {
    let low = UInt64.random(in: .min ... .max, using: &random)
    return text(time, high: UInt16.random(in: .min ... .max, using: &random), low: low)
  }

  /// The id with these 80 bits in the place of chance.
  package static func text(_ time: WallTime, high: UInt16, low: UInt64) -> String {
    var text: [Character] = []
    var value = low
    for _ in 0..<12 {
      text.append(digits[Int(value & 31)])
      value >>= 5
    }
    value |= UInt64(high) << 4
    for _ in 0..<4 {
      text.append(digits[Int(value & 31)])
      value >>= 5
    }
    var milliseconds = UInt64(max(0, time.milliseconds)) & 0xFFFF_FFFF_FFFF
    for _ in 0..<10 {
      text.append(digits[Int(milliseconds & 31)])
      milliseconds >>= 5
    }
    return String(text.reversed())
  }

  /// Whether a text could be one.
  package static func isOne(_ text: String) -> Bool { text.count == 26 && text.allSatisfy(digits.contains) }
}
