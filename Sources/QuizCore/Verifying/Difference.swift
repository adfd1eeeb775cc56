/// The first difference between a replay and the record.
package struct Difference: Equatable, Sendable {
  /// The number of the recorded event, from 0.
  package var event: Int
  /// The number of the step at which it shows; 0 before the first.
  package var step: Int
  /// The id of the question or page, when one was open.
  package var question: String?
  package var what: Subject
  /// Nil when the record has nothing there.
  package var recorded: Glimpse?
  package var replayed: Glimpse?

  /// The subject that an event decides.
  package enum Subject: String, CaseIterable, Sendable {
    case order, state, kept, next, time, ticks, verdict, done, back, again, questionsEnd, hook, result, end, input,
      record, title, day, player
  }

  /// An event in a few words, with values for their placeholders.
  package struct Glimpse: Equatable, Sendable {
    package var form: Form
    package var values: [String: String]

    package enum Form: String, CaseIterable, Sendable {
      /// `ids`, `id` (of a question or page), `n` (its try) and `status`, `ms`, `points` and `of`, `words` as they are.
      case order, state, kept, page, question, again, ms, answer, points, inputTo, backTo, againEnd, nothingLeft, words
      case result, discarded, takenInput, refusal, none
    }

    package init(_ form: Form, _ values: [String: String] = [:]) {
      self.form = form
      self.values = values
    }
  }

  package init(
    event: Int, step: Int, question: String?, what: Subject, recorded: Glimpse? = nil, replayed: Glimpse? = nil
  ) {
    self.event = event
    self.step = step
    self.question = question
    self.what = what
    self.recorded = recorded
    self.replayed = replayed
  }

  /// A challenge's claim about itself that its answers contradict.
  package static func claim(_ what: Subject, said: String, was: String) -> Difference {
    Difference(
      event: 0, step: 0, question: nil, what: what, recorded: Glimpse(.words, ["words": said]),
      replayed: Glimpse(.words, ["words": was]))
  }

  package var isClaim: Bool { [.title, .day, .player].contains(what) }

  init(event: Int, _ state: SittingState, recorded: SittingEvent?, replayed: SittingEvent?) {
    let last = state.open ?? state.turns.last?.step
    self.init(
      event: event, step: last?.number ?? 0, question: last?.id, what: (recorded ?? replayed)?.subject ?? .record,
      recorded: recorded?.glimpse, replayed: replayed?.glimpse)
  }
}

extension Difference.Glimpse {
  static func points(_ points: Double, of: Double) -> Self {
    Self(.points, ["points": Scores.written(points), "of": Scores.written(of)])
  }
}

extension SittingEvent {
  fileprivate var subject: Difference.Subject {
    switch self {
    case .ordered: return .order
    case .stateChanged: return .state
    case .remembered: return .kept
    case .opened: return .next
    case .timePassed: return .time
    case .selected: return .ticks
    case .took(let turn): return turn.isSettled ? .verdict : .done
    case .rewound: return .back
    case .keptDropped: return .again
    case .waitedForFinish: return .questionsEnd
    case .hookFailed: return .hook
    case .finished: return .result
    case .discarded: return .end
    }
  }

  fileprivate var glimpse: Difference.Glimpse {
    typealias Glimpse = Difference.Glimpse
    switch self {
    case .ordered(let ids): return Glimpse(.order, ["ids": ids.joined(separator: ", ")])
    case .stateChanged: return Glimpse(.state)
    case .remembered: return Glimpse(.kept)
    case .opened(let step, let status, _):
      var glimpse = step.glimpse
      if !status.isEmpty { glimpse.values["status"] = status.map(\.text).joined(separator: ", ") }
      return glimpse
    case .timePassed(let ms): return Glimpse(.ms, ["ms": String(ms)])
    case .selected: return Glimpse(.answer)
    case .took(let turn):
      return turn.verdict.map { .points($0.points, of: $0.of) } ?? Glimpse(.inputTo, ["id": turn.step.id])
    case .rewound(let index): return Glimpse(.backTo, ["n": String(index + 1)])
    case .keptDropped: return Glimpse(.againEnd)
    case .waitedForFinish: return Glimpse(.nothingLeft)
    case .hookFailed(let failure): return Glimpse(.words, ["words": failure.message])
    case .finished(let result): return result.glimpse
    case .discarded: return Glimpse(.discarded)
    }
  }
}

extension SittingResult {
  fileprivate var glimpse: Difference.Glimpse {
    var values: [String: String] = [:]
    values["headline"] = headline
    values["points"] = points.map(Scores.written)
    values["of"] = of.map(Scores.written)
    return Difference.Glimpse(.result, values)
  }
}

extension OpenStep {
  fileprivate var glimpse: Difference.Glimpse {
    if asking == nil { return Difference.Glimpse(.page, ["id": id]) }
    if attempt == 1 { return Difference.Glimpse(.question, ["id": id]) }
    return Difference.Glimpse(.again, ["id": id, "n": String(attempt)])
  }
}

/// An inconsistency in the record.
package struct RecordFinding: Equatable, Sendable {
  /// The sitting it is about; nil when it is about the record as a whole.
  package var sitting: String?
  package var what: What

  package enum What: Equatable, Sendable {
    case chainChanged, sittingMissing, endMissing
    case beginningUnchained, endUnchained, beginningChanged, endChanged
    case tableMissing(String)
    case resultOfNothing(Place), resultMissing(Place)
    /// A column, with its stored value and the one from the sitting.
    case otherValue(Place, column: String, kept: String?, given: String?)
    case otherOwner, otherAnswers
    case otherTotals(table: String)
    case friend(String)
    case rescoreChanged, rescoreMissing
    case achievementChanged(player: String), achievementMissing(player: String)
    /// A row by its table and its key, such as `settings` and `theme`.
    case rowChanged(table: String, key: String), rowMissing(table: String, key: String)
    /// A number that no record can have.
    case impossible(table: String, column: String, value: String)
    /// The record was damaged, and nothing could be saved.
    case nothingSaved(file: String)
  }

  package enum Place: Sendable {
    case history, row
  }

  /// True when it concerns data stored beside sittings, which themselves are intact.
  package var isBesideSittings: Bool {
    switch what {
    case .rescoreChanged, .rescoreMissing, .achievementChanged, .achievementMissing, .rowChanged, .rowMissing:
      return true
    default: return false
    }
  }

  package init(_ sitting: String? = nil, _ what: What) {
    self.sitting = sitting
    self.what = what
  }
}
