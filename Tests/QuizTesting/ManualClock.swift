package import QuizCore

/// A clock that advances only on request: steady milliseconds and wall time.
package final class ManualClock {
  package private(set) var now: Int
  private let wallStart: Int

  package init(now: Int = 0, wall: WallTime = WallTime(milliseconds: 1_795_132_800_000)) {
    self.now = now
    wallStart = wall.milliseconds - now
  }

  package func advance(_ milliseconds: Int) {
    now += milliseconds
  }

  package var wall: WallTime { WallTime(milliseconds: wallStart + now) }
}
