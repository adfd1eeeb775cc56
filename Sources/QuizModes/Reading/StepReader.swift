internal import LuaKit
internal import QuizCore

/// Reads what `ctx.ask` and `ctx.show` are given.
struct StepReader {
  let context: HookContext
  let languages: [String]

  /// The step that `ctx.ask(question, opts)` means.
  func ask(_ question: LuaValue?, _ options: LuaValue?) throws(Misfit) -> Step {
    let asked = try asked(question ?? .none)
    return .ask(asked, try self.options(options, context.question(asked)))
  }

  /// The step that a returned table is: what `ctx.ask`, `ctx.show` and `ctx.finish` made, read again.
  func step(_ value: LuaValue) throws(Misfit) -> Step {
    switch value["step"] {
    case .text("ask"): return try ask(value["question"], value["options"])
    case .text("show"): return try show(value["page"])
    case .text("finish"): return .finish(value["why"]?.string)
    default:
      throw Misfit(
        "next must return a step: write `return ctx.ask(…)`, `return ctx.show { … }` or `return ctx.finish(…)`;"
          + " got \(value.kindInWords)")
    }
  }

  private func asked(_ value: LuaValue) throws(Misfit) -> AskedQuestion {
    switch value {
    case .reference(let id), .text(let id): return try known(id)
    case .map: return .made(try made(value))
    case .none:
      throw Misfit(
        "ctx.ask needs a question, its id, or a table made on the spot; got nothing (is ctx.remaining empty?)")
    default: throw Misfit("ctx.ask needs a question, its id, or a table made on the spot; got \(value.kindInWords)")
    }
  }

  private func known(_ id: String) throws(Misfit) -> AskedQuestion {
    if let made = context.made(id) { return .made(made) }
    guard let question = context.quizQuestion(id) else {
      let hint = nearest(to: id, in: context.quiz?.questions.map(\.id) ?? []).map { "; did you mean '\($0)'?" } ?? ""
      throw Misfit("ctx.ask: the quiz has no question '\(id)'\(hint)")
    }
    if question.kind == .info {
      throw Misfit("ctx.ask: '\(id)' is a page; pages show themselves before the question they precede")
    }
    return .ofQuiz(id)
  }

  private func made(_ value: LuaValue) throws(Misfit) -> Question {
    let question = try LuaQuestions.question(value, context.quiz, languages, "ctx.ask")
    if value["id"] == nil { throw Misfit("ctx.ask: a question made on the spot needs its own 'id'") }
    guard question.id.utf8.count <= Self.longestID else {
      throw Misfit("ctx.ask: the id of a question made on the spot may have \(Self.longestID) bytes")
    }
    if context.quizQuestion(question.id) != nil {
      throw Misfit(
        "ctx.ask: '\(question.id)' is the id of a question of the quiz; a question made on the spot needs its own")
    }
    if question.kind == .info { throw Misfit("ctx.ask: a page is shown with ctx.show") }
    return question
  }

  /// Bytes: ids are looked up at every step.
  private static let longestID = 1000

  private func options(_ value: LuaValue?, _ question: Question?) throws(Misfit) -> AskOptions {
    var options = AskOptions()
    guard let value, value != .none else { return options }
    let bounds = NumberBounds(rules: context.rules)
    let table = try LuaTableReader(value, "ctx.ask's options", bounds)
    try table.allow(ModeAPI.askOptions.names)
    options.limit = try table.limit("limit")
    options.reveal = try reveal(table)
    options.back = try table.flag("back")
    options.skip = try table.flag("skip")
    options.hint = try hint(table)
    options.hide = try hide(table, question)
    options.actions = try actions(table)
    options.inputs = try Specs.read(table["inputs"], "ctx.ask's inputs", in: languages, areInputs: true)
    options.player = try player(table)
    options.note = try table.text("note")
    options.markup = try table.markup()
    options.title = try table.line("title")
    options.text = try table.text("text")
    return options
  }

  private func reveal(_ table: LuaTableReader) throws(Misfit) -> AskReveal? {
    switch table["reveal"] {
    case nil: return nil
    case .text("answer"): return .answer
    case .text("verdict"): return .verdict
    case .bool(false): return .nothing
    case .bool(true): return .answer
    case .some: throw Misfit("'reveal' of ctx.ask must be \"answer\", \"verdict\" or false")
    }
  }

  private func hint(_ table: LuaTableReader) throws(Misfit) -> AskOptions.HintOption {
    if table["hint"] == .bool(false) { return .none }
    if table["hint"] == .bool(true) { return .ofQuestion }
    return try table.text("hint").map(AskOptions.HintOption.text) ?? .ofQuestion
  }

  /// Ids of answers not to offer; at least one answer must be left.
  private func hide(_ table: LuaTableReader, _ question: Question?) throws(Misfit) -> [String] {
    let hidden = try table.texts("hide")
    guard let question, !hidden.isEmpty else { return hidden }
    let ids = question.answers.map(\.id)
    if let unknown = hidden.first(where: { !ids.contains($0) }) {
      let hint =
        nearest(to: unknown, in: ids).map { "; did you mean '\($0)'?" }
        ?? (ids.isEmpty ? "; it offers none" : "; it has \(ids.joined(separator: ", "))")
      throw Misfit("'hide' of ctx.ask: '\(question.id)' has no answer '\(unknown)'\(hint)")
    }
    guard question.kind.isChoice else { return hidden }
    if question.answers.allSatisfy({ hidden.contains($0.id) }) {
      throw Misfit("'hide' of ctx.ask leaves no answer of '\(question.id)'")
    }
    return hidden
  }

  private func player(_ table: LuaTableReader) throws(Misfit) -> String? {
    guard let player = try table.text("player") else { return nil }
    let players = context.state.beginning.players
    guard players.contains(player) else {
      throw Misfit("'\(player)' does not play; players: \(players.joined(separator: ", "))")
    }
    return player
  }

  private func actions(_ table: LuaTableReader) throws(Misfit) -> [Action] {
    var actions: [Action] = []
    var ids: Set<String> = []
    for value in try table.list("actions") {
      let action = try LuaTableReader(
        value, "an action", expecting: "a table like { id = \"fifty\", label = \"50:50\" }",
        NumberBounds(rules: context.rules))
      try action.allow(ModeAPI.action.names)
      let id = try action.requiredText("id")
      guard ids.insert(id).inserted else { throw Misfit("two actions have the id '\(id)'") }
      actions.append(Action(id: id, label: try action.line("label") ?? id, next: try action.line("next")))
    }
    return actions
  }

  /// The page that `ctx.show { … }` means.
  func show(_ value: LuaValue?) throws(Misfit) -> Step {
    let table = try LuaTableReader(
      value ?? .none, "ctx.show", expecting: "a table like { id = \"intro\", body = \"…\" }")
    try table.allow(ModeAPI.page.names)
    var page = Page(id: try table.requiredText("id"))
    page.title = try table.text("title")
    page.body = try table.text("body")
    page.markup = try table.markup()
    page.image = try table.image("image")
    page.audio = try table.image("audio")
    page.actions = try actions(table)
    page.inputs = try Specs.read(table["inputs"], "ctx.show's inputs", in: languages, areInputs: true)
    page.player = try player(table)
    page.proceeding = try table.text("continue")
    page.note = try table.text("note")
    return .show(page)
  }
}
