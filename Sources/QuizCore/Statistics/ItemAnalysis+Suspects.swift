/// A reason to look at a question's key again.
package enum SuspectKey: Equatable, Sendable {
  /// Those who do well elsewhere do badly here.
  case negativeDiscrimination(Double)
  /// Those who chose this answer earn more elsewhere than those who chose right.
  case preferredByStrong(answer: String, rest: Double, rightRest: Double)
}

extension ItemAnalysis {
  /// An answer counts as preferred from that many on, and from that share of all who were asked.
  private static let fewest = 5
  private static let least = 0.05

  package func suspects(of place: Int) -> [SuspectKey] {
    let (item, question) = (items[place], quiz.questions[place])
    var suspects: [SuspectKey] = []
    if let index = item.discrimination, index < 0 { suspects.append(.negativeDiscrimination(index)) }
    guard question.isMarked, question.kind == .single || question.kind == .truefalse else { return suspects }
    let best = question.answers.map(\.worth).max() ?? 0
    let right = question.answers.filter { $0.worth == best && best > 0 }.compactMap { item.answers[$0.id] }
    let count = right.reduce(0) { $0 + $1.count }
    guard count > 0 else { return suspects }
    let rightRest = right.reduce(0) { $0 + $1.restSum } / Double(count)
    for answer in question.answers where answer.worth < best {
      guard let tally = item.answers[answer.id], tally.count >= Self.fewest,
        Double(tally.count) >= Self.least * Double(item.asked), tally.meanRest > rightRest
      else { continue }
      suspects.append(.preferredByStrong(answer: answer.id, rest: tally.meanRest, rightRest: rightRest))
    }
    return suspects
  }
}
