internal import QuizCells
internal import QuizCore
internal import QuizPlay
internal import QuizStore

/// A sitting of a room, played from the room's log alone, a question at a time.
final class RoomSeat {
  /// 0 shows the way.
  let player: Int
  let stored: StoredSitting
  let decider: any Deciding
  var line: CellLine?
  /// Reads its saved events; nil if they are unreadable.
  private let recall: () -> [SittingEvent]?
  /// The events not saved yet.
  private(set) var unsaved: [SittingEvent] = []
  private(set) var isNew: Bool
  private var isBegun: Bool
  /// The inputs it still needs, one per question.
  var inputs: [Input] = []
  /// True when it leaves the remaining questions unanswered, as the room ends early.
  var leavesRestOut = false { didSet { steps = 0 } }
  /// Whether it is only begun here: all else, the pages before its first question too, is its player's.
  var isLeftToPlayer = false
  /// Set where it answers by itself, to see which way it is led.
  var strategy: Strategy?
  /// The questions that were put to it, of a trial.
  private(set) var put: [OpenStep.Content] = []
  private(set) var refusal: Refusal?
  private var steps = 0

  enum Input {
    case answer(Response, inputs: [PlainField], ms: Int)
    case leftOut
  }

  init(
    _ player: Int, _ stored: StoredSitting, _ decider: any Deciding, line: CellLine?, isNew: Bool,
    recall: @escaping () -> [SittingEvent]?
  ) {
    self.player = player
    self.stored = stored
    self.decider = decider
    self.line = line
    self.recall = recall
    self.isNew = isNew
    isBegun = !isNew
  }

  var id: String { stored.beginning.sitting }
  var state: SittingState { decider.state }

  /// The open question; nil while there is none.
  var openQuestion: (step: OpenStep, question: Question, asking: Asking)? {
    guard let step = state.open, let asking = step.asking, let question = state.openQuestion else { return nil }
    return (step, question, asking)
  }

  /// The next command; nil when there is nothing to do.
  var next: Command? {
    if refusal != nil || state.isOver { return nil }
    if !isBegun { return .begin }
    if isLeftToPlayer { return nil }
    if state.isWaitingForFinish { return .finish }
    guard let step = state.open else { return nil }
    guard let (_, question, asking) = openQuestion else {
      return .proceed(inputs: (try? Decider.checked([], step.inputs)) ?? [])
    }
    if let strategy { return command(strategy, step, question) }
    switch inputs.first {
    case .answer(let response, let given, let ms):
      let wait = min(ms, (asking.limit ?? .max) - 1) - state.openSpent
      return wait > 0 ? .pass(wait) : .answer(response, inputs: given)
    case .leftOut: return .leaveOut
    case nil: return leavesRestOut ? .leaveOut : nil
    }
  }

  private func command(_ strategy: Strategy, _ step: OpenStep, _ question: Question) -> Command {
    var stream = Chance.stream(String(stored.beginning.seed), "room", strategy.name, step.id)
    guard let given = strategy.response(to: step, question, &stream), let answer = given.answer,
      let response = Response(written: answer, question)
    else { return .leaveOut }
    return .answer(response, inputs: given.inputs)
  }

  /// Decides what `next` said; what cells have to say is there.
  func decide(_ command: Command) {
    steps += 1
    if steps > mostSteps { return refusal = .interrupted }
    if strategy != nil, isSettling(command), let content = state.open?.content { put.append(content) }
    do throws(Refusal) {
      unsaved += try decider.decide(command, watch: nil)
      isBegun = true
      if isSettling(command) && !inputs.isEmpty { inputs.removeFirst() }
    } catch {
      fail(command, error)
    }
  }

  /// Leaves out an answer that the sitting refuses, so that the room can continue.
  private func fail(_ command: Command, _ error: Refusal) {
    guard isSettling(command), command != .leaveOut else { return refusal = error }
    if strategy == nil { inputs[0] = .leftOut } else { strategy = .skips }
  }

  private func isSettling(_ command: Command) -> Bool {
    switch command {
    case .answer, .leaveOut: return true
    default: return false
    }
  }

  /// The most steps of a sitting, since a mode may never end; while leaving questions out as many as in `grade`.
  private var mostSteps: Int {
    leavesRestOut ? GradedSitting.mostSteps(of: state.quiz) : 20_000
  }

  var errand: CellQuestion? { next.flatMap { (decider as? CellDecider)?.errand(for: $0) } }

  // MARK: Saving

  var isSaved: Bool { unsaved.isEmpty && !isNew }

  func saving(at time: WallTime) -> Saving {
    Saving(sitting: id, beginning: isNew ? stored : nil, events: unsaved, time: time, state: state)
  }

  func wasSaved() {
    (isNew, unsaved) = (false, [])
    (decider as? CellDecider)?.forgetEvents(recall)
  }

  // MARK: What it says

  /// The last question that was settled.
  var lastTurn: Turn? { state.past.last }
}
