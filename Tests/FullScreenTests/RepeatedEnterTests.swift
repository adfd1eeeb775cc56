import Glibc
import XCTest

/// Enter held down, drafts of questions that were left, and numbers in German, in the real full screen.
final class RepeatedEnterTests: XCTestCase {
  private func start(_ quiz: String, _ settings: [String: String] = [:]) throws -> FullScreen {
    let house = try House()
    try house.quiz("held", quiz)
    let screen = try house.start(["held", "--seed", "1"], settings)
    screen.wait(for: "Enter")
    screen.settle()
    screen.type("\r")
    return screen
  }

  private let ticks = """
    { "id": "q%", "kind": "multiple", "text": "Text of q%", "hint": "the first", "answers": [
      { "text": "x", "correct": true }, { "text": "y" } ] }
    """

  private func two(_ settings: String) -> String {
    let questions = ["1", "2"].map { ticks.replacing("%", with: $0) }.joined(separator: ",")
    return "{ \"title\": \"Held\", \(settings), \"questions\": [ \(questions) ] }"
  }

  func testEnterHeldDownSkipsNothing() throws {
    let screen = try start(two(#""reveal": "never""#))
    screen.wait(for: "Text of q1")
    for _ in 0..<30 {
      screen.type("\r")
      screen.pump(30)
    }
    screen.wait(for: "Nothing is changed yet")
    XCTAssertTrue(screen.text.contains("Text of q1"), screen.text)
    usleep(1_200_000)
    screen.type("\r")
    screen.wait(for: "Text of q2")
    screen.type("1\r")
    screen.wait(for: "1 of 2")
    screen.type("\u{3}")
    _ = screen.end()
  }

  func testBackAndForthKeepsTicksAndHint() throws {
    let screen = try start(two(#""reveal": "end", "navigation": { "back": true }"#))
    screen.wait(for: "Text of q1")
    screen.type("2\r")
    screen.wait(for: "Text of q2")
    screen.type("1h")
    screen.wait(for: "Hint: the first")
    screen.type("b")
    screen.wait(for: "Text of q1")
    screen.type("\r")
    screen.wait(for: "Text of q2")
    screen.wait(for: "[✓] 1 x")
    screen.wait(for: "Hint: the first")
    screen.type("\r")
    screen.wait(for: "Review")
    screen.type("\u{3}")
    _ = screen.end()
  }

  func testGermanNumbersAreAskedBack() throws {
    let screen = try start(
      #"{ "title": "Tief", "questions": [ { "kind": "number", "text": "Wie tief?", "correct": 10935 } ] }"#,
      ["LANG": "de_DE.UTF-8"])
    screen.wait(for: "Wie tief?")
    screen.type("10.935\r")
    screen.wait(for: "Tippe 10935 oder 10,9350.")
    screen.type("\u{15}10935\r")
    screen.wait(for: "Richtig")
    screen.type("\u{3}")
    _ = screen.end()
  }
}
