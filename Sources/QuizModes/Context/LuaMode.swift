internal import LuaKit
package import QuizCore

/// A Lua file as a mode: every hook that the plugin has, the defaults for the others.
///
/// The Lua machine is built at the first hook call and again after a limit dropped it; nothing that matters lives in it,
/// since the mode's state comes with every call, and all else is forgotten after it. One instance serves one sitting, or in
/// grading one sitting after the other of the same quiz, options and seed; a shared machine serves other sittings as well.
package final class LuaMode: Mode {
  package let info: ModeInfo
  private let plugin: Plugin
  private let languages: [String]
  let log: PluginLog?
  private(set) var running: ModeMachine?
  /// The machine that it shares with others; nil has its own.
  private var shared: SharedMachine?
  /// Whether what hooks change beside the state stays: versions before let it, so their records show it.
  private let isRemembering: Bool
  /// Receives every hook call.
  package var witness: ((HookCall) -> Void)?
  /// Receives the instructions for loading the file, each time it is loaded.
  var loading: ((Int) -> Void)?
  /// The number of calls with lasting changes to make once more, to find the lines that do it.
  package var traces = 0
  /// The source of the hooks' answers; `layer` is this layer's place among all.
  package var answering = Answering.machine
  package var layer = 0

  /// The source of the hooks' answers.
  package enum Answering {
    /// Lua runs here.
    case machine
    /// Lua runs here, and its answers are recorded.
    case recording(HookTape)
    /// Lua ran elsewhere.
    case playing(HookTape)
  }

  /// `log` receives the output of `print` after each hook call.
  package init(
    _ plugin: Plugin, languages: [String] = ["en"], log: PluginLog? = nil, isRemembering: Bool = false
  ) {
    self.plugin = plugin
    self.isRemembering = isRemembering
    self.languages = languages
    self.log = log
    info = plugin.info
  }

  package func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    guard has(.order) else { return questions.map(\.id) }
    return try call(.order, context, [.list(questions.map { .reference($0.id) }), .context]) { value throws(Misfit) in
      try AnswerReader.order(value, questions)
    }
  }

  package func start(_ context: HookContext) throws(HookFailure) -> PlainValue {
    guard has(.start) else { return .empty }
    return try call(.start, context, [.context]) { value throws(Misfit) in
      switch value {
      case .none: return .empty
      case .list, .map: return PlainValue(value)
      default: throw Misfit("start must return a table, the mode's state; got \(value.kindInWords)")
      }
    }
  }

  package func next(_ context: HookContext) throws(HookFailure) -> Step {
    guard has(.next) else { return context.defaultStep }
    return try call(.next, context, [state(context), .context]) { [self] value throws(Misfit) in
      try StepReader(context: context, languages: languages).step(value)
    }
  }

  package func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    guard has(.judge) else { return context.judgeBelow(question, turn) }
    let arguments = {
      let isOwn = context.question(question.id) == question
      let shown = isOwn ? LuaValue.reference(question.id) : LuaValue(question)
      return [shown, LuaValue(turn, question: question), LuaValue.context]
    }
    let again = { _ = context.judgeBelow(question, turn) }
    return try call(.judge, context, arguments(), turn: turn, again: again) { value throws(Misfit) in
      try AnswerReader(rules: context.rules).verdict(value, question)
    }
  }

  package func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try tell(.after, turn, context)
  }

  package func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try tell(.acted, turn, context)
  }

  package func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> RememberedValues {
    guard has(.keep) else { return RememberedValues() }
    return try call(.keep, context, [state(context), .context], turn: turn) { value throws(Misfit) in
      try AnswerReader(rules: context.rules).keep(value)
    }
  }

  package func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] {
    guard has(.status) else { return [] }
    return try call(.status, context, [state(context), .context]) { value throws(Misfit) in
      try AnswerReader(rules: context.rules).status(value)
    }
  }

  package func result(_ context: HookContext) throws(HookFailure) -> SittingResult {
    guard has(.result) else { return SittingResult() }
    return try call(.result, context, [state(context), .context]) { value throws(Misfit) in
      try AnswerReader(rules: context.rules).result(value)
    }
  }

  // MARK: Calling

  /// False when a witness or log needs every call, or the answers come from a tape.
  package var noticesLooks: Bool {
    guard case .machine = answering else { return false }
    return witness == nil && log == nil
  }

  func has(_ hook: Hook) -> Bool { info.hooks.contains(hook) }

  private func state(_ context: HookContext) -> LuaValue {
    .readOnly("the state", LuaValue(context.modeState))
  }

  /// Calls `after` or `acted` with a private copy of the state; returns their value, or else the changed copy.
  private func tell(_ hook: Hook, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    guard has(hook) else { return context.modeState }
    let arguments = { [LuaValue(context.modeState), self.event(turn, context), .context] }
    return try call(hook, context, arguments(), turn: turn, keeping: .resultOrFirstArgument) { value throws(Misfit) in
      PlainValue(value)
    }
  }

  private func event(_ turn: Turn, _ context: HookContext) -> LuaValue {
    let known = running.flatMap { $0.isAlive ? $0.known(turn.step.id, context) : nil }
    if let known { return LuaValue(turn, question: known.question, known: known) }
    return LuaValue(turn, question: context.question(turn.step.id))
  }

  private func call<Answer>(
    _ hook: Hook, _ context: HookContext, _ arguments: @autoclosure () -> [LuaValue], turn: Turn? = nil,
    keeping: LuaMachine.Keeping = .result, again: () -> Void = {}, _ read: (LuaValue) throws(Misfit) -> Answer
  ) throws(HookFailure) -> Answer {
    let value: LuaValue
    switch answering {
    case .machine: value = try ran(hook, context, turn, keeping, arguments())
    case .recording(let tape):
      value = try tape.record(layer, info.id, hook) { () throws(HookFailure) in
        try ran(hook, context, turn, keeping, arguments())
      }
    case .playing(let tape): value = try tape.play(layer, info.id, hook, again: again)
    }
    do {
      return try read(value)
    } catch {
      let line = plugin.source.line(of: hook, key: error.path.last)
      throw HookFailure(plugin: info.id, hook: hook, message: "\(plugin.source.path):\(line): \(error.message)")
    }
  }

  /// The hook's return value.
  private func ran(
    _ hook: Hook, _ context: HookContext, _ turn: Turn?, _ keeping: LuaMachine.Keeping, _ arguments: [LuaValue]
  ) throws(HookFailure) -> LuaValue {
    do throws(LuaFailure) {
      let machine = try machine(context)
      defer { log?.take(from: machine) }
      return try watched(machine, hook, context, turn, keeping, arguments)
    } catch {
      throw HookFailure(
        plugin: info.id, hook: hook, message: error.naming(whatReturns: hook).withCallers(of: hook.rawValue),
        isByClock: error.kind == .time)
    }
  }

  func machine(_ context: HookContext) throws(LuaFailure) -> ModeMachine {
    if let machine = try shared?.machine(for: self, context.beginning) {
      running = machine
      return machine
    }
    if let running, running.isAlive, shared?.has(running) != true { return running }
    let machine = try ModeMachine(plugin, context.beginning, languages, remembering: isRemembering)
    loading?(machine.machine.usage.instructions)
    running = machine
    return machine
  }
}

