/// Questions that were asked, counted: how many were right, how many points they earned, how long the answers took.
package struct Tally: Equatable, Sendable {
  package var asked = 0
  /// The questions with a right and a wrong, answered or not.
  package var marked = 0
  package var right = 0
  package var points = 0.0
  package var of = 0.0
  /// The questions answered in time; `ms` is the sum of their times.
  package var timed = 0
  package var ms = 0
  package var fastest: Int?

  package init() {}

  /// The number of responses; skipped and expired questions have none.
  package var answers: Int { timed }

  package mutating func add(_ answer: AnsweredQuestion) {
    let verdict = answer.verdict
    add(right: verdict.correct, points: verdict.points, of: verdict.of, ms: answer.ms)
  }

  /// Adds one question; `ms` is nil where no answer was given.
  package mutating func add(right isRight: Bool?, points: Double, of: Double, ms: Int?) {
    asked += 1
    if let isRight {
      marked += 1
      if isRight { right += 1 }
    }
    self.points += points
    self.of += of
    guard let ms else { return }
    timed += 1
    self.ms = Self.sum(self.ms, ms)
    fastest = min(fastest ?? ms, ms)
  }

  package mutating func add(_ other: Tally) {
    asked += other.asked
    marked += other.marked
    right += other.right
    points += other.points
    of += other.of
    timed += other.timed
    ms = Self.sum(ms, other.ms)
    fastest = [fastest, other.fastest].compactMap { $0 }.min()
  }

  /// Percent of the marked questions that were right; nil when none was marked.
  package var accuracy: Double? {
    marked == 0 ? nil : 100 * Double(right) / Double(marked)
  }

  /// Milliseconds an answer took on average, rounded; nil when nothing was answered.
  package var meanMs: Int? {
    timed == 0 ? nil : Int((Double(ms) / Double(timed)).rounded())
  }

  /// A sum at its end stays there.
  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? Int.max : sum
  }
}

/// Finished sittings, counted: how well they went and how long they took.
package struct SittingTally: Equatable, Sendable {
  package var sittings = 0
  /// The sittings that ended with a percentage; `percents` is their sum.
  package var rated = 0
  package var percents = 0.0
  package var best: Double?
  package var ms = 0

  package init() {}

  package mutating func add(percent: Double?, ms: Int) {
    var one = SittingTally()
    one.sittings = 1
    one.ms = ms
    if let percent = Self.counted(percent) {
      one.rated = 1
      one.percents = percent
      one.best = percent
    }
    add(one)
  }

  /// A percentage as it counts in sums, averages and achievements; nil for one that no honest score reaches.
  ///
  /// Bonuses lead above 100. What lies beyond ten times that is the work of a broken or hostile mode.
  package static func counted(_ percent: Double?) -> Double? {
    percent.flatMap { $0.magnitude <= largestPercent ? $0 : nil }
  }

  package static let largestPercent = 1000.0

  package mutating func add(_ other: SittingTally) {
    sittings += other.sittings
    rated += other.rated
    percents += other.percents
    best = [best, other.best].compactMap { $0 }.max()
    let (sum, overflows) = ms.addingReportingOverflow(other.ms)
    ms = overflows ? Int.max : sum
  }

  /// The mean of the percentages: every sitting counts the same, however long it was.
  package var percent: Double? {
    rated == 0 ? nil : percents / Double(rated)
  }
}

/// The sums over simulated sittings.
package struct SimulationTally: Equatable, Sendable {
  package private(set) var players = 0
  /// Sittings that did not come to a result.
  package private(set) var failed = 0
  package private(set) var points = MarkCounts()
  package private(set) var percents = MarkCounts()
  package private(set) var outcomes: [String: Int] = [:]
  package private(set) var headlines: [String: Int] = [:]
  /// The sittings with `passed`, and those where it is true.
  package private(set) var rated = 0
  package private(set) var passed = 0
  /// The sittings with bars to compare, and those with a tie for the longest.
  package private(set) var compared = 0
  package private(set) var tied = 0

  /// Different headlines that are counted one by one.
  private static let mostHeadlines = 1000

  package init() {}

  package mutating func addFailure() {
    players += 1
    failed += 1
  }

  package mutating func add(_ result: SittingResult) {
    players += 1
    if let points = result.points { self.points.add(points) }
    if let percent = result.percent { percents.add(percent) }
    if let outcome = result.outcome { outcomes[outcome, default: 0] += 1 }
    if let headline = result.headline, headlines[headline] != nil || headlines.count < Self.mostHeadlines {
      headlines[headline, default: 0] += 1
    }
    if let isPassed = result.passed {
      rated += 1
      if isPassed { passed += 1 }
    }
    guard result.outcome != nil, result.bars.count > 1, let longest = result.bars.map(\.value).max() else { return }
    compared += 1
    if result.bars.count(where: { $0.value == longest }) > 1 { tied += 1 }
  }
}
