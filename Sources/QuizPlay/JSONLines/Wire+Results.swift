package import JSONText
internal import QuizCore
internal import TextLayout

extension Wire {
  package static func verdict(_ view: VerdictView) -> JSONObject {
    var object: JSONObject = [
      "type": "verdict", "step": .int(view.step), "points": number(view.points), "of": number(view.of),
    ]
    object.add("correct", view.correct)
    if let answer = view.answer { object.append("answer", reply(answer)) }
    if let given = view.given { object.append("given", reply(given)) }
    object.add("feedback", view.feedback)
    object.add("explanation", view.explanation)
    object.add("source", view.source)
    return object
  }

  package static func reply(_ reply: Reply) -> JSONValue {
    switch reply {
    case .ids(let ids): return texts(ids)
    case .number(let value): return number(value)
    case .text(let text): return string(text)
    case .pairs(let pairs): return .object(JSONObject(pairs.map { ($0.left.cleaned, string($0.right)) }))
    }
  }

  static func result(_ result: SittingResult) -> JSONObject {
    var object: JSONObject = ["type": "result"]
    object.add("headline", result.headline)
    object.add("body", result.body)
    if !result.waiting.isEmpty { object.append("waiting", texts(result.waiting)) }
    object.add("emoji", result.emoji)
    object.add("image", result.image)
    object.add("outcome", result.outcome)
    object.add("band", result.band)
    object.add("points", result.points)
    object.add("of", result.of)
    object.add("percent", result.percent)
    object.add("passed", result.passed)
    object.append("bars", .list(result.bars.map(bar)))
    object.append("share", texts(result.share))
    object.append("ranking", .list(result.ranking.map(standing)))
    object.append("ms", .int(result.ms))
    return object
  }

  static func bar(_ bar: SittingResult.Bar) -> JSONValue {
    var object: JSONObject = ["label": string(bar.label), "value": number(bar.value)]
    object.add("of", bar.saidOf)
    object.add("mark", bar.mark)
    return .object(object)
  }

  private static func standing(_ standing: SittingResult.Standing) -> JSONValue {
    var object: JSONObject = ["player": string(standing.player), "points": number(standing.points)]
    object.add("of", standing.of)
    return .object(object)
  }
}
