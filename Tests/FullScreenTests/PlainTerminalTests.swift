import Foundation
import Glibc
import XCTest

/// Plain lines on a real terminal: what was typed too early, and the time for which the program was stopped.
final class PlainTerminalTests: XCTestCase {
  private func house(_ quiz: String) throws -> House {
    let house = try House()
    try house.quiz("pl", quiz)
    return house
  }

  private func singles(_ more: String, _ count: Int = 2) -> String {
    let questions = (1...count).map {
      """
      { "id": "q\($0)", "text": "Text of q\($0)", "answers": [
        { "id": "a", "text": "x", "correct": true }, { "id": "b", "text": "y" } ] }
      """
    }
    return "{ \"title\": \"Quick\", \(more), \"questions\": [ \(questions.joined(separator: ",")) ] }"
  }

  /// Waits for a text behind what has been waited for before.
  private func wait(_ screen: FullScreen, _ text: String, times: Int = 1, line: UInt = #line) {
    screen.wait("'\(text)' \(times) times", line: line) {
      screen.rawText.components(separatedBy: text).count > times
    }
  }

  func testALateLineDoesNotAnswerTheNextQuestion() throws {
    let house = try house(singles(#""timing": { "question": 1 }"#))
    let screen = try house.start(["pl", "--plain", "--seed", "1"])
    wait(screen, "Press Enter to start")
    screen.type("\r")
    wait(screen, "Your answer (1 to 2):")
    screen.type("2")
    wait(screen, "Time is up.")
    wait(screen, "its time starts then:")
    screen.type("\r")
    wait(screen, "Text of q2")
    wait(screen, "Your answer (1 to 2):", times: 2)
    screen.settle()
    XCTAssertFalse(screen.rawText.contains("Wrong. The right answer: x.\r\n\r\n"), "question 2 was answered unseen")
    screen.type("1\r")
    wait(screen, "1 of 2")
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(screen.rawText.contains("Right. 1 of 1 point."), screen.rawText)
  }

  /// Home in plain lines has what the full screen has: what goes on, today's quiz, and quizzes by category.
  func testHomeInLines() throws {
    let house = try house(singles(#""category": "Trials""#))
    _ = try house.run(["pl", "--plain", "--seed", "1"], input: "1\n")
    let screen = try house.start(["--plain"])
    wait(screen, "Which quiz (1 to 4 or a part of its title, q quits)?")
    let lines = screen.rawText.split(separator: "\r\n").map(String.init)
    XCTAssertEqual(
      lines.filter { !$0.hasPrefix("Which") }.map { $0.replacing(/\d{4}-\d\d-\d\d/, with: "DAY") }.prefix(8),
      [
        "Continue", "  1) Quick: 1 of 2", "Today", "  2) Quiz of the day, DAY: not begun, 5 questions", "Trials",
        "  3) Quick: Continue (1/2)", "Other", "  4) Rivers: 3 questions",
      ])
    screen.type("quick\r")
    wait(screen, "where you left off")
    screen.type("q\r")
    screen.type("k\r")
    _ = screen.end()
    let other = try house.start(["--plain"])
    wait(other, "Which quiz")
    other.type("9\r")
    wait(other, "Type a number from 1 to 4")
    other.type("river\r")
    wait(other, "Press Enter to start")
    other.type("q\r")
    XCTAssertEqual(other.end(), .code(0))
  }

  /// A word that the terminal cuts in two is read as two; lines for programs stay whole.
  func testLinesBreakBetweenWords() throws {
    let house = try house(singles("\"description\": \"An uncommonly long description for narrow terminals\""))
    let screen = try house.start(["pl", "--plain", "--seed", "1"], columns: 30)
    wait(screen, "Press Enter to start")
    XCTAssertTrue(screen.rawText.contains("An uncommonly long description\r\nfor narrow terminals\r\n"), screen.rawText)
    screen.type("q\r")
    XCTAssertEqual(screen.end(), .code(0))
    let program = try house.start(["pl", "--json", "--seed", "1"], columns: 30)
    wait(program, "\"resumed\":false")
    XCTAssertTrue(program.rawText.contains(#""quiz":{"id":"pl","title":"Quick"},"plugin""#), program.rawText)
    program.type("\u{4}")
    _ = program.end()
  }

  /// A secret is not shown while it is typed, neither by the terminal nor by a message about it; then typing is shown
  /// again.
  func testASecretIsNotShown() throws {
    let house = try house(singles(#""plugin": "bid""#))
    try house.plugin(
      "bid",
      "return { api = 1, next = function(_, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1],\n"
        + "  { inputs = { bid = { type = \"int\", max = 9, secret = true } } }) or ctx.finish() end }")
    let screen = try house.start(["pl", "--plain", "--seed", "1"])
    wait(screen, "Press Enter to start")
    screen.type("\r")
    wait(screen, "Your answer (1 to 2):")
    screen.type("1\r")
    wait(screen, "not shown as you type):")
    screen.type("7351\r")
    wait(screen, "Expected: a whole number of at most 9.")
    wait(screen, "not shown as you type):", times: 2)
    screen.type(":7352\r")
    wait(screen, "There is no command '…'")
    wait(screen, "not shown as you type):", times: 3)
    screen.type("8\r")
    wait(screen, "Your answer (1 to 2):", times: 2)
    screen.type("4711")
    wait(screen, "4711")
    screen.type("\u{15}1\r")
    wait(screen, "not shown as you type):", times: 4)
    screen.type("7353\u{15}8\r")
    wait(screen, "2 of 2")
    XCTAssertEqual(screen.end(), .code(0))
    for typed in ["7351", "7352", "7353"] { XCTAssertFalse(screen.rawText.contains(typed), screen.rawText) }
  }

  /// Without a pause in between, and without a clock on the question that follows.
  func testALateLineDoesNotAnswerAQuestionWithoutALimit() throws {
    let house = try house(
      """
      { "title": "Quick", "reveal": "never", "questions": [
        { "id": "q1", "text": "Text of q1", "limit": 1, "answers": [ { "text": "x", "correct": true }, { "text": "y" } ] },
        { "id": "q2", "text": "Text of q2", "answers": [ { "text": "x", "correct": true }, { "text": "y" } ] } ] }
      """)
    let screen = try house.start(["pl", "--plain", "--seed", "1"])
    wait(screen, "Press Enter to start")
    screen.type("\r")
    wait(screen, "Your answer (1 to 2):")
    screen.type("2")
    wait(screen, "Your answer (1 to 2):", times: 2)
    screen.type("\r")
    wait(screen, "Nothing was typed.")
    screen.type("1\r")
    wait(screen, "1 of 2")
    XCTAssertEqual(screen.end(), .code(0))
  }

  func testCtrlZStopsTheClock() throws {
    let house = try house(singles(#""timing": { "question": 6 }"#, 1))
    let environment = house.environment.merging(["PS1": "ready> "]) { $1 }
    let screen = try FullScreen(["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, in: house)
    screen.wait("a prompt") { screen.rawText.contains("ready> ") }
    screen.type("'\(House.program)' pl --plain --seed 1\r")
    wait(screen, "Press Enter to start")
    screen.type("\r")
    wait(screen, "Your answer (1 to 2):")
    screen.type([0x1A])
    wait(screen, "Stopped")
    usleep(6_500_000)
    screen.type("fg\r")
    wait(screen, "Your answer (1 to 2):", times: 2)
    screen.type("1\r")
    wait(screen, "1 of 1 point, 100 %")
    XCTAssertFalse(screen.rawText.contains("Time is up."), screen.rawText)
    screen.type("exit\r")
    _ = screen.end()
  }

  /// The limit goes on behind the stop: it is neither forgotten nor does it wait for a line.
  func testTimeRunsOnAfterAStop() throws {
    let house = try house(singles(#""timing": { "question": 2 }"#, 1))
    let environment = house.environment.merging(["PS1": "ready> "]) { $1 }
    let screen = try FullScreen(["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, in: house)
    screen.wait("a prompt") { screen.rawText.contains("ready> ") }
    screen.type("'\(House.program)' pl --plain --seed 1\r")
    wait(screen, "Press Enter to start")
    screen.type("\r")
    wait(screen, "Your answer (1 to 2):")
    screen.type([0x1A])
    wait(screen, "Stopped")
    screen.type("fg\r")
    wait(screen, "Time is up.")
    screen.type("exit\r")
    _ = screen.end()
  }
}
