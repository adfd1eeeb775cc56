extension JSONScanner {
  /// Reads a number; `at` is on its sign or first digit.
  mutating func number() throws(JSONError) -> JSONContent {
    let start = at
    var parts = NumberParts(isNegative: bytes[at] == Byte.minus)
    if parts.isNegative { at += 1 }
    try digits(into: &parts, start: start)
    if at < count, bytes[at] == Byte.point {
      at += 1
      try fraction(into: &parts)
    }
    if at < count, bytes[at] == Byte.lowerE || bytes[at] == Byte.upperE {
      at += 1
      try exponent(into: &parts)
    }
    if let quick = parts.exactValue { return quick }
    return try slowNumber(start, isWhole: parts.isWhole)
  }

  private mutating func digits(into parts: inout NumberParts, start: Int) throws(JSONError) {
    let first = at
    try requireDigit()
    while at < count, Byte.isDigit(bytes[at]) {
      parts.add(bytes[at])
      at += 1
    }
    if bytes[first] == Byte.zero { try checkZero(first, start: start) }
  }

  private mutating func fraction(into parts: inout NumberParts) throws(JSONError) {
    try requireDigit()
    parts.isWhole = false
    while at < count, Byte.isDigit(bytes[at]) {
      parts.add(bytes[at])
      parts.exponent -= 1
      at += 1
    }
  }

  private mutating func exponent(into parts: inout NumberParts) throws(JSONError) {
    parts.isWhole = false
    let isNegative = at < count && bytes[at] == Byte.minus
    if isNegative || (at < count && bytes[at] == Byte.plus) { at += 1 }
    try requireDigit()
    var power = 0
    while at < count, Byte.isDigit(bytes[at]) {
      // Far beyond any double; the slow path computes the value.
      power = min(power * 10 + Int(bytes[at] - Byte.zero), 1_000_000_000)
      at += 1
    }
    parts.exponent += isNegative ? -power : power
  }

  private func requireDigit() throws(JSONError) {
    guard at < count else { throw ended(.digit) }
    if Byte.isDigit(bytes[at]) { return }
    throw badNumber(.noDigit(after: Unicode.Scalar(bytes[at - 1]), found: scalar(at: at)), at: at)
  }

  /// Refuses `01` and `0x1F`; `first` is the zero.
  private func checkZero(_ first: Int, start: Int) throws(JSONError) {
    if at - first > 1 {
      let sign = start < first ? "-" : ""
      let rest = bytes[first..<at].drop { $0 == Byte.zero }
      throw badNumber(.leadingZero(sign + (rest.isEmpty ? "0" : String(decoding: rest, as: UTF8.self))), at: start)
    }
    guard at < count, "xXoObB".utf8.contains(bytes[at]) else { return }
    throw badNumber(.otherBase(word(at: start)), at: start)
  }

  /// Reads a number with more digits than fit exactly into a double or an integer of 18 digits.
  private func slowNumber(_ start: Int, isWhole: Bool) throws(JSONError) -> JSONContent {
    let literal = String(decoding: bytes[start..<at], as: UTF8.self)
    if isWhole, let whole = Int(literal) { return .int(whole) }
    guard let value = Double(literal), value.isFinite else { throw badNumber(.tooLarge(literal), at: start) }
    return JSONContent(value)
  }
}

extension JSONContent {
  /// A finite number: whole if it is, and fits.
  init(_ value: Double) {
    if let whole = Int(exactly: value) { self = .int(whole) } else { self = .number(value) }
  }
}

/// A decimal number as its digits were read: ±significand · 10^exponent.
private struct NumberParts {
  let isNegative: Bool
  /// True without a point and an exponent.
  var isWhole = true
  var exponent = 0
  private var significand = 0
  /// Digits without leading zeros.
  private var length = 0

  init(isNegative: Bool) {
    self.isNegative = isNegative
  }

  @inline(__always)
  mutating func add(_ digit: UInt8) {
    if length < 19 {
      significand = significand &* 10 &+ Int(digit &- Byte.zero)
      if significand != 0 { length += 1 }
    }
  }

  /// The value when 64-bit arithmetic gives it without rounding twice: whole numbers of up to 18 digits, and
  /// significands below 2^53 with a power of ten that a double holds exactly.
  var exactValue: JSONContent? {
    guard length <= 18 else { return nil }
    let signed = isNegative ? -significand : significand
    if isWhole { return .int(signed) }
    guard significand < 1 << 53, abs(exponent) < NumberParts.powers.count else { return nil }
    let power = NumberParts.powers[abs(exponent)]
    return JSONContent(exponent < 0 ? Double(signed) / power : Double(signed) * power)
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