/// A machine that other sittings use as well.
extension LuaMode {
  /// Uses the shelf's machine for that sitting from now on.
  package func share(_ shelf: MachineShelf, _ beginning: Beginning) {
    shared = shelf.machine(plugin, beginning, languages)
  }

  /// Whether it has a machine of its own, although it would share one.
  package var isAlone: Bool { shared != nil && running.map { shared?.has($0) == true } == false }

  /// Lets a machine of its own go; the next call makes another.
  package func rest() { running = nil }
}

extension LuaFailure {
  /// The failure with the hook's result called by its name: `state.f is a function`.
  fileprivate func naming(whatReturns hook: Hook) -> LuaFailure {
    guard case .badValue(let path) = kind, path.hasPrefix("result"), message.hasPrefix(path) else { return self }
    let name: String
    switch hook {
    case .start, .after, .acted: name = "state"
    case .next: name = "step"
    case .judge: name = "verdict"
    case .today, .order, .keep, .status, .due: name = hook.rawValue
    case .result: return self
    }
    var failure = self
    failure.message = name + message.dropFirst("result".count)
    return failure
  }
}

/// The destination of plugins' `print`.
package struct PluginLog {
  package let write: (_ plugin: String, _ line: String) -> Void

  /// `write` gets the plugin's id and one line at a time.
  package init(_ write: @escaping (_ plugin: String, _ line: String) -> Void) {
    self.write = write
  }

  /// Passes on the lines printed since the last call.
  func take(from machine: ModeMachine) {
    for text in machine.machine.log {
      // By scalars: a carriage return and a newline are one character.
      for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
        write(machine.plugin.info.id, String(String.UnicodeScalarView(line)))
      }
    }
    machine.machine.clearLog()
  }
}
