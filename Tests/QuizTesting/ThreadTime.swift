import Glibc

/// The time that a thread worked itself: other programs on the machine add little to it.
///
/// Tests compare two such times of the same run, or a time with a limit that was set for it.
/// Seconds by themselves depend on the machine, the build and the sanitizers: those belong to `scripts/bench`.
package enum ThreadTime {
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The least of two times that `work` takes, in seconds.
  package static func least(of work: () throws -> Void) rethrows -> Double {
    try (0..<2).map { _ in
      let start = seconds
      try work()
      return seconds - start
    }.min() ?? 0
  }

  /// Whether `work` with `count` things takes about twice the time of half as many, instead of four times as work does that
  /// grows by squares. A fortieth of a second is too little to tell.
  package static func growsEvenly(to count: Int, work: (Int) throws -> Void) rethrows -> Bool {
    // A machine that was slow for one of the two is not slow thrice.
    for _ in 0..<3 {
      let half = try least { try work(count / 2) }
      if try least(of: { try work(count) }) < 3 * half + 0.025 { return true }
    }
    return false
  }
}
