import QuizCore
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// The result and the dialogs, drawn.
final class ResultScreenTests: XCTestCase {
  func testQuit() throws {
    var player = try Player(Samples.full)
    player.press(.character("q"))
    assertScreen(
      player.frame,
      """
        Leave the quiz?

        What should happen to your progress?

        ▸ k Keep it, to continue later
          d Discard all progress
          s Stay
      (16 empty rows)
        Enter choose  ↑↓ move  Esc Stay  ? help
      """)
    player.size = .narrow
    player.press(.down)
    assertScreen(
      player.frame,
      """
       Leave the quiz?
       What should happen to your progress?
         k Keep it, to continue later
       ▸ d Discard all progress
         s Stay
      (6 empty rows)
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
    var scene = ResultScene(result, title: "Animals", extras: ResultExtras(share: result.share))
    assertScreen(
      draw(scene, .wide),
      """
        Result · Animals

        🐱 Cat

        14.5 of 20 points · 73 % · Passed
        Rating: Good

        You like to sleep in the sun, and nobody tells you when to get up.

        Cat         ████████████████░░░░ 8 of 10
        Guinea pig  ████░░░░░░░░░░░░░░░░ 2 of 10

        Ranking
        1. Ann · 8 of 10
        1. Bob · 8
        3. Eve · 3 of 10

        Time: 1:23

        To share
        Animals 72 %
        ++-+

        Enter done  r again  l quizzes  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Result · Animals
       🐱 Cat
       14.5 of 20 points · 73 % · Passed
       Rating: Good
       You like to sleep in the sun, and
       nobody tells you when to get up.

       Cat
         ████████████████░░░░ 8 of 10
       Guinea pig
         ████░░░░░░░░░░░░░░░░ 2 of 10        ▼
       Enter done  r again  l quizzes  ? help
      """)
    let canvas = canvas(.narrow)
    XCTAssertEqual(scene.update(.end, canvas), .none)
    assertScreen(
      scene.frame(canvas),
      """
       Result · Animals
       Ranking                               ▲
       1. Ann · 8 of 10
       1. Bob · 8
       3. Eve · 3 of 10

       Time: 1:23

       To share
       Animals 72 %
       ++-+
       Enter done  r again  l quizzes  ? help
      """)
  }

  /// A score that is the headline is said in the player's language; a mode's own words stay.
  func testTheScoreAsHeadline() {
    var result = SittingResult()
    (result.points, result.of, result.headline) = (2.5, 3, "2.5 of 3")
    let settings = ScreenSettings(texts: .german)
    let canvas = Canvas(
      size: Size(rows: 24, columns: 80), settings: settings, depth: .none, pictures: PictureShelf { _ in nil })
    XCTAssertTrue(ResultScene(result, title: "Tiere").frame(canvas).text.contains("  2,5 von 3\n"))
    result.headline = "2.5 of 3 lives"
    XCTAssertTrue(ResultScene(result, title: "Tiere").frame(canvas).text.contains("2.5 of 3 lives"))
  }

  func testHelp() throws {
    var player = try Player(Samples.quiz([Samples.single]) { $0.navigation.back = true })
    player.press(.character("?"))
    assertScreen(
      player.frame,
      """
        Keys

        ↑↓ j k       move
        Space        choose
        1-9          choose that answer
        Enter Right  answer
        Tab          fields and buttons
        h            Hint
        s            Skip
        PgUp PgDn    scroll by a page
        q Esc Left   quit
        ? F1         help
        Ctrl-L       redraw the screen
        Ctrl-C       stop at once; the quiz is kept
      (9 empty rows)
        Esc close  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Keys
       ↑↓ j k       move
       Space        choose
       1-9          choose that answer
       Enter Right  answer
       Tab          fields and buttons
       h            Hint
       s            Skip
       PgUp PgDn    scroll by a page
       q Esc Left   quit
       ? F1         help                     ▼
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
      (17 empty rows)
        f submit all  Enter open the question  ↑↓ move  q quit  ? help
      """)
    player.press(.character("f"))
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Submit all?
       Open questions count as skipped.
       Still open: 2
       ▸ s Submit all
         b Go back to the questions
      (6 empty rows)
       Enter choose  ↑↓ move  ? help
      """)
  }
}
