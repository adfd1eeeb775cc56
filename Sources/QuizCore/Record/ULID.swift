/// Ids of sittings and players: 48 bits of milliseconds, 80 bits of chance, in Crockford's base 32
/// (https://github.com/ulid/spec).
package enum ULID {
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  package static func make(at time: WallTime, _ random: inout some RandomNumberGenerator) -> String {
    let low = UInt64.random(in: .min ... .max, using: &random)
    return text(time, high: UInt16.random(in: .min ... .max, using: &random), low: low)
  }

  /// The id with these 80 bits in the place of chance.
  package static func text(_ time: WallTime, high: UInt16, low: UInt64) -> String {
    var text = [UInt8](repeating: 0, count: 26)
    func write(_ value: UInt64, to places: Range<Int>) {
      var value = value
      for place in places.reversed() {
        text[place] = digits[Int(value & 31)]
        value >>= 5
      }
    }
    write(UInt64(max(0, time.milliseconds)) & 0xFFFF_FFFF_FFFF, to: 0..<10)
    write(UInt64(high) << 4 | low >> 60, to: 10..<14)
    write(low, to: 14..<26)
    return String(decoding: text, as: UTF8.self)
  }

  /// The time at which an id was made; nil for another text.
  package static func time(of id: String) -> WallTime? {
    guard isOne(id) else { return nil }
    let milliseconds = id.utf8.prefix(10).reduce(0) { $0 << 5 | (digits.firstIndex(of: $1) ?? 0) }
    return WallTime(milliseconds: milliseconds)
  }

  /// Whether a text could be one.
  package static func isOne(_ text: String) -> Bool { text.utf8.count == 26 && text.utf8.allSatisfy(digits.contains) }
}
