internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import Terminal
internal import TextLayout
internal import Words

/// Play in full screen: choose a quiz, go on or begin, play, and again.
struct FullScreenPlay {
  let surroundings: Surroundings
  let request: PlayRequest
  let modes: ModeChoice
  let record: LazyRecord
  /// The quizzes at hand; nil when they have not been read yet.
  var catalogue: QuizCatalogue?

  /// The first argument that makes the program the child which restores the terminal after a SIGKILL.
  static let rescueArgument = "__rescue"

  func run() throws(Problem) -> Int32 {
    if request.isOpen && modes.modifiers.isEmpty {
      return try Self.onScreen(surroundings) { screen in
        var room = home(screen)
        return try room.run()
      }
    }
    let first = try choice(request)
    return try Self.onScreen(surroundings) { screen in
      let flow = SittingFlow(
        screen: screen, settings: ScreenSettings(surroundings), surroundings: surroundings, record: record)
      let end = try flow.play(first, request)
      guard case .toHome(let played) = end else { return end }
      var room = home(screen)
      room.played = played.map { [$0] } ?? []
      return try room.run()
    }
  }

  private func home(_ screen: Screen) -> HomeRoom {
    HomeRoom(screen: screen, surroundings: surroundings, request: request.atHome)
  }

  /// Goes on with a sitting that needs no file any more.
  static func run(_ opened: OpenedSitting, _ surroundings: Surroundings, _ results: ResultDesk) throws(Problem) -> Int32
  {
    defer {
      if let record = try? surroundings.record.get() {
        SittingDesk(surroundings: surroundings, record: record).leave(opened.sitting)
      }
    }
    return try onScreen(surroundings) { screen in
      let settings = ScreenSettings(surroundings)
      let end = try SittingFlow.goOn(opened, screen, settings, results)
      guard case .again(let played, let stored) = end else { return end }
      let flow = SittingFlow(
        screen: screen, settings: settings, surroundings: surroundings, record: surroundings.record)
      return try flow.play(again: stored).after(played)
    }
  }

  private static func onScreen(
    _ surroundings: Surroundings, _ play: (Screen) throws -> SittingFlow.End
  ) throws(Problem) -> Int32 {
    let session = try enter(surroundings)
    let end: SittingFlow.End
    do {
      defer { session.leave() }
      end = try play(session.screen)
    } catch let stop as Interruption {
      end = .signal(stop.signal)
    } catch {
      // Screens throw interruptions, and all else throws problems.
      throw error as? Problem ?? Problem(.badData, String(describing: error))
    }
    if let kept = end.kept {
      let texts = ScreenSettings(surroundings).texts
      let line = kept.line(Array(Swift.CommandLine.arguments.dropFirst()), texts).cleaned
      Console.write(surroundings.isBareConsole ? line.plainTwins : line)
    }
    if case .signal(let signal, _) = end { raiseAgain(signal) }
    for sitting in end.played {
      var lines = ResultSummary.text(sitting.result, sitting.title, surroundings.language)
      for line in EarnedNotice.lines(sitting.earned, surroundings) { lines += line + "\n" }
      Console.write(surroundings.isBareConsole ? lines.plainTwins : lines)
    }
    return 0
  }

  /// Found before the screen is taken over, so that mistakes on the command line stay visible.
  private func choice(_ request: PlayRequest) throws(Problem) -> (choice: QuizChoice, seed: Int) {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let choice = try QuizFinder(
      surroundings: surroundings, request: request, modes: modes, seed: seed, catalogue: catalogue
    ).find()
    if case .open(let ids) = choice, ids.isEmpty { throw QuizFinder.choiceNeeded(ids) }
    return (choice, seed)
  }

  static func enter(_ surroundings: Surroundings) throws(Problem) -> TerminalSession {
    do {
      let depth = ColourDepth.chosen(environment: surroundings.environment.colours, isTerminal: true)
      let session = try TerminalSession(
        descriptor: STDOUT_FILENO, depth: depth, reorders: surroundings.reordersText,
        asksForPictures: PictureQuestion.isAllowed(environment: surroundings.environment.terminal),
        asksForColours: ScreenSettings(surroundings).theme == .auto && depth != .none
          && PictureQuestion.isAllowed(environment: surroundings.environment.terminal),
        rescueArguments: ["quizrun", FullScreenPlay.rescueArgument])
      try session.enter()
      return session
    } catch {
      throw Problem(.inputOutput, "\(error): --plain plays in lines")
    }
  }
}

extension ScreenSettings {
  /// The full screen's settings, from the player's settings and the terminal.
  init(_ surroundings: Surroundings) {
    let theme = Theme(rawValue: surroundings.value(.theme)) ?? .auto
    self.init(
      ascii: surroundings.isASCII, animated: surroundings.value(.reducedMotion) != "true",
      secondsOffered: surroundings.seconds,
      theme: theme.resolved(colours: surroundings.environment["COLORFGBG"]), texts: .of(surroundings.language))
    confirms = surroundings.value(.confirm) == "true"
    takesMouse = surroundings.value(.mouse) == "true"
    playsSounds = SoundPlayer.command(surroundings) != nil
  }
}

/// The summary that the full screen leaves in the scrollback: one or two lines.
enum ResultSummary {
  static func text(_ result: SittingResult, _ title: String, _ language: InterfaceLanguage) -> String {
    let headline = result.headlineInLines(language) ?? ""
    var line = "\(ShareText.colon(title)) \(headline)"
    if let score = result.score(language), !headline.contains(score) { line += " (\(score))" }
    return line.cleaned.replacing("\n", with: " ") + "\n"
  }
}
