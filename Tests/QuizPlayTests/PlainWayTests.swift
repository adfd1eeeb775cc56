import QuizCore
import QuizPlay
import QuizTesting
import Words
import XCTest

/// Going back, jumping, leaving.
final class PlainWayTests: PlainTranscripts {
  func testBackShowsWhatWasGivenAndEnterKeepsIt() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), reveal: .end) { $0.navigation.back = true }
    XCTAssertEqual(
      try play(quiz, "2", "b", "b", "", "1"),
      """
      quiz
      Type :? at any prompt for help, :q to leave.

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

      1 of 2
      1 of 2 points, 50 %

      """)
  }

  /// The input on a question that is left, and the hint seen there, are there again.
  func testBackAndForthKeepsTheHint() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b") { $0.hint = "the first" }, reveal: .end) {
      $0.navigation.back = true
    }
    let text = try play(quiz, "1", "h", "b", "", "1")
    XCTAssertEqual(text.components(separatedBy: "Hint: the first\n").count, 3, text)
    XCTAssertTrue(text.contains("  2) b\nAlso: h for a hint\nHint: the first\nYour answer (1 to 2): ‹1›"), text)
  }

  /// The help and the prompts name what works there: with colons where a letter could be an answer.
  func testHelpNamesWhatWorksThere() throws {
    let calm = try play(Quiz.of(.single("q1", "*a", "b")), "?", "t")
    XCTAssertTrue(calm.contains("\n  t  the time that is left\n"), calm)
    XCTAssertTrue(calm.contains("No time limit runs."), calm)
    let sides = try play(Quiz.of(.truefalse("q1", true)), "?", ":t", "t")
    XCTAssertTrue(sides.contains("\n  :t  the time that is left\n"), sides)
    XCTAssertFalse(sides.contains("\n  t  "), sides)
    XCTAssertTrue(sides.contains("No time limit runs."), sides)
    XCTAssertTrue(sides.contains("Right."), sides)
    let text = try play(Quiz.of(.text("q1", accept: "?")), ":?", "?")
    XCTAssertTrue(text.contains("\n  :q  leave"), text)
    let leaving = try play(Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b")), "1", "q", "?")
    XCTAssertTrue(leaving.contains("Commands:\n  t  the time that is left\n  ?  this help\n"), leaving)
    XCTAssertTrue(text.contains("Right."), text)
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

      1 of 2
      1 of 2 points, 50 %

      """)
  }

  func testQuitAsks() throws {
    let quiz = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"))
    let table: [(lines: [String], ending: Ending, last: String)] = [
      (["1", "q", "k"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["1", "q"], .kept, "Your progress is kept. Start the same quiz again to go on."),
      (["1", "q", "x", "Discard"], .discarded, "Your progress is discarded."),
      (["1", "q", "s", "1"], .finished, "2 of 2 points, 100 %"),
      (["1"], .kept, "Your progress is kept. Start the same quiz again to go on."),
    ]
    for row in table {
      let played = try play(.of(quiz), row.lines.map(ScriptedLines.Act.line))
      XCTAssertEqual(played.ending, row.ending, "\(row.lines)")
      XCTAssertEqual(played.text.split(separator: "\n").last.map(String.init), row.last)
    }
    let text = Quiz.of(.text("q1", accept: "q"))
    XCTAssertEqual(try play(.of(text), [.line("q")]).ending, .finished, "an answer, not a command")
    let two = Quiz.of(.single("q1", "*a", "b"), .text("q2", accept: "q"))
    XCTAssertEqual(try play(.of(two), [.line("1"), .line(":q"), .line("d")]).ending, .discarded)
  }

  /// Where nothing was answered there is nothing to ask, and nothing to keep; where a limit runs there is.
  func testLeavingALookAsksNothing() throws {
    let quiz = Quiz.of(.info("hello"), .single("q1", "*a", "b"))
    for lines in [[], ["q"], ["", "q"], [""]] {
      let played = try play(.of(quiz), lines.map(ScriptedLines.Act.line))
      XCTAssertEqual(played.ending, .notBegun, "\(lines)")
      XCTAssertFalse(played.text.contains("kept"), played.text)
      XCTAssertFalse(played.text.contains("Keep"), played.text)
    }
    var timed = Quiz.of(.single("q1", "*a", "b"))
    timed.timing.question = 60
    XCTAssertEqual(try play(.of(timed), [.line("q"), .line("k")]).ending, .kept)
  }

  /// A minus of any kind is one, as phones make a short dash of it; invisible signs are nothing.
  func testMinusSigns() {
    for text in ["-5", "\u{2212}5", "\u{2013}5", "\u{FEFF}-5", "-5\u{200B}"] {
      XCTAssertEqual(TypedNumber.read(text, .english), .number(-5), text)
    }
    for text in ["3\u{2013}5", "\u{2014}5"] { XCTAssertEqual(TypedNumber.read(text, .english), .none, text) }
  }

  /// Units are named; a word that only begins with digits is no number.
  func testNumbersWithUnits() {
    let united = [
      ("180 g/mol", "180", "g/mol"), ("1e2 kg", "100", "kg"), ("1.5E-3 mol", "0.0015", "mol"), ("2e3kg", "2000", "kg"),
      ("5 eV", "5", "eV"), ("5m2", "5", "m2"), ("5 m^2", "5", "m^2"), ("9,81 m/s²", "9.81", "m/s²"),
      ("2 s^-1", "2", "s^-1"), ("3 CO2", "3", "CO2"), ("0 N", "0", "N"), ("3x", "3", "x"), ("$3.50", "3.5", "$"),
      ("10 people", "10", "people"), ("5%", "5", "%"), ("20 °C", "20", "°C"),
    ]
    for (text, number, unit) in united {
      XCTAssertEqual(TypedNumber.read(text, .english), .united(number, unit: unit), text)
    }
    for text in [
      "0x10", "0xFF", "0X1f", "0b1", "0b101", "0o7", "3x4", "1e400", "3/4", "1+2", "10^3", "5 or 6", "10h30", "12:30",
    ] {
      XCTAssertEqual(TypedNumber.read(text, .english), TypedNumber.none, text)
    }
  }

  func testNumbersWithCommas() throws {
    let table: [(typed: String, isTaken: Bool)] = [
      ("2,5", true), ("0,125", true), ("-0,125", true), ("1234,567", true), (",125", true), ("2,50", true),
      ("10,", true), ("\u{2212}2,5", true), ("\u{2212}1,234", false), ("0x10", false), ("1e3", true), ("-", false),
      ("10,000", false), ("-1,234", false), ("999,999", false), ("1,2,3", false), ("1,5.0", false),
    ]
    for row in table {
      let text = try play(Quiz.of(.number("q1", 5)), row.typed)
      let isRefused = ["is not valid here. Expected: a number.", "can be read in two ways. Type "].contains {
        text.contains($0)
      }
      XCTAssertEqual(isRefused, !row.isTaken, "\(row.typed): \(text)")
    }
  }
}
