internal import LuaKit
internal import QuizCore

extension LuaValue {
  /// A turn as the event that `judge`, `after` and `acted` see; without a verdict it is the `response` of `judge`.
  init(_ turn: Turn, question: Question?) {
    var fields: [LuaField] = [
      LuaField(.text("type"), .text(turn.typeName)), LuaField(.text("ms"), .int(Int64(turn.ms))),
      LuaField(.text("try"), .int(Int64(turn.step.attempt))), LuaField(.text("player"), .text(turn.step.player)),
      LuaField(.text("inputs"), .table(turn.inputs.map { LuaField(LuaKey($0.key), LuaValue($0.value)) })),
    ]
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    var chosen: [Answer] = []
    add("limit", turn.step.asking?.limit.map { .numeric(Double($0) / 1000) })
    if turn.step.asking == nil {
      add("id", .text(turn.step.id))
    } else {
      add("question", .reference(turn.step.id))
      if let question, let response = turn.response {
        chosen = Marking.applying(question, response)
        for field in Self.parts(of: response, question) { fields.append(field) }
      }
    }
    add("chosen", .list(question.map { question in chosen.map { LuaValue($0, of: question) } } ?? []))
    if case .action(let id, _) = turn.input { add("action", .text(id)) }
    if case .timedOut(_, let selected) = turn.input, !selected.isEmpty, let question {
      add("selected", .list(selected.compactMap(question.answer).map { LuaValue($0, of: question) }))
    }
    add("verdict", turn.verdict.map(LuaValue.init))
    self = .table(fields)
  }

  private static func parts(of response: Response, _ question: Question) -> [LuaField] {
    switch response {
    case .chosen(let ids):
      return question.kind == .truefalse ? [LuaField(.text("value"), .bool(ids == ["true"]))] : []
    case .value(let value): return [LuaField(.text("value"), .numeric(value))]
    case .text(let text): return [LuaField(.text("text"), .text(text))]
    case .order(let ids): return [LuaField(.text("order"), .list(ids.map(LuaValue.text)))]
    case .pairs(let pairs):
      return [LuaField(.text("pairs"), .table(pairs.map { LuaField(.text($0.left), .text($0.right)) }))]
    }
  }

  init(_ verdict: Verdict) {
    self = .record([
      "points": .numeric(verdict.points), "of": .numeric(verdict.of), "correct": verdict.correct.map(LuaValue.bool),
      "feedback": verdict.feedback.map(LuaValue.text),
    ])
  }
}

extension Turn {
  /// The event's type, in the words of the mode API.
  var typeName: String {
    switch input {
    case .answered: return "answered"
    case .timedOut: return "timed_out"
    case .skipped: return "skipped"
    case .hinted: return "hinted"
    case .action: return "action"
    case .continued: return "page"
    }
  }
}
