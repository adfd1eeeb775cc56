/// A sitting that follows the known ways, and a decider wherever they do not lead on.
package struct WaySitting {
  package let player: String
  package private(set) var result: SittingResult?
  private let ways: Ways
  /// The present place; nil once a decider plays.
  private var place: WayPlace?
  /// The inputs taken so far.
  private var taken: [Taken] = []
  /// The most bytes of the record that the taken inputs may use.
  private var use = 0
  /// The decider, made on request; it may lag behind the inputs taken since.
  private var decider: Decider?
  private var decidedCount = 0
  /// The last verdict of each question that was put on the ways, in the order in which they were first put.
  private var settled: [(id: String, verdict: Verdict)] = []

  private struct Taken {
    let place: WayPlace
    let input: WayInput
    let verdict: Verdict?
    let next: WayPlace
  }

  package init(_ player: String, _ ways: Ways) {
    self.player = player
    self.ways = ways
    place = ways.first
  }

  /// Puts the first step. Throws when the mode cannot begin. Gives what hooks failed at, as all that goes on does.
  package mutating func begin() throws(Refusal) -> [HookFailure] {
    if place != nil { return finishIfEnded() }
    var decider = newDecider(ways.start)
    let sight = HookSight()
    decider.sight = sight
    let failures = try decider.decide(.begin).compactMap(\.failure)
    if failures.isEmpty { place = ways.learnFirst(decider, sight) }
    self.decider = decider
    return failures + finishIfEnded()
  }

  package var isOver: Bool { result != nil }

  package var quiz: Quiz? { ways.quiz }

  package var open: OpenStep? {
    guard let place else { return decider?.state.open }
    return place.open.map { $0.of(player) }
  }

  package var openQuestion: Question? { place == nil ? decider?.state.openQuestion : place?.question }

  package mutating func take(_ input: WayInput) throws(Refusal) -> [HookFailure] {
    if let place, case let bytes = input.bytes, let number = ways.number(of: bytes),
      let leg = ways.leg(from: place, number)
    {
      let verdict = leg.verdict < 0 ? nil : ways.verdicts[Int(leg.verdict)]
      go(from: place, input, bytes.count, verdict, to: ways.places[Int(leg.place)])
      if use > RecordUse.most / 2 { leave() }
      return finishIfEnded()
    }
    ways.noteUnknown()
    return try decide(input) + finishIfEnded()
  }

  /// Goes on by a decider, which knows how much room there is in the record.
  private mutating func leave() {
    decider = upToDate()
    place = nil
  }

  private mutating func go(
    from place: WayPlace, _ input: WayInput, _ size: Int, _ verdict: Verdict?, to next: WayPlace
  ) {
    use += 6 * (size + (verdict?.feedback?.utf8.count ?? 0)) + next.use
    taken.append(Taken(place: place, input: input, verdict: verdict, next: next))
    if let verdict, let step = place.open {
      if settled.indices.contains(step.number - 1) {
        settled[step.number - 1].verdict = verdict
      } else {
        settled.append((step.id, verdict))
      }
    }
    self.place = next
  }

  // MARK: By a decider

  private func newDecider(_ start: SittingState) -> Decider {
    var state = start
    state.beginning.players = [player]
    var decider = Decider(layers: ways.layers, state: state)
    decider.showsStatus = false
    decider.keepsEvents = false
    decider.holdsResult = true
    return decider
  }

  private mutating func decide(_ input: WayInput) throws(Refusal) -> [HookFailure] {
    var decider = upToDate()
    self.decider = nil
    defer { self.decider = decider }
    let sight = HookSight()
    decider.sight = sight
    let before = WayProgress(decider.state)
    let failures = try decider.take(input).compactMap(\.failure)
    guard let place else { return failures }
    self.place = nil
    guard failures.isEmpty, !sight.isPersonal, decider.state.use.bytes <= RecordUse.most / 2,
      let next = ways.learn(input, from: place, before, decider, sight)
    else {
      return failures
    }
    go(from: place, input, input.bytes.count, decider.state.turns.last?.verdict, to: next)
    decidedCount = taken.count
    return []
  }

  /// The decider with all that was taken since.
  private mutating func upToDate() -> Decider {
    var decider: Decider
    if let known = self.decider {
      decider = known
    } else {
      decider = newDecider(ways.ordered)
      if let first = taken.first?.place ?? place { decider.enter(first, player) }
    }
    self.decider = nil
    for step in taken[decidedCount...] {
      decider.take(step.input, at: step.place, step.verdict, player)
      decider.enter(step.next, player)
    }
    decidedCount = taken.count
    return decider
  }

  // MARK: The end

  private mutating func finishIfEnded() -> [HookFailure] {
    guard let ending = place == nil ? decider?.ending : place?.ending else { return [] }
    guard let place else {
      let failures = decider?.finished(ending) ?? []
      result = decider?.state.result
      return failures
    }
    let (answered, failures) = answered(place, ending)
    let points = settled.reduce(0) { $0 + $1.verdict.points }
    let of = place.missed.reduce(settled.reduce(0) { $0 + $1.verdict.of }, +)
    result = ResultRules(quiz: ways.quiz, points: points, of: of, why: ending.why, waiting: ways.waiting)
      .filled(answered ?? SittingResult())
    return failures
  }

  /// The result of the mode's `result` hook, with its failures; nil when it fails.
  private mutating func answered(_ place: WayPlace, _ ending: Decider.Ending) -> (SittingResult?, [HookFailure]) {
    if !ways.asksResult { return (SittingResult(), []) }
    if let known = place.result { return (known, []) }
    var decider = upToDate()
    let sight = HookSight()
    decider.sight = sight
    let answered = decider.answer(ending)
    let failures = decider.events.compactMap(\.failure)
    decider.events = []
    self.decider = decider
    if failures.isEmpty, ways.isCommon(sight), answered.map(RecordUse.isSmall) ?? true { place.result = answered }
    return (answered, failures)
  }

  // MARK: Afterwards

  /// The state as a decider has it.
  package var state: SittingState {
    var copy = self
    var state = copy.upToDate().state
    if let result, state.result == nil { state.evolve(.finished(result)) }
    return state
  }

  /// Whether it came to a question.
  package func met(question id: String) -> Bool {
    if place != nil { return taken.contains { $0.place.open?.stepID == .question(id) } }
    return decider?.state.met(question: id) ?? false
  }

  /// True when it came to a page of that name, of quiz or mode.
  package func met(page name: String) -> Bool {
    if place != nil { return taken.contains { $0.place.open.map { $0.asking == nil && $0.id == name } ?? false } }
    return decider?.state.met(page: name) ?? false
  }

  /// The last verdict of each question that was put, in the order in which they were first put.
  package var verdicts: [(id: String, verdict: Verdict)] {
    place == nil ? decider?.state.verdicts ?? [] : settled
  }
}

