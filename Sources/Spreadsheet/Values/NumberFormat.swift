/// How a cell shows its number (ECMA-376 part 1, 18.8.31): `0%`, `#,##0.00 "€"`, `# ?/?`, `h:mm`, and so on.
struct NumberFormat: Equatable {
  enum Token: Equatable {
    case literal(String)
    /// `0`, `#` or `?`: the place of a digit.
    case digit(Character)
    case point, comma, percent, slash
    case exponent(showsPlus: Bool)
    case general
    /// A letter of dates, and how often it stands there.
    case date(Character, Int)
    /// Hours, minutes or seconds that go on beyond a day.
    case elapsed(Character, Int)
    /// The words for the halves of a day.
    case halves(String)
  }

  struct Section: Equatable {
    var tokens: [Token] = []
    /// Which numbers it is for, when it says so: a sign of comparison, and with what.
    var condition: Condition?
    var language = FormatLanguage.english
    /// True when the system's language, or an unknown calendar, decides the text.
    var isOfSystem = false

    var isDate: Bool {
      tokens.contains { token in
        switch token {
        case .date, .elapsed, .halves: true
        default: false
        }
      }
    }
  }

  struct Condition: Equatable {
    var sign: String
    var bound: Double

    func holds(_ value: Double) -> Bool {
      switch sign {
      case "<": value < bound
      case "<=": value <= bound
      case ">": value > bound
      case ">=": value >= bound
      case "<>": value != bound
      default: value == bound
      }
    }
  }

  private let sections: [Section]

  /// Reads a format code of a file: in English, with a decimal point.
  init(_ code: String) {
    var reader = FormatReader(code)
    sections = reader.sections()
  }

  /// The days from where a date counts.
  enum Epoch { case y1900, y1904 }

  /// The text shown for a number, and its value.
  func shown(_ value: Double, _ epoch: Epoch) -> (text: String, value: CellValue) {
    let (section, isNegative) = section(for: value)
    if section.isDate {
      let days = FormatDays(value, epoch)
      if let days { return (section.isOfSystem ? days.written : section.text(days), days.value(section)) }
      return (Self.general(value), .number(value))
    }
    let plain = section.text(value)
    let text = isNegative && plain.contains { "123456789".contains($0) } ? "-" + plain : plain
    // A format that hides the number, or shows a dash for zero, gives no text to read.
    let says = text.contains { $0.isLetter || $0.isNumber }
    let percents = section.tokens.count { $0 == .percent }
    guard percents == 1, says else { return (says ? text.tidyCell : Self.general(value), .number(value)) }
    var digits = DecimalDigits(value)
    digits.shift(2)
    return (text.tidyCell, .percent(value < 0 ? -digits.value : digits.value))
  }

  /// The section for a number, and whether a minus stands before it.
  private func section(for value: Double) -> (Section, isNegative: Bool) {
    if sections.contains(where: { $0.condition != nil }) {
      let fitting = sections.prefix(3).first { $0.condition?.holds(value) ?? false }
      return (fitting ?? sections.prefix(3).last { $0.condition == nil } ?? sections[0], value < 0)
    }
    switch sections.count {
    case 1: return (sections[0], value < 0)
    case 2: return (sections[value < 0 ? 1 : 0], false)
    default: return (sections[value > 0 ? 0 : value < 0 ? 1 : 2], false)
    }
  }

  /// The shortest text of the number.
  static func general(_ value: Double) -> String {
    let tidy = value < 0 ? -DecimalDigits(value).value : DecimalDigits(value).value
    return tidy == tidy.rounded() && abs(tidy) < 1e15 ? String(Int(tidy)) : "\(tidy)"
  }
}

/// The languages with known names of months and days; others' dates are written in digits.
enum FormatLanguage: Equatable {
  case english, german, other

  /// The language by its Windows number, in hexadecimal digits.
  init(_ code: some StringProtocol) {
    let number = UInt32(code, radix: 16) ?? 0
    switch number & 0x3FF {
    case 0, 0x09: self = .english
    case 0x07: self = .german
    default: self = .other
    }
  }
}

extension String {
  /// The text without surrounding spaces, and with single spaces inside.
  var tidyCell: String { split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ") }
}
