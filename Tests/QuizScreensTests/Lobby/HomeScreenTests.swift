import QuizCore
import QuizPlay
import QuizWire
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// The home screen, drawn.
final class HomeScreenTests: XCTestCase {
  func testHomeBeforeToday() {
    let scene = HomeScene(LobbySamples.home(), at: nil, .english)
    assertScreen(
      draw(scene, .wide),
      """
        quizrun: Ann

        Today
        ▸ Bright ideas                    not begun, 10 questions
          Su· Mo■ Tu■ We□ Th■ Fr■ Sa○   Streak 4 days, best 4 days

        Astronomy
          A tour of the solar system      10 questions    best 100 %  2026-11-03

        Geography
          Capitals, not the obvious ones  Continue (4/5)   best 88 %  2026-11-20
          Rivers                          12 questions

        Other
          Which cat are you?              Continue (2)

        More
          h History  s Statistics  t Streak  b Cards  a Achievements  l Leaders
          p Players  e Enter a code  d Draw questions  c Settings
      (4 empty rows)
        Enter start  ↑↓ move  / search  q quit  Tab next part  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       quizrun: Ann
       Today
       ▸ Bright ideas
           not begun, 10 questions
         Su· Mo■ Tu■ We□ Th■ Fr■ Sa○
         Streak 4 days, best 4 days

       Astronomy
         A tour of the solar system
           10 questions · best 100 %
       Geography                             ▼
       Enter start  ↑↓ move  / search  ? help
      """)
    assertScreen(
      draw(scene, .narrow, ascii: true),
      """
       quizrun: Ann
       Today
       > Bright ideas
           not begun, 10 questions
         Su. Mo# Tu# We+ Th# Fr# Sa_
         Streak 4 days, best 4 days

       Astronomy
         A tour of the solar system
           10 questions - best 100 %
       Geography                             v
       Enter start  Up/Down move  ? help
      """)
  }

  /// Empty parts are not shown, and a deck that was never begun does not stand among what is due.
  func testANewcomerSeesWhatThereIs() {
    for size in [Size.wide, .narrow, .large] {
      let text = draw(HomeScene(LobbySamples.newcomer, at: nil, .english), size).text
      XCTAssertFalse(text.contains("Due today"), text)
      XCTAssertFalse(text.contains("Mo○"), "no week without a day in it: \(text)")
    }
    let wide = ["Welcome! Three ways to begin: Enter today's quiz, a few questions\n", "/ find a quiz by a word · d "]
    let narrow = [
      "Three ways to begin:\n", "Enter today's quiz, a few questions\n", "/ find a quiz by a word\n",
      "d questions drawn",
    ]
    for (size, rows) in [(Size.wide, wide), (Size(rows: 24, columns: 40), narrow)] {
      let text = draw(HomeScene(LobbySamples.newcomer, at: nil, .english), size).text
      for row in rows { XCTAssert(text.contains(row), "a row breaks between two ways: \(row) in \(text)") }
    }
    XCTAssert(
      draw(HomeScene(LobbySamples.newcomer, at: nil, .english), .large).text.contains("/      find a quiz by a word"))
    var scene = HomeScene(LobbySamples.newcomer, at: nil, .english)
    let titles = LobbySamples.newcomer.quizzes.map(\.title)
    let seen = draw(scene, .wide).lines.filter { line in titles.contains { line.contains($0) } }
    XCTAssertGreaterThan(seen.count, 6, seen.joined(separator: "\n"))
    XCTAssertTrue(seen.contains { $0.contains("Language · 8 due") } || seen.count < 8)
    // The entries stay in sight wherever the focus is, and the last quiz leads to them.
    for _ in 0..<20 {
      XCTAssertTrue(draw(scene, .wide).text.contains("h History"))
      press([.down], &scene)
    }
    XCTAssertEqual(scene.place, .section(.settings))
    press([.up], &scene)
    XCTAssertEqual(scene.place, .quiz("Deep water"))
  }

  /// Where the list is longer than the screen, no row of it stays empty.
  func testALongListIsClose() {
    var view = LobbySamples.home()
    view.quizzes = (10...30).map { ListedQuiz(id: "q\($0)", title: "Quiz \($0)", category: "Category \($0 / 3)") }
    let scene = HomeScene(view, at: nil, .english)
    let close = draw(scene, .wide).lines
    let rows = { (lines: [String]) in
      (lines.firstIndex { $0.contains("Category 4") } ?? 0) - (lines.firstIndex { $0.contains("Quiz 11") } ?? 0)
    }
    XCTAssertEqual(rows(close), 1)
    XCTAssertEqual(rows(draw(scene, Size(rows: 90, columns: 80)).lines), 2)
  }

