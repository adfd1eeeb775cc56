internal import LuaKit
internal import QuizCore

/// A plugin running in a Lua machine, with its `ctx`: for one sitting, or for several in turn.
///
/// Each hook call begins with everything reachable as it was after loading.
final class ModeMachine {
  let machine: LuaMachine
  let plugin: Plugin
  let languages: [String]
  /// The running hook's context. Between hooks it is the idle one, so that the sitting's state has a single owner.
  private(set) var context: HookContext
  private let idle: HookContext
  /// The turn being judged or reported; nil in a walk, where it is the state's last.
  private var told: Turn?
  /// The stream of `ctx.random` and `ctx.shuffle` for the running hook.
  var stream = SplitMix64(seed: 0)
  /// The plugin's texts in the player's language.
  let texts: [String: PluginText]
  private(set) var made: [String: Question] = [:]
  /// The observations of the running hook, or of the last one.
  var observed = Observed()
  private var seeds: HookSeeds
  /// The plugin's hooks.
  private var functions: [LuaFunction?] = Hook.allCases.map { _ in nil }
  /// The tables of the quiz's questions for events; they never change.
  private var known: [String: KnownQuestion] = [:]
  /// The arguments of calls in a walk, in the machine's own form.
  var arguments = LuaArguments()
  let contextArgument: LuaWritten
  /// The state for hooks that only read it.
  let stateArgument: LuaForm
  /// The player of the latest event.
  private var player: (name: String, written: LuaWritten)?
  private var own: PlayersOwn
  /// True when loading depended on the sitting's seed.
  private(set) var drewWhileLoading = false

  /// With `remembering`, hooks' changes outside of the state persist, as in earlier versions.
  init(
    _ plugin: Plugin, _ beginning: Beginning, _ languages: [String], remembering: Bool = false
  ) throws(LuaFailure) {
    self.plugin = plugin
    self.languages = languages
    idle = HookContext(state: .initial(beginning), hook: .start) { question, _ in .withoutResponse(question) }
    context = idle
    own = PlayersOwn(beginning)
    seeds = HookSeeds(quiz: beginning.quiz?.id ?? "", plugin: plugin.info.id)
    texts = plugin.texts(languages)
    machine = try LuaMachine(
      hashes: seeds.ofHashes(beginning), modules: plugin.module, moduleFolder: plugin.source.moduleFolder)
    contextArgument = try machine.written(.context)
    stateArgument = try machine.form(readOnly: "the state")
    registerFunctions()
    for question in beginning.quiz?.questions ?? [] { try machine.define(question.id, LuaValue(question)) }
    try machine.setContext(named: "ctx", constants: constants(beginning), computed: computed, lists: lists)
    _ = try machine.load(plugin.source.bytes, chunk: plugin.source.path, seed: seeds.ofLoading(idle.seed))
    drewWhileLoading = machine.hasDrawn
    for hook in plugin.info.hooks { functions[hook.place] = try machine.function([.text(hook.rawValue)]) }
    if !remembering { try machine.forgetCalls() }
  }

  /// Serves another sitting of the same quiz and options from now on.
  func serve(_ beginning: Beginning) throws(LuaFailure) {
    let next = PlayersOwn(beginning)
    if next.memory != own.memory { try machine.change("memory", LuaValue(next.memory)) }
    if next.shared != own.shared { try machine.change("shared", LuaValue(next.shared)) }
    if next.seen != own.seen { try machine.change("seen", LuaValue(next.seen)) }
    own = next
  }

  var isAlive: Bool { machine.isAlive }

  /// How many questions that modes made up it knows.
  var madeCount: Int { made.count }

  /// Calls a hook; its draws depend on seed, plugin, hook and the number of the event alone.
  func call(
    _ hook: Hook, _ context: HookContext, _ turn: Turn?, keeping: LuaMachine.Keeping, _ arguments: [LuaValue]
  ) throws(LuaFailure) -> LuaValue {
    told = turn
    let seed = enter(hook, context)
    defer { leave() }
    try defineMade()
    do throws(LuaFailure) {
      if context.sight != nil { return try noticing(hook, keeping, arguments, seed) }
      return try machine.call(function(hook), arguments.span, keeping: keeping, seed: seed)
    } catch {
      throw plugin.explained(error, texts: Array(texts.keys))
    }
  }

