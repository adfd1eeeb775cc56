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

/// A reason to look at a question's key again.
package enum SuspectKey: Equatable, Sendable {
  /// Participants with a high rest score do badly on this question.
  case negativeDiscrimination(Double)
  /// The same, but so little or of so few that it may be chance.
  case weakDiscrimination(Double)
  /// Participants who chose this answer have a higher rest score than those who chose right.
  case preferredByStrong(answer: String, rest: Double, rightRest: Double)
}

extension ItemAnalysis {
  /// The fewest answers, and the smallest share of all asked, for an answer to count as preferred.
  private static let fewest = 5
  private static let least = 0.05

  /// True when the participants with one answer have a higher rest score, by more than twice the standard error.
  private static func isAbove(_ one: AnswerTally, _ other: AnswerTally) -> Bool {
    one.meanRest - other.meanRest > 2 * (one.errorSquared + other.errorSquared).squareRoot()
  }

  /// Whether a correlation of so many is below zero by more than twice what chance would do (its t statistic).
  private static func isBelowZero(_ correlation: Double, of count: Int) -> Bool {
    guard count > 2 else { return false }
    let noise = ((1 - correlation * correlation) / Double(count - 2)).squareRoot()
    return correlation < -2 * noise
  }

  package func suspects(of place: Int) -> [SuspectKey] {
    let (item, question) = (items[place], quiz.questions[place])
    var suspects: [SuspectKey] = []
    if let index = item.discrimination, index < 0 {
      let isSure = Self.isBelowZero(index / 100, of: item.asked)
      suspects.append(isSure ? .negativeDiscrimination(index) : .weakDiscrimination(index))
    }
    guard question.isMarked, question.kind == .single || question.kind == .truefalse else { return suspects }
    let best = question.answers.map(\.worth).max() ?? 0
    var right = AnswerTally()
    for answer in question.answers where answer.worth == best && best > 0 {
      right.add(item.answers[answer.id] ?? .init())
    }
    guard right.count > 0 else { return suspects }
    for answer in question.answers where answer.worth < best {
      guard let tally = item.answers[answer.id], tally.count >= Self.fewest,
        Double(tally.count) >= Self.least * Double(item.asked), Self.isAbove(tally, right)
      else { continue }
      suspects.append(.preferredByStrong(answer: answer.id, rest: tally.meanRest, rightRest: right.meanRest))
    }
    return suspects
  }
}

/// A participant's mark on one question of the order.
package struct ItemMark: Equatable, Sendable {
  /// The question's place in the quiz, from 0.
  package var question: Int
  package var points: Double
  /// The points that were to be had; 0 when the question is unmarked.
  package var of: Double
  /// The response as it is counted: ids of answers, or its text; empty without a response.
  package var given: [String]
  package var isAnswered: Bool
  /// The share that each gap earned of its own part, in the order of the gaps; empty for other kinds.
  package var gaps: [Double] = []

  package init(question: Int, points: Double, of: Double, given: [String], isAnswered: Bool, gaps: [Double] = []) {
    self.question = question
    self.points = points
    self.of = of
    self.given = given
    self.isAnswered = isAnswered
    self.gaps = gaps
  }
}

extension SittingState {
  /// The last mark on each question of the order; one that was not reached counts as 0 of its points.
  package var itemMarks: [ItemMark] {
    var last: [String: Response] = [:]
    for turn in turns where turn.isSettled { last[turn.step.id] = turn.response }
    return orderedQuestions.compactMap { id in
      guard let place = questionIndex(of: id), let question = quizQuestion(id) else { return nil }
      let verdict = records[id]?.verdict ?? .withoutResponse(question)
      let given = last[id].map(\.counted)
      return ItemMark(
        question: place, points: verdict.points, of: verdict.of, given: given ?? [], isAnswered: given != nil,
        gaps: Marking.gapShares(question, last[id]))
    }
  }
}

extension Response {
  /// The names under which a response is counted: chosen answers by their ids, others as one text.
  fileprivate var counted: [String] {
    switch self {
    case .chosen(let ids): return ids
    case .value(let value): return [ValueSpec.written(.numeric(value))]
    case .text(let text): return [text]
    case .order(let ids): return [ids.joined(separator: ",")]
    case .pairs(let pairs): return pairs.map { "\($0.left)=\($0.right)" }
    case .gaps(let filled): return filled.map { "\($0.id)=\($0.value.written)" }
    }
  }
}
