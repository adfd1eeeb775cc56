import QuizCore
import QuizPlay
import QuizTesting
import QuizWire
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Tests the screens before the questions, and pages between them, drawn.
final class CoverScreenTests: XCTestCase {
  func testStart() {
    let scene = StartScene(Samples.beginning(Samples.full), ScreenSettings())
    assertScreen(
      draw(scene, .wide),
      """
        Animals

        5 of 8 questions · Nature · by Ann

        Ten questions about animals, large and small, that live near you or far away
        from you.
        [Picture: The entrance of a zoo]

        t  Time limits  20 s a question, 120 s for the quiz

        Enter starts
      (12 empty rows)
        Enter → start  ← q quit  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Animals
       5 of 8 questions · Nature · by Ann
       t  Time limits  20 s a question, 120
                       s for the quiz
       Ten questions about animals, large
       and small, that live near you or far
       away from you.
       [Picture: The entrance of a zoo]
      (3 empty rows)
       Enter → start  ← q quit  ? help
      """)
  }

  /// Half an hour is not told in seconds.
  func testLongLimitsAreToldInMinutes() {
    for (seconds, factor, words) in [
      (120, 1, "120 s for the quiz"), (1800, 1, "30 min for the quiz"), (1830, 1, "1830 s for the quiz"),
      (90, 2, "3 min for the quiz"),
    ] as [(Double, Double, String)] {
      var beginning = Samples.beginning(Samples.full)
      beginning.quiz?.timing.quiz = seconds
      beginning.limits.factor = factor
      let frame = draw(StartScene(beginning, ScreenSettings()), .wide).text
      XCTAssertTrue(frame.contains(words), "\(seconds): \(frame)")
    }
  }

  /// A mode that needs no quiz says what it is.
  func testStartWithoutAQuiz() {
    var beginning = Samples.beginning(Samples.full)
    beginning.quiz = nil
    let scene = StartScene(beginning, ScreenSettings(), facts: CoverFacts(about: "sums in your head, ten at a time"))
    for size in [Size.wide, .narrow] {
      XCTAssertTrue(draw(scene, size).text.contains("sums in your head, ten at a time"))
    }
  }

  /// A title that is long is there whole, as far as three rows go; a low screen has two.
  func testLongTitles() {
    var long = Samples.full
    long.title =
      "A title that goes on and on and does not know when to stop, because nobody told its author that it could"
    let cover = StartScene(Samples.beginning(long), ScreenSettings())
    let menu = MenuScene.continuing(title: long.title, mark: "Continue (4/5)", note: nil, .english)
    for frame in [draw(cover, .wide), draw(menu, .wide)] {
      XCTAssertEqual(
        frame.lines.prefix(3),
        [
          "  A title that goes on and on and does not know when to stop, because nobody",
          "  told its author that it could", "",
        ])
    }
    for frame in [draw(cover, .narrow), draw(menu, .narrow)] {
      XCTAssertEqual(
        frame.lines.prefix(2), [" A title that goes on and on and does", " not know when to stop, because nobod…"])
    }
    XCTAssertTrue(draw(menu, Size(rows: 7, columns: 24)).lines[0].hasSuffix("…"))
  }

  /// All that the sitting is played with is named; the built-in mode has no name worth telling.
  func testTheCoverNamesTheModeAndItsModifiers() {
    var beginning = Samples.beginning(Samples.full)
    let use = { (name: String, sha256: String?) in
      PluginUse(id: name.lowercased(), name: name, sha256: sha256, decidesLength: false)
    }
    let cases: [([PluginUse], String?)] = [
      ([use("Default", nil)], nil), ([use("Trivia", "1")], "Mode         Trivia"),
      ([use("Trivia", "1"), use("Hardest last", "2")], "Mode         Trivia + Hardest last"),
      ([use("Default", nil), use("No repeat", "3")], "Mode         No repeat"),
    ]
    for (plugins, line) in cases {
      beginning.plugins = plugins
      let lines = draw(StartScene(beginning, ScreenSettings()), .wide).lines.map { $0.dropFirst(5) }
      XCTAssertEqual(lines.first { $0.hasPrefix("Mode") }.map(String.init), line)
    }
  }

  func testPage() throws {
    var page = Page(id: "shop", title: "The shop", body: "You have 20 coins.")
    page.actions = [Action(id: "buy", label: "Buy a life")]
    page.inputs = [NamedSpec("offer", ValueSpec(.int, min: 1, max: 20))]
    let mode = ScriptedMode([.show(page)])
    var player = try Player(Samples.full, mode: mode)
    assertScreen(
      player.frame,
      """
        Animals                                                            Quiz 2:00

        The shop

        You have 20 coins.

        ▸ Offer:


          [Enter Next]  [Buy a life]
      (13 empty rows)
        Enter go on  Tab fields and buttons  Esc quit  F1 help
      """)
    player.press(.enter)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Animals                     Quiz 2:00
       The shop
       You have 20 coins.
       ▸ Offer:

         [Enter Next]  [Buy a life]
      (3 empty rows)
       A whole number from 1 to 20 is
       expected
       Enter go on  Esc quit  F1 help
      """)
  }

  private var entries: [ListedQuiz] {
    [
      ListedQuiz(id: "caps", title: "Capitals", description: "Of Europe", category: "Geography", questions: 40),
      ListedQuiz(id: "free", title: "A mode of its own"),
      ListedQuiz(
        id: "cats", title: "Which cat are you?", description: "Five questions, and you know.", category: "Animals",
        questions: 5, progress: (4, 5)),
      ListedQuiz(id: "one", title: "One", category: "Animals", questions: 1, progress: (2, nil)),
    ]
  }

  func testChooser() {
    let scene = ChooserScene(entries, selected: nil, .english)
    assertScreen(
      draw(scene, .wide),
      """
        Quizzes

        Animals
        ▸ Which cat are you?
            Continue (4/5) · 5 questions · Five questions, and you know.
          One
            Continue (2) · 1 question

        Geography
          Capitals
            40 questions · Of Europe

        Other
          A mode of its own
      (9 empty rows)
        Enter play  ↑↓ move  / search  q quit  ? help
      """)
    assertScreen(
      draw(ChooserScene(entries, selected: "free", .english), .narrow),
      """
       Quizzes
         One                                 ▲
           Continue (2) · 1 question

       Geography
         Capitals
           40 questions · Of Europe

       Other
       ▸ A mode of its own

       Enter play  ↑↓ move  / search  ? help
      """)
    assertScreen(
      draw(ChooserScene([], selected: nil, .english), .narrow),
      """
       Quizzes
       There is no quiz here yet: put quiz
       files into the folder 'quizzes'.
      (8 empty rows)
       q quit  ? help
      """)
  }

  func testContinue() {
    let scene = MenuScene.continuing(
      title: "Which cat are you?", mark: "Continue (4/5)",
      note: "The quiz file has changed since; continuing plays it as it was.", .english)
    assertScreen(
      draw(scene, .wide),
      """
        Which cat are you?

        You have begun this quiz.
        The quiz file has changed since; continuing plays it as it was.

        ▸ c Continue (4/5)
          n Start anew
          b Back
      (15 empty rows)
        Enter choose  ↑↓ move  Esc Back  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Which cat are you?
       You have begun this quiz.
       The quiz file has changed since;
       continuing plays it as it was.
       ▸ c Continue (4/5)
         n Start anew
         b Back
      (4 empty rows)
       Enter choose  ↑↓ move  ? help
      """)
  }
}