  /// Calls a hook, and notes in the context which facts it used.
  private func noticing(
    _ hook: Hook, _ keeping: LuaMachine.Keeping, _ list: [LuaValue], _ seed: UInt64
  ) throws(LuaFailure) -> LuaValue {
    arguments.clear()
    for (place, argument) in list.enumerated() {
      // Only events name the player among a hook's arguments.
      if place == 1, let told, let fields = argument.fields {
        let player = try written(player: told.step.player)
        arguments.add(try machine.form(fields, open: "player"), filledWith: player, isWatched: true)
      } else {
        arguments.add(try machine.written(argument))
      }
    }
    let written = try machine.call(function(hook), written: arguments, keeping: keeping, seed: seed)
    if machine.hasReadWatched { context.notePlayer() }
    if machine.hasDrawn { context.noteTurns() }
    return machine.value(written)
  }

  /// Calls a hook of a walk with `arguments`. No questions were made, and the turn is the state's last.
  func call(
    _ hook: Hook, _ context: HookContext, keeping: LuaMachine.Keeping
  ) throws(LuaFailure) -> LuaWritten {
    let seed = enter(hook, context)
    defer { leave() }
    return try machine.call(function(hook), written: arguments, keeping: keeping, seed: seed)
  }

  /// Sets the hook's context and streams; returns the seed of `math.random`.
  private func enter(_ hook: Hook, _ context: HookContext) -> UInt64 {
    self.context = context
    let seeds = seeds.of(hook, event: context.turnCount, of: context.seed)
    stream = SplitMix64(seed: seeds.stream)
    return seeds.math
  }

  private func leave() {
    context = idle
    told = nil
  }

  /// The turn being judged or reported.
  var turn: Turn? { told ?? (context.hook == .after ? context.state.turns.last : nil) }

  /// The event of a walk's turn, with the player left open.
  func form(of turn: WalkedTurn) throws(LuaFailure) -> LuaForm {
    if let known = turn.shown as? EventForm, known.machine === machine { return known.form }
    let event = LuaValue(turn.turn, question: turn.question)
    let form = try machine.form(event.fields ?? [], open: "player")
    turn.shown = EventForm(machine, form)
    return form
  }

  func written(player name: String) throws(LuaFailure) -> LuaWritten {
    if let player, player.name == name { return player.written }
    let written = try machine.written(.text(name))
    player = (name, written)
    return written
  }

  private func function(_ hook: Hook) throws(LuaFailure) -> LuaFunction {
    if let known = functions[hook.place] { known } else { try machine.function([.text(hook.rawValue)]) }
  }

  /// A question of the quiz as events show it; nil where the mode has made questions, which may change.
  func known(_ id: String, _ context: HookContext) -> KnownQuestion? {
    guard context.madeIDs.isEmpty else { return nil }
    if let question = known[id] { return question }
    guard let question = context.quizQuestion(id) else { return nil }
    let made = KnownQuestion(context.underRules(question))
    known[id] = made
    return made
  }

  /// Makes questions that the mode created known to Lua, like those of the quiz.
  private func defineMade() throws(LuaFailure) {
    for id in context.madeIDs {
      guard let question = context.question(id), made[id] != question else { continue }
      made[id] = question
      try machine.define(id, LuaValue(question))
    }
  }

  // MARK: ctx

  private func constants(_ beginning: Beginning) -> [LuaField] {
    let fields: [(String, LuaValue?)] = [
      ("quiz", LuaValue(beginning.quiz ?? Quiz(id: "", title: plugin.info.name, questions: []))),
      ("options", .table(beginning.options.map { LuaField(LuaKey($0.key), LuaValue($0.value)) })),
      ("memory", LuaValue(beginning.memory)), ("shared", LuaValue(beginning.shared)),
      ("seen", LuaValue(beginning.seen)),
      ("day", LuaValue(beginning.day)),
      ("timeFactor", .numeric(beginning.limits.timeFactor)),
      ("t", textFunctions), ("grade", functions("grade", ["exact", "partial", "fraction"])),
      ("text", functions("text", ["width", "fold", "of", "matches", "plain"])),
      ("language", .text(language)),
    ]
    let named = fields.compactMap { name, value in value.map { LuaField(.text(name), $0) } }
    return named + Self.functions.map { LuaField(.text($0), .host($0, bound: nil)) }
  }

