/// Milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9999.
package struct WallTime: Equatable, Comparable, Sendable {
  package private(set) var milliseconds: Int

  /// The nearest time that has a date of four digits, so that arithmetic on it never overflows.
  package init(milliseconds: Int) {
    self.milliseconds = StoredRange.moments.nearest(milliseconds)
  }

  package static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}

/// RFC 3339 times.
package enum TimeText {
  /// `2026-11-20T18:30:00Z`, `…+01:00`, with or without fractions of a second; a bare date is its midnight in UTC.
  package static func parse(_ text: String) -> WallTime? {
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
    guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]), (0..<24).contains(hours),
      (0..<60).contains(minutes)
    else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes)
  }
}

extension TimeText {
  /// `2026-11-20T19:30:00+01:00`: the time on the clocks of a zone that is so many minutes ahead of UTC.
  package static func written(_ time: WallTime, offsetMinutes: Int) -> String {
    let (day, seconds) = local(time, offsetMinutes)
    let offset = min(offsetMinutes.magnitude, StoredRange.offsets.upperBound.magnitude)
    let zone = (offsetMinutes < 0 ? "-" : "+") + "\(two(offset / 60)):\(two(offset % 60))"
    return "\(day.text)T\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))\(zone)"
  }

  /// `19:30`.
  package static func clock(_ time: WallTime, offsetMinutes: Int) -> String {
    let seconds = local(time, offsetMinutes).seconds
    return "\(two(seconds / 3600)):\(two(seconds / 60 % 60))"
  }

  private static func local(_ time: WallTime, _ offsetMinutes: Int) -> (day: CivilDay, seconds: Int) {
    let offset = StoredRange.offsets.nearest(offsetMinutes)
    let seconds = Int((Double(time.milliseconds) / 1000).rounded(.down)) + offset * 60
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    return (CivilDay(number: day), seconds - day * 86_400)
  }

  private static func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : String(number) }

  /// Whole seconds, in every face; an unfinished second is dropped.
  package static func seconds(ms: Int) -> Int { max(0, ms) / 1000 }

  /// Tenths of a second of a single question or a mean, rounded.
  package static func tenths(ms: Int) -> Int {
    let ms = max(0, ms)
    return ms / 100 + (ms % 100 >= 50 ? 1 : 0)
  }

  /// `1:05`, `2:03:04`.
  package static func duration(ms: Int) -> String { duration(seconds: seconds(ms: ms)) }

  /// `1:05`, `2:03:04`.
  package static func duration(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
