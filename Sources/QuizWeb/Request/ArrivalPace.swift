/// The pace of taking requests: each at once while there are few, or in batches of some milliseconds while there are
/// many.
///
/// Most of a request's cost is waking three programs, and a sync of the disk. Requests of one batch share both.
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

  /// Notes that requests were taken, with the number of open connections.
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
