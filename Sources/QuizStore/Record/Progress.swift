internal import QuizCore

/// What lists and the history need to know of a sitting, kept up to date event by event.
struct Progress: Equatable {
  /// Events so far: the number of the next one.
  private(set) var events = 0
  /// Whether anything was ever put to the player.
  private(set) var hasSteps = false
  /// Whether some limit ran.
  private(set) var isTimed: Bool
  private var state: SittingState
  /// Whether there is something to keep.
  var isTouched: Bool { isTimed || state.isTouched }

  enum Status: Int {
    case unfinished, finished, discarded
  }

  init(_ beginning: Beginning) {
    state = .initial(beginning)
    isTimed = beginning.limits.quiz(beginning.quiz) != nil
  }

  var status: Status {
    if state.isDiscarded { return .discarded }
    return state.result == nil ? .unfinished : .finished
  }

  /// Whether the player can do something.
  var canGoOn: Bool { state.open != nil || state.isWaitingForFinish }

  /// Questions settled so far, each counted once.
  var settled: Int { state.settledCount }

  /// Questions in all; nil when the mode decides.
  var length: Int? { state.length }

  /// What the lists show, as the row of the sitting keeps it.
  struct Counters: Equatable {
    let status: Status
    let settled: Int
    let length: Int?
    let isTimed: Bool
  }

  var counters: Counters { Counters(status: status, settled: settled, length: length, isTimed: isTimed) }

  /// What statistics count, under the names that the players have now.
  func answers(players: [String]) -> [AnsweredQuestion] {
    let played = state.beginning.players
    let names = Dictionary(zip(played, players), uniquingKeysWith: { first, _ in first })
    return state.answeredQuestions.map { answer in
      var answer = answer
      answer.player = answer.player.isEmpty ? players.first ?? "" : names[answer.player] ?? answer.player
      return answer
    }
  }

  mutating func note(_ event: SittingEvent) {
    events += 1
    state.evolve(event)
    guard case .opened(let step, _, _) = event else { return }
    hasSteps = true
    if step.asking?.limit != nil { isTimed = true }
  }
}
