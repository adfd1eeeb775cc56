import QuizCore
import QuizPlay
import Terminal
import Words
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
        Animals                                                               Result

        ▀▀█ ▀▀█     🐱 Cat
          █ ▀▀█     █████████████████████████████░░░░░░░░░░░
          ▀ ▀▀▀ %   14.5 of 20 points · Passed · Rating: Good

        You like to sleep in the sun, and nobody tells you when to get up.

        Time: 1:23

        Cat         ████████████████░░░░ 8 of 10
        Guinea pig  ████░░░░░░░░░░░░░░░░ 2 of 10

        Ranking
        1. Ann · 8 of 10
        1. Bob · 8
        3. Eve · 3 of 10

        To share
        Animals 72 %
        ++-+


        Enter done  r again  y copy  l quizzes  ? help
      """)
    assertScreen(
      draw(scene, .narrow),
      """
       Animals                        Result
       🐱 Cat
       73 % · 14.5 of 20 points · Passed
       ███████████████░░░░░
       Rating: Good
       You like to sleep in the sun, and
       nobody tells you when to get up.
       Time: 1:23

       Cat
         ████████████████░░░░ 8 of 10        ▼
       Enter done  r again  y copy  ? help
      """)
    let canvas = canvas(.narrow)
    XCTAssertEqual(scene.update(.end, canvas), .none)
    assertScreen(
      scene.frame(canvas),
      """
       Animals                        Result
         ████░░░░░░░░░░░░░░░░ 2 of 10        ▲

       Ranking
       1. Ann · 8 of 10
       1. Bob · 8
       3. Eve · 3 of 10

       To share
       Animals 72 %
       ++-+
       Enter done  r again  y copy  ? help
      """)
  }

  /// Each figure stands there once: what the points say is not said again by a headline or a count of right answers.
  func testNoFigureTwice() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]))
    player.press(.character("2"), .enter, .enter, .character("t"), .enter)
    let words = player.frame.text
    for figure in ["50", "1 of 2", "0:00"] {
      XCTAssertLessThanOrEqual(words.components(separatedBy: figure).count, 2, "\(figure) in:\n\(words)")
    }
    XCTAssertTrue(words.contains("■ □"), words)
  }

  /// Large digits where there is room and blocks can be drawn, else plain ones; every digit has three rows of three cells.
  func testLargeDigits() throws {
    for digit in "0123456789" {
      let rows = try XCTUnwrap(LargeDigits(String(digit), unit: "", isASCII: false)).rows
      XCTAssertEqual(rows.map(\.count), [3, 3, 3], "\(digit)")
    }
    let shapes = "0123456789".compactMap { LargeDigits(String($0), unit: "", isASCII: false)?.rows }
    XCTAssertEqual(Set(shapes).count, 10)
    XCTAssertNil(LargeDigits("72.5", unit: " %", isASCII: false))
    XCTAssertNil(LargeDigits("72", unit: " %", isASCII: true))
    XCTAssertTrue(draw(ResultScene(result, title: "Animals"), .wide, ascii: true).text.contains("73 % - 14.5 of 20"))
  }

  /// The answers, and the text to share for the clipboard: only where there are any.
  func testWhatCanBeDoneWithAResult() throws {
    var player = try Player(
      Samples.quiz([Samples.single, Samples.truefalse]),
      extras: { _ in
        ResultExtras(share: ["one", "two"], best: 80)
      })
    player.press(.character("1"), .enter, .enter, .character("t"), .enter)
    XCTAssertTrue(player.frame.text.contains("Best so far: 80 %"), player.frame.text)
    player.press(.character("a"))
    XCTAssertTrue(player.frame.text.contains("Your answer: The cat"), player.frame.text)
    XCTAssertTrue(player.frame.text.contains("Right answer: The horse"), player.frame.text)
    player.press(.character("q"))
    XCTAssertTrue(player.frame.text.contains("Result"), player.frame.text)
    XCTAssertNil(player.ending)
    var scene = ResultScene(result, title: "Animals", extras: ResultExtras(share: ["one", "two"]))
    XCTAssertEqual(scene.update(.character("y"), canvas(.wide)), .copy("one\ntwo"))
    var bare = ResultScene(result, title: "Animals")
    for key in "yac" { XCTAssertEqual(bare.update(.character(key), canvas(.wide)), .none) }
    // Answers that were never shown are not shown afterwards.
    var silent = try Player(Samples.quiz([Samples.single]) { $0.reveal = .never })
    silent.press(.character("1"), .enter, .character("a"))
    XCTAssertFalse(silent.frame.text.contains("The cat"), silent.frame.text)
  }

  /// Practice leaves nothing behind, and says so at its end.
  func testPracticeSaysThatNothingIsSaved() {
    for (isSaved, text) in [(false, "Nothing of this sitting is saved."), (true, "Result")] {
      let frame = ResultScene(result, title: "Animals", isSaved: isSaved).frame(canvas(.wide))
      XCTAssertTrue(frame.text.contains(text), frame.text)
      XCTAssertEqual(frame.text.contains("is saved"), !isSaved)
    }
  }

  /// A score that is the headline is said in the player's language; a mode's own words stay.
  func testTheScoreAsHeadline() {
    var result = SittingResult()
    (result.points, result.of, result.headline) = (2.5, 3, "2.5 of 3")
    let settings = ScreenSettings(texts: .german)
    let canvas = Canvas(
      size: Size(rows: 24, columns: 80), settings: settings, depth: .none, pictures: PictureShelf { _ in nil })
    XCTAssertTrue(ResultScene(result, title: "Tiere").frame(canvas).text.contains("2,5 von 3 Punkten"))
    result.headline = "2.5 of 3 lives"
    XCTAssertTrue(ResultScene(result, title: "Tiere").frame(canvas).text.contains("2.5 of 3 lives"))
  }

  /// A figure in the headline is not repeated.
  func testNoFigureStandsTwice() {
    var result = SittingResult()
    (result.points, result.of, result.percent, result.headline) = (2, 3, 67, "2 of 3 remembered")
    XCTAssertFalse(draw(ResultScene(result, title: "A"), .wide).text.contains("2 of 3 points"))
    result.headline = "2 right, 1 to spare"
    XCTAssertTrue(draw(ResultScene(result, title: "A"), .wide).text.contains("2 of 3 points"))
    (result.points, result.of, result.percent, result.headline) = (0, nil, nil, "You take home 0 €")
    XCTAssertFalse(draw(ResultScene(result, title: "A"), .wide).text.contains("0 points"))
    result.headline = "You take home 10 €"
    XCTAssertTrue(draw(ResultScene(result, title: "A"), .wide).text.contains("0 points"))

    (result.points, result.of, result.percent, result.headline) = (2.25, 10, 23, "2 of 10 correct")
    var tally = Tally()
    (tally.right, tally.marked) = (2, 10)
    XCTAssertFalse(draw(ResultScene(result, title: "A", tally: tally), .wide).text.contains("Right: 2 of 10"))
    result.headline = "Keep practising!"
    XCTAssertTrue(draw(ResultScene(result, title: "A", tally: tally), .wide).text.contains("Right: 2 of 10"))
  }

  /// On a wide screen the picture of a result stands beside it, on a narrow one below.
  func testThePictureOfAResult() {
    var result = result
    result.image = "cat.png"
    let picture = Picture(width: 40, height: 40, pixels: Array(repeating: 200, count: 6400))
    for (size, beside) in [(Size.wide, true), (.large, true), (.narrow, false)] {
      var canvas = canvas(size)
      (canvas.depth, canvas.pictures) = (.trueColour, PictureShelf { _ in picture })
      let lines = ResultScene(result, title: "Animals").frame(canvas).lines
      let isBeside = lines.contains { $0.contains("You like to sleep") && $0.contains("▀") }
      XCTAssertEqual(isBeside, beside, lines.joined(separator: "\n"))
    }
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
        Enter →    answer
        Tab        fields and buttons
        h          Hint
        s          Skip
        PgUp PgDn  scroll by a page
        q Esc ←    quit
        ? F1       help
        Ctrl-L     redraw the screen
        Ctrl-C     stop at once; the quiz is kept
      (9 empty rows)
        Esc close  ? help
      """)
    player.size = .narrow
    assertScreen(
      player.frame,
      """
       Keys
       ↑↓ j k     move
       Space      choose
       1-9        choose that answer
       Enter →    answer
       Tab        fields and buttons
       h          Hint
       s          Skip
       PgUp PgDn  scroll by a page
       q Esc ←    quit
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
        Animals                                                        All questions
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
