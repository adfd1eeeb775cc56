package import QuizWire
internal import Words

/// The player's choice on the home screen.
package enum HomeChoice: Equatable, Sendable {
  case today
  case quiz(String)
  /// To go on with a sitting.
  case goOn(String)
  /// A mode without a quiz.
  case game(String)
  case section(HomeSection)
}

/// The other pages that the home screen leads to.
package enum HomeSection: CaseIterable, Equatable, Sendable {
  case history, statistics, streak, cards, achievements, leaderboard, players, code, draw, settings
}

/// Where the player stood on the home screen, to come back there.
package struct HomePlace: Equatable, Sendable {
  var spot: HomeScene.Spot?

  package init() {}
}

extension Lobby {
  /// The home screen; `place` is where the player stood, and is changed.
  package func home(
    _ view: HomeView, sections: [HomeSection] = HomeSection.allCases, at place: inout HomePlace, notice: String? = nil
  ) throws(Interruption) -> HomeChoice? {
    var scene = HomeScene(view, sections: sections, at: place.spot, texts)
    defer { place.spot = scene.place }
    return try show(&scene, notice: notice)
  }

  /// The actions for a completed day.
  package enum Completed: Equatable, Sendable {
    case look, retry
  }

  /// Asks what to do with the completed quiz of the day, of which a further sitting is allowed.
  package func completed(_ title: String) throws(Interruption) -> Completed? {
    try ask(.completed(title, texts)).map { $0 == 0 ? .look : .retry }
  }

  /// Asks for the code of a challenge; `typed` is what stands there at first.
  package func code(_ typed: String, notice: String? = nil) throws(Interruption) -> String? {
    var scene = PromptScene(
      title: texts.home.aChallenge, label: texts.home.code, text: typed, longest: Self.longestCode,
      about: texts.home.codeAbout, takes: texts.plays)
    return try show(&scene, notice: notice)
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
