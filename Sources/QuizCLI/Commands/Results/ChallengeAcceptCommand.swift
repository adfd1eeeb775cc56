internal import CommandLine
internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// `quizrun challenge accept CODE`: plays exactly what somebody else played, then says who won.
struct ChallengeAcceptCommand {
  private let surroundings: Surroundings
  private let request: PlayRequest
  private let text: ChallengeText

  init(surroundings: Surroundings, parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    do { request = try PlayRequest(parsed).settled(in: surroundings) } catch { throw Problem(error) }
    text = try ChallengeText(try ChallengeText.word(parsed))
  }

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    let record = try surroundings.record.get()
    let found: ChallengeDesk.Found
    do {
      found = try ChallengeDesk(surroundings: surroundings, record: record).found(text.challenge)
    } catch {
      throw Problem(error.kind, error.reason)
    }
    var opened = try opened(found, record)
    if let difference = found.difference {
      opened.warnings.append("the code's score is not what its answers give: \(difference.sentence)")
    } else {
      try remember(found, record)
    }
    return try play(opened)
  }

  private func play(_ opened: OpenedSitting) throws(Problem) -> Int32 {
    guard request.face == nil && surroundings.canDraw else {
      _ = try LinePlay.play(opened, LinePlay.lines(surroundings), surroundings, request)
      return 0
    }
    let code = try FullScreenPlay.run(opened, surroundings, ResultDesk(surroundings, challenge: opened.challenge))
    if let comparison = opened.challenge?.comparison(opened.sitting.shownState) { Console.write(comparison.text) }
    return code
  }

  // MARK: The sitting

  /// The sitting that was begun for this code, or a new one.
  private func opened(_ found: ChallengeDesk.Found, _ record: any PlayerRecord) throws(Problem) -> OpenedSitting {
    let players = try players()
    let unfinished = try recorded { () throws(RecordFailure) in try record.unfinished(player: players[0]) }
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let begun = unfinished.first { $0.request[StoredSitting.challengeKey] == text.id && desk.isOffered($0, request) }
    if let begun {
      var opened = try desk.resume(begun.sitting, nil)
      opened.challenge = AcceptedChallenge(text.challenge, found)
      return opened
    }
    let stored = stored(found, players, record)
    _ = try? record.claim(stored.beginning.sitting)
    let library = surroundings.library
    let (layers, languages) = try Layers.plugins(stored, languages: library.languages, cells: library.cells)
    let decider = library.cells.decider(stored.beginning, layers: layers, languages: languages)
    let sitting = Sitting(
      stored, decider: decider, record: record, wallClock: surroundings.clock.now, workClock: Clock.steady)
    var opened = OpenedSitting(sitting: sitting, isResumed: false, warnings: [])
    opened.challenge = AcceptedChallenge(text.challenge, found)
    return opened
  }

  /// The same facts, played by somebody else today: seed, options, limits and what the mode remembered stay.
  private func stored(_ found: ChallengeDesk.Found, _ players: [String], _ record: any PlayerRecord) -> StoredSitting {
    var stored = found.stored
    var random = SystemRandomNumberGenerator()
    stored.beginning.sitting = ULID.make(at: stored.started, &random)
    stored.beginning.players = players
    stored.beginning.day = surroundings.zone.local(stored.started).day
    stored.beginning.streak = DailyDesk(surroundings: surroundings, record: record, player: players[0]).streak
    stored.request = [
      StoredSitting.challengeKey: text.id, StoredSitting.codeKey: text.code, "seed": String(stored.beginning.seed),
    ]
    if !ChallengeDesk(surroundings: surroundings, record: record).isComparable(text.challenge, found) {
      stored.request[StoredSitting.otherwiseKey] = "challenge"
    }
    return stored
  }

  /// Of several players, the others keep the names they have in the challenge.
  private func players() throws(Problem) -> [String] {
    let count = text.challenge.beginning.players.count
    let own = [request.players?.first ?? surroundings.playerName]
    let players =
      request.players.flatMap { $0.count == count ? $0 : nil } ?? own + text.challenge.beginning.players.dropFirst()
    guard players.count == count, Set(players).count == count else {
      throw Problem(.usage, "this challenge is for \(count) players with different names: --players names them")
    }
    return players
  }

  /// The friend's score, for the leaderboard, of a whole quiz under its own settings; one's own needs no second entry.
  private func remember(_ found: ChallengeDesk.Found, _ record: any PlayerRecord) throws(Problem) {
    let theirs = text.challenge.beginning.sitting
    if let own = try? record.sittings(like: theirs), own.contains(theirs) { return }
    guard ChallengeDesk(surroundings: surroundings, record: record).isComparable(text.challenge, found) else { return }
    let quiz = found.stored.beginning.quiz
    var challenge = text.challenge
    // What the code calls the quiz is not covered by the hash of its content.
    if let title = quiz?.title { challenge.quiz?.title = title }
    let score = FriendScore(id: text.id, code: text.code, challenge, category: quiz?.category)
    do { try record.addFriendScore(score, at: surroundings.clock.now()) } catch { Console.warn(error.message) }
  }
}
