/// The places and moves of sittings with the same beginning, as far as their next steps are the same.
///
/// A decider plays every new step, and the table stores the outcome: the verdict, and the next place. Two sittings are
/// at the same place when the mode's state, the questions put and settled, and the open step are equal. Hooks depend on
/// the place alone unless `HookSight` notes more; such a sitting leaves the table for good. One thread owns the table.
package final class Ways {
  let start: SittingState
  let layers: [any Mode]
  let quiz: Quiz?
  /// Whether the mode has a result of its own.
  let asksResult: Bool
  /// The place where every sitting begins.
  private(set) var first: WayPlace?
  /// How every sitting starts, with the questions and pages in their order.
  private(set) var ordered: SittingState
  /// The ids of the questions still to be marked by hand.
  private(set) var waiting: [String] = []
  /// Whether too little was the same for everybody.
  package private(set) var isGivenUp = false

  private(set) var places: [WayPlace] = []
  private(set) var verdicts: [Verdict] = []
  /// The known moves, by the numbers of place and input.
  private var legs: [UInt64: Leg] = [:]
  private var numbers = Numbers()
  /// True when places also depend on the number of turns, since a hook looked at it.
  private var keepsTurns = false
  private var bytes = 0
  private var counts = (taken: 0, known: 0, learned: 0)

  /// The target of an input.
  struct Leg {
    let place: Int32
    /// The number of the verdict; −1 without one.
    let verdict: Int32
  }

  /// The numbers of everything that moves distinguish.
  private struct Numbers {
    var inputs: [[UInt8]: Int] = [:]
    var states: [[UInt8]: Int] = [:]
    var verdicts: [[UInt8]: Int] = [:]
    var places: [PlaceKey: Int] = [:]
    var progress: [ProgressKey: Int] = [:]
    var steps: [StepID: Int] = [:]
    var made: [String: [(question: Question, number: Int)]] = [:]
    var madeCount = 0
  }

  private struct PlaceKey: Hashable {
    let state, progress, attempt: Int
    /// The place before, where the step was already waiting there; −1 where the mode was asked.
    let via: Int
  }

  /// A new fact after all earlier ones, as a key.
  private struct ProgressKey: Hashable {
    enum Change { case settled, seen, put, made, turn }
    let before: Int
    let change: Change
    let number: Int
  }

  private static let mostPlaces = 8000
  private static let mostBytes = 1 << 20
  private static let mostLegs = 64000
  private static let mostMadeAlike = 16
  /// How many inputs are looked at before it is decided whether to go on.
  private static let trial = 20000

  /// Nil where hooks can look at something unnoticed, remember something, or players may jump about.
  package init?(_ beginning: Beginning, _ layers: [any Mode]) {
    let start = SittingState.initial(beginning)
    guard layers.allSatisfy({ $0.noticesLooks && !$0.info.hooks.contains(.keep) }), !start.isFree else { return nil }
    self.start = start
    ordered = start
    self.layers = layers
    quiz = beginning.quiz
    asksResult = layers.first?.info.hooks.contains(.result) == true
  }

  // MARK: Following

  func number(of input: [UInt8]) -> Int? { numbers.inputs[input] }

  /// The known move for an input at a place; nil when it is unknown.
  func leg(from place: WayPlace, _ input: Int) -> Leg? {
    guard let leg = legs[Self.key(place, input)] else { return nil }
    counts.taken += 1
    counts.known += 1
    return leg
  }

  private static func key(_ place: WayPlace, _ input: Int) -> UInt64 { UInt64(place.number) << 32 | UInt64(input) }

  /// A sitting took a step that led off the ways, or was off them.
  func noteUnknown() {
    counts.taken += 1
    guard counts.taken >= Self.trial else { return }
    if counts.known * 3 < counts.taken && counts.learned * 2 < counts.taken - counts.known { giveUp() }
    counts = (0, 0, 0)
  }

  private func giveUp() {
    isGivenUp = true
    forget()
  }

  private func forget() {
    (first, places, verdicts, legs, numbers, bytes) = (nil, [], [], [:], Numbers(), 0)
  }

  /// True when all sittings at a place would get the same answers.
  func isCommon(_ sight: HookSight) -> Bool { !sight.isPersonal && (keepsTurns || !sight.countsTurns) }

  // MARK: Learning

  /// The place where every sitting begins, after a decider began one; nil when it may begin elsewhere.
  func learnFirst(_ decider: Decider, _ sight: HookSight) -> WayPlace? {
    guard !sight.isPersonal, let progress = opened(decider.state, from: 0, .empty),
      let place = place(decider, progress, via: -1)
    else {
      giveUp()
      return nil
    }
    ordered = start
    ordered.evolve(.ordered(decider.state.order))
    waiting = decider.state.orderedQuestions.filter { decider.state.quizQuestion($0)?.marked == .byHand }
    first = place
    return place
  }

  /// Stores the place that an input led to; nil when it cannot be shared.
  func learn(
    _ input: WayInput, from: WayPlace, _ before: WayProgress, _ decider: Decider, _ sight: HookSight
  ) -> WayPlace? {
    if sight.countsTurns && !keepsTurns {
      keepsTurns = true
      forget()
      return nil
    }
    // It was forgotten meanwhile.
    guard places.indices.contains(from.number), places[from.number] === from else { return nil }
    let via = from.rest.isEmpty ? -1 : from.number
    guard let taken = taken(decider.state, from, before),
      let progress = opened(decider.state, from: taken, before),
      let place = place(decider, progress, via: via)
    else { return nil }
    keep(input, from, place, decider.state.turns.last?.verdict)
    return place
  }

  private func keep(_ input: WayInput, _ from: WayPlace, _ to: WayPlace, _ verdict: Verdict?) {
    guard legs.count < Self.mostLegs, let input = number(\.inputs, input.bytes) else { return }
    var number = -1
    if let verdict {
      guard let known = self.number(\.verdicts, verdict.bytes) else { return }
      if known == verdicts.count { verdicts.append(verdict) }
      number = known
    }
    legs[Self.key(from, input)] = Leg(place: Int32(to.number), verdict: Int32(number))
    counts.learned += 1
  }

  /// How far it has come with the turn.
  private func taken(_ state: SittingState, _ from: WayPlace, _ before: WayProgress) -> Int? {
    guard let id = from.open?.stepID else { return nil }
    var progress: Int? = from.progress
    if state.settledCount > before.settled { progress = next(progress, .settled, id) }
    if state.pagesSeen.count > before.seen { progress = next(progress, .seen, id) }
    return keepsTurns ? next(progress, .turn, id) : progress
  }

  /// How far it has come with the step that is open now; nil when that one depends on tries long ago.
  private func opened(_ state: SittingState, from progress: Int, _ before: WayProgress) -> Int? {
    guard let open = state.open, case .question(let asked, _) = open.content else { return progress }
    var progress: Int? = progress
    if state.records.count > before.put {
      guard open.number == before.put + 1 else { return nil }
      progress = next(progress, .put, open.stepID)
    } else if open.stepID != before.open {
      return nil
    }
    guard case .made(let question) = asked else { return progress }
    guard let number = number(ofMade: question) else { return nil }
    return next(progress, .made, number)
  }

  private func next(_ progress: Int?, _ change: ProgressKey.Change, _ id: StepID) -> Int? {
    if let number = numbers.steps[id] { return next(progress, change, number) }
    let number = numbers.steps.count
    numbers.steps[id] = number
    return next(progress, change, number)
  }

  private func next(_ progress: Int?, _ change: ProgressKey.Change, _ number: Int) -> Int? {
    guard let progress else { return nil }
    let key = ProgressKey(before: progress, change: change, number: number)
    if let known = numbers.progress[key] { return known }
    guard numbers.progress.count < Self.mostLegs else { return nil }
    numbers.progress[key] = numbers.progress.count + 1
    return numbers.progress.count
  }

  private func number(ofMade question: Question) -> Int? {
    let alike = numbers.made[question.id, default: []]
    if let known = alike.first(where: { $0.question == question }) { return known.number }
    guard alike.count < Self.mostMadeAlike, numbers.madeCount < Self.mostPlaces else { return nil }
    numbers.madeCount += 1
    numbers.made[question.id] = alike + [(question, numbers.madeCount)]
    return numbers.madeCount
  }

  /// The number of these bytes; nil when they are new and the table is full.
  private func number(_ path: WritableKeyPath<Numbers, [[UInt8]: Int]>, _ key: [UInt8]) -> Int? {
    if let known = numbers[keyPath: path][key] { return known }
    guard bytes < Self.mostBytes else { return nil }
    bytes += key.count
    let number = numbers[keyPath: path].count
    numbers[keyPath: path][key] = number
    return number
  }

  private func place(_ decider: Decider, _ progress: Int, via: Int) -> WayPlace? {
    let state = decider.state
    var written: [UInt8] = []
    state.modeState.append(to: &written)
    guard let number = number(\.states, written) else { return nil }
    let key = PlaceKey(state: number, progress: progress, attempt: state.open?.attempt ?? 0, via: via)
    if let known = numbers.places[key] { return places[known] }
    guard places.count < Self.mostPlaces, bytes < Self.mostBytes else { return nil }
    let place = WayPlace(places.count, progress, decider)
    bytes += place.size
    places.append(place)
    numbers.places[key] = place.number
    return place
  }
}
