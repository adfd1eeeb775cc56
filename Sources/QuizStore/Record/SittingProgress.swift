internal import Markup
internal import QuizCore

/// The facts on a sitting for lists and history, kept up to date event by event.
struct SittingProgress: Equatable {
  /// Events so far: the number of the next one.
  private(set) var events = 0
  /// Whether anything was ever put to the player.
  private(set) var hasSteps = false
  /// Whether some limit ran.
  private(set) var isTimed: Bool
  /// The state; nil while the sitting rests, when the next events must come with their resulting state.
  private var state: SittingState?
  /// The counters in lists, as stored in the row of the sitting.
  private(set) var counters: Counters
  /// Whether there is something to keep.
  var isTouched: Bool { isTimed || state?.isTouched == true }

  enum Status: Int {
    case unfinished, finished, discarded
  }

  init(_ beginning: Beginning) {
    let state = SittingState.initial(beginning)
    isTimed = beginning.limits.quiz(beginning.quiz) != nil
    counters = Counters(state, isTimed: isTimed)
    self.state = state
  }

  var status: Status { counters.status }

  /// Whether the player can do something.
  var canGoOn: Bool { state?.open != nil || state?.isWaitingForFinish == true }

  /// Questions settled so far, each counted once.
  var settled: Int { counters.settled }

  /// Questions in all; nil when the mode decides.
  var length: Int? { counters.length }

  struct Counters: Equatable {
    let status: Status
    let settled: Int
    let length: Int?
    let isTimed: Bool

    init(_ state: SittingState, isTimed: Bool) {
      status = state.isDiscarded ? .discarded : state.result == nil ? .unfinished : .finished
      settled = state.settledCount
      length = state.length
      self.isTimed = isTimed
    }
  }

  var rests: Bool { if case .none = state { true } else { false } }

  /// Keeps the counters alone.
  mutating func rest() { state = nil }

  /// The answers for statistics, under the players' present names; their texts have no signs of markup.
  func answers(players: [String]) -> [AnsweredQuestion] {
    guard let state else { return [] }
    let played = state.beginning.players
    let names = Dictionary(zip(played, players), uniquingKeysWith: { first, _ in first })
    return state.answeredQuestions.map { answer in
      var answer = answer
      if answer.markup == .markdown { answer.text = MarkupLines.line(Markup(answer.text)) }
      answer.markup = .plain
      answer.player = answer.player.isEmpty ? players.first ?? "" : names[answer.player] ?? answer.player
      return answer
    }
  }

  /// `state` is the resulting one; nil if it is not at hand.
  mutating func note(_ events: [SittingEvent], leadingTo state: SittingState?) {
    guard let state else {
      for event in events { enter(event, evolving: true) }
      return count()
    }
    for event in events { enter(event, evolving: false) }
    counters = Counters(state, isTimed: isTimed)
    self.state = state
  }

  mutating func note(_ event: SittingEvent) {
    enter(event, evolving: true)
    count()
  }

  private mutating func enter(_ event: SittingEvent, evolving: Bool) {
    events += 1
    if evolving { state?.evolve(event) }
    guard case .opened(let step, _, _) = event else { return }
    hasSteps = true
    if step.asking?.limit != nil { isTimed = true }
  }

  /// They are asked for more often than they change.
  private mutating func count() {
    if let state { counters = Counters(state, isTimed: isTimed) }
  }
}
