import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// Going back, jumping, leaving.
final class PlainWayTests: PlainTranscripts {
  func testBackShowsWhatWasGivenAndEnterKeepsIt() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), reveal: .end) { $0.navigation.back = true }
    XCTAssertEqual(
      try play(quiz, "2", "b", "b", "", "1"),
      """
      quiz
      Type ? at any prompt for help, q to leave.

      Question 1 of 2
      Text of q1
        1) a
        2) b
      Your answer (1 to 2): ‹2›

      Question 2 of 2
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹b›

      Question 1 of 2
      Text of q1
        1) a
        2) b
      So far: b
      Your answer (1 to 2; Enter keeps what you gave): ‹b›
      There is nothing to go back to.
      Your answer (1 to 2; Enter keeps what you gave): ‹›

      Question 2 of 2
      Text of q2
        1) a
        2) b
      Your answer (1 to 2): ‹1›

      Question 1: Text of q1
      Your answer: b
      Wrong. The right answer: a.

      Question 2: Text of q2
      Your answer: a
      Right. 1 of 1 point.

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testFreeNavigation() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .text("q2", accept: "x")) {
      $0.navigation.free = true
      $0.reveal = .never
    }
    let text = try play(quiz, "g 2", "x", "g", "1", "nope", "g 9", "g 1", "2", "finish")
    XCTAssertEqual(
      text.split(separator: "\n\n").dropFirst(3).joined(separator: "\n\n"),
      """
      Question 1 of 2
      Text of q1
        1) a
        2) b
      Your answer (1 to 2): ‹g›
      Answered: 2
      Open: 1
      Your answer (1 to 2): ‹1›

      Every question is answered.
      Type finish to submit all, or g and a number to change an answer: ‹nope›
      Expected: finish, or g and the number of a question. Type ? for help.
      Type finish to submit all, or g and a number to change an answer: ‹g 9›
      There is no question 9: 1 to 2 are there.
      Type finish to submit all, or g and a number to change an answer: ‹g 1›

      Question 1 of 2
      Text of q1
        1) a
        2) b
      So far: a
      Your answer (1 to 2; Enter keeps what you gave): ‹2›

      Every question is answered.
      Type finish to submit all, or g and a number to change an answer: ‹finish›

      📈 1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testQuitAsks() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"))
    let table: [(lines: [String], ending: Ending, last: String)] = [
      (["q", "k"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["q"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["q", "x", "Discard"], .discarded, "Your progress is discarded."),
      (["q", "s", "1"], .finished, "1 of 1 point, 100 %"),
      ([], .kept, "Your progress is kept. Start the same quiz again to go on."),
    ]
    for row in table {
      let played = try play(.of(quiz), row.lines.map(ScriptedLines.Act.line))
      XCTAssertEqual(played.ending, row.ending, "\(row.lines)")
      XCTAssertEqual(played.text.split(separator: "\n").last.map(String.init), row.last)
    }
    let text = Quiz.of(.text("q1", accept: "q"))
    XCTAssertEqual(try play(.of(text), [.line("q")]).ending, .finished, "an answer, not a command")
    XCTAssertEqual(try play(.of(text), [.line(":q"), .line("d")]).ending, .discarded)
  }

  func testNumbersWithCommas() throws {
    let table: [(typed: String, isTaken: Bool)] = [
      ("2,5", true), ("0,125", true), ("-0,125", true), ("1234,567", true), (",125", true), ("2,50", true),
      ("10,", true), ("\u{2212}2,5", true), ("\u{2212}1,234", false), ("0x10", false), ("1e3", true), ("-", false),
      ("10,000", false), ("-1,234", false), ("999,999", false), ("1,2,3", false), ("1,5.0", false),
    ]
    for row in table {
      let text = try play(Quiz.of(.number("q1", 5)), row.typed)
      XCTAssertEqual(text.contains("cannot be taken. Expected: a number."), !row.isTaken, "\(row.typed): \(text)")
    }
  }
}
