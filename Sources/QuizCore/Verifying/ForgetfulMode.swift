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

  func order(_ questions: [Question], _ context: HookContext) throws(HookFailure) -> [String] {
    try mode(for: .order).order(questions, context)
  }

  func start(_ context: HookContext) throws(HookFailure) -> PlainValue { try mode(for: .start).start(context) }

  func next(_ context: HookContext) throws(HookFailure) -> Step { try mode(for: .next).next(context) }

  func judge(_ question: Question, _ turn: Turn, _ context: HookContext) throws(HookFailure) -> Verdict {
    try mode(for: .judge).judge(question, turn, context)
  }

  func after(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try mode(for: .after).after(turn, context)
  }

  func acted(_ turn: Turn, _ context: HookContext) throws(HookFailure) -> PlainValue {
    try mode(for: .acted).acted(turn, context)
  }

  func status(_ context: HookContext) throws(HookFailure) -> [String] { try mode(for: .status).status(context) }

  func result(_ context: HookContext) throws(HookFailure) -> SittingResult { try mode(for: .result).result(context) }
}

/// The recorded events, from which a replay takes the failures that the clock caused.
final class ReplayTape {
  private let events: [SittingEvent]
  private var place = 0
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
