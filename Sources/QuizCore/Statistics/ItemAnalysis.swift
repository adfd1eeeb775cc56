/// Item statistics of a quiz, gathered participant by participant.
///
/// The formulas are those that Moodle's quiz report publishes (docs.moodle.org, "Quiz statistics calculations"): with item
/// marks x, totals t and y = t − x over n participants, variances and covariances over n − 1.
package struct ItemAnalysis: Equatable, Sendable {
  package let quiz: Quiz
  /// The tallies, by the questions' places in the quiz.
  package private(set) var items: [ItemTally]
  /// Each participant's sum of points.
  package private(set) var totals = MarkCounts()

  package init(_ quiz: Quiz) {
    self.quiz = quiz
    items = quiz.questions.map { _ in ItemTally() }
  }

  package mutating func add(_ marks: [ItemMark]) {
    let total = marks.reduce(0) { $0 + $1.points }
    guard total.isFinite else { return }
    totals.add(total)
    for mark in marks where items.indices.contains(mark.question) { items[mark.question].add(mark, total: total) }
  }

  package var participants: Int { totals.n }

  /// The places of the questions that at least one participant was asked.
  package var asked: [Int] { items.indices.filter { items[$0].asked > 0 } }

  private var marked: [ItemTally] { items.filter(\.isMarked) }

  /// The points that a participant could earn on average.
  package var of: Double { participants == 0 ? 0 : marked.reduce(0) { $0 + $1.of } / Double(participants) }

  // MARK: Of an item

  /// 100 · √cov(x, t) over the sum of the same of all items where it is not negative; nil where it is.
  package func effectiveWeight(of place: Int) -> Double? {
    guard let own = items[place].covarianceWithTotal, own >= 0 else { return nil }
    let all = marked.compactMap(\.covarianceWithTotal).filter { $0 >= 0 }.reduce(0) { $0 + $1.squareRoot() }
    return all > 0 ? 100 * own.squareRoot() / all : nil
  }

  // MARK: Of the quiz

  package var sd: Double? { totals.variance?.squareRoot() }

  /// k₃ / k₂^1.5 of the totals, with k-statistics.
  package var skewness: Double? {
    let n = Double(totals.n)
    guard totals.n > 2, let k2 = totals.variance, k2 > 0 else { return nil }
    let k3 = n * totals.centralSum(3) / ((n - 1) * (n - 2))
    return k3 / (k2 * k2.squareRoot())
  }

  /// k₄ / k₂² of the totals, with k-statistics: 0 for a normal distribution.
  package var kurtosis: Double? {
    let n = Double(totals.n)
    guard totals.n > 3, let k2 = totals.variance, k2 > 0 else { return nil }
    let (m2, m4) = (totals.centralSum(2) / n, totals.centralSum(4) / n)
    let k4 = n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2) / ((n - 1) * (n - 2) * (n - 3))
    return k4 / (k2 * k2)
  }

  /// The coefficient of internal consistency, 100 times Cronbach's alpha: 100 · p/(p − 1) · (1 − Σ var x / k₂) over p items.
  /// May be negative.
  package var consistency: Double? {
    let p = Double(marked.count)
    guard marked.count > 1, let k2 = totals.variance, k2 > 0 else { return nil }
    return 100 * p / (p - 1) * (1 - marked.reduce(0) { $0 + ($1.variance ?? 0) } / k2)
  }

  /// 100 · √(1 − CIC/100): the share of the deviation that is chance.
  package var errorRatio: Double? { consistency.map { 100 * max(0, 1 - $0 / 100).squareRoot() } }

  /// The error ratio of the standard deviation, in points.
  package var standardError: Double? {
    guard let errorRatio, let sd else { return nil }
    return errorRatio * sd / 100
  }
}