  func testHomeInTheMiddleOfTodaysQuiz() {
    var today = LobbySamples.today("Bright ideas", questions: 10)
    (today.state, today.step, today.of) = (.inProgress, 4, 10)
    let scene = HomeScene(LobbySamples.home(today), at: .quiz("capitals"), .english)
    assertScreen(
      draw(scene, .wide),
      """
        quizrun: Ann

        Today
          Bright ideas                    Continue (3/10)
          Su· Mo■ Tu■ We□ Th■ Fr■ Sa○   Streak 4 days, best 4 days

        Astronomy
          A tour of the solar system      10 questions    best 100 %  2026-11-03

        Geography
        ▸ Capitals, not the obvious ones  Continue (4/5)   best 88 %  2026-11-20
          Rivers                          12 questions

        Other
          Which cat are you?              Continue (2)

        More
          h History  s Statistics  t Streak  b Cards  a Achievements  l Leaders
          p Players  e Enter a code  d Draw questions  c Settings
      (4 empty rows)
        Enter start  ↑↓ move  / search  q quit  Tab next part  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       quizrun: Ann
         Bright ideas        Continue (3/10) ▲
         Su· Mo■ Tu■ We□ Th■ Fr■ Sa○
         Streak 4 days, best 4 days

       Astronomy
         A tour of the solar system
           10 questions · best 100 %
       Geography
       ▸ Capitals, not the obvious ones
           Continue (4/5) · best 88 %        ▼
       Enter start  ↑↓ move  / search  ? help
      """)
  }

  func testHomeAfterTodaysQuiz() {
    let state = LobbySamples.completedToday
    let scene = HomeScene(LobbySamples.home(state), at: .section(.streak), .english)
    assertScreen(
      draw(scene, .wide),
      """
        quizrun: Ann

        Today
          Bright ideas
            Completed with 80 % (8 of 10), one more try
          Su· Mo■ Tu■ We□ Th■ Fr■ Sa○   Streak 4 days, best 4 days

        Astronomy
          A tour of the solar system      10 questions    best 100 %  2026-11-03

        Geography
          Capitals, not the obvious ones  Continue (4/5)   best 88 %  2026-11-20
          Rivers                          12 questions

        Other
          Which cat are you?              Continue (2)

        More
          h History  s Statistics ▸t Streak  b Cards  a Achievements  l Leaders
          p Players  e Enter a code  d Draw questions  c Settings
      (3 empty rows)
        Enter start  ↑↓ move  / search  q quit  Tab next part  ? help
      """)
  }

  func testSearch() {
    var scene = HomeScene(LobbySamples.home(), at: nil, .english)
    press(keys("/geo riv"), &scene)
    assertScreen(
      draw(scene, .wide),
      """
        quizrun: Ann
        Find: geo riv                                   1 of 4

        ▸ Rivers  Geography · 12 questions
      (19 empty rows)
        Enter play  Esc end search  ↑↓ move  F1 help
      """)
    press(keys("x"), &scene)
    assertScreen(
      draw(scene, .narrow),
      """
       quizrun: Ann
       Find: geo rivx                 0 of 4
       No quiz matches 'geo rivx'.
      (8 empty rows)
       Enter play  Esc end search  F1 help
      """)
  }

  /// A match in the title comes before one that a description hides, whatever the categories.
  func testSearchPutsTitlesFirst() {
    var view = LobbySamples.home()
    view.quizzes = [
      ListedQuiz(id: "a", title: "Kettles", description: "Why water boils.", category: "A"),
      ListedQuiz(id: "b", title: "Oceans", category: "Water"),
      ListedQuiz(id: "c", title: "A glass of water", category: "Z"),
    ]
    var scene = HomeScene(view, at: nil, .english)
    press(keys("/water"), &scene)
    let lines = draw(scene, .wide).lines
    let places = ["A glass of water", "Oceans", "Kettles"].map { title in lines.firstIndex { $0.contains(title) } ?? -1
    }
    XCTAssertEqual(places, places.sorted(), lines.joined(separator: "\n"))
    XCTAssertTrue(
      lines.contains { $0.contains("▸ A glass of water") && $0.contains("Z") }, "the category stands beside")
    press([.enter], &scene)
    XCTAssertEqual(scene.choice, .quiz("c"))
  }

  func testBrokenFilesAreTold() {
    var view = LobbySamples.home()
    view.broken = ["quizzes/odd.json"]
    let one = draw(HomeScene(view, at: nil, .english), .wide).text
    XCTAssertTrue(one.contains("quizzes/odd.json cannot be read: `quizrun list` says why"), one)
    view.broken += ["quizzes/odder.json"]
    let two = draw(HomeScene(view, at: nil, .english), .wide).text
    XCTAssertTrue(two.contains("2 quiz files cannot be read: `quizrun list` says why"), two)
  }

