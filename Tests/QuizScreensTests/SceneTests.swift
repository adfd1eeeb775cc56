import QuizCore
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// Every other screen, drawn.
final class SceneTests: XCTestCase {
  private let narrow = Size(rows: 12, columns: 40)
  private let wide = Size(rows: 24, columns: 80)

  private func draw(_ scene: some Scene, _ size: Size) -> Frame {
    scene.frame(Canvas(size: size, settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil }))
  }

  private var quiz: Quiz {
    Samples.quiz(Samples.all) { quiz in
      quiz.description = "Ten questions about animals, large and small, that live near you or far away from you."
      quiz.category = "Nature"
      quiz.author = "Ann"
      quiz.image = "zoo.png"
      quiz.imageAlt = "The entrance of a zoo"
      quiz.pick = 5
      quiz.timing.question = 20
      quiz.timing.quiz = 120
    }
  }

  func testStart() {
    let scene = StartScene(Samples.beginning(quiz), ScreenSettings())
    assertScreen(
      draw(scene, wide),
      """
        Animals

        Nature · by Ann

        Ten questions about animals, large and small, that live near you or far away
        from you.
        [Picture: The entrance of a zoo]

        5 of 8 questions
        Time limits: 20 s a question, 120 s for the quiz

        Enter starts
        Seed 7










        Enter start  t time limits  q quit  ↑↓ scroll  ? help
      """)
    assertScreen(
      draw(scene, narrow),
      """
       Animals
       Nature · by Ann
       Ten questions about animals, large
       and small, that live near you or far
       away from you.
       [Picture: The entrance of a zoo]
       5 of 8 questions
       Time limits: 20 s a question, 120 s
       for the quiz
       Enter starts
       Seed 7
       Enter start  t time limits  ? help
      """)
  }

  func testPage() throws {
    var page = Page(id: "shop", title: "The shop", body: "You have 20 coins.")
    page.actions = [Action(id: "buy", label: "Buy a life")]
    page.inputs = [NamedSpec("offer", ValueSpec(.int, min: 1, max: 20))]
    let mode = ScriptedMode([.show(page)])
    var player = try Player(quiz, mode: mode)
    assertScreen(
      player.frame,
      """
        Animals
        Quiz 2:00

        The shop

        You have 20 coins.

        ▸ offer:


          [Enter Continue]  [Buy a life]












        Enter go on  Tab fields and buttons  ↑↓ scroll  Esc quit  F1 help
      """)
    player.press(.enter)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Animals
       Quiz 2:00
       The shop
       You have 20 coins.
       ▸ offer:

         [Enter Continue]  [Buy a life]


       offer: a whole number from 1 to 20 is
       expected
       Enter go on  ↑↓ scroll  F1 help
      """)
  }

  func testVerdictRight() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    player.press(.character("2"), .enter)
    assertScreen(
      player.frame,
      """
        Question 1 of 2 · Animals

        ✅  Right   1 of 1 point

        Which of these animals sleeps standing up?

        Your answer: The horse
        Right answer: The horse

        Horses lock their knees.
        Source: A book












        Enter go on  ↑↓ scroll  q quit  ? help
      """)
  }

  func testVerdictPartlyRight() throws {
    var player = try Player(Samples.quiz([Samples.multiple, Samples.truefalse]), size: narrow)
    player.press(.character("1"), .enter)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       🟡  Partly right   0.5 of 1 point
       Which of these are birds?
       Your answer: Penguin
       Right answer: Penguin, Ostrich






       Enter go on  ↑↓ scroll  q quit  ? help
      """)
  }

  func testVerdictWrong() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]), size: narrow)
    player.press(.character("1"), .enter)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       ❌  Wrong   0 of 1 point
       Which of these animals sleeps
       standing up?
       Your answer: The cat
       Right answer: The horse
       Cats curl up.
       Horses lock their knees.
       Source: A book


       Enter go on  ↑↓ scroll  q quit  ? help
      """)
  }

  func testReview() throws {
    let quiz = Samples.quiz([Samples.single, Samples.multiple, Samples.truefalse]) { $0.reveal = .end }
    var player = try Player(quiz)
    player.press(.character("2"), .enter, .character("1"), .enter, .character("1"), .enter)
    assertScreen(
      player.frame,
      """
        Review · Animals

        Question 1 of 3
        ✅  Right   1 of 1 point

        Which of these animals sleeps standing up?

        Your answer: The horse
        Right answer: The horse

        Horses lock their knees.
        Source: A book

        Question 2 of 3
        🟡  Partly right   0.5 of 1 point

        Which of these are birds?

        Your answer: Penguin
        Right answer: Penguin, Ostrich

        Question 3 of 3                                                              ▼

        Enter go on  ↑↓ scroll  q quit  ? help
      """)
    player.size = narrow
    player.press(.pageDown)
    assertScreen(
      player.frame,
      """
       Review · Animals
       Question 2 of 3                       ▲
       🟡  Partly right   0.5 of 1 point
       Which of these are birds?
       Your answer: Penguin
       Right answer: Penguin, Ostrich

       Question 3 of 3
       ❌  Wrong   0 of 1 point
       A whale is a fish.
       Your answer: True                     ▼
       Enter go on  ↑↓ scroll  q quit  ? help
      """)
    player.press(.enter)
    XCTAssertEqual(player.frame.lines[0], " Result · Animals")
  }

  func testQuit() throws {
    var player = try Player(quiz)
    player.press(.character("q"))
    assertScreen(
      player.frame,
      """
        Leave the quiz?

        Your answers so far are safe.

        ▸ k Keep it, to continue later
          d Discard all progress
          s Stay
















        Enter choose  ↑↓ move  ? help
      """)
    player.size = narrow
    player.press(.down)
    assertScreen(
      player.frame,
      """
       Leave the quiz?
       Your answers so far are safe.
         k Keep it, to continue later
       ▸ d Discard all progress
         s Stay






       Enter choose  ↑↓ move  ? help
      """)
  }

  private var result: SittingResult {
    var result = SittingResult()
    result.headline = "Cat"
    result.emoji = "🐱"
    result.body = "You like to sleep in the sun, and nobody tells you when to get up."
    result.points = 14.5
    result.of = 20
    result.percent = 72.5
    result.passed = true
    result.band = "Good"
    result.bars = [
      SittingResult.Bar(label: "Cat", value: 8, of: 10), SittingResult.Bar(label: "Guinea pig", value: 2, of: 10),
    ]
    result.ranking = [
      SittingResult.Standing(player: "Ann", points: 8, of: 10), SittingResult.Standing(player: "Bob", points: 8),
      SittingResult.Standing(player: "Eve", points: 3, of: 10),
    ]
    result.share = ["Animals 72 %", "++-+"]
    result.ms = 83_999
    return result
  }

  func testResult() {
    var scene = ResultScene(result, title: "Animals")
    assertScreen(
      draw(scene, wide),
      """
        Result · Animals

        🐱 Cat

        14.5 of 20 points · 73 % · Passed
        Level: Good

        You like to sleep in the sun, and nobody tells you when to get up.

        Cat         ████████████████░░░░ 8 of 10
        Guinea pig  ████░░░░░░░░░░░░░░░░ 2 of 10

        Ranking
        1. Ann · 8 of 10
        1. Bob · 8
        3. Eve · 3 of 10

        To share
        Animals 72 %
        ++-+

        Time: 1:23

        Enter exit  r again  l quizzes  ↑↓ scroll  ? help
      """)
    assertScreen(
      draw(scene, narrow),
      """
       Result · Animals
       🐱 Cat
       14.5 of 20 points · 73 % · Passed
       Level: Good
       You like to sleep in the sun, and
       nobody tells you when to get up.

       Cat
         ████████████████░░░░ 8 of 10
       Guinea pig
         ████░░░░░░░░░░░░░░░░ 2 of 10        ▼
       Enter exit  r again  l quizzes  ? help
      """)
    let canvas = Canvas(size: narrow, settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil })
    XCTAssertEqual(scene.update(.end, canvas), .none)
    assertScreen(
      scene.frame(canvas),
      """
       Result · Animals
       Ranking                               ▲
       1. Ann · 8 of 10
       1. Bob · 8
       3. Eve · 3 of 10

       To share
       Animals 72 %
       ++-+

       Time: 1:23
       Enter exit  r again  l quizzes  ? help
      """)
  }

  func testHelp() throws {
    var player = try Player(Samples.quiz([Samples.single]) { $0.navigation.back = true })
    player.press(.character("?"))
    assertScreen(
      player.frame,
      """
        Keys

        ↑↓ j k     move
        Space      choose
        1-9        choose that answer
        Enter      answer
        Tab        fields and buttons
        h          Hint
        s          Skip
        PgUp PgDn  scroll by a page
        q Esc      quit
        ? F1       help
        Ctrl-L     redraw the screen
        Ctrl-C     stop at once; the quiz is kept









        Esc close  ↑↓ scroll  ? help
      """)
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Keys
       ↑↓ j k     move
       Space      choose
       1-9        choose that answer
       Enter      answer
       Tab        fields and buttons
       h          Hint
       s          Skip
       PgUp PgDn  scroll by a page
       q Esc      quit
       ? F1       help                       ▼
       Esc close  ↑↓ scroll  ? help
      """)
  }

  func testOverview() throws {
    let quiz = Samples.quiz([Samples.single, Samples.multiple, Samples.truefalse]) { quiz in
      quiz.navigation.free = true
      quiz.reveal = .end
    }
    var player = try Player(quiz)
    player.press(.character("2"), .enter, .character("o"))
    assertScreen(
      player.frame,
      """
        All questions · Animals
        Still open: 2

          1. answered · Which of these animals sleeps standing up?
        ▸ 2. open · Which of these are birds?
          3. open · A whale is a fish.

















        f submit all  Enter open the question  ↑↓ move  q quit  ? help
      """)
    player.press(.character("f"))
    player.size = narrow
    assertScreen(
      player.frame,
      """
       Submit all?
       Open questions count as skipped.
       Still open: 2
       ▸ s Submit all
         b Go back to the questions






       Enter choose  ↑↓ move  ? help
      """)
  }

  private var entries: [QuizEntry] {
    [
      QuizEntry(id: "caps", title: "Capitals", description: "Of Europe", category: "Geography", questions: 40),
      QuizEntry(id: "free", title: "A mode of its own"),
      QuizEntry(
        id: "cats", title: "Which cat are you?", description: "Five questions, and you know.", category: "Animals",
        questions: 5, progress: (4, 5)),
      QuizEntry(id: "one", title: "One", category: "Animals", questions: 1, progress: (2, nil)),
    ]
  }

  func testChooser() {
    let scene = ChooserScene(entries, selected: nil, .english)
    assertScreen(
      draw(scene, wide),
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









        Enter play  ↑↓ move  q quit  ? help
      """)
    assertScreen(
      draw(ChooserScene(entries, selected: "free", .english), narrow),
      """
       Quizzes
         One                                 ▲
           Continue (2) · 1 question

       Geography
         Capitals
           40 questions · Of Europe

       Other
       ▸ A mode of its own

       Enter play  ↑↓ move  q quit  ? help
      """)
    assertScreen(
      draw(ChooserScene([], selected: nil, .english), narrow),
      """
       Quizzes
       There is no quiz here yet.









       Enter play  ↑↓ move  q quit  ? help
      """)
  }

  func testContinue() {
    let scene = MenuScene.continuing(
      title: "Which cat are you?", mark: "Continue (4/5)",
      note: "The quiz file has changed since; continuing plays it as it was.", .english)
    assertScreen(
      draw(scene, wide),
      """
        Which cat are you?

        You have begun this quiz.
        The quiz file has changed since; continuing plays it as it was.

        ▸ c Continue (4/5)
          n Start anew
          b Back















        Enter choose  ↑↓ move  ? help
      """)
    assertScreen(
      draw(scene, narrow),
      """
       Which cat are you?
       You have begun this quiz.
       The quiz file has changed since;
       continuing plays it as it was.
       ▸ c Continue (4/5)
         n Start anew
         b Back




       Enter choose  ↑↓ move  ? help
      """)
  }
}
