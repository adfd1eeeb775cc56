/// A mode in a replay: hooks that the clock stopped are taken from the tape instead of being timed again.
final class TimedMode: Mode {
  let info: ModeInfo
  private let mode: any Mode
  private let tape: ReplayTape

  init(_ mode: any Mode, _ tape: ReplayTape) {
    self.mode = mode
    self.tape = tape
    info = mode.info
  }

  /// Calls a hook, and notes when the clock stopped it here although it did not in the sitting.
  private func call<Answer>(
    _ hook: Hook, _ body: (any Mode) throws(HookFailure) -> Answer
  ) throws(HookFailure) -> Answer {
    if let failure = tape.failure(of: info.id, hook) { throw failure }
    do throws(HookFailure) {
      return try body(mode)
    } catch {
      if error.isByClock { tape.lacksTime = true }
      throw error
    }
  }

  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    try call(.order) { mode throws(HookFailure) in try mode.order(questions, context) }
  }

  func start(_ context: HookContext) throws(HookFailure) -> PlainValue {
    try call(.start) { mode throws(HookFailure) in try mode.start(context) }
  }

  func next(_ context: HookContext) throws(HookFailure) -> Step {
    try call(.next) { mode throws(HookFailure) in try mode.next(context) }
  }

  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    try call(.judge) { mode throws(HookFailure) in try mode.judge(question, turn, context) }
  }

  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try call(.after) { mode throws(HookFailure) in try mode.after(turn, context) }
  }

  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try call(.acted) { mode throws(HookFailure) in try mode.acted(turn, context) }
  }

  func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> RememberedValues {
    try call(.keep) { mode throws(HookFailure) in try mode.keep(turn, context) }
  }

  func status(_ context: HookContext) throws(HookFailure) -> [StatusEntry] {
    try call(.status) { mode throws(HookFailure) in try mode.status(context) }
  }

  func result(_ context: HookContext) throws(HookFailure) -> SittingResult {
    try call(.result) { mode throws(HookFailure) in try mode.result(context) }
  }
}

/// The recorded events, from which a replay takes the failures that the clock caused.
final class ReplayTape {
  private let events: [SittingEvent]
  private var place = 0
  /// Whether the clock stopped a call that it did not stop in the sitting: then a difference says nothing.
  var lacksTime = false
  /// Places of the failures that were already given, while the events they belong to have not come.
  private var given: Set<Int> = []

  init(_ events: [SittingEvent]) {
    self.events = events
  }

  func start(at place: Int) {
    self.place = place
    given = []
  }

  /// The replay has made the next event.
  func advance() { place += 1 }

  /// The failure by the clock that is recorded for this call; nil when the call is to be made.
  func failure(of plugin: String, _ hook: Hook) -> HookFailure? {
    var index = place
    while index < events.count, case .hookFailed(let failure) = events[index] {
      if failure.plugin == plugin, failure.hook == hook, !given.contains(index) {
        guard failure.isByClock else { return nil }
        given.insert(index)
        return failure
      }
      index += 1
    }
    return nil
  }
}
