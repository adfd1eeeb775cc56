internal import QuizPlay

/// Days and moments as a language writes them, from the forms of the record.
extension PageWords {
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]

  /// `2026-11-22` as `22 November 2026` or `22. November 2026`; what is no day stays as it is.
  func day(_ text: String) -> String {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return text }
    switch language {
    case .english: return "\(parts[2]) \(Self.englishMonths[parts[1] - 1]) \(parts[0])"
    case .german: return "\(parts[2]). \(Self.germanMonths[parts[1] - 1]) \(parts[0])"
    }
  }

  /// `2026-11-01` as `November 2026`.
  func month(_ text: String) -> String {
    let words = day(text).split(separator: " ")
    return words.count == 3 ? "\(words[1]) \(words[2])" : text
  }

  /// `2026-11-22T18:40:00+01:00` as `22 November 2026, 18:40`.
  func moment(_ text: String) -> String {
    let clock = text.dropFirst(11).prefix(5)
    return clock.count == 5 ? "\(day(text)), \(clock)" : day(text)
  }
}
