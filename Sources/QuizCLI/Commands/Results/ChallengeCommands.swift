internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun challenge accept CODE`: plays the same sitting as the challenger, then names the winner.
struct ChallengeAcceptCommand {
  private let surroundings: Surroundings
  private let request: PlayRequest
  private let given: GivenChallenge

  init(surroundings: Surroundings, parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    request = try PlayRequest(parsed).settled(in: surroundings)
    given = try ChallengeText.given(try ChallengeText.word(parsed))
  }

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    let record = try surroundings.record.get()
    let acceptance = try ChallengeAcceptance(given, surroundings, record)
    let opened = try acceptance.opened(request, else: surroundings.playerName)
    do { try acceptance.remember() } catch { Console.warn(error.message) }
    return try play(opened)
  }

  private func play(_ opened: OpenedSitting) throws(Problem) -> Int32 {
    guard request.face == nil && surroundings.canDraw else {
      let lines = LinePlay.lines(surroundings, isJSON: request.face == .json)
      return try LinePlay.run(opened, lines, surroundings, request)
    }
    let code = try FullScreenPlay.run(opened, surroundings, ResultDesk(surroundings, challenge: opened.challenge))
    if let comparison = opened.challenge?.comparison(opened.sitting.shownState) {
      Console.write(comparison.text(surroundings.language))
    }
    return code
  }
}

/// `quizrun challenge create`: a finished sitting as a code that another player can play and check.
struct ChallengeCreateCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    let id = try sitting(record)
    let (challenge, code) = try ChallengeMaker(surroundings, record).made(of: id)
    let words = surroundings.words
    let told = ["title": challenge.title, "score": words.written(challenge.score)] as KeyValuePairs
    Console.write(words.challenge.scoreToBeat(told).cleaned + "\n")
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
    if !parsed.operands.isEmpty { throw .usage(.together("--daily", "a sitting")) }
    let name = parsed.player ?? surroundings.playerName
    let player = try NearNames(record: record).player(meantBy: name)
    let desk = DailyDesk(surroundings: surroundings, record: record, player: player?.id ?? name)
    guard let sitting = try desk.counting(on: desk.today.day) else {
      throw Problem(.noInput, "the quiz of the day is not finished yet: `quizrun daily` plays it")
    }
    return sitting
  }
}
