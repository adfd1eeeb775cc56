/// A place that sittings come to.
final class WayPlace {
  let number: Int
  /// The number of all that was put, settled and seen.
  let progress: Int
  let modeState: PlainValue
  /// The open step, of a player without a name; nil at the end.
  let open: OpenStep?
  let question: Question?
  let rest: [OpenStep]
  /// The reason with which the mode finished; nil while it goes on.
  let ending: Decider.Ending?
  /// The points of unanswered questions, at the end.
  let missed: [Double]
  /// The bytes that arriving here adds to the record.
  let use: Int
  /// The mode's result; nil while it is unknown, or differs between sittings.
  var result: SittingResult?

  init(_ number: Int, _ progress: Int, _ decider: Decider) {
    let state = decider.state
    self.number = number
    self.progress = progress
    modeState = state.modeState
    open = state.open?.of("")
    question = state.openQuestion
    rest = state.rest.map { $0.of("") }
    ending = decider.ending
    use = 3 * state.modeState.storedSize + (open.map { RecordUse.frame + 2 * $0.ownSize } ?? 0)
    missed = decider.ending == nil ? [] : ResultRules.missed(state)
  }

  /// Roughly, in bytes.
  var size: Int {
    ([open].compactMap { $0 } + rest).reduce(100) { size, step in
      switch step.content {
      case .question(_, let asking): return size + 200 + (asking.note?.utf8.count ?? 0) + (asking.text?.utf8.count ?? 0)
      case .page(let page): return size + 200 + (page.body?.utf8.count ?? 0) + (page.note?.utf8.count ?? 0)
      }
    }
  }
}

/// The counts of a state that show whether a step brought something new.
struct WayProgress {
  var settled = 0, seen = 0, put = 0
  var open: StepID?

  static let empty = WayProgress()

  private init() {}

  init(_ state: SittingState) {
    (settled, seen, put) = (state.settledCount, state.pagesSeen.count, state.records.count)
    open = state.open?.stepID
  }
}

extension OpenStep {
  /// The same of another player.
  func of(_ player: String) -> OpenStep {
    var step = self
    step.player = player
    return step
  }
}
