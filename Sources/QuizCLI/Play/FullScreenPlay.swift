internal import CommandLine
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

  func run() throws(Problem) -> Int32 {
    if request.isOpen && modes.modifiers.isEmpty {
      return try Self.onScreen(shell) { screen throws(Problem) in
        var room = home(screen)
        return try room.run()
      }
    }
    let first = try choice(request)
    return try Self.onScreen(shell) { screen throws(Problem) in
      let theatre = Theatre(
        screen: screen, settings: ScreenSettings(shell), shell: shell, modes: modes, record: record)
      let curtain = try theatre.play(first, request)
      guard case .toHome(let played) = curtain else { return curtain }
      var room = home(screen)
      room.played = played.map { [$0] } ?? []
      return try room.run()
    }
  }

  private func home(_ screen: Screen) -> HomeRoom { HomeRoom(screen: screen, shell: shell, request: request.atHome) }

  /// Goes on with a sitting that needs no file any more.
  static func run(_ opened: OpenedSitting, _ shell: Shell, _ results: ResultDesk) throws(Problem) -> Int32 {
    defer {
      if let record = try? shell.record.get() { SittingDesk(shell: shell, record: record).leave(opened.sitting) }
    }
    return try onScreen(shell) { screen throws(Problem) in
      try Theatre.goOn(opened, screen, ScreenSettings(shell), results)
    }
  }

  private static func onScreen(
    _ shell: Shell, _ play: (Screen) throws(Problem) -> Theatre.Curtain
  ) throws(Problem) -> Int32 {
    let session = try enter(shell)
    let curtain: Theatre.Curtain
    do throws(Problem) {
      curtain = try play(session.screen)
      session.leave()
    } catch {
      session.leave()
      throw error
    }
    if case .signal(let signal) = curtain { raiseAgain(signal) }
    for sitting in curtain.played {
      var lines = ResultSummary.text(sitting.result, sitting.title, shell.language)
      for line in EarnedNotice.lines(sitting.earned, shell) { lines += line + "\n" }
      Console.write(shell.isBareConsole ? lines.plainTwins : lines)
    }
    return 0
  }

  /// Found before the screen is taken over, so that mistakes on the command line stay visible.
  private func choice(_ request: PlayRequest) throws(Problem) -> (choice: QuizChoice, seed: Int) {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let choice = try QuizFinder(shell: shell, request: request, modes: modes, seed: seed).find()
    if case .open(let ids) = choice, ids.isEmpty { throw QuizFinder.choiceNeeded(ids) }
    return (choice, seed)
  }

  private static func enter(_ shell: Shell) throws(Problem) -> TerminalSession {
    do {
      let depth = ColourDepth.chosen(environment: shell.environment.colours, isTerminal: true)
      let session = try TerminalSession(
        descriptor: STDOUT_FILENO, depth: depth, reorders: shell.reordersText,
        rescueArguments: ["quizrun", FullScreenPlay.rescueArgument])
      try session.enter()
      return session
    } catch {
      throw Problem(.inputOutput, "\(error): --plain plays in lines")
    }
  }
}

extension ScreenSettings {
  /// What the player's settings and the terminal say of the full screen.
  init(_ shell: Shell) {
    let theme = Theme(rawValue: shell.value(.theme)) ?? .auto
    self.init(
      ascii: shell.isASCII, animated: shell.value(.reducedMotion) != "true", secondsOffered: shell.seconds,
      theme: theme.resolved(colours: shell.environment["COLORFGBG"]), texts: .of(shell.language))
  }
}

/// What stays in the scrollback after the full screen: one or two lines.
enum ResultSummary {
  static func text(_ result: SittingResult, _ title: String, _ language: InterfaceLanguage) -> String {
    let headline = [result.emoji, result.headline(language)].compactMap { $0 }.joined(separator: " ")
    // After a title such as `Which animal are you?` a colon would look odd.
    let isEnded = title.last.map { "?!.…:".contains($0) } == true
    var line = "\(title)\(isEnded ? "" : ":") \(headline)"
    if let score = result.score(language), !headline.contains(score) { line += " (\(score))" }
    return line.cleaned.replacing("\n", with: " ") + "\n"
  }
}
