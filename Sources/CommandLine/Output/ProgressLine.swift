internal import Glibc

/// A line on stderr that says how far it is, when that is a terminal.
package struct ProgressLine {
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

/// How many of a known number are done, as a line on stderr when that is a terminal and there is much to do.
package struct ShareDone {
  package var all: Int
  private var done = 0
  private var isDrawn = false

  /// So few are done before anybody looks.
  private static let few = 20

  package init(of all: Int) {
    self.all = all
    draw()
  }

  /// One more; drawn a hundred times at most.
  package mutating func advance() {
    done += 1
    if all > 0, done * 100 / all > (done - 1) * 100 / all { draw() }
  }

  private mutating func draw() {
    guard all >= Self.few, Console.isTerminal(STDERR_FILENO) else { return }
    Console.draw("\r\u{1B}[K\(done) of \(all)")
    isDrawn = true
  }

  /// Takes the line away.
  package mutating func end() {
    if isDrawn { Console.draw("\r\u{1B}[K") }
    isDrawn = false
  }
}
