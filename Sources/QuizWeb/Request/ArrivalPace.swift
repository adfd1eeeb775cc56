/// When requests are taken: each at once while there are few, and those of some milliseconds together while there are many.
///
/// What a request costs is for the most part waking up, in three programs, and a sync of the disk. Both are shared by
/// requests that go through together.
package struct ArrivalPace: Sendable {
  /// Milliseconds between two batches under load, too short for players to notice.
  package static let together = 30
  /// The requests within `window` that count as load, over as many connections.
  ///
  /// A single connection that asks again after each answer would wait without need.
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
