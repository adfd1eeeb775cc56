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

  package init(question: Int, points: Double, of: Double, given: [String], isAnswered: Bool) {
    self.question = question
    self.points = points
    self.of = of
    self.given = given
    self.isAnswered = isAnswered
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
      let given = last[id].map { $0.counted(question) }
      return ItemMark(
        question: place, points: verdict.points, of: verdict.of, given: given ?? [], isAnswered: given != nil)
    }
  }
}

extension Response {
  /// The names under which a response is counted: chosen answers by their ids, others as one text.
  fileprivate func counted(_ question: Question) -> [String] {
    switch self {
    case .chosen(let ids): return ids
    case .value(let value): return [ValueSpec.written(.numeric(value))]
    case .text(let text): return [text]
    case .order(let ids): return [ids.joined(separator: ",")]
    case .pairs(let pairs): return pairs.map { "\($0.left)=\($0.right)" }
    }
  }
}
