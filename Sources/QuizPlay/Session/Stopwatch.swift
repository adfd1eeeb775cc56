/// Counts the milliseconds of a steady clock that are not charged yet.
struct Stopwatch {
  private var since: Int?

  var isRunning: Bool { since != nil }

  mutating func start(at now: Int) {
    if since == nil { since = now }
  }

  mutating func stop() {
    since = nil
  }

  /// Milliseconds since the last `taken`; 0 while stopped.
  func waiting(at now: Int) -> Int {
    since.map { max(0, now - $0) } ?? 0
  }

  /// The milliseconds not charged yet; they count as charged from now on.
  mutating func taken(at now: Int) -> Int {
    let ms = waiting(at: now)
    since = since.map { max($0, now) }
    return ms
  }

  /// Takes milliseconds up again that were accounted for, and did not go by after all.
  mutating func owe(_ ms: Int) {
    since = since.map { $0 - max(0, ms) }
  }

  /// Exempts milliseconds that are passing from being charged.
  mutating func excuse(_ ms: Int) {
    since = since.map { $0 + max(0, ms) }
  }
}
