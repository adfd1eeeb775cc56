package import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizStore
internal import Words

/// An accepted challenge: the sitting that was begun for its code, or the facts for a new one.
package struct ChallengeAcceptance {
  private let surroundings: Surroundings
  private let record: any PlayerRecord
  private let code: String
  private let challenge: Challenge
  private let id: String
  package let found: ChallengeDesk.Found

  /// Plays the challenger's sitting again, for so many milliseconds at most.
  package init(
    _ code: String, _ challenge: Challenge, id: String, _ surroundings: Surroundings, _ record: any PlayerRecord,
    within milliseconds: Int = ChallengeDesk.patience
  ) throws(Problem) {
    (self.surroundings, self.record) = (surroundings, record)
    (self.code, self.challenge, self.id) = (code, challenge, id)
    // Playing it again would reveal the right answers.
    if let quiz = challenge.quiz, surroundings.closed.touches(quiz: quiz.id, questions: quiz.questions) {
      throw .inRoom
    }
    do {
      let desk = ChallengeDesk(surroundings: surroundings, record: record)
      found = try desk.found(challenge, within: milliseconds)
    } catch {
      throw Problem(error.kind, error.reason)
    }
    if let quiz = found.stored.beginning.quiz, surroundings.closed.touches(quiz) { throw .inRoom }
  }

  package init(_ given: GivenChallenge, _ surroundings: Surroundings, _ record: any PlayerRecord) throws(Problem) {
    try self.init(given.code, given.challenge, id: given.id, surroundings, record)
  }

  /// The sitting already begun for this code, or a new one, with the requested players.
  package func opened(_ request: PlayRequest, else own: String) throws(Problem) -> OpenedSitting {
    let players = try players(request.players, else: own)
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let begun = try recorded(self.begun(by: players[0], request))
    var opened: OpenedSitting =
      if let begun { try desk.resume(begun.sitting, nil) } else {
        try new(players, desk)
      }
    opened.challenge = accepted
    if let warning { opened.warnings.append(warning) }
    return opened
  }

  private func new(_ players: [String], _ desk: SittingDesk) throws(Problem) -> OpenedSitting {
    let notices = notices(for: players)
    let sitting = try desk.sitting(stored(players), isPractice: isPractice(for: players))
    return OpenedSitting(sitting: sitting, isResumed: false, warnings: notices)
  }

  /// The notices before a new sitting.
  package func notices(for players: [String]) -> [String] {
    isPractice(for: players) ? [PlainWords.of(surroundings.language).dayIsPractice] : []
  }

  /// Whether a new sitting leaves no trace: it is a day's quiz of which the player has no try left.
  package func isPractice(for players: [String]) -> Bool {
    guard let quiz = found.stored.beginning.quiz, let day = Quiz.day(ofDaily: quiz.id), isOwn(quiz, of: day) else {
      return false
    }
    let desk = DailyDesk(surroundings: surroundings, record: record, player: players[0])
    if day < desk.today.day { return desk.hasTry(of: quiz.id, on: day) }
    return !desk.allowsTry(of: quiz.id, on: day, ignoresLooks: true)
  }

  /// Whether a drawn quiz is that of the day here, with the same questions.
  private func isOwn(_ quiz: Quiz, of day: CivilDay) -> Bool {
    let today = surroundings.today.day
    guard day <= today, let own = DrawnDays(surroundings, record).quiz(on: day, today: today)?.quiz else {
      return false
    }
    return DailyDraw.mark(of: own) == DailyDraw.mark(of: quiz)
  }

  /// The challenge to compare with at the end.
  package var accepted: AcceptedChallenge { AcceptedChallenge(challenge, found) }

  /// The warning that the score differs from its answers, or that the code was changed; nil otherwise.
  package var warning: String? {
    (found.difference ?? found.claim).map { difference in
      let why = VerifyWords.english.sentence(difference)
      return difference.isClaim
        ? "this code was changed: \(why)" : "the code's score is not what its answers give: \(why)"
    }
  }

  /// The sitting that the player began for this code and can go on with.
  package func begun(by player: String, _ request: PlayRequest) throws(RecordFailure) -> UnfinishedSitting? {
    let desk = SittingDesk(surroundings: surroundings, record: record)
    return try record.unfinished(player: player).first {
      $0.request[StoredSitting.challengeKey] == id && desk.isOffered($0, request)
    }
  }

  /// All players: the accepting one, and in a sitting of several the others under their names in the challenge, unless
  /// as many were named.
  package func players(_ named: [String]?, else own: String) throws(Problem) -> [String] {
    let count = challenge.beginning.players.count
    let near = NearNames(record: record)
    for name in named ?? [] where try near.player(meantBy: name) == nil { try near.checkIsDistinct(name) }
    let players =
      named.flatMap { $0.count == count ? $0 : nil } ?? [named?.first ?? own]
      + challenge.beginning.players.dropFirst()
    guard players.count == count, Set(players).count == count else {
      throw Problem(.usage, "this challenge is for \(count) players with different names: --players names them")
        .by(.playerCount(mode: challenge.beginning.mode.name, count...count, found: Set(players).count))
    }
    return players
  }

  /// The challenger's sitting, begun anew by other players today: seed, options, limits and the mode's memory stay.
  package func stored(_ players: [String]) -> StoredSitting {
    var stored = found.stored
    var random = SystemRandomNumberGenerator()
    stored.beginning.sitting = ULID.make(at: stored.started, &random)
    stored.beginning.players = players
    stored.beginning.day = surroundings.zone.local(stored.started).day
    stored.beginning.streak = DailyDesk(surroundings: surroundings, record: record, player: players[0]).streak
    stored.request = [
      StoredSitting.challengeKey: id, StoredSitting.codeKey: code, "seed": String(stored.beginning.seed),
    ]
    stored.request["daily"] = day(of: stored.beginning)
    if !isComparable { stored.request[StoredSitting.otherwiseKey] = "challenge" }
    return stored
  }

  /// The day of today's drawn quiz when the challenge plays that very quiz, which then counts as played; nil otherwise.
  private func day(of beginning: Beginning) -> String? {
    let desk = DailyDesk(surroundings: surroundings, record: record, player: beginning.players[0])
    let day = desk.today.day
    guard let quiz = beginning.quiz, quiz.id == Quiz.dailyID(of: day), (try? desk.quizID(on: day, [])) == quiz.id,
      !desk.hasTry(of: quiz.id, on: day), isOwn(quiz, of: day)
    else { return nil }
    return day.text
  }

  private var isComparable: Bool {
    ChallengeDesk(surroundings: surroundings, record: record).isComparable(challenge, found)
  }

  /// Keeps the friend's score for the leaderboard: that of a whole quiz under its own settings, once it is known to be true;
  /// one's own needs no second entry.
  package func remember() throws(RecordFailure) {
    let theirs = challenge.beginning.sitting
    if let own = try? record.sittings(like: theirs), own.contains(theirs) { return }
    // The title is given by the quiz that is here.
    let isTrue = found.difference == nil && (found.claim == nil || found.claim?.what == .title)
    guard isTrue, isComparable else { return }
    let quiz = found.stored.beginning.quiz
    var challenge = challenge
    // The hash of the content does not cover the quiz's title in the code.
    if let title = quiz?.title { challenge.quiz?.title = title }
    let score = FriendScore(id: id, code: code, challenge, category: quiz?.category)
    try record.addFriendScore(score, at: surroundings.clock.now())
  }
}
