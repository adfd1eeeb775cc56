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
