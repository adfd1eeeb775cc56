package import QuizCore

/// What the home screen shows.
package struct HomeView: Equatable, Sendable {
  package var player: String
  /// Nil when there is no quiz of the day.
  package var today: Today?
  package var streak: Streak
  /// The last seven days, the newest last.
  package var week: [Day]
  package var sections: [HomeSection]
  package var quizzes: [QuizEntry]
  /// The paths of quiz files that cannot be read.
  package var broken: [String]

  package init(
    player: String, today: Today?, streak: Streak, week: [Day], sections: [HomeSection] = HomeSection.allCases,
    quizzes: [QuizEntry], broken: [String] = []
  ) {
    self.broken = broken
    self.player = player
    self.today = today
    self.streak = streak
    self.week = week
    self.sections = sections
    self.quizzes = quizzes
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
      /// With the number of its questions, when it is known.
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

/// What the player wants of the home screen.
package enum HomeChoice: Equatable, Sendable {
  case today
  case quiz(String)
  case section(HomeSection)
}

/// What else is reached from the home screen.
package enum HomeSection: CaseIterable, Equatable, Sendable {
  case history, statistics, streak, achievements, leaderboard, settings
}

/// Where the player stood on the home screen, to come back there.
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

  /// What a player may do with a completed day.
  package enum Completed: Equatable, Sendable {
    case look, retry
  }

  /// Asks what to do with the completed quiz of the day, of which a further sitting is allowed.
  package func completed(_ title: String) -> LobbyEnd<Completed> {
    switch ask(.completed(title, texts)) {
    case .interrupted(let signal): return .interrupted(signal: signal)
    case .chosen(0): return .chosen(.look)
    case .chosen: return .chosen(.retry)
    case .left: return .left
    }
  }
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
