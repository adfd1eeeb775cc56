internal import QuizCore

/// What lists and the history need to know of a sitting, kept up to date event by event.
struct Progress: Equatable {
  /// Events so far: the number of the next one.
  private(set) var events = 0
  /// Whether anything was ever put to the player.
  private(set) var hasSteps = false
  /// Whether some limit ran.
  private(set) var isTimed: Bool
  /// Nil while it rests: whoever notes the next events then says where they lead to.
  private var state: SittingState?
  private var lastCounters: Counters?
  /// Whether there is something to keep.
  var isTouched: Bool { isTimed || state?.isTouched == true }

  enum Status: Int {
    case unfinished, finished, discarded
  }

  init(_ beginning: Beginning) {
    state = .initial(beginning)
    isTimed = beginning.limits.quiz(beginning.quiz) != nil
  }

  var status: Status { counters.status }

  /// Whether the player can do something.
  var canGoOn: Bool { state?.open != nil || state?.isWaitingForFinish == true }

  /// Questions settled so far, each counted once.
  var settled: Int { counters.settled }

  /// Questions in all; nil when the mode decides.
  var length: Int? { counters.length }

  /// What the lists show, as the row of the sitting keeps it.
  struct Counters: Equatable {
    let status: Status
    let settled: Int
    let length: Int?
    let isTimed: Bool
  }

  var counters: Counters {
    guard let state else {
      return lastCounters ?? Counters(status: .unfinished, settled: 0, length: nil, isTimed: isTimed)
    }
    let status: Status = state.isDiscarded ? .discarded : state.result == nil ? .unfinished : .finished
    return Counters(status: status, settled: state.settledCount, length: state.length, isTimed: isTimed)
  }

  var rests: Bool { state == nil }

  /// Keeps the counters alone.
  mutating func rest() { (lastCounters, state) = (counters, nil) }

  /// What statistics count, under the names that the players have now.
  func answers(players: [String]) -> [AnsweredQuestion] {
    guard let state else { return [] }
    let played = state.beginning.players
    let names = Dictionary(zip(played, players), uniquingKeysWith: { first, _ in first })
    return state.answeredQuestions.map { answer in
      var answer = answer
      answer.player = answer.player.isEmpty ? players.first ?? "" : names[answer.player] ?? answer.player
      return answer
    }
  }

  /// `state` is the one that they lead to, where it is at hand.
  mutating func note(_ events: [SittingEvent], leadingTo state: SittingState?) {
    if state != nil { self.state = nil }
    for event in events { note(event) }
    if let state { self.state = state }
  }

  mutating func note(_ event: SittingEvent) {
    events += 1
    state?.evolve(event)
    guard case .opened(let step, _, _) = event else { return }
    hasSteps = true
    if step.asking?.limit != nil { isTimed = true }
  }
}
