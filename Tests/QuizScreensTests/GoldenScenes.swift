import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Terminal
import Words

@testable import QuizScreens

/// A scene to be drawn in any language and size.
struct GoldenScene {
  /// Also the beginning of its file's name.
  let name: String
  /// The scene, and what it is drawn on.
  let make: (InterfaceLanguage, Size) throws -> (scene: any Scene, canvas: Canvas)

  func draw(_ language: InterfaceLanguage, _ size: Size) throws -> Frame {
    let (scene, canvas) = try make(language, size)
    return scene.frame(canvas)
  }

  /// Every scene, with values that fill it.
  static var all: [GoldenScene] { sitting + cover + lobby + details + empty + help + desk + deskHelp + markup }

  /// A scene that is a value.
  static func value(_ name: String, _ scene: @escaping (ScreenSettings) -> any Scene) -> GoldenScene {
    GoldenScene(name: name) { language, size in
      let settings = ScreenSettings(texts: .of(language))
      let canvas = Canvas(size: size, settings: settings, depth: .none, pictures: PictureShelf { _ in nil })
      return (scene(settings), canvas)
    }
  }

  /// The view of a sitting after some keys.
  static func played(
    _ name: String, _ quiz: Quiz?, mode: any Mode = BuiltInMode(), players: [String] = ["Ann"],
    extras: ResultExtras = ResultExtras(), _ keys: [Key]
  ) -> GoldenScene {
    GoldenScene(name: name) { language, size in
      var player = try Player(
        quiz, mode: mode, players: players, size: size, language: language, extras: { _ in extras })
      for key in keys { player.press(key) }
      return (player.scenes.shown, player.canvas)
    }
  }

  // MARK: A sitting

  static var zoo: Quiz {
    Samples.quiz(Samples.all) { quiz in
      quiz.description = "Ten questions about animals, large and small, that live near you or far away from you."
      quiz.category = "Nature"
      quiz.author = "Ann"
      quiz.image = "zoo.png"
      quiz.pick = 5
      quiz.timing.question = 20
      quiz.timing.quiz = 120
    }
  }

  static func quiz(_ questions: Question..., change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    Samples.quiz(questions, change)
  }

  static var free: Quiz {
    quiz(Samples.single, Samples.multiple, Samples.truefalse) { quiz in
      quiz.navigation.free = true
      quiz.reveal = .end
    }
  }

  static var timed: Quiz {
    quiz(Samples.single, Samples.truefalse) { quiz in
      quiz.navigation = Navigation(back: true, skip: true)
      quiz.timing.question = 20
      quiz.timing.quiz = 120
    }
  }

  static var page: ScriptedMode {
    var page = Page(id: "shop", title: "The shop", body: "You have 20 coins.")
    page.actions = [Action(id: "life", label: "Buy a life")]
    page.inputs = [
      NamedSpec("offer", ValueSpec(.int, min: 1, max: 20)),
      NamedSpec("gift", ValueSpec(.bool, initial: .bool(true), about: "A gift?")),
    ]
    return ScriptedMode([.show(page)])
  }

  private static var extras: ResultExtras {
    let score = { (points: Double) in Challenge.Score(points: points, of: 2, percent: points * 50) }
    return ResultExtras(
      earned: ["🥇 The first"],
      challenge: ComparedSittings(
        challenger: "Bob", player: "Ann", theirs: score(1), yours: score(1.5), isWon: true,
        answers: [
          .init(question: "Which of these animals sleeps standing up?", given: "The cat", grade: .wrong),
          .init(question: "A whale is a fish.", given: nil, grade: .wrong),
        ]), share: ["Animals 1/2", "🟩🟥"])
  }

  static var sitting: [GoldenScene] {
    [
      played("single", timed, []), played("single-help", timed, [.character("?")]),
      played("multiple", quiz(Samples.multiple), [.character("1")]),
      played("range", quiz(Samples.range), []), played("range-help", quiz(Samples.range), [.character("?")]),
      played("number", quiz(Samples.number), [.character("/"), .enter]),
      played("text-help", quiz(Samples.text), [.function(1)]), played("text", quiz(Samples.text), [.enter]),
      played("order", quiz(Samples.order), [.character(" ")]),
      played("order-help", quiz(Samples.order), [.character("?")]),
      played("match", quiz(Samples.match), []), played("match-help", quiz(Samples.match), [.character("?")]),
      played("info", quiz(Samples.info, Samples.single), []), played("page", nil, mode: page, [.enter]),
      played("right", quiz(Samples.single, Samples.truefalse), [.character("2"), .enter]),
      played("partly-right", quiz(Samples.multiple, Samples.truefalse), [.character("1"), .enter]),
      played("wrong", quiz(Samples.single, Samples.truefalse), [.character("1"), .enter]),
      played("overview", free, [.character("2"), .enter, .character("o")]),
      played("submit", free, [.character("2"), .enter, .character("o"), .character("f")]),
      played("quit", quiz(Samples.single, Samples.truefalse), [.character("2"), .enter, .character("q")]),
      value("quit-unsaved") { MenuScene.quitting(.unsaved, $0.texts) },
      value("quit-today") { MenuScene.quitting(.kept, $0.texts) },
      played(
        "result", quiz(Samples.single, Samples.truefalse), extras: extras,
        [.character("2"), .enter, .enter, .character("1"), .enter, .enter]),
      value("continue") { settings in
        MenuScene.continuing(title: "Animals", mark: settings.texts.mark(4, of: 5), note: nil, settings.texts)
      },
      value("chooser") { ChooserScene(LobbySamples.quizzes, selected: nil, $0.texts) },
    ]
  }

