/// A mode that starts afresh before its hooks are called: nothing it kept outside the sitting's state survives.
///
/// Hooks that the clock stopped are taken from the tape instead of being timed again.
final class ForgetfulMode: Mode {
  let info: ModeInfo
  private let make: () -> any Mode
  private let stride: Int
  private let tape: ReplayTape?
  private var mode: any Mode
  private var calls = 0

  /// Starts afresh at every `stride`th call.
  init(stride: Int, tape: ReplayTape?, make: @escaping () -> any Mode) {
    self.make = make
    self.stride = stride
    self.tape = tape
    mode = make()
    info = mode.info
  }

  private func mode(for hook: Hook) throws(HookFailure) -> any Mode {
    if let failure = tape?.failure(of: info.id, hook) { throw failure }
    if calls > 0 && calls.isMultiple(of: stride) { mode = make() }
    calls += 1
    return mode
  }

  /// Calls a hook, and notes when the clock stopped it here although it did not in the sitting.
  private func call<Answer>(
    _ hook: Hook, _ body: (any Mode) throws(HookFailure) -> Answer
  ) throws(HookFailure) -> Answer {
    let mode = try mode(for: hook)
    do throws(HookFailure) {
      return try body(mode)
    } catch {
      if error.isByClock { tape?.lacksTime = true }
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

  func keep(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> KeptValues {
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
