import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Terminal
import Words

@testable import QuizScreens

/// Scenes in states that are seldom seen, empty ones, and the help of each.
extension GoldenScene {
  // MARK: Seldom

  private static var inputs: ScriptedMode {
    var options = AskOptions()
    options.inputs = [
      NamedSpec("wager", ValueSpec(.int, min: 1, max: 10, initial: .int(3), about: "Your wager")),
      NamedSpec("colour", ValueSpec(.choice, initial: nil, choices: [.text("red"), .text("blue")])),
      NamedSpec("sure", ValueSpec(.bool)),
    ]
    options.actions = [Action(id: "fifty", label: "50:50")]
    return ScriptedMode([.ask(.ofQuiz("q1"), options)])
  }

  private static var talking: ScriptedMode {
    var options = AskOptions()
    options.note = "+---+---+---+\n| 1 | x |   |\n+---+---+---+\n|   | x | 6 |\n+---+---+---+"
    options.inputs = [NamedSpec("bid", ValueSpec(.text, about: "Your bid", isSecret: true))]
    return ScriptedMode(
      [.ask(.ofQuiz("q1"), options)],
      status: [
        StatusEntry("2 lives", .hearts, value: 2, of: 3), StatusEntry("Step 2", .ladder, value: 2, of: 5),
        StatusEntry("40 %", .meter, value: 40, of: 100), StatusEntry("500 coins", .money, value: 500),
        StatusEntry("7 left", .counter, value: 7), "in the dark",
      ])
  }

  private static var titled: ScriptedMode {
    var options = AskOptions()
    options.title = "Scene 3"
    return ScriptedMode([.ask(.ofQuiz("q1"), options)])
  }

  private static var barred: SittingResult {
    var result = SittingResult()
    (result.headline, result.emoji, result.body) = ("2.5 of 3", "🎲", "Well played.")
    (result.points, result.of, result.percent, result.passed, result.band) = (2.5, 3, 83.3, true, "Expert")
    result.bars = [.init(label: "Birds", value: 1.5, of: 2), .init(label: "鳥と魚", value: 1, of: 1, mark: 0.5)]
    result.ranking = [
      .init(player: "Ann", points: 2, of: 3), .init(player: "Bob", points: 2, of: 3),
      .init(player: "Cem", points: 1, of: 3),
    ]
    result.ms = 65_000
    return result
  }

  private static var reviewed: Quiz {
    quiz(Samples.single, Samples.match, Samples.number) { $0.reveal = .end }
  }

  static var details: [GoldenScene] {
    let now = LobbySamples.history.entries[1]
    return [
      played("truefalse", quiz(Samples.truefalse), [.character("2")]),
      played("hint", timed, [.character("h"), .character("?"), .escape]),
      played("inputs", quiz(Samples.single), mode: inputs, [.character("2"), .tab, .tab]),
      played("inputs-missing", quiz(Samples.single), mode: inputs, [.character("2"), .enter]),
      played(
        "note-and-values", quiz(Samples.single), mode: talking, [.character("2"), .tab] + "73 x".map(Key.character)),
      played("scene", quiz(Samples.single), mode: titled, []),
      played("players-turn", quiz(Samples.single), players: ["Ann", "Bob"], []),
      played(
        "verdict-number", quiz(Samples.number, Samples.single),
        [.character("3"), .character("."), .character("5"), .enter]),
      played("verdict-match", quiz(Samples.match, Samples.single), [.character("1"), .enter, .enter]),
      played("question-untouched", quiz(Samples.order, Samples.single), [.enter]),
      played("verdict-order", quiz(Samples.order, Samples.single), [.enter, .enter]),
      played("skipped", quiz(Samples.single, Samples.truefalse), [.character("s")]),
      played(
        "verdicts", reviewed, [.character("2"), .enter, .character("1"), .enter, .enter, .character("8"), .enter]),
      value("result-bars") { _ in ResultScene(barred, title: "Animals", tally: Tally(), category: "Nature") },
      value("result-passed") { _ in
        ResultScene(
          barred, title: "Animals", category: "Nature",
          extras: ResultExtras(share: ["quizrun Animals 2.5/3"], best: 62.5, passMark: 60, canChallenge: true))
      },
      value("delete") { MenuScene.deleting(now, $0.texts) },
      value("completed") { MenuScene.completed("Bright ideas", $0.texts) },
      value("edit") { settings in
        PromptScene(title: settings.texts.settings.seconds, label: settings.texts.settings.valueLabel, text: "20")
      },
      value("home-search") { settings in
        var home = HomeScene(LobbySamples.home(), at: nil, settings.texts)
        let canvas = canvas(.wide)
        for key in "/ri" { _ = home.update(.character(key), canvas) }
        return home
      },
    ]
  }

  // MARK: Empty

  static var empty: [GoldenScene] {
    [
      value("home-empty") { settings in
        let nothing = HomeView(
          player: "Ann", today: nil, streak: Streak(current: 0, best: 0, alive: false), week: [], quizzes: [])
        return HomeScene(nothing, at: nil, settings.texts)
      },
      value("chooser-empty") { ChooserScene([], selected: nil, $0.texts) },
      value("history-empty") { _ in HistoryScene(HistoryView([], today: LobbySamples.today), at: HistoryPlace()) },
      value("statistics-empty") { _ in
        StatisticsScene(LobbySamples.noStatistics())
      },
      value("streak-first") { _ in StreakScene(LobbySamples.streak([])) },
      value("leaderboard-empty") { _ in
        LeaderboardScene(LeaderboardView(place: LeaderboardPlace(), scopes: [.all], rows: []))
      },
      value("achievements-empty") { _ in AchievementsScene([]) },
      value("compare-empty") { _ in CompareScene([]) },
      value("players-empty") { _ in PlayersScene([]) },
    ]
  }

  // MARK: Help

  /// The help of every scene that has keys of its own and no golden help among the others.
  static var help: [GoldenScene] {
    let scenes = sitting + cover + lobby + details
    let names = [
      "start", "modes", "options", "party", "multiple", "number", "truefalse", "info", "page", "inputs", "right",
      "verdicts", "overview", "quit",
      "result", "challenge-code",
      "continue", "chooser", "filter", "review", "statistics", "streak", "cards", "card", "cards-overview",
      "leaderboard", "achievements", "settings",
      "players",
      "new-player", "home-search", "draw", "compare",
    ]
    return names.compactMap { name in scenes.first { $0.name == name } }.map { scene in
      GoldenScene(name: scene.name + "-help") { language, size in
        let (below, canvas) = try scene.make(language, size)
        return (HelpScene(of: below, canvas.settings), canvas)
      }
    }
  }
}
