/// How often each mark came: exact, and no larger than there are different marks.
///
/// Marks that differ by less than a billionth count as one, since sums of thirds come out a hair apart.
package struct MarkCounts: Equatable, Sendable {
  private var counts: [Double: (value: Double, count: Int)] = [:]
  /// How many marks there are.
  package private(set) var n = 0

  package init() {}

  package mutating func add(_ mark: Double) {
    let scaled = (mark * 1e9).rounded()
    counts[scaled.isFinite ? scaled : mark, default: (mark, 0)].count += 1
    n += 1
  }

  /// The marks in ascending order, each with how often it came.
  package var runs: [(value: Double, count: Int)] { counts.values.sorted { $0.value < $1.value } }

  package var mean: Double { sum { $0 } / Double(max(1, n)) }

  /// The mark in the middle, or the mean of the two there; nil without marks.
  package var median: Double? {
    guard n > 0 else { return nil }
    let runs = runs
    return (Self.value(at: (n - 1) / 2, runs) + Self.value(at: n / 2, runs)) / 2
  }

  private static func value(at place: Int, _ runs: [(value: Double, count: Int)]) -> Double {
    var before = 0
    for run in runs {
      before += run.count
      if place < before { return run.value }
    }
    return 0
  }

  /// The sample variance, over n − 1; nil below two marks.
  package var variance: Double? {
    guard n > 1 else { return nil }
    return centralSum(2) / Double(n - 1)
  }

  /// The sum of the deviations from the mean to that power. Exactly 0 where all marks are one: their mean may come out a
  /// hair beside it.
  package func centralSum(_ power: Int) -> Double {
    guard counts.count > 1 else { return 0 }
    let mean = mean
    return sum { value in
      var product = 1.0
      for _ in 0..<power { product *= value - mean }
      return product
    }
  }

  /// The sum in ascending order, so that the order of the marks does not matter.
  private func sum(_ term: (Double) -> Double) -> Double {
    runs.reduce(0) { $0 + Double($1.count) * term($1.value) }
  }

  /// The covariance of both in ascending order: the largest that these marks could have. Both must have as many.
  package static func sortedCovariance(_ a: MarkCounts, _ b: MarkCounts) -> Double? {
    guard a.n == b.n, a.n > 1 else { return nil }
    let (x, y) = (a.runs, b.runs)
    let (meanX, meanY) = (a.mean, b.mean)
    var (i, j, sum) = (0, 0, 0.0)
    var (leftX, leftY) = (x[0].count, y[0].count)
    while i < x.count && j < y.count {
      let both = min(leftX, leftY)
      sum += Double(both) * (x[i].value - meanX) * (y[j].value - meanY)
      (leftX, leftY) = (leftX - both, leftY - both)
      if leftX == 0 {
        i += 1
        if i < x.count { leftX = x[i].count }
      }
      if leftY == 0 {
        j += 1
        if j < y.count { leftY = y[j].count }
      }
    }
    return sum / Double(a.n - 1)
  }

  package static func == (a: MarkCounts, b: MarkCounts) -> Bool {
    a.n == b.n && a.runs.elementsEqual(b.runs) { $0.value == $1.value && $0.count == $1.count }
  }
}
