internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizPlay
internal import QuizScreens
internal import Terminal
internal import TextLayout

/// Play in full screen: choose a quiz, go on or begin, play, and again.
struct FullScreenPlay {
  let shell: Shell
  let request: PlayRequest
  let modes: ModeChoice
  let record: LazyRecord

  /// The first argument that makes the program the child which restores the terminal after a SIGKILL.
  static let rescueArgument = "__rescue"

  func run() throws(Exit) -> Int32 {
    let first = try choice(request)
    let player = request.isPractice ? nil : request.players?.first ?? shell.playerName
    return try Self.onScreen(shell, player) { screen, settings throws(Exit) in
      try Theatre(screen: screen, settings: settings, shell: shell, modes: modes, record: record).play(first, request)
    }
  }

  /// Goes on with a sitting that needs no file any more.
  static func run(_ opened: OpenedSitting, _ shell: Shell) throws(Exit) -> Int32 {
    try onScreen(shell, opened.sitting.stored.beginning.players.first) { screen, settings throws(Exit) in
      try Theatre.goOn(opened, screen, settings)
    }
  }

  /// `player` is whose achievements are told when there is a result.
  private static func onScreen(
    _ shell: Shell, _ player: String?, _ play: (Screen, ScreenSettings) throws(Exit) -> Theatre.Curtain
  ) throws(Exit) -> Int32 {
    let session = try enter(shell)
    let curtain: Theatre.Curtain
    do throws(Exit) {
      curtain = try play(session.screen, ScreenSettings(ascii: shell.isASCII))
      session.leave()
    } catch {
      session.leave()
      throw error
    }
    if case .signal(let signal) = curtain { raiseAgain(signal) }
    if case .result(let result, let title) = curtain { Console.write(ResultSummary.text(result, title)) }
    if case .result = curtain, let player {
      for line in EarnedNotice.lines(shell, player) { Console.write(line + "\n") }
    }
    return 0
  }

  /// Found before the screen is taken over, so that mistakes on the command line stay visible.
  private func choice(_ request: PlayRequest) throws(Exit) -> (choice: QuizChoice, seed: Int) {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let choice = try QuizFinder(shell: shell, request: request, modes: modes, seed: seed).find()
    if case .open(let ids) = choice, ids.isEmpty { throw QuizFinder.choiceNeeded(ids) }
    return (choice, seed)
  }

  private static func enter(_ shell: Shell) throws(Exit) -> TerminalSession {
    do {
      let depth = ColourDepth.chosen(environment: shell.environment.colours, isTerminal: true)
      let session = try TerminalSession(
        descriptor: STDOUT_FILENO, depth: depth, reorders: shell.reordersText,
        rescueArguments: ["quizrun", FullScreenPlay.rescueArgument])
      try session.enter()
      return session
    } catch {
      throw Exit(Exit.inputOutput, "\(error): --plain plays in lines")
    }
  }
}

/// What stays in the scrollback after the full screen: one or two lines.
enum ResultSummary {
  static func text(_ result: SittingResult, _ title: String) -> String {
    let headline = [result.emoji, result.headline].compactMap { $0 }.joined(separator: " ")
    var line = "\(title): \(headline)"
    if let points = result.points, let of = result.of {
      let score = "\(Scores.written(points)) of \(Scores.written(of))"
      if result.headline?.contains(score) != true { line += " (\(score))" }
    }
    return line.cleaned.replacing("\n", with: " ") + "\n"
  }
}
