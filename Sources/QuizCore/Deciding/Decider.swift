/// The rules of a sitting: a command against a state gives the events that follow, or a refusal.
///
/// Modes run only in here. Events are emitted one by one and evolve the working state at once, so that every hook sees
/// what the earlier ones decided.
///
/// A sitting keeps one decider: its state then changes in place, however many turns there are.
package struct Decider {
  /// The mode first, then the modifiers in their order.
  let layers: [any Mode]
  /// The hooks of the mode, and of all layers together.
  let modeHooks: HookMask
  let hooks: HookMask
  package internal(set) var state: SittingState
  var events: [SittingEvent] = []
  /// Whether anybody sees the header: without, modes are not asked for it.
  var showsStatus = true
  /// True when events are to be kept; failures of hooks always are.
  var keepsEvents = true
  /// The most limits that one command may pass. A mode may ask timed questions for ever, and a wait of years must end.
  /// Time after the last of them is not charged.
  let mostExpiries: Int
  /// Notes what the hooks look at; nil when that is of no interest.
  var sight: HookSight?
  /// True when the caller makes the result: the sitting then stops before it, at an `ending`.
  var holdsResult = false
  var ending: Ending?
  /// Whether a hook gave more than the record has room for: the sitting then ends at its next step.
  var isFull = false
  /// Receives each event with the state after it.
  var watch: ((SittingEvent, SittingState) -> Void)?

  /// The reason with which the mode finished.
  struct Ending {
    let why: String?
  }

  /// Decides from that state on. The order of the layers is that of `Beginning.plugins`.
  package init(layers: [any Mode], state: SittingState, mostExpiries: Int = 1000) {
    self.layers = layers
    self.state = state
    self.mostExpiries = mostExpiries
    modeHooks = HookMask(layers.prefix(1))
    hooks = HookMask(layers)
  }

  /// The events that a command leads to from a state.
  package static func decide(
    _ command: Command, _ state: SittingState, _ layers: [any Mode]
  ) throws(Refusal) -> [SittingEvent] {
    var decider = Decider(layers: layers, state: state)
    return try decider.decide(command)
  }

  /// Decides a command: returns its events, after which `state` is up to date. `watch` gets each event with the
  /// resulting state.
  package mutating func decide(
    _ command: Command, watch: ((SittingEvent, SittingState) -> Void)? = nil
  ) throws(Refusal) -> [SittingEvent] {
    // Every other command is refused before its first event.
    let before = command == .begin ? state : nil
    self.watch = watch
    defer {
      self.watch = nil
      events = []
    }
    do {
      try perform(command)
    } catch {
      if let before { state = before }
      throw error
    }
    return events
  }

  mutating func emit(_ event: SittingEvent) {
    if keepsEvents || event.isFailure { events.append(event) }
    state.evolve(event)
    watch?(event, state)
  }

  private mutating func perform(_ command: Command) throws(Refusal) {
    if state.isOver { throw .over }
    if command == .begin && isBegun { throw .begunAlready }
    if command != .begin && !isBegun { throw .notBegun }
    switch command {
    case .begin: try begin()
    case .answer(let response, let inputs): try answer(response, inputs)
    case .select(let response): try select(response)
    case .skip: try skip()
    case .leaveOut: try settleSkipped()
    case .hint: try hint()
    case .action(let id, let inputs): try act(id, inputs)
    case .proceed(let inputs): try leavePage(inputs)
    case .back: try back()
    case .goTo(let place): try go(to: place)
    case .finish: try finishFree()
    case .pass(let ms): pass(ms)
    case .discard: emit(.discarded)
    }
  }

  /// The first step opens in the same breath as the order is made, which may be empty.
  private var isBegun: Bool { !state.order.isEmpty || !state.turns.isEmpty || state.open != nil }

  /// The one layer that holds state and chooses steps.
  var mode: any Mode { layers.first ?? BuiltInMode() }
}

extension Decider {
  /// Settles the open question as skipped, even where a player could not skip it.
  ///
  /// For grading: a missing response cannot be asked for.
  package mutating func leaveOut() throws(Refusal) -> [SittingEvent] {
    defer { events = [] }
    try settleSkipped()
    return events
  }

  mutating func settleSkipped() throws(Refusal) {
    let (step, question, _) = try openQuestion()
    settle(step, question, .skipped)
  }

  /// A copy for a sitting without a viewer, which asks no layer for its status.
  package func unwatched() -> Decider {
    var decider = self
    decider.showsStatus = false
    return decider
  }
}

extension Decider {
  /// The last pages of the order, then the result.
  mutating func finish(why: String?) {
    if state.isOver { return }
    let pages = unseenPages(before: nil)
    if let first = pages.first {
      return emit(.opened(step(of: first), status: [], rest: pages.dropFirst().map(step(of:))))
    }
    finishNow(why: why)
  }

  /// The mode's result, filled in.
  mutating func finishNow(why: String?) {
    if state.isOver { return }
    let ending = Ending(why: why)
    if holdsResult {
      self.ending = ending
      return
    }
    let answered = answer(ending)
    emit(.finished(ResultRules(state: state, why: why).filled(answered ?? SittingResult())))
  }

  /// The result of the mode's `result` hook; nil when there is no such hook, or it fails.
  mutating func answer(_ ending: Ending) -> SittingResult? {
    guard mode.info.hooks.contains(.result) else { return nil }
    let result = ask(mode, .result) { mode, context throws(HookFailure) in
      try mode.result(context.with(why: ending.why))
    }
    guard let result, !hasRoom(for: .finished(result), upTo: RecordUse.mostWithResult) else { return result }
    refuse(.result, of: mode)
    return nil
  }
}

/// A set of hooks that is asked often.
struct HookMask: Equatable, Sendable {
  private var bits: UInt16 = 0

  init(_ layers: some Sequence<any Mode>) {
    for layer in layers {
      for hook in layer.info.hooks { bits |= 1 << UInt16(hook.place) }
    }
  }

  func contains(_ hook: Hook) -> Bool { bits & 1 << UInt16(hook.place) != 0 }
}
