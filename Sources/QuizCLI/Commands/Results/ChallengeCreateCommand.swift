internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// `quizrun challenge create`: a finished sitting as a code that somebody else can play and check.
struct ChallengeCreateCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    let id = try sitting(record)
    let (stored, events, _) = try recorded { () throws(RecordFailure) in try record.load(id) }
    let challenge = try challenge(stored, events)
    guard challenge.inputs.count <= InputReplay.mostInputs, let (code, _) = ChallengeCode.code(of: challenge) else {
      throw Problem(.badData, "this sitting is too long for a code: nobody could send it as a text")
    }
    Console.write("\(challenge.title), score to beat: \(challenge.score.inWords)\n".cleaned)
    Console.write(code + "\n")
    return 0
  }

  private func sitting(_ record: any PlayerRecord) throws(Problem) -> String {
    if parsed.has("daily") { return try ofToday(record) }
    if let word = parsed.operands.first { return try SittingFinder(record: record).id(word) }
    if let player = parsed.player { _ = try NearNames(record: record).player(meantBy: player) }
    return try SittingFinder(record: record).latest(of: parsed.player)
  }

  /// The sitting that counts of the quiz of the day.
  private func ofToday(_ record: any PlayerRecord) throws(Problem) -> String {
    if !parsed.operands.isEmpty { throw Problem(UsageError.together("--daily", "a sitting")) }
    let name = parsed.player ?? surroundings.playerName
    let player = try NearNames(record: record).player(meantBy: name)
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player?.id ?? name)
    guard let sitting = try desk.counting(on: desk.today.day) else {
      throw Problem(.noInput, "the quiz of the day is not finished yet: `quizrun daily` plays it")
    }
    return sitting
  }

  private func challenge(_ stored: StoredSitting, _ events: [SittingEvent]) throws(Problem) -> Challenge {
    let beginning = stored.beginning
    if let problem = RulesVersion.problem(beginning.rules) { throw Problem(.badData, "cannot verify: \(problem)") }
    if events.contains(where: \.isByClock) {
      throw Problem(
        .badData, "a hook was stopped by the clock in this sitting: somebody else could not play it the same way")
    }
    let inputs: [ReplayInput]
    switch try SittingReplayer(surroundings.library).replayed(stored, events) {
    case .same(let found): inputs = found
    case .unplayable(let sentence): throw Problem(.badData, sentence)
    case .different(let difference):
      throw Problem(.badData, "this sitting does not replay, so nobody could check it: \(difference.sentence)")
    }
    let quiz = beginning.quiz.map { quiz in
      Challenge.QuizMark(
        id: quiz.id, title: quiz.title, content: ChallengeCode.content(of: quiz), questions: quiz.questions.map(\.id))
    }
    guard
      let challenge = Challenge(
        try today(stored, events, inputs), quiz: quiz, files: stored.files, inputs: inputs)
    else {
      throw Problem(.badData, "this sitting is not finished: there is no score to beat yet")
    }
    return challenge
  }
}

extension ChallengeCreateCommand {
  /// The sitting played again under the names that its players have today, which the code carries.
  private func today(
    _ stored: StoredSitting, _ events: [SittingEvent], _ inputs: [ReplayInput]
  ) throws(Problem) -> SittingState {
    var named = stored
    named.beginning = stored.beginning.renamed(stored.renaming)
    var state = SittingState.initial(named.beginning)
    if stored.renaming.isEmpty {
      for event in events { state.evolve(event) }
      return state
    }
    let reason: String
    let patience = SittingReplayer.milliseconds(stored, events.count)
    switch try SittingReplayer(surroundings.library).played(inputs, named, within: patience) {
    case .events(let events):
      for event in events { state.evolve(event) }
      return state
    case .refused(_, let sentence), .unplayable(let sentence): reason = sentence
    case .tooLong: reason = "it has too many answers"
    }
    throw Problem(.badData, "this sitting cannot be played under its players' new names: \(reason)")
  }
}

extension SittingEvent {
  fileprivate var isByClock: Bool {
    if case .hookFailed(let failure) = self { return failure.isByClock }
    return false
  }
}
