internal import QuizCore
internal import QuizPlay
internal import Words

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
