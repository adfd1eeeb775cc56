internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import Words

/// The quiz of a day that is completed: its result, and what people read of it.
enum CompletedDay {
  /// The sitting that counts of a completed day, and its result.
  static func result(_ entry: HistoryEntry, _ desk: DailyDesk) throws(Problem) -> (StoredSitting, SittingResult) {
    let (stored, events, _): (StoredSitting, [SittingEvent], WallTime)
    do {
      (stored, events, _) = try desk.record.load(entry.sitting)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
    guard let result = SittingState.initial(stored.beginning, after: events).result else {
      throw Problem(.inputOutput, "the record of today's sitting has no result")
    }
    return (stored, result)
  }

  /// The text about a completed day.
  static func text(
    _ result: SittingResult, _ entry: HistoryEntry, _ used: Int, _ desk: DailyDesk, _ surroundings: Surroundings
  ) -> String {
    ResultSummary.text(result, entry.titled(surroundings.language).title, surroundings.language)
      + summary(desk, retriesLeft: desk.retriesLeft(used: used), surroundings.words)
      + Console.folded(surroundings.words.sharesDaily)
  }

  /// The sentences on today's completed quiz: the streak, and the next chance to play.
  static func summary(_ desk: DailyDesk, retriesLeft: Int, _ words: ListingWords) -> String {
    let streak = desk.streak
    let next = retriesLeft > 0 ? words.playsOnceMore : words.comesIn(["time": desk.untilNext])
    return Console.folded(
      words.completedToday(["days": words.days(streak.current), "best": String(streak.best), "next": next]))
  }
}