extension Decider {
  /// Decides the input to a step.
  package mutating func take(_ input: WayInput) throws(Refusal) -> [SittingEvent] {
    switch input {
    case .answered(let response, let inputs): try decide(.answer(response, inputs: inputs))
    case .leftOut: try leaveOut()
    case .left(let inputs): try decide(.proceed(inputs: inputs))
    }
  }

  /// The turn that was taken at a place.
  fileprivate mutating func take(_ input: WayInput, at place: WayPlace, _ verdict: Verdict?, _ player: String) {
    guard let step = place.open?.of(player) else { return }
    let input = input.input(step, place.question)
    state.evolve(.took(Turn(step: step, input: input, verdict: verdict, ms: 0, before: place.modeState)))
  }

  /// The state of the mode and the step of a place.
  fileprivate mutating func enter(_ place: WayPlace, _ player: String) {
    if place.modeState != state.modeState { state.evolve(.stateChanged(place.modeState)) }
    ending = place.ending
    guard let step = place.open?.of(player) else { return }
    state.evolve(.opened(step, status: [], rest: place.rest.map { $0.of(player) }))
  }

  /// The result, after the mode finished.
  fileprivate mutating func finished(_ ending: Ending) -> [HookFailure] {
    holdsResult = false
    self.ending = nil
    finishNow(why: ending.why)
    defer { events = [] }
    return events.compactMap(\.failure)
  }
}

extension SittingEvent {
  fileprivate var failure: HookFailure? { if case .hookFailed(let failure) = self { failure } else { nil } }
}
