/// When requests are taken: each at once while there are few, and those of some milliseconds together while there are many.
///
/// What a request costs is for the most part waking up, in three programs, and a sync of the disk. Both are shared by
/// requests that go through together.
package struct ArrivalPace: Sendable {
  /// Milliseconds from one taking to the next under load: nobody who plays notices them.
  package static let together = 30
  /// So many requests within `window` are load, where they come over so many connections: one that asks again as soon as it
  /// has its answer would wait for nobody.
  package static let many = 50
  package static let window = 500

  private var count = 0
  private var begin = 0
  private var isBusy = false
  private var next = 0

  package init() {}

  /// So many requests were taken, while so many connections are open.
  package mutating func took(_ number: Int, of connections: Int, at now: Int) {
    if now - begin >= Self.window {
      isBusy = min(count, connections) >= Self.many && now - begin < 2 * Self.window
      (count, begin) = (0, now)
    }
    count += number
    if number > 0 { next = now + Self.together }
  }

  /// Milliseconds until requests are to be taken again; 0 when that is now.
  package func pause(at now: Int) -> Int { isBusy ? max(0, next - now) : 0 }
}
