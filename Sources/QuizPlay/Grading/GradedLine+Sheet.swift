internal import JSONText
internal import QuizCore
internal import TextLayout

extension GradedLine {
  /// The details for a participant's sheet: the full result, and each question in words as it was last settled.
  static func sheet(_ sitting: GradedSitting) -> JSONObject {
    var object = JSONObject()
    if let result = sitting.result { object.append("result", .object(whole(result, sitting.state?.quiz))) }
    if let state = sitting.state { object.append("questions", .list(settled(state).map(JSONValue.object))) }
    return object
  }

  private static func whole(_ result: SittingResult, _ quiz: Quiz?) -> JSONObject {
    var object = JSONObject()
    object.add("headline", result.headline)
    object.add("body", result.body)
    object.add("band", result.band)
    object.add("outcome", result.outcome.flatMap { quiz?.outcome($0)?.title } ?? result.outcome)
    object.add("points", result.points)
    object.add("of", result.of)
    object.add("percent", result.percent)
    object.add("passed", result.passed)
    if !result.bars.isEmpty { object.append("bars", .list(result.bars.map(bar))) }
    return object
  }

  private static func bar(_ bar: SittingResult.Bar) -> JSONValue {
    var object: JSONObject = ["label": Wire.string(bar.label), "value": Wire.number(bar.value)]
    object.add("of", bar.saidOf)
    object.add("mark", bar.mark)
    return .object(object)
  }

  private static func settled(_ state: SittingState) -> [JSONObject] {
    var last: [String: Turn] = [:]
    var order: [String] = []
    for turn in state.turns where turn.isSettled && turn.step.asking != nil {
      if last.updateValue(turn, forKey: turn.step.id) == nil { order.append(turn.step.id) }
    }
    return order.compactMap { last[$0].flatMap { question($0, state) } }
  }

  private static func question(_ turn: Turn, _ state: SittingState) -> JSONObject? {
    guard let view = Projection.verdict(of: turn, state, revealing: true),
      case .question(let asked, _) = turn.step.content, let question = state.question(asked)
    else { return nil }
    var object: JSONObject = ["id": Wire.string(question.id), "text": Wire.string(question.text)]
    object.add("section", question.section)
    object.append("given", Wire.texts(view.givenLines()))
    object.append("right", Wire.texts(view.rightLines()))
    object.append("points", Wire.number(view.points))
    object.append("of", Wire.number(view.of))
    object.add("correct", view.correct)
    object.add("feedback", view.feedback)
    object.add("explanation", view.explanation)
    if view.isNumber { object.append("number", .bool(true)) }
    return object
  }
}
