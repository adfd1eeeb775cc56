import QuizCore
import QuizPlay
import QuizWire
import Terminal
import TerminalTesting
import Words
import XCTest

@testable import QuizScreens

/// Tests keys on the screens around a sitting.
final class LobbyKeyTests: XCTestCase {
  private func home() -> HomeScene { HomeScene(LobbySamples.home(), at: nil, .english) }

  func testHome() {
    let cases: [([Key], HomeChoice?)] = [
      ([.enter], .today), ([.down, .enter], .quiz("solar")), ([.down, .down, .enter], .quiz("capitals")),
      ([.down, .down, .down, .down, .down, .enter], .section(.history)),
      ([.backTab, .right, .right, .enter], .section(.streak)), ([.backTab, .right, .up, .enter], .quiz("cats")),
      ([.down, .up, .enter], .today), ([.end, .enter], .section(.settings)), ([.end, .up, .enter], .quiz("cats")),
      ([.end, .home, .enter], .today), ([.tab, .tab, .enter], .section(.history)),
      ([.tab, .tab, .tab, .enter], .today), ([.backTab, .enter], .section(.history)), (keys("h"), .section(.history)),
      (keys("s"), .section(.statistics)), (keys("t"), .section(.streak)), (keys("a"), .section(.achievements)),
      (keys("l"), .section(.leaderboard)), (keys("c"), .section(.settings)), (keys("p"), .section(.players)),
      (keys("e"), .section(.code)), (keys("d"), .section(.draw)), ([.paste("\nh\n")], nil),
      ([.tab, .right], .quiz("solar")),
    ]
    for (keys, choice) in cases {
      var scene = home()
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
    var scene = home()
    XCTAssertNotEqual(press([.escape], &scene), .goBack, "once too often ends nothing")
    XCTAssertEqual(press([.escape], &scene), .goBack)
    XCTAssertNotEqual(press([.escape, .down, .escape], &scene), .goBack)
    scene = home()
    XCTAssertEqual(press(keys("q"), &scene), .goBack)
    XCTAssertEqual(press(keys("?"), &scene), .help)
  }

  func testSearchFindsByEveryWordAndLeavesLettersAlone() {
    let cases: [(String, [String])] = [
      ("", ["solar", "capitals", "rivers", "cats"]), ("RIV", ["rivers"]), ("geo obvious", ["capitals"]),
      ("ice giants", ["solar"]), ("h", ["solar", "capitals", "cats", "rivers"]), ("zebra", []), ("cno", ["capitals"]),
      ("atss", ["solar"]), ("cptl", ["capitals"]), ("o", ["solar", "capitals", "cats", "rivers"]),
    ]
    for (text, ids) in cases {
      var scene = home()
      press(keys("/" + text), &scene)
      XCTAssertEqual(scene.found.map(\.id), ids, text)
      XCTAssertNil(scene.choice, text)
    }
    var scene = home()
    press(keys("/riv"), &scene)
    XCTAssertEqual(press([.enter], &scene), .next)
    XCTAssertEqual(scene.choice, .quiz("rivers"))
    press([.escape], &scene)
    XCTAssertFalse(scene.search.isOn)
    XCTAssertEqual(scene.place, .quiz("rivers"), "the quiz that was found keeps the focus")
  }

  func testEveryPartOfHome() {
    let cases: [([Key], HomeChoice?)] = [
      ([.enter], .goOn("s5")), ([.down, .enter], .goOn("s6")), ([.tab, .enter], .today),
      ([.tab, .tab, .enter], .quiz("rivers")), ([.tab, .tab, .tab, .enter], .game("drill")),
      ([.tab, .tab, .tab, .tab, .enter], .quiz("solar")), ([.tab, .tab, .tab, .down, .enter], .quiz("solar")),
      ([.backTab, .enter], .section(.history)), ([.tab, .tab, .tab, .tab, .tab, .tab, .enter], .goOn("s5")),
      (keys("/dri") + [.enter], .game("drill")),
    ]
    for (keys, choice) in cases {
      var scene = HomeScene(LobbySamples.dashboard, at: nil, .english)
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
  }

  /// The typed text is marked in the title, whole or letter by letter, and nowhere else.
  func testWhatIsFoundIsMarked() {
    let cases: [(String, String)] = [
      ("riv", "Riv"), ("cno", "Cno"), ("cptl", "Cptl"), ("obv cap", "Capobv"), ("geo riv", "Riv"), ("", ""),
    ]
    for (text, letters) in cases {
      let match = ListedQuiz.matches(text, in: LobbySamples.quizzes).first
      let title = Array(match?.item.title ?? "")
      XCTAssertEqual(String((match?.marks ?? []).sorted().map { title[$0] }), letters, text)
    }
    let spans = Span.marked("Rivers", [0, 2, 3], .plain)
    XCTAssertEqual(spans.map(\.text), ["R", "i", "ve", "rs"])
    XCTAssertEqual(spans.map(\.style.underline), [true, false, true, false])
  }

  func testUnfinishedSittingsStandInOneRow() {
    var scene = HistoryScene(LobbySamples.mixed, at: HistoryPlace())
    XCTAssertEqual(scene.count, 5)
    XCTAssertTrue(draw(scene, .wide).text.contains("2 not finished"))
    press(keys("d"), &scene)
    XCTAssertNil(scene.choice, "several are not deleted at once")
    press([.enter], &scene)
    XCTAssertEqual(scene.count, 6)
    press([.down, .enter], &scene)
    XCTAssertEqual(scene.choice, .list(.open("s5")))
    var searching = HistoryScene(LobbySamples.mixed, at: HistoryPlace())
    press(keys("/exam") + [.enter], &searching)
    XCTAssertEqual(searching.choice, .list(.open("s4")), "a mode's name is found too")
    press([.escape], &searching)
    XCTAssertEqual(searching.count, 5)
  }

  func testDraw() {
    let cases: [([Key], DrawOptions?)] = [
      ([.enter], DrawOptions(limit: 10)),
      ([.right, .down, .right, .right, .right, .enter], DrawOptions(category: "Art", difficulty: "hard", limit: 10)),
      (
        [.down, .down, .right, .down] + keys("5") + [.down, .right, .enter],
        DrawOptions(kind: .single, limit: 5, isMissed: true)
      ),
      ([.down, .down, .down] + keys("0") + [.enter], nil),
    ]
    for (keys, choice) in cases {
      var scene = DrawScene(["Art", "Music"], .english)
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
  }

  func testTheCursorRestsOnTheFocusOrInTheSearch() {
    var scene = home()
    XCTAssertEqual(draw(scene, .wide).cursor, Position(row: 3, column: 4))
    press(keys("/ab"), &scene)
    XCTAssertEqual(draw(scene, .wide).cursor, Position(row: 1, column: 10))
  }

  func testHistory() {
    let cases: [([Key], HistoryScene.Choice?)] = [
      ([.enter], .list(.open("s5"))), ([.down, .right], .list(.open("s4"))), ([.end] + keys("d"), .list(.delete("s1"))),
      (keys("f"), .filter), (keys("pp") + [.enter], .list(.open("s5"))),
      (keys("pp") + [.end, .enter], .list(.open("s3"))), (keys("ppp") + [.end, .enter], .list(.open("s2"))),
      (keys("ppppp") + [.end, .enter], .list(.open("s1"))),
    ]
    for (keys, choice) in cases {
      var scene = HistoryScene(LobbySamples.history, at: HistoryPlace())
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
  }

  func testFilter() {
    let quizzes = [PlayedQuiz(id: "capitals", title: "Capitals"), PlayedQuiz(id: "rivers", title: "Rivers")]
    var scene = FilterScene(HistoryFilter(), quizzes: quizzes, .english)
    press(keys("2026-02-30"), &scene)
    XCTAssertEqual(press([.enter], &scene), .say("'2026-02-30' is no day: write it like 2026-11-01"))
    press([.control("u")] + keys("2026-11-01") + [.tab, .tab, .right, .tab] + keys("60"), &scene)
    XCTAssertEqual(press([.enter], &scene), .next)
    XCTAssertEqual(
      scene.choice, HistoryFilter(quiz: "capitals", from: CivilDay(year: 2026, month: 11, day: 1), min: 60))
    var other = FilterScene(HistoryFilter(min: 60), quizzes: quizzes, .english)
    XCTAssertEqual(press([.tab, .tab, .tab, .tab, .tab, .enter], &other), .next)
    XCTAssertEqual(other.choice, HistoryFilter())
  }

  func testStatistics() {
    let day = { (back: Int) in CivilDay(number: LobbySamples.today.number - back) }
    let cases: [(HistoryFilter, Key, HistoryFilter)] = [
      (HistoryFilter(), .right, HistoryFilter(quiz: "capitals")),
      (HistoryFilter(), .left, HistoryFilter(quiz: "rivers")),
      (HistoryFilter(quiz: "rivers", min: 60), .tab, HistoryFilter(min: 60)),
      (HistoryFilter(quiz: "gone"), .backTab, HistoryFilter(quiz: "rivers")),
      (HistoryFilter(quiz: "rivers"), .character("p"), HistoryFilter(quiz: "rivers", from: day(0))),
      (HistoryFilter(from: day(0)), .character("p"), HistoryFilter(from: day(6))),
      (HistoryFilter(from: day(29)), .character("p"), HistoryFilter(from: day(364))),
      (HistoryFilter(from: day(364)), .character("p"), HistoryFilter()),
      (HistoryFilter(from: day(9), to: day(2)), .character("p"), HistoryFilter()),
    ]
    for (filter, key, expected) in cases {
      var view = LobbySamples.statistics
      view.place = StatisticsPlace(filter: filter, averages: .week)
      var scene = StatisticsScene(view)
      XCTAssertEqual(press([key], &scene), .next)
      XCTAssertEqual(scene.choice, .place(StatisticsPlace(filter: expected, averages: .week)), "\(filter) \(key)")
    }
    var scene = StatisticsScene(LobbySamples.statistics)
    press(keys("w"), &scene)
    XCTAssertEqual(scene.choice, .place(StatisticsPlace(averages: .week)))
    press(keys("f"), &scene)
    XCTAssertEqual(scene.choice, .filter)
    var bare = StatisticsScene(LobbySamples.noStatistics())
    for key in [Key.left, .right] + keys("pfw") { XCTAssertEqual(press([key], &bare), .none, "\(key)") }
  }

  func testTheFilterOfStatisticsKeepsTheAverages() {
    let screen = ScriptedScreen(.wide)
    let lobby = Lobby(screen: screen.screen, settings: ScreenSettings())
    var view = LobbySamples.statistics
    view.place = StatisticsPlace(filter: HistoryFilter(min: 60), averages: .week)
    screen.press(.character("f"), .escape, .character("f"), .tab, .tab, .right, .enter)
    let chosen = StatisticsPlace(filter: HistoryFilter(quiz: "capitals", min: 60), averages: .week)
    XCTAssertEqual(try lobby.statistics(view), chosen, "Esc leaves the filter alone")
  }

  func testLeaderboard() {
    let all = LeaderboardScope.all
    let capitals = LeaderboardScope.quiz(id: "capitals", title: "Capitals")
    let rivers = LeaderboardScope.quiz(id: "rivers", title: "Rivers")
    let nature = LeaderboardScope.category("Geography")
    let cases: [(LeaderboardScope, Period?, Key, LeaderboardScope, Period?)] = [
      (all, nil, .right, capitals, nil), (capitals, .week, .tab, rivers, .week),
      (rivers, .month, .right, nature, .month),
      (nature, nil, .right, all, nil), (all, nil, .left, nature, nil), (rivers, .week, .backTab, capitals, .week),
      (rivers, nil, .character("p"), rivers, .month), (rivers, .month, .character("p"), rivers, .week),
      (nature, .week, .character("p"), nature, nil),
    ]
    for (scope, period, key, otherScope, otherPeriod) in cases {
      var scene = LeaderboardScene(GoldenScene.board(LeaderboardPlace(scope: scope, period: period)))
      XCTAssertEqual(press([key], &scene), .next)
      XCTAssertEqual(scene.choice, LeaderboardPlace(scope: otherScope, period: otherPeriod), "\(scope) \(key)")
    }
    var bare = LeaderboardScene(LeaderboardView(place: LeaderboardPlace(), scopes: [.all], rows: []))
    for key in [Key.left, .right, .character("p")] { XCTAssertEqual(press([key], &bare), .none, "\(key)") }
    XCTAssertEqual(press([.escape], &bare), .goBack)
  }

  func testReview() {
    for (key, choice) in [
      ("a", ReviewChoice.again(sameSeed: true)), ("n", .again(sameSeed: false)), ("d", .delete),
    ] {
      var scene = ReviewScene(LobbySamples.review())
      press(keys(key), &scene)
      XCTAssertEqual(scene.choice, choice)
    }
    var open = ReviewScene(LobbySamples.review(isFinished: false))
    press(keys("an"), &open)
    XCTAssertNil(open.choice, "what can go on is not played again")
    press(keys("c"), &open)
    XCTAssertEqual(open.choice, .goOn)
  }

  func testSettings() {
    let cases: [([Key], SettingsChoice?)] = [
      ([.right], .set(.timed, "off")), ([.left], .set(.timed, "on")), ([.enter], .set(.timed, "off")),
      ([.down, .character(" ")], .set(.seconds, "30")), ([.down, .enter], .edit(.seconds)),
      ([.down, .down, .left], .set(.theme, "mono")), ([.down, .down, .down, .enter], .set(.reducedMotion, "true")),
      ([.down, .down, .down, .down, .right], .players), ([.end, .right], .set(.streakFreezes, "1")),
    ]
    for (keys, choice) in cases {
      var scene = SettingsScene(SettingValues.standard, focus: 0)
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
    var own = SettingsScene([SettingItem(.seconds, "17")], focus: 0)
    press([.right], &own)
    XCTAssertEqual(own.choice, .set(.seconds, "20"), "a value of one's own leads to the next usual one")
  }

  func testSettingsHaveNamesAndValues() {
    for language in InterfaceLanguage.allCases {
      let words = SettingTexts(language)
      for key in SettingKey.onScreen {
        XCTAssertNotNil(words.labels[key.rawValue], key.rawValue)
        XCTAssertNotNil(words.abouts[key.rawValue], key.rawValue)
      }
    }
    for key in SettingKey.onScreen where key != .player {
      XCTAssertEqual(key.steps.compactMap(key.normalized), key.steps, key.rawValue)
    }
  }

  func testPlayersAndPrompt() {
    var players = PlayersScene([
      PlayerEntry(name: "Ann", finished: 1, isCurrent: true), PlayerEntry(name: "Bob", finished: 0, isCurrent: false),
    ])
    press([.down, .enter], &players)
    XCTAssertEqual(players.choice, .use("Bob"))
    press(keys("a"), &players)
    XCTAssertEqual(players.choice, .add)
    press(keys("c"), &players)
    XCTAssertEqual(players.choice, .child("Bob"))
    XCTAssertEqual(players.choice?.player, "Bob")
    let family = [
      PlayerEntry(name: "Ann", finished: 1, isCurrent: true), PlayerEntry(name: "Bob", finished: 0, isCurrent: false),
    ]
    XCTAssertEqual(PlayersScene(family, at: "Bob").focus, 1, "what was done to somebody leaves the list there")
    XCTAssertEqual(PlayersScene(family, at: "Cy").focus, 0)
    var prompt = PromptScene(title: "", label: "", text: "20")
    press(keys("35") + [.enter], &prompt)
    XCTAssertEqual(prompt.choice, "35", "typing replaces what was suggested")
    XCTAssertEqual(press([.escape], &prompt), .goBack)
  }

  func testALobbyKeepsPlacesAndEndsWithSignals() {
    let screen = ScriptedScreen(.wide)
    let lobby = Lobby(screen: screen.screen, settings: ScreenSettings())
    var place = HomePlace()
    screen.press(.end, .up, .enter)
    XCTAssertEqual(try lobby.home(LobbySamples.home(), at: &place), .quiz("cats"))
    screen.press(.enter)
    XCTAssertEqual(try lobby.home(LobbySamples.home(), at: &place, notice: "Back again"), .quiz("cats"))
    XCTAssertTrue(screen.frames.contains { $0.text.contains("Back again") })
    screen.feed([.signal(15)])
    XCTAssertThrowsError(try lobby.home(LobbySamples.home(), at: &place)) {
      XCTAssertEqual($0 as? Interruption, Interruption(signal: 15))
    }
    var history = HistoryPlace()
    screen.press(.character("f"), .tab, .tab, .right, .enter, .enter)
    XCTAssertEqual(try lobby.history(LobbySamples.history, at: &history), .open("s4"))
    XCTAssertEqual(history.filter.quiz, "capitals")
    screen.press(.character("f"), .escape, .escape)
    XCTAssertNil(try lobby.history(LobbySamples.history, at: &history), "Esc leaves the filter, then the list")
    XCTAssertEqual(history.filter.quiz, "capitals")
    screen.press(.down, .enter)
    XCTAssertTrue(try lobby.deletes(LobbySamples.history.entries[0]))
    screen.press(.enter)
    XCTAssertFalse(try lobby.deletes(LobbySamples.history.entries[0]), "nothing is deleted by Enter alone")
  }

  func testCardsAreFoundChosenAndChanged() {
    let screen = ScriptedScreen(.wide)
    let lobby = Lobby(screen: screen.screen, settings: ScreenSettings())
    var place = CardsPlace()
    let cards = LobbySamples.cards
    screen.press(.down, .character("s"))
    XCTAssertEqual(try lobby.cards(cards, at: &place), .unsuspend(cards.cards[1]))
    screen.press(.character("x"), .up, .character("x"))
    XCTAssertEqual(try lobby.cards(cards, at: &place), .forget(cards.cards[0]), "a new card has nothing to forget")
    screen.press(.character("f"), .character("f"), .character("b"))
    XCTAssertEqual(try lobby.cards(cards, at: &place), .bury(cards.cards[2]), "the new ones")
    screen.press(.character("f"), .character("f"), .character("f"), .character("/"), .character("m"), .enter)
    XCTAssertEqual(try lobby.cards(cards, at: &place), .open(cards.cards[2]))
    screen.press(.character("o"))
    XCTAssertEqual(try lobby.cards(cards, at: &place), .overview)
    screen.press(.character("e"))
    XCTAssertEqual(try lobby.card(LobbySamples.card), .edit(cards.cards[0]))
    screen.press(.escape)
    XCTAssertNil(try lobby.cards(cards, at: &place))
  }

  func testEveryScreenFitsEverySizeAndNamesItsKeys() {
    let scenes: [any Scene] = [
      home(), HistoryScene(LobbySamples.history, at: HistoryPlace()), ReviewScene(LobbySamples.review()),
      StatisticsScene(LobbySamples.statistics), StreakScene(LobbySamples.streak([1, 0])),
      CardsScene(LobbySamples.cards, at: CardsPlace()), CardScene(LobbySamples.card),
      CardsOverviewScene(LobbySamples.cards),
      SettingsScene(SettingValues.standard, focus: 0), PromptScene(title: "A", label: "B", text: ""),
      LeaderboardScene(GoldenScene.board()), AchievementsScene([]), PlayersScene([]),
      FilterScene(HistoryFilter(), quizzes: [], .english),
    ]
    for scene in scenes {
      XCTAssertGreaterThan(scene.keys(ScreenSettings()).count, 1, "\(scene)")
      for (rows, columns) in [(1, 1), (5, 20), (10, 40), (24, 80), (60, 200)] {
        let frame = draw(scene, Size(rows: rows, columns: columns))
        if rows >= 10 { XCTAssertTrue(frame.lines.last?.contains("help") == true, "\(type(of: scene)) \(rows)") }
      }
    }
  }
}
