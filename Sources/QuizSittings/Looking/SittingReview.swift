package import JSONText
package import QuizCore
package import QuizPlay
internal import QuizRoom
internal import TextLayout

/// A sitting answer by answer, from its record alone.
///
/// Verdicts and right answers are there as far as the quiz and its mode show them; of a sitting that can go on, neither.
package struct SittingReview {
  package private(set) var entry: HistoryEntry
  package let state: SittingState
  package let stored: StoredSitting
  package let answers: [Answered]

  /// A question as it was settled one time.
  package struct Answered {
    package var turn: Turn
    package var view: VerdictView
    /// Whether its verdict is shown.
    package var isMarkShown: Bool
  }

  /// Reads a recorded sitting, under the players' present names.
  package init(_ loaded: (sitting: StoredSitting, events: [SittingEvent], last: WallTime)) {
    stored = loaded.sitting
    let names = stored.renaming
    var state = SittingState.initial(stored.beginning.renamed(names))
    for event in loaded.events { state.evolve(event.renamed(names)) }
    self.state = state
    entry = HistoryEntry(stored, state, finished: loaded.last)
    answers = state.past.compactMap { turn in
      guard let asking = turn.step.asking else { return nil }
      let isShown = state.isOver && asking.reveal != .nothing
      let isRevealed = isShown && asking.reveal == .answer
      return Projection.verdict(of: turn, state, revealing: isRevealed).map {
        Answered(turn: turn, view: $0, isMarkShown: isShown)
      }
    }
  }

  /// The room to which it belongs.
  package var room: String? { stored.request[RoomIDs.requestKey] }

  /// The entry as lists have it; a discarded sitting, which lists leave out, says so.
  package var entryObject: JSONObject {
    var object = entry.object
    if state.isDiscarded { object["status"] = "discarded" }
    if let room { object.append("room", .text(room)) }
    return object
  }

  package var object: JSONObject {
    var object = entryObject
    object.append("seed", .int(state.beginning.seed))
    object.append("rules", .int(state.beginning.rules))
    object.append("answers", .list(answers.map { .object($0.object) }))
    return object
  }
}

extension SittingReview.Answered {
  /// `answered`, `timed_out` or `skipped`.
  package var type: String { view.settling.rawValue }

  package var object: JSONObject {
    var object: JSONObject = [
      "type": .text(type), "step": .int(view.step), "try": .int(turn.step.attempt),
      "player": .text(turn.step.player.cleaned), "question": .text(turn.step.id.cleaned),
      "text": .text(view.questionText.cleaned),
    ]
    func add(_ key: String, _ value: JSONValue?) {
      if let value { object.append(key, value) }
    }
    add("given", view.givenInWords.map { .text($0.cleaned) })
    if isMarkShown {
      add("answer", view.answerInWords.map { .text($0.cleaned) })
      add("points", .number(view.points))
      add("of", .number(view.of))
      add("correct", view.correct.map(JSONValue.bool))
      add("feedback", view.feedback.map { .text($0.cleaned) })
      add("explanation", view.explanation.map { .text($0.cleaned) })
      add("source", view.source.map { .text($0.cleaned) })
    }
    add("ms", .int(turn.ms))
    return object
  }
}

extension HistoryEntry {
  /// The entry of a sitting, from its state.
  fileprivate init(_ sitting: StoredSitting, _ state: SittingState, finished: WallTime) {
    let (beginning, result) = (state.beginning, state.result ?? SittingResult())
    var limit: Double?
    if case .every(let seconds) = beginning.limits.timing { limit = seconds }
    self.init(
      sitting: beginning.sitting, quiz: beginning.quiz?.id, title: beginning.quiz?.title ?? beginning.mode.name,
      mode: beginning.mode.id, player: beginning.players.first ?? "", started: sitting.started, finished: finished,
      offsetMinutes: sitting.offsetMinutes, day: beginning.day, points: result.points, of: result.of,
      percent: result.percent, headline: result.headline, emoji: result.emoji,
      isTimed: state.quizLeft != nil || state.turns.contains { $0.step.asking?.limit != nil }, limit: limit,
      ms: result.ms)
    isFinished = state.result != nil
  }
}
