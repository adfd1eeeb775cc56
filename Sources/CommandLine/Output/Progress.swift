internal import Glibc

/// A line on stderr that says how far it is, when that is a terminal.
package struct Progress {
  private let verb: String
  private let isShown = Console.isTerminal(STDERR_FILENO)
  private let start = Self.steady()
  private var shownAt = 0
  private static let pause = 500

  /// `verb` is what happens to each: "graded".
  package init(verb: String) {
    self.verb = verb
  }

  package mutating func show(_ count: Int, errors: Int = 0) {
    guard isShown else { return }
    let now = Self.steady()
    guard now - max(start, shownAt) >= Self.pause else { return }
    shownAt = now
    let rate = count * 1000 / max(1, now - start)
    let trouble = errors == 0 ? "" : ", \(errors) could not be"
    Console.draw("\r\u{1B}[K\(count) \(verb)\(trouble), \(rate) a second")
  }

  package func end() {
    if shownAt > 0 { Console.draw("\r\u{1B}[K") }
  }

  /// Milliseconds of a clock that never jumps.
  private static func steady() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
