internal import QuizCore
internal import QuizPlay
internal import Words

/// The period that a key goes through, and a filter in words.
extension HistoryFilter {
  /// Days back from today that the period key goes through; nil for all.
  private static let lengths: [Int?] = [nil, 1, 7, 30, 365]

  /// How many days up to today pass; nil where the days end otherwise.
  private func length(_ today: CivilDay) -> Int? { to == nil ? from.map { today.number - $0.number + 1 } : nil }

  /// All days, today, the last 7, 30 and 365 days, and all days again.
  mutating func turnPeriod(_ today: CivilDay) {
    let (isAll, length) = (from == nil && to == nil, length(today))
    let place = Self.lengths.firstIndex { $0 == length && (isAll || $0 != nil) } ?? Self.lengths.count - 1
    let days = Self.lengths[(place + 1) % Self.lengths.count]
    from = days.map { CivilDay(number: today.number - $0 + 1) }
    to = nil
  }

  /// Days and result, in words; the quiz is left to its title.
  func inWords(_ today: CivilDay, _ texts: ScreenTexts) -> [String] {
    let least = min.map { texts.record.minimum(["percent": texts.rounded($0)]) }
    return [daysInWords(today, texts.record), least].compactMap { $0 }
  }

  private func daysInWords(_ today: CivilDay, _ texts: RecordTexts) -> String {
    if let days = length(today), days > 0 {
      return days == 1 ? texts.todayWord : texts.periodDays(["n": String(days)])
    }
    switch (from?.text, to?.text) {
    case (nil, nil): return texts.periodAll
    case (let from?, let to?): return texts.fromToRange(["from": from, "to": to])
    case (let from?, nil): return texts.periodFrom(["from": from])
    case (nil, let to?): return texts.periodTo(["to": to])
    }
  }
}
