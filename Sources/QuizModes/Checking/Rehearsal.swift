internal import QuizCore

/// Plays sittings of one plugin and one quiz without record and clock.
struct Rehearsal {
  let plugin: Plugin
  let quiz: Quiz?
  var options: [PlainField]
  var seed: Int
  var languages: [String]
  /// Whether a question without a limit has one, so that the time can run out.
  var isTimed = false

  /// The options have their defaults, then what the quiz says; a value that does not fit throws.
  init(_ plugin: Plugin, _ quiz: Quiz?, seed: Int, languages: [String]) throws(Misfit) {
    self.plugin = plugin
    self.quiz = quiz?.seen(by: plugin.info)
    self.seed = seed
    self.languages = languages
    options = []
    for named in plugin.info.options {
      let given = quiz?.plugin == plugin.info.id ? quiz?.options.first { $0.key == .text(named.name) }?.value : nil
      guard let value = given ?? named.spec.initial else { continue }
      guard let accepted = named.spec.accepted(value) else {
        throw Misfit("the option '\(named.name)' must be \(named.spec.inWords), got '\(ValueSpec.written(value))'")
      }
      options.append(PlainField(named.name, accepted))
    }
    options.sort { $0.key < $1.key }
  }

  /// The same with limits.
  var timed: Rehearsal {
    var rehearsal = self
    rehearsal.isTimed = true
    return rehearsal
  }

  /// The mode alone, or the built-in default below a modifier.
  ///
  /// With `isForgetful` every hook call gets a machine of its own, so that nothing but the state is remembered.
  func layers(isForgetful: Bool = false, _ witness: ((HookCall) -> Void)? = nil) -> [any Mode] {
    let own: any Mode
    if isForgetful {
      own = ForgetfulMode(plugin, languages, witness)
    } else {
      let mode = LuaMode(plugin, languages: languages)
      mode.witness = witness
      own = mode
    }
    return plugin.info.isModifier ? [BuiltInMode(), own] : [own]
  }

  func decider(_ layers: [any Mode]) -> Decider {
    let players = (1...plugin.info.players.lowerBound).map { "Player \($0)" }
    var beginning = Beginning(
      sitting: "", quiz: quiz, plugins: layers.map { PluginUse($0.info) }, options: options, seed: seed,
      players: players, day: CivilDay(year: 2026, month: 1, day: 1))
    if isTimed { beginning.limits = LimitSettings(timing: .every(20)) }
    return Decider(layers: layers, state: .initial(beginning))
  }

  /// The most steps a sitting may take until it counts as endless.
  var mostSteps: Int { 10 * (quiz?.questions.count ?? 0) + 200 }
}

/// A plugin that forgets everything but the state between its hooks.
private final class ForgetfulMode: Mode {
  private let plugin: Plugin
  private let languages: [String]
  private let witness: ((HookCall) -> Void)?
  var info: ModeInfo { plugin.info }

  init(_ plugin: Plugin, _ languages: [String], _ witness: ((HookCall) -> Void)?) {
    self.plugin = plugin.compiled
    self.languages = languages
    self.witness = witness
  }

  private var fresh: LuaMode {
    let mode = LuaMode(plugin, languages: languages)
    mode.witness = witness
    return mode
  }

  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    try fresh.order(questions, context)
  }
  func start(_ context: HookContext) throws(HookFailure) -> PlainValue { try fresh.start(context) }
  func next(_ context: HookContext) throws(HookFailure) -> Step { try fresh.next(context) }
  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    try fresh.judge(question, turn, context)
  }
  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue { try fresh.after(turn, context) }
  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue { try fresh.acted(turn, context) }
  func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> KeptValues { try fresh.keep(turn, context) }
  func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] { try fresh.status(context) }
  func result(_ context: HookContext) throws(HookFailure) -> SittingResult { try fresh.result(context) }
}
