internal import CommandLine
internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout

/// `quizrun challenge accept CODE`: plays the same sitting as the challenger, then names the winner.
struct ChallengeAcceptCommand {
  private let surroundings: Surroundings
  private let request: PlayRequest
  private let given: GivenChallenge

  init(surroundings: Surroundings, parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    do { request = try PlayRequest(parsed).settled(in: surroundings) } catch { throw Problem(error) }
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
      return try LinePlay.run(opened, LinePlay.lines(surroundings), surroundings, request)
    }
    let code = try FullScreenPlay.run(opened, surroundings, ResultDesk(surroundings, challenge: opened.challenge))
    if let comparison = opened.challenge?.comparison(opened.sitting.shownState) {
      Console.write(comparison.text(surroundings.language))
    }
    return code
  }
}
