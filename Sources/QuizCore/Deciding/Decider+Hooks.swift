extension Decider {
  /// A hook that fails this often is off for the rest of the sitting.
  package static let failuresAllowed = 2

  /// The value that a layer's hook returns. Nil when the hook failed, which is recorded, or was switched off.
  mutating func ask<Answer>(
    _ layer: any Mode, _ hook: Hook, _ body: (any Mode, HookContext) throws(HookFailure) -> Answer
  ) -> Answer? {
    guard state.failures.isEmpty || isOn(hook, of: layer) else { return nil }
    do {
      return try body(layer, context(hook))
    } catch {
      emit(.hookFailed(error))
      return nil
    }
  }

  private func isOn(_ hook: Hook, of layer: any Mode) -> Bool {
    state.failures[HookPlace(plugin: layer.info.id, hook: hook), default: 0] < Self.failuresAllowed
  }

  func context(_ hook: Hook) -> HookContext {
    HookContext(state: state, hook: hook, sight: sight) { [partial] question, turn in
      Self.defaultVerdict(question, turn, partial)
    }
  }

  private var partial: PartialRule { state.quiz?.partial ?? .net }

  /// The verdict without any plugin: the quiz's own marks.
  package static func defaultVerdict(_ question: Question, _ turn: Turn, _ partial: PartialRule) -> Verdict {
    guard let response = turn.response else { return .withoutResponse(question) }
    return Marking.verdict(on: question, response, partial: partial)
  }

  /// The verdict of the topmost layer; each layer may ask the one below.
  mutating func verdict(on question: Question, _ turn: Turn) -> Verdict {
    guard hooks.contains(.judge) else {
      return Self.defaultVerdict(question, turn, partial)
    }
    let (verdict, failures) = judged(question, turn)
    for failure in failures { emit(.hookFailed(failure)) }
    return verdict
  }

  private func judged(_ question: Question, _ turn: Turn) -> (Verdict, [HookFailure]) {
    let tower = JudgeTower(layers: layers, state: state, partial: partial, sight)
    let verdict = tower.verdict(level: layers.count - 1, question, turn)
    return (verdict, tower.failures)
  }

  /// The short texts of all layers for the header above a question.
  mutating func statusTexts(above question: Question?) -> [StatusEntry] {
    var texts: [StatusEntry] = []
    guard showsStatus && hooks.contains(.status) else { return texts }
    for layer in layers where layer.info.hooks.contains(.status) {
      let own = ask(layer, .status) { layer, context throws(HookFailure) in
        try layer.status(context.showing(question))
      }
      guard let own else { continue }
      if hasRoom(forStatus: texts + own) { texts += own } else { refuse(.status, of: layer) }
    }
    return texts
  }

  /// The status entries of the layers when a page comes, so that the verdict before it can show what changed.
  ///
  /// The page itself shows none. A hook that fails without a question runs again above the next one, where its failure
  /// is recorded. A failure by the clock is recorded here, as no replay could repeat it.
  mutating func statusTextsOfPage() -> [StatusEntry] {
    guard state.beginning.rules >= 5, showsStatus, hooks.contains(.status) else { return [] }
    var texts: [StatusEntry] = []
    for layer in layers where layer.info.hooks.contains(.status) && isOn(.status, of: layer) {
      do {
        let own = try layer.status(context(.status).showing(nil))
        if hasRoom(forStatus: texts + own) { texts += own }
      } catch {
        if error.isByClock { emit(.hookFailed(error)) }
      }
    }
    return texts
  }
}

/// The room that a sitting has in the record: a hook that gives more fails, and the sitting ends.
extension Decider {
  /// True when the record has room for a hook's event. Sittings under older rules are unbounded.
  func hasRoom(for event: SittingEvent, upTo most: Int = RecordUse.most) -> Bool {
    state.beginning.rules < Beginning.boundsFrom || state.use.bytes + RecordUse.size(event) <= most
  }

  func hasRoom(forStatus texts: [StatusEntry]) -> Bool {
    state.beginning.rules < Beginning.boundsFrom || state.use.hasRoom(forStatus: texts)
  }

  /// Emits a hook's event, or its failure when the record has no room for it.
  mutating func give(_ event: SittingEvent, by hook: Hook) {
    if hasRoom(for: event) { emit(event) } else { refuse(hook, of: mode) }
  }

  /// True when a step may open; going back and forth uses up room, too.
  mutating func takes(_ step: OpenStep) -> Bool {
    if isFull { return false }
    if hasRoom(for: .opened(step, status: [], rest: [])) { return true }
    refuse(.next, of: mode)
    return false
  }

  /// Records that a hook failed for lack of room. A long header ends nothing, as nothing depends on it.
  mutating func refuse(_ hook: Hook, of layer: (any Mode)?) {
    let end = hook == .status ? "" : ", and it ends here"
    emit(
      .hookFailed(
        HookFailure(
          plugin: (layer ?? mode).info.id, hook: hook,
          message: "a sitting may leave \(RecordUse.mostMegabytes) MB in the record\(end)")))
    isFull = isFull || hook != .status
  }
}

/// The layers of `judge`, the last on top. A layer that returns nothing, or fails, leaves the verdict to the one below.
private final class JudgeTower {
  let layers: [any Mode]
  let state: SittingState
  let partial: PartialRule
  private let sight: HookSight?
  private(set) var failures: [HookFailure] = []

  init(layers: [any Mode], state: SittingState, partial: PartialRule, _ sight: HookSight?) {
    self.sight = sight
    self.layers = layers
    self.state = state
    self.partial = partial
  }

  func verdict(level: Int, _ question: Question, _ turn: Turn) -> Verdict {
    guard level >= 0 else { return Decider.defaultVerdict(question, turn, partial) }
    let layer = layers[level]
    guard isOn(layer) else { return verdict(level: level - 1, question, turn) }
    let context = HookContext(state: state, hook: .judge, sight: sight) { [self] question, turn in
      verdict(level: level - 1, question, turn)
    }
    do {
      return try layer.judge(question, turn, context)
    } catch {
      failures.append(error)
      return verdict(level: level - 1, question, turn)
    }
  }

  private func isOn(_ layer: any Mode) -> Bool {
    let earlier = state.failures[HookPlace(plugin: layer.info.id, hook: .judge), default: 0]
    let now = failures.count { $0.plugin == layer.info.id }
    return layer.info.hooks.contains(.judge) && earlier + now < Decider.failuresAllowed
  }
}
