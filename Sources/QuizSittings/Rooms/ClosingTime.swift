package import QuizCore
package import QuizLibrary

/// The closing time of a room, as people write it.
package enum ClosingTime {
  /// How it is written, for a sentence.
  package static let forms = "a time like 18:30, 2026-11-30T18:00 or 2026-11-30T18:00:00Z"

  /// A time as in RFC 3339, or one on the clocks here; `18:30` is the next time that they show it. Nil for anything else.
  package static func read(_ text: String, now: WallTime, zone: Zone) -> WallTime? {
    if let time = TimeText.parse(text) { return time }
    let (day, _, offset) = zone.clock(now)
    let sign = offset < 0 ? "-" : "+"
    let written = "\(sign)\(abs(offset) / 600)\(abs(offset) / 60 % 10):\(abs(offset) % 60 / 10)\(abs(offset) % 10)"
    let isClock = text.utf8.count <= 5
    guard let time = TimeText.parse((isClock ? "\(day.text)T\(text)" : text) + written) else { return nil }
    let isPast = isClock && time.milliseconds <= now.milliseconds
    return WallTime(milliseconds: time.milliseconds + (isPast ? 86_400_000 : 0))
  }
}
