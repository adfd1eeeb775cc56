internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

extension PageWords {
  /// `3.5`, `3,5`: at most two decimals.
  func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(value)" }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return (whole < 0 ? "\u{2212}" : "") + "\(units)" + (rest == 0 ? "" : decimalMark + decimals)
  }

  /// `70 %`, rounded as in every listing; on one line.
  func percent(_ value: Double) -> String { ListingWords.of(language).percent(value).replacing(" ", with: "\u{A0}") }
}

/// Values of the record in words.
extension PageWords {
  /// The sentence of a mode or setting about itself, as the label of a field.
  func label(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A warning as a sentence: `3 questions …`, `No try is left …`; the name of a file keeps its small letter.
  func sentence(ofWarning text: String) -> String {
    let isWord = text.prefix { $0 != " " }.allSatisfy(\.isLetter)
    let stop = text.last.map { ".!?".contains($0) } ?? true ? "" : "."
    return (isWord ? label(text) : text) + stop
  }

  /// A day of the week by two letters, of a day such as `2026-11-22`; nothing for what is no day.
  func weekday(_ day: String) -> String {
    let parts = day.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return "" }
    // Sakamoto's way: months from March on, so that a leap day ends its year.
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    guard (1...12).contains(parts[1]) else { return "" }
    let year = parts[1] < 3 ? parts[0] - 1 : parts[0]
    let sunday = (year + year / 4 - year / 100 + year / 400 + offsets[parts[1] - 1] + parts[2]) % 7
    return calendar.weekdays[(sunday + 6) % 7]
  }

  /// `7 of 10, 70 %`; the headline where there are no points.
  func score(points: Double?, of: Double?, percent: Double?, headline: String? = nil) -> String {
    let percent = percent.map { record.percent(["n": number($0.rounded())]) }
    guard let points else { return percent ?? headline ?? "" }
    guard let of else { return number(points) }
    let score = record.countOf(["n": number(points), "of": number(of)])
    return percent.map { "\(score), \($0)" } ?? score
  }

  func score(_ entry: HistoryEntry) -> String {
    score(points: entry.points, of: entry.of, percent: entry.percent, headline: entry.headline)
  }

  /// `4.2 s`.
  func tenths(_ ms: Int) -> String { record.secondsShort(["n": number(Double(TimeText.tenths(ms: ms)) / 10)]) }
}

/// Days and moments as a language writes them, from the forms of the record.
extension PageWords {
  /// `2026-11-22` as `22 November 2026` or `22. November 2026`; what is no day stays as it is.
  func day(_ text: String) -> String {
    guard let (year, month, day) = parts(text) else { return text }
    return calendar.day(["n": String(day), "month": calendar.months[month - 1], "year": String(year)])
  }

  /// The title of a quiz; a day's quiz has its date as the language writes it, as on home.
  func title(_ title: String) -> String {
    let day = String(title.suffix(10))
    let isDaily = InterfaceLanguage.allCases.contains { ListingWords.of($0).dailyOn(["day": day]) == title }
    return isDaily ? shelf.dailyOn(["day": self.day(day)]) : title
  }

  /// `22 Nov`, `22. Nov`.
  func shortDay(_ text: String) -> String {
    guard let (_, month, day) = parts(text) else { return text }
    return calendar.shortDay(["n": String(day), "month": calendar.shortMonths[month - 1]])
  }

  /// `2026-11-01` as `November 2026`.
  func month(_ text: String) -> String {
    guard let (year, month, _) = parts(text) else { return text }
    return calendar.monthOfYear(["month": calendar.months[month - 1], "year": String(year)])
  }

  /// `2026-11-22T18:40:00+01:00` as `22 November 2026, 18:40`, or where that is today as `today, 18:40`.
  func moment(_ text: String, today: String? = nil) -> String {
    let clock = text.dropFirst(11).prefix(5)
    if clock.count == 5, let today, text.hasPrefix(today) { return calendar.todayAt(["time": String(clock)]) }
    return clock.count == 5 ? calendar.dayAndTime(["day": day(text), "time": String(clock)]) : day(text)
  }

  private func parts(_ text: String) -> (year: Int, month: Int, day: Int)? {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return nil }
    return (parts[0], parts[1], parts[2])
  }
}

extension PageWords {
  func sentence(_ told: FormNotice) -> String {
    switch told.sentence {
    case .engine(let status, let message, let said): said ?? sentence(message, status)
    case .noRoom: room.noRoom
    case .nameTaken: room.nameTaken
    case .notLetIn: room.notLetIn
    case .tooLate: room.tooLate
    case .form(.doubt(.untouched)): play.untouched
    case .form(.doubt(.pairsOpen(let open))): play.pairsOpen(open)
    case .form(.doubt(.gapsOpen(let open))): play.gapsOpen(open)
    case .form(.chooseFirst): play.chooseFirst
    case .form(.textFirst): play.textFirst
    case .form(.numberFirst): play.numberFirst
    case .form(.noWhole(let text)): play.noWhole(["text": text])
    case .form(.noNumber(let text)): play.noNumber(["text": text])
    case .form(.outOfRange(let min, let max)): play.outOfRange(["min": number(min), "max": number(max)])
    case .form(.askedBack(let sentence)): sentence
    case .form(.input(let name, let expected)): play.expectsInput(["name": label(name), "what": expected])
    }
  }

  /// The engine's own English sentence on English pages; in other languages, a sentence for all errors of the kind.
  private func sentence(_ message: String?, _ status: Int) -> String {
    guard language == .english, let message, let first = message.first, let last = message.last else {
      return problem.sentence(of: status)
    }
    return first.uppercased() + message.dropFirst() + (".!?".contains(last) ? "" : ".")
  }

  /// `1.5 of 3 points`.
  /// `3 of 7 rounds`.
  func count(_ number: Double, of total: Double?, _ unit: ResultUnit) -> String {
    let said = total.map { result.countOf(["n": self.number(number), "of": self.number($0)]) }
    return "\(said ?? self.number(number)) \(unit.form(of: total ?? number))"
  }

  func points(_ points: Double, of total: Double) -> String {
    if total == 1 { return scoreOfOne(["n": number(points)]) }
    return scoreOfPoints(["n": number(points), "of": number(total)])
  }
}

extension PageWords {
  /// The rule by which an answer was marked, in this language; nil as language when it is, else that of the text.
  func rule(_ sentence: String) -> (text: String, language: String?) {
    if let own = RuleWords.of(language).words(for: sentence) { return (own, nil) }
    return (sentence, language == .english ? nil : "en")
  }
}
