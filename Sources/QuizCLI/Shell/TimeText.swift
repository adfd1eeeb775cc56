internal import QuizCore

/// RFC 3339 times.
enum TimeText {
  /// `2026-11-20T18:30:00Z`, `…+01:00`, with or without fractions of a second; a bare date is its midnight in UTC.
  static func parse(_ text: String) -> WallTime? {
    guard let day = CivilDay(String(text.prefix(10))) else { return nil }
    let rest = text.dropFirst(10)
    if rest.isEmpty { return WallTime(milliseconds: day.number * 86_400_000) }
    guard let first = rest.first, "Tt ".contains(first) else { return nil }
    let body = rest.dropFirst()
    guard let zoneStart = body.firstIndex(where: { "Zz+-".contains($0) }), let offset = offset(body[zoneStart...]),
      let clock = clock(body[..<zoneStart])
    else { return nil }
    return WallTime(milliseconds: day.number * 86_400_000 + clock - offset * 60_000)
  }

  private static func clock(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(parts[0]), let minute = Int(parts[1]),
      let second = parts.count == 3 ? Double(parts[2]) : 0,
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
    else { return nil }
    return (hour * 60 + minute) * 60_000 + Int(second * 1000)
  }

  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let parts = text.dropFirst().split(separator: ":")
    guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes)
  }
}
