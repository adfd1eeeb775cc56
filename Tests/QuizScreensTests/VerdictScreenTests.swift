import Foundation
import QuizCore
import Terminal
import XCTest

@testable import QuizPlay
@testable import QuizScreens

/// Answer screens and the review, drawn.
final class VerdictScreenTests: XCTestCase {
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
      (12 empty rows)
        Enter → go on  ← q quit  ? help
      """)
  }

  /// Of several players, the one who answered is named; a further try says which it was.
  func testWhoAnsweredAndWhichTry() {
    var view = VerdictView(step: 2, questionText: "?", points: 0, of: 1, correct: false)
    (view.player, view.attempt) = ("Ada", 2)
    let canvas = Canvas(
      size: Size(rows: 24, columns: 80), settings: ScreenSettings(), depth: .none, pictures: PictureShelf { _ in nil })
    for (views, expected) in [
      ([view], "Question 2 of 4, try 2 · Ada · Animals"), ([view, view], "Question 2 of 4, try 2 · Ada"),
    ] {
      let text = VerdictScene(views, title: "Animals", length: 4).frame(canvas).text
      XCTAssertTrue(text.contains(expected), text)
    }
  }

  /// Every pair has a row, those given and those right in the same order.
  func testPairsHaveRowsOfTheirOwn() throws {
    var player = try Player(Samples.quiz([Samples.match, Samples.truefalse]))
    let lefts = try XCTUnwrap(player.scenes.question?.view.left.map(\.text))
    player.press(.character("1"), .down, .character("2"), .enter)
    let lines = player.frame.lines
    for label in ["Your answer: ", "Right answer: "] {
      let first = try XCTUnwrap(lines.firstIndex { $0.contains(label) })
      let column = try XCTUnwrap(lines[first].range(of: label)).upperBound.utf16Offset(in: lines[first])
      let pairs = lines[first...(first + 1)].map { $0.dropFirst(column).description }
      XCTAssertEqual(pairs.map { $0.components(separatedBy: " – ")[0] }, lefts, player.frame.text)
    }
  }

  /// A question that fills the screen does not push what became of it out of sight.
  func testTheVerdictOnALongQuestion() throws {
    var question = Samples.single
    question.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    var player = try Player(Samples.quiz([question, Samples.truefalse]), size: .narrow)
    player.press(.character("2"), .enter)
    XCTAssertTrue(player.frame.text.contains("Right answer: The horse"), player.frame.text)
    player.press(.end)
    XCTAssertTrue(player.frame.text.contains("Line 60"), player.frame.text)
  }

  /// Numbers are shown as they are typed in the player's language.
  func testNumbersHaveTheDecimalMarkOfTheLanguage() throws {
    var player = try Player(Samples.quiz([Samples.number, Samples.truefalse]), language: .german)
    player.type("3,5")
    player.press(.enter)
    XCTAssertTrue(player.frame.text.contains("Deine Antwort: 3,5"), player.frame.text)
  }

  func testVerdictPartlyRight() throws {
    var player = try Player(Samples.quiz([Samples.multiple, Samples.truefalse]), size: .narrow)
    player.press(.character("1"), .enter)
    assertScreen(
      player.frame,
      """
       Question 1 of 2 · Animals
       🟡  Partly right   0.5 of 1 point
       Which of these are birds?
       Your answer: Penguin
       Right answer: Penguin, Ostrich
      (6 empty rows)
       Enter → go on  ← q quit  ? help
      """)
  }

  func testVerdictWrong() throws {
    var player = try Player(Samples.quiz([Samples.single, Samples.truefalse]), size: .narrow)
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


       Enter → go on  ← q quit  ? help
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

        Enter → go on  ← q quit  ↑↓ scroll  ? help
      """)
    player.size = .narrow
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
       Enter → go on  ← q quit  ? help
      """)
    player.press(.enter)
    XCTAssertEqual(player.frame.lines[0], " Result · Animals")
  }
}
