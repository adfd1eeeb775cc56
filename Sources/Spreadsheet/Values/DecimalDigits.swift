/// A number without its sign as decimal digits, rounded as spreadsheet programs do: half of a place goes up.
struct DecimalDigits {
  /// 0 to 9, the first not 0; none for zero.
  private(set) var digits: [UInt8] = []
  /// How many of them stand before the point; below zero when noughts stand behind it first.
  private(set) var point = 0

  /// The digits that spreadsheet programs keep, so that 0.1 + 0.2 is 0.3.
  static let most = 15

  init(_ value: Double) {
    let parts = "\(abs(value))".split(separator: "e")
    let halves = parts[0].split(separator: ".")
    digits = Array(halves.joined().utf8).map { $0 &- 48 }
    point = halves[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    tidy()
    round(to: Self.most)
  }

  private mutating func tidy() {
    let noughts = digits.prefix { $0 == 0 }.count
    digits.removeFirst(noughts)
    point -= noughts
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  private mutating func round(to count: Int) {
    guard count < digits.count else { return }
    if count < 0 {
      digits = []
      return tidy()
    }
    let goesUp = digits[count] >= 5
    digits.removeSubrange(count...)
    if goesUp {
      var place = count - 1
      while place >= 0, digits[place] == 9 { place -= 1 }
      if place < 0 {
        (digits, point) = ([1], point + 1)
      } else {
        digits[place] += 1
        digits.removeSubrange((place + 1)...)
      }
    }
    tidy()
  }

  mutating func round(decimals: Int) { round(to: point + decimals) }

  /// Moves the point to the right.
  mutating func shift(_ places: Int) {
    if !digits.isEmpty { point += places }
  }

  var isZero: Bool { digits.isEmpty }

  /// The digits before the point; none when it is below one.
  var whole: [UInt8] { (0..<max(0, point)).map { $0 < digits.count ? digits[$0] : 0 } }

  /// The first `count` digits after the decimal point.
  func decimals(_ count: Int) -> [UInt8] {
    (0..<count).map { place in
      let index = point + place
      return digits.indices.contains(index) ? digits[index] : 0
    }
  }

  var value: Double {
    isZero ? 0 : Double("0." + String(decoding: digits.map { $0 + 48 }, as: UTF8.self) + "e\(point)") ?? 0
  }
}
