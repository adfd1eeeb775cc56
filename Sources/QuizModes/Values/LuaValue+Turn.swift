internal import LuaKit
internal import QuizCore

extension LuaValue {
  /// A turn as the event that `judge`, `after` and `acted` see; without a verdict it is the `response` of `judge`.
  ///
  /// `known` has what events show of a question of the quiz. Keys are added in their order, which saves sorting them.
  init(_ turn: Turn, question: Question?, known: KnownQuestion? = nil) {
    var fields: [LuaField] = []
    fields.reserveCapacity(12)
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    let asked = turn.step.asking
    let response = asked == nil ? nil : turn.response
    if case .action(let id, _) = turn.input { add("action", .text(id)) }
    if let response, let known {
      add("chosen", known.chosen(response))
    } else if let question, let response {
      add("chosen", .list(Marking.applying(question, response).map { LuaValue($0, of: question) }))
    } else {
      add("chosen", .list([]))
    }
    if case .gaps(let filled)? = response, question != nil {
      add("gaps", .table(filled.map { LuaField(.text($0.id), LuaValue($0.value)) }))
    }
    if asked == nil { add("id", .text(turn.step.id)) }
    add("inputs", .table(turn.inputs.map { LuaField(LuaKey($0.key), LuaValue($0.value)) }))
    add("limit", asked?.limit.map { .numeric(Double($0) / 1000) })
    add("ms", .int(Int64(turn.ms)))
    if case .order(let ids)? = response, question != nil { add("order", .list(ids.map(LuaValue.text))) }
    if case .pairs(let pairs)? = response, question != nil {
      add("pairs", .table(pairs.map { LuaField(.text($0.left), .text($0.right)) }))
    }
    add("player", .text(turn.step.player))
    if asked != nil { add("question", .reference(turn.step.id)) }
    if case .timedOut(_, let selected) = turn.input, !selected.isEmpty, let question {
      add("selected", .list(selected.compactMap(question.answer).map { LuaValue($0, of: question) }))
    }
    if case .text(let text)? = response, question != nil { add("text", .text(text)) }
    add("try", .int(Int64(turn.step.attempt)))
    add("type", .text(turn.typeName))
    if let question, let response { add("value", response.value(question)) }
    add("verdict", turn.verdict.map { LuaValue($0, on: response, to: question) })
    self = .inOrder(fields)
  }

  /// A verdict on a response; of a text with gaps it says which were filled rightly.
  init(_ verdict: Verdict, on response: Response?, to question: Question?) {
    let gaps = question.map { $0.kind == .gaps ? Marking.rightGaps($0, response) : [] } ?? []
    var fields: [LuaField] = []
    fields.reserveCapacity(5)
    if let correct = verdict.correct { fields.append(LuaField(.text("correct"), .bool(correct))) }
    if let feedback = verdict.feedback { fields.append(LuaField(.text("feedback"), .text(feedback))) }
    if !gaps.isEmpty {
      fields.append(
        LuaField(.text("gaps"), .table(gaps.map { LuaField(.text($0.id), .bool($0.isRight)) })))
    }
    if verdict.markup != .plain { fields.append(LuaField(.text("markup"), .text(verdict.markup.rawValue))) }
    fields.append(LuaField(.text("of"), .numeric(verdict.of)))
    fields.append(LuaField(.text("points"), .numeric(verdict.points)))
    self = .map(fields)
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

extension Response {
  /// The `value` of the event: a number, or the side of a true or false; nil for other kinds.
  fileprivate func value(_ question: Question) -> LuaValue? {
    switch self {
    case .chosen(let ids): return question.kind == .truefalse ? .bool(ids == ["true"]) : nil
    case .value(let value): return .numeric(value)
    case .text, .order, .pairs, .gaps: return nil
    }
  }
}

extension LuaValue {
  /// The value in a gap: a text or a number.
  fileprivate init(_ value: GapValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let number): self = .numeric(number)
    }
  }
}