  func testHomeWithoutAnything() {
    let view = HomeView(player: "Ann", today: nil, streak: Streak(), week: [], quizzes: [])
    let scene = HomeScene(view, at: nil, .english)
    assertScreen(
      draw(scene, .wide),
      """
        quizrun: Ann

        There is no quiz here yet: put quiz files into the folder 'quizzes'.

        More
         ▸h History  s Statistics  t Streak  b Cards  a Achievements  l Leaders
          p Players  e Enter a code  d Draw questions  c Settings
      (16 empty rows)
        Enter start  ↑↓ move  / search  q quit  Tab next part  ? help
      """)
  }

  func testHelpOfHome() {
    let scene = HomeScene(LobbySamples.home(), at: nil, .english)
    let help = HelpScene(of: scene, ScreenSettings())
    assertScreen(
      draw(help, .wide),
      """
        Keys

        Enter →    start
        /          search
        h          History
        s          Statistics
        t          Streak
        b          Cards
        a          Achievements
        l          Leaders
        p          Players
        e          Enter a code
        d          Draw questions
        c          Settings
        Tab        next part
        ↑↓ j k     move
        PgUp PgDn  scroll by a page
        Home End   first and last
        q Esc      quit
        ? F1       help
        Ctrl-L     redraw the screen
        Ctrl-C     stop at once; the quiz is kept

        Esc close  ? help
      """)
  }

  /// At every width, no title is cut where its row has room, no result runs into the pane, and no number is lost.
  func testTitlesAreWholeAtEveryWidth() {
    var home = LobbySamples.home()
    let day = CivilDay(year: 2026, month: 11, day: 20)
    home.quizzes = [
      ListedQuiz(
        id: "a", title: "Words that came a long way, and stayed here",
        category: "Language and writing", questions: 12,
        last: day, best: 25),
      ListedQuiz(
        id: "b", title: "Seas", category: "Geography", questions: 104, progress: (3, 104),
        last: day, best: 100),
      ListedQuiz(id: "c", title: "A tour of the solar system", category: "Astronomy", questions: 10),
    ]
    for isMixed in [false, true] {
      if isMixed {
        home.quizzes += (1...9).map {
          ListedQuiz(id: "m\($0)", title: "Quiz \($0)", category: "Category \($0)", questions: 5)
        }
      }
      let scene = HomeScene(home, at: nil, .english)
      for columns in 50...140 {
        let rows = draw(scene, Size(rows: 70, columns: columns)).text.split(separator: "\n").map(
          String.init)
        for quiz in home.quizzes {
          XCTAssertTrue(
            rows.contains { $0.contains(quiz.title) }, "\(quiz.title) in \(columns): \(rows)")
        }
        let pane = Set(
          rows.compactMap { row in
            row.firstIndex(of: "│").map { row.distance(from: row.startIndex, to: $0) }
          })
        XCTAssertLessThanOrEqual(pane.count, 1, "\(columns): \(rows)")
        let text = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
        for fact in ["Continue (3/104)", "12 questions", "10 questions"] {
          XCTAssertTrue(text.contains(fact), "\(fact) in \(columns): \(text)")
        }
        if columns < 96 { XCTAssertTrue(text.contains("best 25 %"), "\(columns): \(text)") }
      }
    }
  }

  /// The plain home has the parts of the full one in the same order, what can be chosen with its number.
  func testHomeAsLines() throws {
    let home = HomeLines(LobbySamples.home(), .english).chooser
    XCTAssertEqual(
      home.lines.prefix(11),
      [
        "Today", "  1) Bright ideas: not begun, 10 questions", "  Streak 4 days, best 4 days", "",
        "Astronomy",
        "  2) A tour of the solar system: 10 questions, best 100 %", "", "Geography",
        "  3) Capitals, not the obvious ones: Continue (4/5), best 88 %",
        "  4) Rivers: 12 questions", "",
      ])
    XCTAssertEqual(
      home.choices, [.today, .quiz("solar"), .quiz("capitals"), .quiz("rivers"), .quiz("cats")])
    XCTAssertEqual(home.choice(titled: "river"), .quiz("rivers"))
    XCTAssertNil(home.choice(titled: "o"), "several have it")
    XCTAssertNil(home.choice(titled: "whales"))
    XCTAssertNil(PlainPrompt.title(meantBy: "9", of: ["The day, 2026-11-29"]), "a wrong place is no part of a date")
    XCTAssertEqual(PlainPrompt.title(meantBy: "1984", of: ["1984", "1984 and after"]), "1984")
  }
}
