internal import LuaKit
internal import QuizCore

extension ModeMachine {
  /// `ctx.judge` and `ctx.grade`: questions come as whole tables here, since a mode may have changed them.
  func registerMarking() {
    register("judge", expanding: true) { [unowned self] arguments throws(Misfit) in
      let (question, turn) = try judged(arguments, "ctx.judge")
      return LuaValue(context.judgeBelow(question, turn))
    }
    register("grade.exact", expanding: true) { [unowned self] arguments throws(Misfit) in
      let (question, turn) = try judged(arguments, "ctx.grade.exact")
      return LuaValue(turn.response.map { Marking.exactVerdict(on: question, $0) } ?? .withoutResponse(question))
    }
    register("grade.partial", expanding: true) { [unowned self] arguments throws(Misfit) in
      let (question, turn) = try judged(arguments, "ctx.grade.partial")
      return LuaValue(Decider.defaultVerdict(question, turn, partial))
    }
    register("grade.fraction", expanding: true) { [unowned self] arguments throws(Misfit) in
      let (question, turn) = try judged(arguments, "ctx.grade.fraction")
      return .numeric(turn.response.map { Marking.share(of: question, $0, partial: partial) } ?? 0)
    }
  }

  private var partial: PartialRule { context.state.quiz?.partial ?? .net }

  private func judged(_ arguments: [LuaValue], _ name: String) throws(Misfit) -> (Question, Turn) {
    guard arguments.count >= 2 else { throw Misfit("\(name) takes the question and the response") }
    let question = try question(arguments[0], name)
    guard var turn = turn ?? context.state.past.last else { throw Misfit("\(name): there is no response yet") }
    if let response = try ResponseReader.response(arguments[1], question) {
      turn.input = .answered(response, inputs: turn.inputs)
    }
    return (question, turn)
  }

  /// The question a table stands for: the known one when nothing was changed in it.
  private func question(_ value: LuaValue, _ name: String) throws(Misfit) -> Question {
    if let id = value.string ?? value["id"]?.string, let known = context.state.question(id) {
      if value.string != nil || LuaValue(known) == value { return known }
    }
    return try QuestionReading.question(value, context.state.quiz, languages, name)
  }
}
