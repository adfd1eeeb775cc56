internal import LuaKit
internal import QuizCore

extension ModeMachine {
  /// `ctx.judge` and `ctx.grade`: a question that a mode changed comes as a whole table here.
  func registerMarking() {
    registerMarking("judge") { [unowned self] question, turn in
      let verdict = turn.response == nil ? .withoutResponse(question) : context.judgeBelow(question, turn)
      return LuaValue(verdict, on: turn.response, to: question)
    }
    registerMarking("grade.exact") { question, turn in
      let verdict = turn.response.map { Marking.exactVerdict(on: question, $0) } ?? .withoutResponse(question)
      return LuaValue(verdict, on: turn.response, to: question)
    }
    registerMarking("grade.partial") { [unowned self] question, turn in
      LuaValue(Decider.defaultVerdict(question, turn, partial), on: turn.response, to: question)
    }
    registerMarking("grade.fraction") { [unowned self] question, turn in
      .numeric(turn.response.map { Marking.share(of: question, $0, partial: partial) } ?? 0)
    }
  }

  /// The question is passed separately, so the response's own field is ignored.
  private func registerMarking(_ name: String, _ marked: @escaping (Question, Turn) -> LuaValue) {
    register(name, expanding: true, ignoring: "question") { [unowned self] arguments throws(Misfit) in
      let (question, turn) = try judged(arguments, "ctx.\(name)")
      return marked(question, turn)
    }
  }

  private var partial: PartialRule { context.quiz?.partial ?? .net }

  /// The question and the response as a turn for the layers below: the running or past one, with the response's present
  /// values.
  private func judged(_ arguments: [LuaValue], _ name: String) throws(Misfit) -> (Question, Turn) {
    guard arguments.count >= 2 else { throw Misfit("\(name) takes the question and the response") }
    let question = try question(arguments[0], name)
    let event = written(arguments[1])
    var turn = known(question.id, event) ?? Turn(of: question, player: context.state.beginning.players.first ?? "")
    turn.verdict = nil
    turn.input = .skipped
    guard let response = try ResponseReader.response(event, question) else { return (question, turn) }
    guard machine.charge(question.stepsToMark(response)) else { throw Misfit("\(name): too much to compare") }
    let inputs = (event["inputs"]?.fields ?? []).map { PlainField(PlainKey($0.key), PlainValue($0.value)) }
    turn.input =
      event["type"] == .text("timed_out") ? .timedOut(response, selected: []) : .answered(response, inputs: inputs)
    return (question, turn)
  }

  /// A question in which nothing was changed, as a table.
  private func written(_ value: LuaValue) -> LuaValue {
    guard case .reference(let id) = value else { return value }
    return (made[id] ?? context.quizQuestion(id)).map { LuaValue($0) } ?? value
  }

  private func known(_ question: String, _ event: LuaValue) -> Turn? {
    guard case .int(let attempt)? = event["try"] else { return turn }
    if let turn, turn.step.id == question, turn.step.attempt == Int(attempt) { return turn }
    return context.state.turns.last { $0.isSettled && $0.step.id == question && $0.step.attempt == Int(attempt) }
  }

  /// The question a table stands for: the known one when nothing was changed in it.
  private func question(_ value: LuaValue, _ name: String) throws(Misfit) -> Question {
    if case .reference(let id) = value, let known = context.question(id), made[id].map({ $0 == known }) ?? true {
      return known
    }
    let value = written(value)
    if let id = value.string ?? value["id"]?.string, let known = context.question(id) {
      if value.string != nil || LuaValue(known) == value { return known }
    }
    return context.underRules(try LuaQuestions.question(value, context.quiz, languages, name))
  }
}

extension Question {
  /// The price of marking in instructions: the number of comparisons; for texts also their length.
  fileprivate func stepsToMark(_ response: Response) -> Int {
    switch response {
    case .chosen(let ids): return answers.count * ids.count
    case .value: return answers.count
    case .text(let text):
      let patterns = accept + answers.flatMap(\.patterns)
      return textRule.stepsToMatch(text, patterns)
    case .order(let ids): return answers.count + ids.count
    case .pairs(let given): return pairs.count * given.count
    case .gaps(let filled):
      return filled.reduce(gaps.count * filled.count) { steps, entry in
        guard let gap = gap(entry.id), let response = gap.response(entry.value) else { return steps }
        return steps + gap.question.stepsToMark(response)
      }
    }
  }
}

extension Turn {
  /// A turn that was never played, for a response that a mode made up.
  fileprivate init(of question: Question, player: String) {
    let step = OpenStep(content: .question(.made(question), Asking()), number: 0, attempt: 1, player: player)
    self.init(step: step, input: .skipped, ms: 0, before: .empty)
  }
}
