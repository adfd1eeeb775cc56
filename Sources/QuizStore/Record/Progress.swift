internal import QuizCore

/// What lists and the history need to know of a sitting, kept up to date event by event.
///
/// The same as `SittingState` would say, without the modes' states, drafts and clocks.
struct Progress: Equatable {
  /// Events so far: the number of the next one.
  private(set) var events = 0
  /// Questions in all; nil when the mode decides.
  private(set) var length: Int?
  private(set) var status = Status.unfinished
  /// Whether anything was ever put to the player.
  private(set) var hasSteps = false
  /// Whether some limit ran.
  private(set) var isTimed: Bool
  private var turns: [TurnNote] = []
  /// How many of the turns settled each question.
  private var settlings: [String: Int] = [:]
  /// The question that was opened again by going back.
  private var reopened: String?
  private let decidesLength: Bool
  private let pages: Set<String>

  enum Status: Int {
    case unfinished, finished, discarded
  }

  init(_ beginning: Beginning) {
    decidesLength = beginning.mode.decidesLength
    pages = Set((beginning.quiz?.questions ?? []).lazy.filter { $0.kind == .info }.map(\.id))
    isTimed = beginning.limits.quiz(beginning.quiz) != nil
    length = decidesLength ? nil : 0
  }

  /// Questions settled so far, each counted once.
  var settled: Int {
    settlings.count - (reopened.flatMap { settlings[$0] } == nil ? 0 : 1)
  }

  mutating func note(_ event: SittingEvent) {
    events += 1
    switch event {
    case .ordered(let ids): if !decidesLength { length = ids.count { !pages.contains($0) } }
    case .opened(let step, _, _): opened(step)
    case .took(let turn): took(turn)
    case .rewound(let count): rewound(to: count)
    case .finished: status = .finished
    case .discarded: status = .discarded
    case .stateChanged, .timePassed, .selected, .keptDropped, .waitedForFinish, .hookFailed: break
    }
  }

  private mutating func opened(_ step: OpenStep) {
    hasSteps = true
    if step.asking?.limit != nil { isTimed = true }
  }

  private mutating func took(_ turn: Turn) {
    let note = TurnNote(step: turn.step.id, settles: turn.isSettled && turn.step.asking != nil)
    turns.append(note)
    guard note.settles else { return }
    settlings[note.step, default: 0] += 1
    if reopened == note.step { reopened = nil }
  }

  private mutating func rewound(to count: Int) {
    guard turns.indices.contains(count) else { return }
    reopened = turns[count].step
    for dropped in turns[count...] where dropped.settles { forget(dropped.step) }
    turns.removeSubrange(count...)
  }

  private mutating func forget(_ question: String) {
    guard let times = settlings[question] else { return }
    settlings[question] = times > 1 ? times - 1 : nil
  }

  /// The question or page of a turn, and whether the turn settled it.
  private struct TurnNote: Equatable {
    let step: String
    let settles: Bool
  }
}
