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

  /// The target of a choice at home.
  enum Way {
    /// Back home, with something to be said there.
    case home(notice: String?)
    case signal(Int32)
  }

  var settings: ScreenSettings { ScreenSettings(surroundings) }
  var lobby: Lobby {
    Lobby(screen: screen, settings: settings, pictures: ShownPictures(library: surroundings.library).ofEntry)
  }
  var player: String { request.players?.first ?? surroundings.playerName }

  mutating func run() throws(Problem) -> SittingFlow.End {
    var notice = surroundings.zone.warning
    var read: QuizCatalogue?
    while true {
      let catalogue = read ?? surroundings.library.catalogue()
      let (view, problems) = surroundings.home(of: player, catalogue)
      let sections = HomeSection.allCases.filter { $0 != .settings || !isChildPlaying }
      let news = problems.first { toldOnce.insert($0).inserted }
      switch lobby.home(view, sections: sections, at: &place, notice: notice ?? news) {
      case .left: return .played(played)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let choice):
        read = choice.leavesQuizzes ? catalogue : nil
        switch way(choice, catalogue) {
        case .home(let words): notice = words
        case .signal(let signal): return .signal(signal, kept: kept)
        }
      }
    }
  }

  /// The target of a choice; errors appear as notices at home and end nothing.
  private mutating func way(_ choice: HomeChoice, _ catalogue: QuizCatalogue) -> Way {
    do throws(Problem) {
      switch choice {
      case .today: return try today()
      case .quiz(let id): return try play(id, catalogue[id]?.path)
      case .goOn(let sitting): return try goOn(sitting, catalogue)
      case .game(let mode): return try play(game: mode)
      case .section(let section): return try go(to: section)
      }
    } catch {
      return .home(notice: error.message.isEmpty ? nil : error.message)
    }
  }

  private mutating func go(to section: HomeSection) throws(Problem) -> Way {
    switch section {
    case .history: return try history()
    case .statistics: return try statistics()
    case .streak: return try streak()
    case .cards: return try cards()
    case .achievements: return try achievements()
    case .leaderboard: return try leaderboard()
    case .players: return try choosePlayer()
    case .code: return try enterCode()
    case .draw: return try drawQuestions()
    case .settings: return try changeSettings()
    }
  }

  // MARK: Playing

  private mutating func play(_ id: String, _ path: String?) throws(Problem) -> Way {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    guard let path else { throw Problem(.noInput, "there is no quiz '\(id)' any more") }
    let quiz = try surroundings.library.quiz(at: path, seed: seed)
    return try play(.quiz(quiz), seed: seed, request)
  }

  mutating func play(_ choice: QuizChoice, seed: Int, _ request: PlayRequest) throws(Problem) -> Way {
    let flow = SittingFlow(
      screen: screen, settings: settings, surroundings: surroundings, record: surroundings.record)
    let settled = request.settled(in: surroundings)
    return way(try flow.play((choice, settled.seed ?? seed), settled))
  }

  /// The target after a play: home, or the end after a signal.
  mutating func way(_ end: SittingFlow.End) -> Way {
    if case .signal(let signal, let kept) = end {
      self.kept = kept
      return .signal(signal)
    }
    played += end.played
    return .home(notice: nil)
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
