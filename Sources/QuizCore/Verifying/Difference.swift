/// Where a replay and the record part, for the first time.
package struct Difference: Equatable, Sendable {
  /// The number of the recorded event, from 0.
  package var event: Int
  /// The number of the step at which it shows; 0 before the first.
  package var step: Int
  /// The id of the question or page, when one was open.
  package var question: String?
  /// What differs, as `the verdict`.
  package var what: String
  /// In words; nil when the record has nothing there, or nothing that can be said in a few words.
  package var recorded: String?
  package var replayed: String?

  package init(
    event: Int, step: Int, question: String?, what: String, recorded: String? = nil, replayed: String? = nil
  ) {
    self.event = event
    self.step = step
    self.question = question
    self.what = what
    self.recorded = recorded
    self.replayed = replayed
  }

  init(event: Int, _ state: SittingState, recorded: SittingEvent?, replayed: SittingEvent?) {
    let last = state.open ?? state.turns.last?.step
    self.init(
      event: event, step: last?.number ?? 0, question: last?.id, what: (recorded ?? replayed)?.subject ?? "the record",
      recorded: recorded?.inWords, replayed: replayed?.inWords)
    if let recorded, replayed == nil { what = recorded.subject }
  }

  /// One sentence, without a full stop.
  package var sentence: String {
    let place = question.map { "step \(step) ('\($0)')" } ?? "the beginning"
    switch (recorded, replayed) {
    case (let recorded?, let replayed?) where recorded != replayed:
      return "\(place): \(what) is recorded as \(recorded), the replay gives \(replayed)"
    case (let recorded?, nil): return "\(place): \(what) is recorded as \(recorded), which the replay does not give"
    case (nil, let replayed?): return "\(place): the replay gives \(replayed), of which the record has nothing"
    default: return "\(place): \(what) is not as recorded"
    }
  }
}

extension SittingEvent {
  /// What the event decides.
  fileprivate var subject: String {
    switch self {
    case .ordered: return "the order"
    case .stateChanged: return "the mode's state"
    case .remembered: return "what the mode keeps"
    case .opened: return "the next step"
    case .timePassed: return "the time"
    case .selected: return "what was ticked"
    case .took(let turn): return turn.isSettled ? "the verdict" : "what was done"
    case .rewound: return "going back"
    case .keptDropped: return "what is decided again"
    case .waitedForFinish: return "the end of the questions"
    case .hookFailed: return "a failed hook"
    case .finished: return "the result"
    case .discarded: return "the end"
    }
  }

  fileprivate var inWords: String {
    switch self {
    case .ordered(let ids): return ids.joined(separator: ", ")
    case .stateChanged: return "another state of the mode"
    case .remembered: return "something the mode keeps"
    case .opened(let step, let status, _):
      return step.inWords + (status.isEmpty ? "" : " [\(status.map(\.text).joined(separator: ", "))]")
    case .timePassed(let ms): return "\(ms) ms"
    case .selected: return "an answer"
    case .took(let turn): return turn.verdict.map(Self.inWords) ?? "an input to '\(turn.step.id)'"
    case .rewound(let index): return "back to turn \(index + 1)"
    case .keptDropped: return "the end of what is decided again"
    case .waitedForFinish: return "nothing left to ask"
    case .hookFailed(let failure): return failure.message
    case .finished(let result): return Self.inWords(result)
    case .discarded: return "a discarded sitting"
    }
  }

  private static func inWords(_ verdict: Verdict) -> String {
    "\(Scores.written(verdict.points)) of \(Scores.written(verdict.of))"
  }

  private static func inWords(_ result: SittingResult) -> String {
    var words = result.headline.map { "'\($0)'" } ?? "a result"
    if let points = result.points { words += ", \(Scores.written(points))" }
    if let of = result.of { words += " of \(Scores.written(of))" }
    return words
  }
}

extension OpenStep {
  fileprivate var inWords: String {
    asking == nil ? "the page '\(id)'" : "the question '\(id)'" + (attempt > 1 ? ", try \(attempt)" : "")
  }
}
