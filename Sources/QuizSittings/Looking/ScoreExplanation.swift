package import JSONText
package import QuizCore
internal import QuizPlay
internal import TextLayout

/// Why a finished sitting has its score, question by question.
package struct ScoreExplanation {
  package let review: SittingReview
  package let explanation: Explanation

  package init(_ review: SittingReview) {
    self.review = review
    explanation = Explanation(review.state)
  }

  /// The answer that a line explains.
  package func answered(_ line: Explanation.Line) -> SittingReview.Answered? {
    review.answers.first { $0.turn == line.turn }
  }

  /// The explanation as JSON. With `isShown` only marks that the mode shows: one hidden mark leaves out the sums, which
  /// would reveal it.
  package func object(isShown: Bool = false) -> JSONObject {
    var object: JSONObject = ["sitting": .text(review.entry.sitting)]
    let lines = explanation.lines.compactMap { line in answered(line).map { (line, $0) } }
    let told = isShown ? lines.filter(\.1.isMarkShown) : lines
    object.append("questions", .list(told.map { .object(Self.object($0, $1)) }))
    if told.count == lines.count {
      object.append("sum", ["points": .number(explanation.points), "of": .number(explanation.of)])
      object.append("unasked", .number(explanation.unasked))
      if let own = explanation.own { object.append("own", .number(own)) }
    }
    object.append("result", .object((review.state.result ?? SittingResult()).scoreObject))
    return object
  }

  private static func object(_ line: Explanation.Line, _ answered: SittingReview.Answered) -> JSONObject {
    var object: JSONObject = [
      "step": .int(answered.view.step), "try": .int(line.turn.step.attempt),
      "question": .text(line.turn.step.id.cleaned),
      "text": .text(answered.view.questionText.cleaned),
    ]
    if let given = answered.view.givenInWords { object.append("given", .text(given.cleaned)) }
    if let right = answered.view.answerInWords { object.append("right", .text(right.cleaned)) }
    if !line.inputs.isEmpty {
      object.append("inputs", .object(JSONObject(line.inputs.map { ($0.name.cleaned, Wire.plain($0.value)) })))
    }
    object.append("points", .number(line.points))
    object.append("of", .number(line.of))
    object.append("rule", .text(line.rule))
    object.append("counts", .bool(!line.isSuperseded))
    return object
  }
}

extension SittingResult {
  /// The score's parts as JSON; keys without a value are absent.
  package var scoreObject: JSONObject {
    var object = JSONObject()
    for (key, value) in [("points", points), ("of", of), ("percent", percent)] {
      if let value { object.append(key, .number(value)) }
    }
    for (key, value) in [("headline", headline), ("outcome", outcome)] {
      if let value { object.append(key, .text(value.cleaned)) }
    }
    if let passed { object.append("passed", .bool(passed)) }
    return object
  }
}
