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
