/// The value of a workbook's cell behind its text: the spreadsheet program's reading of the typed text.
package enum CellValue: Hashable, Sendable {
  case number(Double)
  /// A number shown as a percentage: the number before the sign.
  case percent(Double)
  /// A time alone.
  case time(seconds: Int)
  /// Days from 1970-01-01, and seconds of that day.
  case date(day: Int, seconds: Int)
  case truth(Bool)
  /// A formula without a saved result, from a program that does not compute.
  case formula

  /// The likelihood that a typed text became this value.
  package enum Fit: Equatable, Sendable {
    case no
    /// In one language but not another: `1/2` is a day in January or in February.
    case perhaps
    case surely
  }

  /// The number of a cell that shows it as one; nil for other formats, which were not typed as numbers.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The date of a day number from 1970-01-01 on (the proleptic Gregorian calendar).
  package static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (number <= 2 ? 1 : 0), number, day)
  }

  /// The day number from 1970-01-01 of a date.
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension CellValue {
  /// The likelihood that a spreadsheet program makes this value of a typed text; `shown` must contain the text's
  /// currency or unit.
  package func fit(_ typed: String, shown: String) -> Fit {
    let text = typed.replacing("\u{2212}", with: "-").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty, text.utf8.count <= 60 else { return .no }
    switch self {
    case .truth(let truth): return Self.truths[text.lowercased()] == truth ? .surely : .no
    case .time(let seconds): return Self.seconds(text) == seconds ? .surely : .no
    case .date(let day, let seconds): return Self.fit(text, CellValue.civil(day), seconds)
    case .number(let number):
      if let fraction = TypedQuantity.fraction(text) { return Self.isSame(fraction, number) ? .surely : .no }
      let fits = TypedQuantity.all(text).contains { quantity in
        Self.isSame(quantity.number, number) && quantity.unit != "%" && shown.lowercased().contains(quantity.unit)
      }
      return fits ? .surely : .no
    case .formula: return .no
    case .percent(let percents):
      let fits = TypedQuantity.all(text).contains { $0.unit == "%" && Self.isSame($0.number, percents) }
      return fits ? .surely : .no
    }
  }

  private static let truths = ["true": true, "wahr": true, "false": false, "falsch": false]

  private static func isSame(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= max(abs(a), abs(b)) * 1e-13
  }

  // MARK: Times

  /// `12:30`, `6:00:05`, `1:15 pm`, in seconds.
  private static func seconds(_ text: String) -> Int? {
    var body = text.lowercased()
    var half: String?
    for word in ["am", "pm"] where body.hasSuffix(word) {
      half = word
      body = String(body.dropLast(2))
    }
    if body.last == " " { body.removeLast() }
    let parts = body.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(digits)
    guard (half == nil ? 2...3 : 1...3).contains(parts.count), numbers.count == parts.count,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    var hour = numbers[0]
    if half != nil { hour = hour % 12 + (half == "pm" ? 12 : 0) }
    return hour * 3600 + (numbers.count > 1 ? numbers[1] * 60 : 0) + (numbers.count > 2 ? numbers[2] : 0)
  }

  private static func digits(_ text: some StringProtocol) -> Int? {
    !text.isEmpty && text.utf8.count < 6 && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  // MARK: Dates

  /// A date as it can be typed; without a year it is one of this year.
  private struct TypedDate {
    var year: Int?
    var month: Int
    var day: Int

    func isDate(_ civil: (year: Int, month: Int, day: Int)) -> Bool {
      (year ?? civil.year) == civil.year && month == civil.month && day == civil.day
    }
  }

  private static func fit(_ text: String, _ civil: (year: Int, month: Int, day: Int), _ seconds: Int) -> Fit {
    var day = text[...]
    if seconds != 0 {
      guard let blank = text.firstIndex(of: " "), self.seconds(String(text[blank...].dropFirst())) == seconds else {
        return .no
      }
      day = text[..<blank]
    }
    let readings = dates(String(day))
    if readings.isEmpty || !readings.contains(where: { $0.isDate(civil) }) { return .no }
    return readings.allSatisfy { $0.isDate(civil) } ? .surely : .perhaps
  }

  /// The dates that a text can mean, in one language or another.
  private static func dates(_ text: String) -> [TypedDate] {
    let words = text.lowercased().split { " /.-,".contains($0) }
    let signs = Set(text.filter { "/.-".contains($0) })
    if let place = words.firstIndex(where: { month($0) != nil }), let month = month(words[place]) {
      var rest = words
      rest.remove(at: place)
      guard let day = rest.first.flatMap(digits), rest.count < 3 else { return [] }
      let year = rest.count > 1 ? digits(rest[1]).map(century) : nil
      if rest.count == 1, day > 31 { return [TypedDate(year: century(day), month: month, day: 1)] }
      return rest.count > 1 && year == nil ? [] : [TypedDate(year: year, month: month, day: day)]
    }
    let numbers = words.compactMap { digits($0) }
    guard signs.count == 1, numbers.count == words.count, let sign = signs.first, !text.contains(" ") else { return [] }
    return dates(numbers, sign: sign).filter { (1...12).contains($0.month) && (1...31).contains($0.day) }
  }

  private static func dates(_ numbers: [Int], sign: Character) -> [TypedDate] {
    switch numbers.count {
    case 2:
      let (a, b) = (numbers[0], numbers[1])
      if b > 31 { return [TypedDate(year: century(b), month: a, day: 1)] }
      let byDay = TypedDate(year: nil, month: b, day: a)
      return sign == "." ? [byDay] : [byDay, TypedDate(year: nil, month: a, day: b)]
    case 3:
      let (a, b, c) = (numbers[0], numbers[1], numbers[2])
      if a > 31 { return [TypedDate(year: a, month: b, day: c)] }
      let byDay = TypedDate(year: century(c), month: b, day: a)
      return sign == "." ? [byDay] : [byDay, TypedDate(year: century(c), month: a, day: b)]
    default: return []
    }
  }

  /// Years of two digits as spreadsheet programs take them.
  private static func century(_ year: Int) -> Int { year < 30 ? year + 2000 : year < 100 ? year + 1900 : year }

  private static let months = [
    ["january", "januar"], ["february", "februar"], ["march", "märz"], ["april"], ["may", "mai"], ["june", "juni"],
    ["july", "juli"], ["august"], ["september", "sept"], ["october", "oktober"], ["november"],
    ["december", "dezember"],
  ]

  private static func month(_ word: Substring) -> Int? {
    let place = months.firstIndex { names in names.contains { $0 == word || $0.prefix(3) == word } }
    return place.map { $0 + 1 }
  }
}

/// A number as people type it, with its unit.
struct TypedQuantity: Equatable {
  var number: Double
  /// The unit in lower case: a percent sign, a currency, or nothing.
  var unit: String

  /// The quantities that a text can mean: `1,000` is one or a thousand, depending on the language.
  static func all(_ text: String) -> [TypedQuantity] {
    let isPart = { (sign: Character) in sign.isASCII && sign.isNumber || ".,'\u{2019} ".contains(sign) }
    let lower = text.lowercased()
    guard let start = lower.firstIndex(where: { $0.isASCII && $0.isNumber || ".,".contains($0) }) else { return [] }
    var end = lower[start...].firstIndex { !isPart($0) } ?? lower.endIndex
    if end < lower.endIndex, lower[end] == "e", let power = power(lower[end...]) { end = power }
    var before = lower[..<start].filter { $0 != " " }
    let minus = before.count { $0 == "-" }
    before.removeAll { "+-".contains($0) }
    let unit = before + lower[end...].filter { $0 != " " }
    guard minus < 2 else { return [] }
    return numbers(String(lower[start..<end]).trimmed).map {
      TypedQuantity(number: minus == 1 ? -$0 : $0, unit: String(unit))
    }
  }

  /// The end of `e3` or `e+03`.
  private static func power(_ text: Substring) -> Substring.Index? {
    var rest = text.dropFirst()
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : digits.endIndex
  }

  private static func numbers(_ text: String) -> [Double] {
    let halves = text.split(separator: "e", maxSplits: 1)
    guard let body = halves.first.map(String.init) else { return [] }
    let power = halves.count > 1 ? "e" + halves[1] : ""
    var found: [Double] = []
    for (mark, groups) in [(".", ",'\u{2019} "), (",", ".'\u{2019} ")] as [(Character, String)] {
      let parts = body.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count <= 2, let whole = ungrouped(parts[0], groups) else { continue }
      let decimals = parts.count == 2 ? String(parts[1]) : ""
      guard decimals.utf8.allSatisfy({ (48...57).contains($0) }), !(whole + decimals).isEmpty,
        let number = Double("0" + whole + "." + decimals + "0" + power), number.isFinite, !found.contains(number)
      else { continue }
      found.append(number)
    }
    return found
  }

  /// Digits without what parts them into threes; nil for anything else.
  private static func ungrouped(_ text: Substring, _ signs: String) -> String? {
    guard let sign = text.first(where: { signs.contains($0) }) else {
      return text.utf8.allSatisfy { (48...57).contains($0) } ? String(text) : nil
    }
    let groups = text.split(separator: sign, omittingEmptySubsequences: false)
    guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }),
      groups.joined().utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return groups.joined()
  }

  /// `1/2` or `1 1/2` as a number.
  static func fraction(_ text: String) -> Double? {
    let words = text.split(separator: " ")
    guard (1...2).contains(words.count), let last = words.last else { return nil }
    let parts = last.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let all = parts[1], all > 0 else { return nil }
    let whole = words.count == 2 ? Int(words[0]) : 0
    return whole.map { Double($0) + Double(part) / Double(all) }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