  /// The reader's language without its region: `de` for `de-AT`.
  private var language: String {
    languages.first.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() } ?? "en"
  }

  private static let hooksWithoutState: Set<Hook> = [.today, .order, .start]

  static let functions = [
    "ask", "show", "finish", "question", "random", "shuffle", "judge", "rank", "percent", "band", "closest", "date",
  ]

  private func functions(_ group: String, _ names: [String]) -> LuaValue {
    .table(names.map { LuaField(.text($0), .host("\(group).\($0)", bound: nil)) })
  }

  private var textFunctions: LuaValue {
    .table(texts.keys.sorted().map { LuaField(.text($0), .host("t", bound: .text($0))) })
  }

  private var computed: [String: () throws(HostRefusal) -> LuaValue] {
    [
      "state": { [unowned self] in
        Self.hooksWithoutState.contains(context.hook)
          ? .none : .readOnly("ctx.state", LuaValue(context.modeState))
      },
      "player": { [unowned self] in context.state.beginning.players.first.map(LuaValue.text) ?? .none },
      "players": { [unowned self] in
        .readOnly("ctx.players", .list(context.state.beginning.players.map(LuaValue.text)))
      },
      "asked": { [unowned self] in asked },
      "why": { [unowned self] in context.why.map(LuaValue.text) ?? .none },
      "streak": { [unowned self] in
        let streak = context.beginning.streak
        return LuaValue(context.hook == .result ? streak.countingToday : streak)
      },
    ]
  }

  /// The question that is shown, judged or settled; none on pages and where no question is meant.
  private var asked: LuaValue {
    let question: Question?
    switch context.hook {
    case .status: question = context.shown
    case .judge, .after, .acted, .keep:
      guard case .question(let asked, _)? = turn?.step.content else { return .none }
      question = context.question(asked)
    case .today, .start, .order, .next, .result, .due: question = nil
    }
    guard let question else { return .none }
    let isKnown = context.question(question.id) == question
    return isKnown ? .reference(question.id) : .readOnly("ctx.asked", LuaValue(question))
  }

  /// The lists that grow with the sitting: read element by element.
  private var lists: [String: LuaList] {
    [
      "remaining": LuaList { [unowned self] in
        context.remaining.count
      } element: { [unowned self] place in
        let remaining = context.remaining
        let index = remaining.startIndex + place - 1
        return remaining.indices.contains(index) ? .reference(remaining[index]) : .none
      },
      "past": LuaList { [unowned self] in
        observed.readsPast = true
        context.noteTurns()
        return context.pastCount
      } element: { [unowned self] place in
        guard let turn = context.state.pastTurn(place - 1) else { return .none }
        let known = known(turn.step.id, context)
        return LuaValue(turn, question: known?.question ?? context.state.question(turn.step.id), known: known)
      },
    ]
  }
}

/// The parts of a beginning that differ between players of the same quiz.
private struct PlayersOwn {
  var memory, shared, seen: PlainValue

  init(_ beginning: Beginning) {
    (memory, shared, seen) = (beginning.memory, beginning.shared, beginning.seen)
  }
}

/// A question of the quiz with what events show of it, made once for all participants of a run.
final class KnownQuestion {
  let question: Question
  /// The `chosen` of responses that chose one answer, by its id.
  private let single: [String: LuaValue]

  init(_ question: Question) {
    self.question = question
    let ids = question.kind.isChoice ? question.answers.map(\.id) : []
    single = Dictionary(ids.map { ($0, Self.chosen(.chosen([$0]), of: question)) }) { first, _ in first }
  }

  /// The answers that apply to a response.
  func chosen(_ response: Response) -> LuaValue {
    if case .chosen(let ids) = response, ids.count == 1, let known = single[ids[0]] { return known }
    return Self.chosen(response, of: question)
  }

  private static func chosen(_ response: Response, of question: Question) -> LuaValue {
    .list(Marking.applying(question, response).map { LuaValue($0, of: question) })
  }
}

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
