import QuizCore
import QuizPlay
import Terminal
import XCTest

@testable import QuizScreens

/// Answer screens and the review, drawn.
final class VerdictScreenTests: XCTestCase {
  private let narrow = Size(rows: 12, columns: 40)

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
        Enter → go on  ← q quit  ↑↓ scroll  ? help
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
      (6 empty rows)
       Enter → go on  ← q quit  ? help
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
       Enter → go on  ← q quit  ? help
      """)
    player.press(.enter)
    XCTAssertEqual(player.frame.lines[0], " Result · Animals")
  }
}
