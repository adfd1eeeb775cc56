extension NumberFormat.Section {
  /// A number without its sign.
  func text(_ value: Double) -> String {
    if tokens.contains(.general) { return tokens.map { plain($0, abs(value)) }.joined() }
    if let slash = tokens.firstIndex(of: .slash), let text = fraction(abs(value), slash) { return text }
    var digits = DecimalDigits(value)
    for token in tokens where token == .percent { digits.shift(2) }
    return Layout(tokens).text(digits)
  }

  private func plain(_ token: NumberFormat.Token, _ value: Double) -> String {
    switch token {
    case .literal(let text): text
    case .general: NumberFormat.general(value)
    case .percent: "%"
    case .point: "."
    case .comma: ","
    case .slash: "/"
    case .digit, .exponent, .date, .elapsed, .halves: ""
    }
  }

  // MARK: Fractions

  /// The largest fixed denominator; Excel's have three digits.
  private static let mostParts = 1_000_000

  /// `1 1/2`; nil when the parts around the slash form no fraction.
  private func fraction(_ value: Double, _ slash: Int) -> String? {
    let isDigit = { (token: NumberFormat.Token) in if case .digit = token { true } else { false } }
    let above = tokens[..<slash].reversed().prefix(while: isDigit).count
    let below = tokens[(slash + 1)...].prefix { isDigit($0) || isNumeral($0) }
    guard above > 0, !below.isEmpty else { return nil }
    let hasWhole = tokens[..<(slash - above)].contains(where: isDigit)
    let whole = hasWhole ? value.rounded(.down) : 0
    let fixed = below.contains(where: isNumeral) ? Int(below.map(numeral).joined()) ?? .max : nil
    guard value < 1e9, fixed ?? 0 <= Self.mostParts,
      let (part, parts) = Self.nearest(value - whole, fixed, places: below.count)
    else { return nil }
    let start = tokens.firstIndex(where: isDigit) ?? 0
    let (before, behind) = (tokens[..<start], tokens[(slash + 1 + below.count)...])
    var words: [String] = []
    let carried = hasWhole && part == parts
    if hasWhole, whole > 0 || part == 0 || carried { words.append(String(Int(whole) + (carried ? 1 : 0))) }
    if part > 0, !carried { words.append("\(part)/\(parts)") }
    if words.isEmpty { words.append("0") }
    return before.map { plain($0, 0) }.joined() + words.joined(separator: " ") + behind.map { plain($0, 0) }.joined()
  }

  private func isNumeral(_ token: NumberFormat.Token) -> Bool {
    if case .literal(let text) = token { text.count == 1 && "123456789".contains(text) } else { false }
  }

  private func numeral(_ token: NumberFormat.Token) -> String {
    if case .literal(let text) = token { text } else { "0" }
  }

  /// The fraction that is nearest, with the smallest parts.
  private static func nearest(_ value: Double, _ fixed: Int?, places: Int) -> (Int, Int)? {
    if let fixed { return fixed > 0 ? (Int((value * Double(fixed)).rounded()), fixed) : nil }
    var best = (part: Int(value.rounded()), parts: 1)
    for parts in 1...[9, 99, 999][min(places, 3) - 1] {
      let part = Int((value * Double(parts)).rounded())
      let (error, least) = (
        abs(value - Double(part) / Double(parts)), abs(value - Double(best.part) / Double(best.parts))
      )
      if error < least - 1e-12 { best = (part, parts) }
    }
    return best
  }

  // MARK: Digits

  /// The tokens that hold digits, and the texts between them.
  private struct Layout {
    let tokens: [NumberFormat.Token]
    /// Indices of the places before the point, behind it, and of the exponent.
    private var whole: [Int] = []
    private var decimals: [Int] = []
    private var exponent: [Int] = []
    private var point: Int?
    private var power: Int?

    init(_ tokens: [NumberFormat.Token]) {
      self.tokens = tokens
      for (index, token) in tokens.enumerated() {
        switch token {
        case .digit where power != nil: exponent.append(index)
        case .digit where point != nil: decimals.append(index)
        case .digit: whole.append(index)
        case .point where point == nil && power == nil: point = index
        case .exponent where power == nil: power = index
        default: break
        }
      }
    }

    /// Commas right behind the last place, of the whole number or of the decimals: each leaves out three digits.
    private var scaling: [Int] {
      [whole.last, decimals.last].compactMap { $0 }.flatMap { last in
        tokens.indices[(last + 1)...].prefix { tokens[$0] == .comma }
      }
    }

    private var isGrouped: Bool {
      guard let first = whole.first, let last = whole.last else { return false }
      return tokens[first...last].contains(.comma)
    }

    func text(_ given: DecimalDigits) -> String {
      var digits = given
      digits.shift(-3 * scaling.count)
      var size = 0
      if power != nil, !digits.isZero {
        let step = max(1, whole.count)
        size = Int((Double(digits.point - 1) / Double(step)).rounded(.down)) * step
        digits.shift(-size)
        digits.round(decimals: decimals.count)
        if digits.whole.count > step {
          digits.shift(-step)
          size += step
        }
      }
      digits.round(decimals: decimals.count)
      return tokens.indices.map { piece($0, digits, size) }.joined()
    }

    private func piece(_ index: Int, _ digits: DecimalDigits, _ size: Int) -> String {
      switch tokens[index] {
      case .literal(let text): return text
      case .percent: return "%"
      case .slash: return "/"
      case .point where index == point:
        return (whole.isEmpty ? Self.text(digits.whole) : "") + "."
      case .point: return "."
      case .comma:
        let isInside = whole.first.map { index > $0 } ?? false && whole.last.map { index < $0 } ?? false
        return isInside || scaling.contains(index) ? "" : ","
      case .exponent(let showsPlus):
        return index == power ? "E" + (size < 0 ? "-" : showsPlus ? "+" : "") : ""
      case .digit(let sign):
        if let place = whole.firstIndex(of: index) { return wholePiece(place, sign, digits.whole) }
        if let place = decimals.firstIndex(of: index) { return decimalPiece(place, sign, digits) }
        return exponent.firstIndex(of: index).map { exponentPiece($0, size) } ?? ""
      case .general, .date, .elapsed, .halves: return ""
      }
    }

    private static func text(_ digits: [UInt8]) -> String { String(decoding: digits.map { $0 + 48 }, as: UTF8.self) }

    private static func filler(_ sign: Character) -> String { sign == "0" ? "0" : sign == "?" ? " " : "" }

    /// The digit of a place; the first place also has all digits before it.
    private func wholePiece(_ place: Int, _ sign: Character, _ digits: [UInt8]) -> String {
      let position = whole.count - 1 - place
      var text = ""
      let highest = place == 0 ? max(position, digits.count - 1) : position
      for at in stride(from: highest, through: position, by: -1) {
        let digit = at < digits.count ? Self.text([digits[digits.count - 1 - at]]) : Self.filler(sign)
        text += digit + (isGrouped && at > 0 && at % 3 == 0 && digit != "" && digit != " " ? "," : "")
      }
      return text
    }

    private func decimalPiece(_ place: Int, _ sign: Character, _ digits: DecimalDigits) -> String {
      let all = digits.decimals(decimals.count)
      return sign == "0" || all[place...].contains { $0 != 0 } ? Self.text([all[place]]) : Self.filler(sign)
    }

    private func exponentPiece(_ place: Int, _ size: Int) -> String {
      let digits = String(abs(size))
      let padded = String(repeating: "0", count: max(0, exponent.count - digits.count)) + digits
      let extra = padded.count - exponent.count
      return place == 0 ? String(padded.prefix(1 + extra)) : String(Array(padded)[place + extra])
    }
  }
}
