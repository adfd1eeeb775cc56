internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import Terminal

/// The full screen from home on: quizzes are played from here, and everything else is reached from here.
struct HomeRoom {
  let screen: Screen
  var surroundings: Surroundings
  /// The request for every quiz that is played from here.
  let request: PlayRequest
  /// The finished sittings so far.
  var played: [SittingFlow.Played] = []
  /// The sitting that a signal interrupted.
  var kept: SittingFlow.Unfinished?
  private var place = HomePlace()
  /// The failures of modes that the player has already seen.
  private var toldOnce: Set<String> = []

  init(screen: Screen, surroundings: Surroundings, request: PlayRequest) {
    self.screen = screen
    self.surroundings = surroundings
    self.request = request
  }

  var settings: ScreenSettings { ScreenSettings(surroundings) }
  var lobby: Lobby {
    Lobby(screen: screen, settings: settings, pictures: ShownPictures(library: surroundings.library).ofEntry)
  }
  var player: String { request.players?.first ?? surroundings.playerName }

  mutating func run() throws -> SittingFlow.End {
    do {
      return try runUntilLeft()
    } catch let stop as Interruption {
      return .signal(stop.signal, kept: kept)
    }
  }

  private mutating func runUntilLeft() throws -> SittingFlow.End {
    var notice = surroundings.zone.warning
    var read: QuizCatalogue?
    while true {
      let catalogue = read ?? surroundings.library.catalogue()
      let (view, problems) = surroundings.home(of: player, catalogue)
      let sections = HomeSection.allCases.filter { $0 != .settings || !isChildPlaying }
      let news = problems.first { toldOnce.insert($0).inserted }
      guard let choice = try lobby.home(view, sections: sections, at: &place, notice: notice ?? news) else {
        return .played(played)
      }
      read = choice.leavesQuizzes ? catalogue : nil
      notice = try follow(choice, catalogue)
    }
  }

  /// Does what was chosen, and returns what is said at home afterwards; errors are said there and end nothing.
  private mutating func follow(_ choice: HomeChoice, _ catalogue: QuizCatalogue) throws -> String? {
    do {
      switch choice {
      case .today: return try today()
      case .quiz(let id): try play(id, catalogue[id]?.path)
      case .goOn(let sitting): try goOn(sitting, catalogue)
      case .game(let mode): try play(game: mode)
      case .section(let section): return try go(to: section)
      }
    } catch let problem as Problem where !problem.message.isEmpty {
      return problem.message
    } catch is Problem {}
    return nil
  }

  private mutating func go(to section: HomeSection) throws -> String? {
    switch section {
    case .history: try history()
    case .statistics: try statistics()
    case .streak: return try streak()
    case .cards: try cards()
    case .achievements: try achievements()
    case .leaderboard: try leaderboard()
    case .players: return try choosePlayer()
    case .code: try enterCode()
    case .draw: try drawQuestions()
    case .settings: try changeSettings()
    }
    return nil
  }

  // MARK: Playing

  private mutating func play(_ id: String, _ path: String?) throws {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    guard let path else { throw Problem(.noInput, "there is no quiz '\(id)' any more") }
    let quiz = try surroundings.library.quiz(at: path, seed: seed)
    try play(.quiz(quiz), seed: seed, request)
  }

  mutating func play(_ choice: QuizChoice, seed: Int, _ request: PlayRequest) throws {
    let flow = SittingFlow(
      screen: screen, settings: settings, surroundings: surroundings, record: surroundings.record)
    let settled = request.settled(in: surroundings)
    try take(try flow.play((choice, settled.seed ?? seed), settled))
  }

  /// Notes the sittings that were finished. A signal ends the screens around them too.
  mutating func take(_ end: SittingFlow.End) throws(Interruption) {
    if case .signal(let signal, let kept) = end {
      self.kept = kept
      throw Interruption(signal: signal)
    }
    played += end.played
  }
}

extension HomeChoice {
  /// Whether the quizzes need not be read anew afterwards: nothing was played, and their language is the same.
  fileprivate var leavesQuizzes: Bool {
    switch self {
    case .today, .quiz, .goOn, .game, .section(.settings), .section(.code), .section(.draw): false
    case .section: true
    }
  }
}

extension Surroundings {
  /// The home page of a player with all that a terminal shows; without a readable record quizzes can still be played.
  func home(of player: String, _ catalogue: QuizCatalogue) -> (view: HomeView, problems: [String]) {
    HomeGathering(self, (try? record.toRead()) ?? EmptyRecord(), player: player, catalogue: catalogue)
      .gathered(isDetailed: true)
  }
}
