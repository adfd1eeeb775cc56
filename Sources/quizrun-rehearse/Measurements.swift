/// The measurements, question by question and in total.
struct Measurements {
  /// Milliseconds from the opening of a question until a bot had it.
  private var opened = Times()
  /// The times from an answer to the reply that it is stored.
  private var kept = Times()
  /// The times from the lock until a bot had its verdict.
  private var judged = Times()
  /// The times from a lost stream to the next event.
  private var away = Times()
  private(set) var lost = 0
  private var all = (opened: Times(), kept: Times(), judged: Times())
  private(set) var errors = 0
  private(set) var reconnects = 0
  private(set) var repeated = 0
  private(set) var late = 0
  private(set) var joined = 0
  private var firstErrors: [String] = []

  mutating func join() { joined += 1 }
  mutating func open(_ ms: Double) { opened.add(ms) }
  mutating func keep(_ ms: Double) { kept.add(ms) }
  mutating func judge(_ ms: Double) { judged.add(ms) }
  mutating func reconnect() { reconnects += 1 }
  mutating func back(_ ms: Double) { away.add(ms) }

  /// An answer that was kept is gone: nothing is worse.
  mutating func lose(_ bot: Int, _ epoch: Int) {
    lost += 1
    fail("bot \(bot): the answer to question \(epoch) was kept, and is gone")
  }
  mutating func again() { repeated += 1 }
  mutating func tooLate() { late += 1 }

  mutating func fail(_ what: String) {
    errors += 1
    if firstErrors.count < 5 { firstErrors.append(what) }
  }

  /// A line on the question that has just ended; nil when no bot received it.
  mutating func endQuestion(_ epoch: Int) -> String? {
    guard opened.count > 0 else { return nil }
    all.opened.add(opened)
    all.kept.add(kept)
    all.judged.add(judged)
    defer { (opened, kept, judged) = (Times(), Times(), Times()) }
    return "question \(epoch): received \(opened), answers kept \(kept), verdicts \(judged)"
  }

  /// The last lines.
  mutating func summary(_ count: Int) -> [String] {
    _ = endQuestion(0)
    return [
      "\(joined) of \(count) bots joined",
      "opened to received: \(all.opened)", "answer to kept: \(all.kept)", "locked to verdict: \(all.judged)",
      "errors \(errors), late answers \(late), repeated \(repeated), reconnected \(reconnects)",
    ] + (away.count > 0 ? ["away to back: \(away)"] : []) + firstErrors.map { "  \($0)" }
  }
}

/// Milliseconds, of which the middle and the longest are asked.
struct Times: CustomStringConvertible {
  private var values: [Double] = []

  var count: Int { values.count }

  mutating func add(_ value: Double) { values.append(max(0, value)) }
  mutating func add(_ other: Times) { values += other.values }

  var description: String {
    guard !values.isEmpty else { return "0" }
    let sorted = values.sorted()
    let at = { (share: Double) in sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
    return
      "\(count) (p50 \(Self.written(at(0.5))), p99 \(Self.written(at(0.99))), longest \(Self.written(sorted.last ?? 0)) ms)"
  }

  private static func written(_ value: Double) -> String {
    value < 10 ? String(Double(Int(value * 10 + 0.5)) / 10) : String(Int(value + 0.5))
  }
}
