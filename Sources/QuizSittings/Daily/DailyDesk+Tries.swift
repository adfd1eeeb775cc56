package import QuizCore
internal import QuizStore

/// The limit of tries of a day, the same for every face and every way to its quiz.
extension DailyDesk {
  /// Whether a new sitting of a day's quiz is recorded: today's first try, or a retry that is left.
  ///
  /// One try is open at a time. `ignoresLooks` leaves out sittings that were opened and not played, and are open nowhere.
  package func allowsTry(of quiz: String, on day: CivilDay, ignoresLooks: Bool) -> Bool {
    guard day == today.day else { return false }
    let open = openTries(of: quiz, on: day)
    guard open.allSatisfy({ ignoresLooks && isOnlyLookedAt($0) }) else { return false }
    switch try? standing(quiz, on: day) {
    case .completed(_, let used)?: return retriesLeft(used: used) > 0
    case .inProgress?: return false
    case .new?, nil: return true
    }
  }

  /// Whether the player finished or began a day's quiz, on that day or for it.
  package func hasTry(of quiz: String, on day: CivilDay) -> Bool {
    if !openTries(of: quiz, on: day).isEmpty { return true }
    return ((try? standing(quiz, on: day)).map { !$0.isNew }) ?? false
  }

  private func openTries(of quiz: String, on day: CivilDay) -> [UnfinishedSitting] {
    ((try? record.unfinished(player: player)) ?? []).filter { open in
      open.quiz == quiz && Self.isTry(quiz, open.request, on: day)
    }
  }

  /// Whether a sitting is a try of today's quiz, which stays once it was begun.
  package func isTryOfToday(_ sitting: StoredSitting) -> Bool {
    Self.isTry(sitting.beginning.quiz?.id, sitting.request, on: today.day)
  }

  private static func isTry(_ quiz: String?, _ request: [String: String], on day: CivilDay) -> Bool {
    request["daily"] == day.text || quiz == Quiz.dailyID(of: day)
  }

  private func isOnlyLookedAt(_ open: UnfinishedSitting) -> Bool {
    guard !open.isTouched, (try? record.claim(open.sitting)) == true else { return false }
    record.release(open.sitting)
    return true
  }
}
