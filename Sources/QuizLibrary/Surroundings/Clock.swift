internal import Glibc
package import QuizCore

/// The two clocks: a steady one for limits, the wall clock for dates.
package struct Clock {
  /// Added to the machine's wall clock: `QUIZRUN_NOW` sets where it starts.
  private let shift: Int

  package init(start: WallTime?) {
    shift = start.map { $0.milliseconds - Clock.machine().milliseconds } ?? 0
  }

  package func now() -> WallTime { WallTime(milliseconds: Clock.machine().milliseconds + shift) }

  /// Milliseconds of a clock that never jumps.
  package static func steady() -> Int { milliseconds(CLOCK_MONOTONIC) }

  private static func machine() -> WallTime { WallTime(milliseconds: milliseconds(CLOCK_REALTIME)) }

  private static func milliseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