  // MARK: Around it

  private static let completed = LobbySamples.completedToday

  static func board(_ place: LeaderboardPlace = LeaderboardPlace()) -> LeaderboardView {
    let rows = [
      Leaderboard.Row(
        place: 1, player: "Ann", points: 9.5, of: 10, percent: 95, quiz: "rivers", title: "Rivers", mode: "default",
        day: LobbySamples.today, sitting: "s1"),
      Leaderboard.Row(
        place: 2, player: "Bob", points: 8, of: 10, percent: 80, quiz: "capitals", title: "Capitals", mode: "default",
        day: LobbySamples.today, sitting: "s2", isFriend: true),
    ]
    let rivers = LeaderboardScope.quiz(id: "rivers", title: "Rivers")
    let scopes = [.all, .quiz(id: "capitals", title: "Capitals"), rivers, .category("Geography")]
    let shown = place.period == .week ? [] : place.scope == rivers ? [rows[0]] : rows
    return LeaderboardView(place: place, scopes: scopes, rows: shown, player: "Ann")
  }

  static var lobby: [GoldenScene] {
    [
      value("challenge-code") { _ in
        ChallengeCodeScene(
          code: "quizrun1-" + String(repeating: "aB3_", count: 70), share: ["quizrun daily 2026-11-21 4/5 🔥7", "🟩🟩🟥🟩🟩"])
      },
      value("home") { HomeScene(LobbySamples.home(), at: nil, $0.texts) },
      value("home-new") { HomeScene(LobbySamples.newcomer, at: nil, $0.texts) },
      value("home-full") { HomeScene(LobbySamples.dashboard, at: .quiz("solar"), $0.texts) },
      value("home-game") { HomeScene(LobbySamples.dashboard, at: .game("drill"), $0.texts) },
      value("code") { settings in
        PromptScene(
          title: settings.texts.home.aChallenge, label: settings.texts.home.code, text: "",
          about: settings.texts.home.codeAbout, takes: settings.texts.plays)
      },
      value("draw") { DrawScene(["Geography", "Science"], $0.texts) },
      value("history-mixed") { _ in HistoryScene(LobbySamples.mixed, at: HistoryPlace()) },
      value("history-search") { settings in
        var scene = HistoryScene(LobbySamples.mixed, at: HistoryPlace())
        for key in "/cap" { _ = scene.update(.character(key), canvas(.wide)) }
        return scene
      },
      value("home-completed") { HomeScene(LobbySamples.home(completed), at: .section(.streak), $0.texts) },
      value("home-help") { settings in
        HelpScene(of: HomeScene(LobbySamples.home(), at: nil, settings.texts), settings)
      },
      value("history") { _ in HistoryScene(LobbySamples.history, at: HistoryPlace()) },
      value("history-help") { settings in
        HelpScene(of: HistoryScene(LobbySamples.history, at: HistoryPlace()), settings)
      },
      value("filter") { FilterScene(HistoryFilter(), quizzes: [LobbySamples.played[1]], $0.texts) },
      value("review") { _ in ReviewScene(LobbySamples.review()) },
      value("review-open") { _ in ReviewScene(LobbySamples.review(isFinished: false)) },
      value("statistics") { _ in StatisticsScene(LobbySamples.statistics) },
      value("statistics-quiz") { _ in
        var view = LobbySamples.statistics
        let from = CivilDay(number: LobbySamples.today.number - 29)
        view.place = StatisticsPlace(filter: HistoryFilter(quiz: "capitals", from: from))
        return StatisticsScene(view)
      },
      value("statistics-none") { _ in
        StatisticsScene(LobbySamples.noStatistics(HistoryFilter(quiz: "rivers", from: LobbySamples.today, min: 60)))
      },
      value("streak") { _ in StreakScene(LobbySamples.streak([12, 11, 5, 4, 2, 1])) },
      value("cards") { _ in CardsScene(LobbySamples.cards, at: CardsPlace()) },
      value("card") { _ in CardScene(LobbySamples.card) },
      value("cards-overview") { _ in CardsOverviewScene(LobbySamples.cards) },
      value("leaderboard") { _ in LeaderboardScene(board()) },
      value("leaderboard-quiz") { _ in
        LeaderboardScene(board(LeaderboardPlace(scope: .quiz(id: "rivers", title: "Rivers"), period: .month)))
      },
      value("leaderboard-category") { _ in
        LeaderboardScene(board(LeaderboardPlace(scope: .category("Geography"), period: .week)))
      },
      value("achievements") { _ in
        AchievementsScene([
          AchievementRow(plugin: "p", id: "a", title: "A week in a row", emoji: "🔥", earned: LobbySamples.today),
          AchievementRow(
            plugin: "p", id: "b", title: "Thirty quizzes", emoji: "🎓", progress: .init(have: 12, need: 30)),
        ])
      },
      value("settings") { _ in SettingsScene(SettingValues.standard, focus: 5) },
      value("players") { _ in
        PlayersScene([
          PlayerEntry(name: "Ann", finished: 12, isCurrent: true),
          PlayerEntry(name: "Bob", finished: 1, isCurrent: false),
        ])
      },
      value("compare") { _ in CompareScene(LobbySamples.figures) },
      value("merge") { settings in
        let words = settings.texts.settings
        return PartyScene(
          PartyView(
            names: ["Ann", "Bob"], chosen: ["Ann"], range: 1...1, title: words.mergeTitle(["player": "Anna"]),
            about: words.mergeAbout))
      },
      value("new-player") { settings in
        PromptScene(title: settings.texts.settings.newPlayerTitle, label: settings.texts.settings.nameLabel, text: "")
      },
    ]
  }
}
