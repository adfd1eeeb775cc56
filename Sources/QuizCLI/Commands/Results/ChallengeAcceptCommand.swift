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
    let acceptance = try ChallengeAcceptance(text.code, text.challenge, id: text.id, surroundings, record)
    var opened = try opened(acceptance, record)
    opened.challenge = acceptance.accepted
    if let warning = acceptance.warning { opened.warnings.append(warning) }
    do { try acceptance.remember() } catch { Console.warn(error.message) }
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
  private func opened(_ acceptance: ChallengeAcceptance, _ record: any PlayerRecord) throws(Problem) -> OpenedSitting {
    let players = try acceptance.players(request.players, else: surroundings.playerName)
    let desk = SittingDesk(surroundings: surroundings, record: record)
    let begun = try recorded { () throws(RecordFailure) in try acceptance.begun(by: players[0], request) }
    if let begun { return try desk.resume(begun.sitting, nil) }
    return OpenedSitting(sitting: try desk.sitting(acceptance.stored(players)), isResumed: false, warnings: [])
  }
}
