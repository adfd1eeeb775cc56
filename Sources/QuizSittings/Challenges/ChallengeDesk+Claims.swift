internal import QuizCore
internal import QuizStore

extension ChallengeDesk {
  /// The first claim of a challenge that quiz, id or record contradict and that no replay can test.
  ///
  /// The maker of a code may have sealed it anew. The maker's name can be checked only where the sitting was recorded
  /// here.
  func falseClaim(_ challenge: Challenge, _ stored: StoredSitting) -> Difference? {
    let day = challenge.beginning.day
    if let said = challenge.quiz?.title, let title = stored.beginning.quiz?.title, said != title {
      return .claim(.title, said: said, was: title)
    }
    // A zone and the hour at which days start move it by one day at most.
    if let made = ULID.time(of: challenge.beginning.sitting) {
      let was = CivilDay(number: made.milliseconds / 86_400_000)
      if abs(day.number - was.number) > 1 { return .claim(.day, said: day.text, was: was.text) }
    }
    guard let (own, _, _) = try? record.load(challenge.beginning.sitting) else { return nil }
    if own.beginning.day != day { return .claim(.day, said: day.text, was: own.beginning.day.text) }
    let said = challenge.beginning.players
    if said == own.players || said == own.beginning.players { return nil }
    return .claim(.player, said: said.joined(separator: ", "), was: own.players.joined(separator: ", "))
  }
}
