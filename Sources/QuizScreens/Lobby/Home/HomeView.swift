package import QuizCore
internal import Words

/// The content of the home screen.
package struct HomeView: Equatable, Sendable {
  package var player: String
  /// Sittings that can go on, the newest first.
  package var unfinished: [Open]
  /// Nil when there is no quiz of the day.
  package var today: Today?
  package var streak: Streak
  /// The last seven days, the newest last.
  package var week: [Day]
  package var sections: [HomeSection]
  /// Modes that need no quiz.
  package var games: [CoverMode]
  package var quizzes: [QuizEntry]
  /// The paths of quiz files that cannot be read.
  package var broken: [String]

  package init(
    player: String, unfinished: [Open] = [], today: Today?, streak: Streak, week: [Day],
    sections: [HomeSection] = HomeSection.allCases, games: [CoverMode] = [], quizzes: [QuizEntry], broken: [String] = []
  ) {
    self.broken = broken
    self.player = player
    self.unfinished = unfinished
    self.today = today
    self.streak = streak
    self.week = week
    self.sections = sections
    self.games = games
    self.quizzes = quizzes
  }

  /// A sitting that can go on.
  package struct Open: Equatable, Sendable {
    package var sitting: String
    package var title: String
    /// The mode, if it differs from the quiz's own.
    package var mode: String?
    package var progress: QuizEntry.Progress
    package var day: CivilDay

    package init(sitting: String, title: String, mode: String?, settled: Int, of: Int?, day: CivilDay) {
      self.sitting = sitting
      self.title = title
      self.mode = mode
      progress = QuizEntry.Progress(settled: settled, of: of)
      self.day = day
    }
  }

  /// The quiz of the day and how far the player has come with it.
  package struct Today: Equatable, Sendable {
    package var title: String
    package var state: State

    package init(title: String, state: State) {
      self.title = title
      self.state = state
    }

    package enum State: Equatable, Sendable {
      /// Not begun, with the number of its questions if known.
      case new(questions: Int?)
      case inProgress(settled: Int, of: Int?)
      case completed(percent: Double?, points: Double?, of: Double?, retriesLeft: Int)
    }
  }

  /// A day at a glance.
  package struct Day: Equatable, Sendable {
    package var day: CivilDay
    package var mark: DayMark

    package init(_ day: CivilDay, _ mark: DayMark) {
      self.day = day
      self.mark = mark
    }
  }
}

package enum HomeChoice: Equatable, Sendable {
  case today
  case quiz(String)
  /// Continue a sitting.
  case goOn(String)
  /// A mode without a quiz.
  case game(String)
  case section(HomeSection)
}

/// A section reached from the home screen.
package enum HomeSection: CaseIterable, Equatable, Sendable {
  case history, statistics, streak, achievements, leaderboard, players, code, draw, settings
}

/// The player's place on the home screen, to come back to.
package struct HomePlace: Equatable, Sendable {
  var spot: HomeScene.Spot?

  package init() {}
}

extension Lobby {
  /// The home screen; `place` is where the player stood, and is changed.
  package func home(_ view: HomeView, at place: inout HomePlace, notice: String? = nil) -> LobbyEnd<HomeChoice> {
    var scene = HomeScene(view, at: place.spot, texts)
    let end = show(&scene, notice: notice)
    place.spot = scene.place
    return end
  }

  /// A choice after a completed day.
  package enum Completed: Equatable, Sendable {
    case look, retry
  }

  /// Asks what to do with the completed quiz of the day, which can be retried.
  package func completed(_ title: String) -> LobbyEnd<Completed> {
    switch ask(.completed(title, texts)) {
    case .interrupted(let signal): return .interrupted(signal: signal)
    case .chosen(0): return .chosen(.look)
    case .chosen: return .chosen(.retry)
    case .left: return .left
    }
  }

  /// Asks for the code of a challenge; `typed` is the initial text.
  package func code(_ typed: String, notice: String? = nil) -> LobbyEnd<String> {
    var scene = PromptScene(
      title: texts.home.aChallenge, label: texts.home.code, text: typed, longest: Self.longestCode,
      about: texts.home.codeAbout, takes: texts.plays)
    return show(&scene, notice: notice)
  }

  /// Longer codes are read from a file.
  private static let longestCode = 1 << 17
}

extension MenuScene {
  /// The quiz of the day is completed, and a retry is left.
  static func completed(_ title: String, _ texts: ScreenTexts) -> MenuScene {
    let home = texts.home
    return MenuScene(
      title: home.completedTitle, text: title,
      options: [
        Option(key: "a", label: home.lookAtAnswers, action: .pick(0)),
        Option(key: "r", label: home.playOnceMore, action: .pick(1)),
        Option(key: "b", label: texts.goBack, action: .goBack),
      ], onEscape: .goBack)
  }
}
