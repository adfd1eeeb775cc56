/// A number of days as a date and a time of day.
struct FormatDays {
  /// The day, counted from 1970-01-01.
  let day: Int
  /// The seconds of the day, with fractions.
  let seconds: Double
  /// All of it in seconds.
  let elapsed: Double
  /// Whether there is a time alone.
  let isTime: Bool

  /// Nil for what no spreadsheet program shows as a date.
  init?(_ value: Double, _ epoch: NumberFormat.Epoch) {
    guard (0..<2_958_466).contains(value) else { return nil }
    var days = Int(value.rounded(.down))
    // Spreadsheet programs count milliseconds; the rest comes from the fraction of a day.
    var seconds = ((value - value.rounded(.down)) * 86_400_000).rounded() / 1000
    if seconds >= 86400 { (days, seconds) = (days + 1, 0) }
    isTime = days == 0 && epoch == .y1900
    // In the older count 1900 has a 29th of February, so that days before March are one later.
    day = epoch == .y1904 ? days - 24107 : days - (days < 60 ? 25568 : 25569)
    self.seconds = seconds
    elapsed = Double(days) * 86400 + seconds
  }

  private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The text: `2026-11-22`, followed by a time if it has one; a time alone as `12:30:00`.
  var written: String {
    let whole = Int(seconds.rounded())
    let time = Self.pad(whole / 3600) + ":" + Self.pad(whole / 60 % 60) + ":" + Self.pad(whole % 60)
    if isTime { return time }
    let (year, month, number) = CellValue.civil(day)
    return "\(year)-\(Self.pad(month))-\(Self.pad(number))" + (whole == 0 ? "" : " " + time)
  }

  /// The value that a section shows: a date, or a time alone.
  func value(_ section: NumberFormat.Section) -> CellValue {
    if section.isOfSystem {
      return isTime ? .time(seconds: Int(seconds.rounded())) : .date(day: day, seconds: Int(seconds.rounded()))
    }
    let showsDay = section.tokens.contains { token in
      if case .date(let letter, let count) = token { return "yd".contains(letter) || (letter == "m" && count > 2) }
      return false
    }
    let showsElapsed = section.tokens.contains { if case .elapsed = $0 { true } else { false } }
    if showsDay { return .date(day: day, seconds: Int(seconds.rounded())) }
    return .time(seconds: Int((showsElapsed ? elapsed : seconds).rounded()))
  }
}

extension NumberFormat.Section {
  private static let months = [
    FormatLanguage.english: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ],
    .german: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
      "Dezember",
    ],
  ]
  private static let weekdays = [
    FormatLanguage.english: ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"],
    .german: ["Donnerstag", "Freitag", "Samstag", "Sonntag", "Montag", "Dienstag", "Mittwoch"],
  ]

  /// A date or a time.
  func text(_ days: FormatDays) -> String {
    let civil = CellValue.civil(days.day)
    let isHalved = tokens.contains { if case .halves = $0 { true } else { false } }
    var text = ""
    var index = 0
    while index < tokens.count {
      switch tokens[index] {
      case .date(let letter, let count):
        text += part(letter, count, days, civil, isMinute: letter == "m" && isMinute(index), isHalved: isHalved)
      case .elapsed(let letter, let count): text += Self.padded(Self.elapsed(letter, days), count)
      case .halves(let words): text += Self.half(words, isMorning: days.seconds < 43200)
      case .point:
        let places = tokens[(index + 1)...].prefix { $0 == .digit("0") }.count
        text += "." + Self.fraction(days.seconds, places)
        index += places
      case .literal(let literal): text += literal
      case .comma: text += ","
      case .slash: text += "/"
      case .digit(let sign): text += String(sign)
      default: break
      }
      index += 1
    }
    return text.trimmingBlanks
  }

  /// Whether the letter m at a place is for minutes: behind hours, or before seconds.
  private func isMinute(_ index: Int) -> Bool {
    guard case .date("m", ...2) = tokens[index] else { return false }
    let letter = { (token: NumberFormat.Token) -> Character? in
      switch token {
      case .date(let letter, _), .elapsed(let letter, _): letter
      default: nil
      }
    }
    return tokens[..<index].compactMap(letter).last == "h" || tokens[(index + 1)...].compactMap(letter).first == "s"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, min(count, 4) - text.count)) + text
  }

  private static func elapsed(_ letter: Character, _ days: FormatDays) -> Int {
    let seconds = Int(days.elapsed)
    return letter == "h" ? seconds / 3600 : letter == "m" ? seconds / 60 : seconds
  }

  private static func half(_ words: String, isMorning: Bool) -> String {
    let halves = words.split(separator: "/")
    return String(halves[isMorning ? 0 : 1])
  }

  private static func fraction(_ seconds: Double, _ places: Int) -> String {
    let part = String(Int(((seconds - seconds.rounded(.down)) * 1000).rounded()))
    let digits = String(repeating: "0", count: max(0, 3 - part.count)) + part
    return String((digits + String(repeating: "0", count: max(0, places))).prefix(places))
  }

  private func part(
    _ letter: Character, _ count: Int, _ days: FormatDays, _ civil: (year: Int, month: Int, day: Int), isMinute: Bool,
    isHalved: Bool
  ) -> String {
    let seconds = Int(days.seconds)
    switch letter {
    case "y": return count > 2 ? String(civil.year) : Self.padded(civil.year % 100, 2)
    case "m" where isMinute: return Self.padded(seconds / 60 % 60, count)
    case "m":
      let name = Self.months[language]?[civil.month - 1] ?? String(civil.month)
      return count < 3
        ? Self.padded(civil.month, count)
        : count == 3 ? String(name.prefix(3)) : count == 5 ? String(name.prefix(1)) : name
    case "d":
      let name = Self.weekdays[language]?[(days.day % 7 + 7) % 7] ?? ""
      let short = String(name.prefix(language == .german ? 2 : 3))
      return count < 3 ? Self.padded(civil.day, count) : count == 3 ? short : name
    case "h":
      let hour = isHalved ? (seconds / 3600 + 11) % 12 + 1 : seconds / 3600
      return Self.padded(hour, count)
    default: return Self.padded(seconds % 60, count)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
