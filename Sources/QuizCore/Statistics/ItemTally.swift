/// One question over all participants, gathered in one pass.
package struct ItemTally: Equatable, Sendable {
  /// The marks, x, and each participant's other points: y = total − x.
  package private(set) var marks = MarkCounts()
  package private(set) var rests = MarkCounts()
  /// Points to be had, over all participants.
  package private(set) var of = 0.0
  package private(set) var points = 0.0
  /// The participants who were asked the question, and those without a response.
  package private(set) var asked = 0
  package private(set) var skipped = 0
  /// How often each answer was given.
  package private(set) var answers: [String: AnswerTally] = [:]
  /// The further answers, counted together.
  package private(set) var others = 0
  /// The sum of each gap's shares, in the order of the gaps; empty for other kinds.
  private var gapSums: [Double] = []
  /// Means and the sum of products of deviations (Welford's update).
  private var meanX = 0.0
  private var meanY = 0.0
  private var products = 0.0

  /// Different answers that are counted one by one; typed texts could be as many as participants.
  package static let mostAnswers = 200

  package init() {}

  package mutating func add(_ mark: ItemMark, total: Double) {
    asked += 1
    if !mark.isAnswered { skipped += 1 }
    let rest = total - mark.points
    count(mark.given, rest: rest)
    guard mark.of != 0 else { return }
    of += mark.of
    if gapSums.isEmpty { gapSums = mark.gaps.map { _ in 0 } }
    for (index, share) in mark.gaps.enumerated() where gapSums.indices.contains(index) { gapSums[index] += share }
    points += mark.points
    marks.add(mark.points)
    rests.add(rest)
    let deviation = mark.points - meanX
    meanX += deviation / Double(marks.n)
    meanY += (rest - meanY) / Double(marks.n)
    products += deviation * (rest - meanY)
  }

  private mutating func count(_ given: [String], rest: Double) {
    for answer in given {
      if answers[answer] == nil && answers.count >= Self.mostAnswers {
        others += 1
      } else {
        answers[answer, default: AnswerTally()].add(rest: rest)
      }
    }
  }

  // MARK: Figures

  /// Whether anybody could earn something.
  package var isMarked: Bool { marks.n > 0 }

  /// The share of the points that was earned, 0 to 1; nil when there were none.
  package var facility: Double? { of == 0 ? nil : points / of }

  /// The mean share that each gap earned, 0 to 1, in the order of the gaps; empty for other kinds.
  package var gapFacilities: [Double] { marks.n == 0 ? [] : gapSums.map { $0 / Double(marks.n) } }

  package var variance: Double? { marks.variance }

  package var sd: Double? { variance?.squareRoot() }

  /// The covariance of x and y.
  package var covariance: Double? { marks.n > 1 ? products / Double(marks.n - 1) : nil }

  /// The covariance of x and the total; 0 where only rounding is left of both.
  package var covarianceWithTotal: Double? {
    guard let covariance, let variance else { return nil }
    let sum = covariance + variance
    return abs(sum) > Self.nothing * variance ? sum : 0
  }

  /// 100 · cov(x, y) / √(var x · var y); nil where one of them does not vary.
  package var discrimination: Double? {
    guard let covariance, let x = variance, let y = rests.variance, x * y > Self.nothing else { return nil }
    return 100 * covariance / (x * y).squareRoot()
  }

  /// 100 · cov(x, y) / cov(sorted x, sorted y): how much of the discrimination that these marks allow is there.
  package var efficiency: Double? {
    guard let covariance, let most = MarkCounts.sortedCovariance(marks, rests), abs(most) > Self.nothing else {
      return nil
    }
    return 100 * covariance / most
  }

  private static let nothing = 1e-12
}

/// The count of an answer, and the other points of its participants.
package struct AnswerTally: Equatable, Sendable {
  package private(set) var count = 0
  package private(set) var restSum = 0.0
  private var restSquares = 0.0

  package init() {}

  mutating func add(rest: Double) {
    count += 1
    restSum += rest
    restSquares += rest * rest
  }

  mutating func add(_ other: AnswerTally) {
    count += other.count
    restSum += other.restSum
    restSquares += other.restSquares
  }

  package var meanRest: Double { restSum / Double(max(1, count)) }

  /// The square of the standard error of `meanRest`.
  var errorSquared: Double {
    let n = Double(max(1, count))
    return max(0, restSquares / n - meanRest * meanRest) / max(1, n - 1)
  }
}
