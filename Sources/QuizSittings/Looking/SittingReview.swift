package import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizStore
package import QuizWire

/// A sitting answer by answer, from its record alone.
///
/// Verdicts and right answers are there as far as the quiz and its mode show them; of a sitting that can go on, neither.
package struct SittingReview {
  package private(set) var entry: HistoryEntry
  package let state: SittingState
  package let stored: StoredSitting
  package let answers: [ReviewedAnswer]
  /// The turns that the answers are of.
  private let turns: [Turn]

  /// Reads a recorded sitting, under the players' present names.
  package init(_ loaded: (sitting: StoredSitting, events: [SittingEvent], last: WallTime)) {
    stored = loaded.sitting
    let names = stored.renaming
    let state = SittingState.initial(
      stored.beginning.renamed(names), after: loaded.events.lazy.map { $0.renamed(names) })
    self.state = state
    entry = HistoryEntry(stored, state, finished: loaded.last)
    let settled = state.past.compactMap { turn -> (Turn, ReviewedAnswer)? in
      guard let asking = turn.step.asking else { return nil }
      let isShown = state.isOver && asking.reveal != .nothing
      let isRevealed = isShown && asking.reveal == .answer
      return Projection.verdict(of: turn, state, revealing: isRevealed).map {
        let answer = ReviewedAnswer(
          view: $0, attempt: turn.step.attempt, player: turn.step.player, question: turn.step.id, ms: turn.ms,
          isMarkShown: isShown)
        return (turn, answer)
      }
    }
    (turns, answers) = (settled.map(\.0), settled.map(\.1))
  }

  func answer(of turn: Turn) -> ReviewedAnswer? { turns.firstIndex(of: turn).map { answers[$0] } }

  package var room: String? { stored.request[RoomIDs.requestKey] }

  /// The entry as lists have it, as JSON; a discarded sitting, which lists leave out, says so.
  package var entryLine: String { listing.entryLine }

  /// The review as programs read it.
  package var listing: ReviewListing {
    var listing = ReviewListing()
    (listing.entry, listing.isDiscarded, listing.room) = (entry, state.isDiscarded, room)
    (listing.seed, listing.rules) = (state.beginning.seed, state.beginning.rules)
    listing.answers = answers
    return listing
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
    data = result.data
    isFinished = state.result != nil
  }
}

/// Finds a sitting by its id, or by a beginning or end that no other has.
package struct SittingFinder {
  package let record: any PlayerRecord

  package init(record: any PlayerRecord) {
    self.record = record
  }

  /// The sitting that was finished last, of one player or of all.
  package func latest(of player: String? = nil) throws(Problem) -> String {
    var latest: String?
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(HistoryFilter(player: player), limit: nil) { entry in
        if entry.isFinished { latest = entry.sitting }
        return latest == nil
      }
    }
    guard let latest else {
      let of = player.map { " by '\($0)'\(NearNames(record: record).hint(player: $0))" } ?? ": `quizrun` plays a quiz"
      throw Problem(.noInput, "no sitting is finished yet\(of)")
    }
    return latest
  }

  /// The whole id; `missing` is said when no sitting has it.
  package func id(_ word: String, orSay missing: String? = nil) throws(Problem) -> String {
    // Every id begins with nothing: an empty word, as of a variable that is not set, must not mean the only sitting there is.
    let ids = word.isEmpty ? [] : try recorded(record.sittings(like: word))
    guard let id = ids.first else {
      throw Problem(
        .noInput, missing ?? "there is no sitting '\(word)': `quizrun history` lists them with their ids")
    }
    guard ids.count == 1 else {
      throw Problem(.usage, "'\(word)' fits several sittings: write more of its id")
    }
    return id
  }
}
