internal import LuaKit
internal import QuizCore

/// The functions that make steps. `ctx.ask`, `ctx.show` and `ctx.finish` check their arguments at the caller's line,
/// and return a table.
///
/// `StepReader.step` reads it when `next` returns it, so that a state may store one for later.
extension ModeMachine {
  func registerSteps() {
    register("ask") { [unowned self] arguments throws(Misfit) in
      let question = arguments.first
      let options = arguments.dropFirst().first
      _ = try stepReader.ask(question, options)
      return .record(["step": .text("ask"), "question": question, "options": options == LuaValue.none ? nil : options])
    }
    register("show") { [unowned self] arguments throws(Misfit) in
      _ = try stepReader.show(arguments.first)
      return .record(["step": .text("show"), "page": arguments.first])
    }
    register("finish") { arguments throws(Misfit) in
      let why = arguments.first ?? .none
      guard why == .none || why.string != nil else { throw Misfit("ctx.finish takes a text, got \(why.kindInWords)") }
      return .record(["step": .text("finish"), "why": why == .none ? nil : why])
    }
  }

  private var stepReader: StepReader { StepReader(context: context, languages: languages) }
}
