internal import LuaKit
internal import QuizCore

/// A plugin running in a Lua machine for one sitting, with its `ctx`.
final class ModeMachine {
  let machine: LuaMachine
  let plugin: Plugin
  let languages: [String]
  /// What the running hook may know.
  private(set) var context: HookContext
  /// The turn that is being judged or told.
  private(set) var turn: Turn?
  /// The stream of `ctx.random` and `ctx.shuffle` for the running hook.
  var stream = SplitMix64(seed: 0)
  /// The steps that the running hook made with `ctx.ask`, `ctx.show` and `ctx.finish`.
  private var steps: [Step] = []
  private var made: [String: Question] = [:]

  init(_ plugin: Plugin, _ state: SittingState, _ languages: [String]) throws(LuaFailure) {
    self.plugin = plugin
    self.languages = languages
    context = HookContext(state: state, hook: .start) { question, _ in .withoutResponse(question) }
    machine = try LuaMachine(modules: plugin.source.module)
    registerFunctions()
    for question in state.quiz?.questions ?? [] { try machine.define(question.id, LuaValue(question)) }
    try machine.setContext(named: "ctx", constants: constants(state.beginning), computed: computed)
    _ = try machine.load(plugin.source.bytes, chunk: plugin.source.path, seed: seed("load"))
  }

  var isAlive: Bool { machine.isAlive }
  var log: [String] { machine.log }

  /// Calls a hook; its draws depend on seed, plugin, hook and the number of the event alone.
  func call(
    _ hook: Hook, _ context: HookContext, _ turn: Turn?, keeping: LuaMachine.Keeping, _ arguments: [LuaValue]
  ) throws(LuaFailure) -> LuaValue {
    self.context = context
    self.turn = turn
    steps = []
    let event = String(context.state.turns.count)
    stream = SplitMix64(seed: seed("ctx", hook.rawValue, event))
    try defineMade()
    return try machine.call(
      [.text(hook.rawValue)], arguments, keeping: keeping, seed: seed("math", hook.rawValue, event))
  }

  private func seed(_ purpose: String...) -> UInt64 {
    let beginning = context.state.beginning
    return Chance.hash([String(beginning.seed), beginning.quiz?.id ?? "", plugin.info.id] + purpose)
  }

  /// Questions made on the spot are known to Lua like those of the quiz.
  private func defineMade() throws(LuaFailure) {
    for (id, record) in context.state.records {
      guard let question = record.made, made[id] != question else { continue }
      made[id] = question
      try machine.define(id, LuaValue(question))
    }
  }

  // MARK: Steps

  /// Keeps a step that the hook made and gives Lua the table that stands for it.
  func keep(_ step: Step) -> LuaValue {
    steps.append(step)
    return .record(["step": .int(Int64(steps.count))])
  }

  /// The step that a returned table stands for.
  func step(_ value: LuaValue) -> Step? {
    guard case .int(let number)? = value["step"], steps.indices.contains(Int(number) - 1) else { return nil }
    return steps[Int(number) - 1]
  }

  // MARK: ctx

  private func constants(_ beginning: Beginning) -> [LuaField] {
    let fields: [(String, LuaValue?)] = [
      ("quiz", beginning.quiz.map { LuaValue($0) }),
      ("options", .table(beginning.options.map { LuaField(LuaKey($0.key), LuaValue($0.value)) })),
      ("player", beginning.players.first.map(LuaValue.text)),
      ("players", .list(beginning.players.map(LuaValue.text))),
      ("memory", LuaValue(beginning.memory)), ("shared", LuaValue(beginning.shared)),
      ("day", LuaValue(beginning.day)), ("seed", .int(Int64(beginning.seed))),
      ("t", texts), ("grade", functions("grade", ["exact", "partial", "fraction"])),
      ("text", functions("text", ["width", "fold"])),
    ]
    let named = fields.compactMap { name, value in value.map { LuaField(.text(name), $0) } }
    return named + Self.functions.map { LuaField(.text($0), .host($0, bound: nil)) }
  }

  static let functions = [
    "ask", "show", "finish", "question", "random", "shuffle", "judge", "rank", "percent", "band", "closest",
  ]

  private func functions(_ group: String, _ names: [String]) -> LuaValue {
    .table(names.map { LuaField(.text($0), .host("\(group).\($0)", bound: nil)) })
  }

  private var texts: LuaValue {
    .table(plugin.texts(languages).keys.sorted().map { LuaField(.text($0), .host("t", bound: .text($0))) })
  }

  private var computed: [String: () throws(HostRefusal) -> LuaValue] {
    [
      "state": { [unowned self] in
        context.hook == .order || context.hook == .start
          ? .none : .readOnly("ctx.state", LuaValue(context.state.modeState))
      },
      "remaining": { [unowned self] in .list(context.state.remaining.map(LuaValue.reference)) },
      "past": { [unowned self] in
        .list(context.state.past.map { LuaValue($0, question: context.state.question($0.step.id)) })
      },
      "why": { [unowned self] in context.why.map(LuaValue.text) ?? .none },
      "streak": { [unowned self] in LuaValue(context.state.beginning.streak) },
    ]
  }
}
