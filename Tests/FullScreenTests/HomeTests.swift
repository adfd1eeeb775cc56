import XCTest

/// What is reached from home beside the quizzes of the list.
final class HomeTests: XCTestCase {
  /// A sitting that was kept goes on from the first row of home.
  func testGoingOn() throws {
    let house = try House()
    let first = try house.startRivers()
    first.type("1\r")
    first.wait(for: "Right")
    first.type("q")
    first.wait(for: "Keep it")
    first.type("k")
    XCTAssertEqual(first.end(), .code(0))
    let screen = try house.start([])
    screen.wait(for: "Continue (1/3)")
    screen.type("\r")
    screen.wait(for: "The longest river of Europe?")
    screen.type("\u{3}")
    XCTAssertEqual(screen.end(), .signal(2))
  }

  /// The quiz of a day that is over is played as practice; what is no such day is asked for again.
  func testAnEarlierDaysQuiz() throws {
    let house = try House()
    let screen = try house.start([])
    screen.wait(for: "t Streak")
    screen.type("t")
    screen.wait(for: "an earlier day's quiz")
    screen.type("d")
    screen.wait(for: "The quiz of an earlier day")
    screen.type("2999-01-01\r")
    screen.wait(for: "A day up to today is expected")
    screen.type("\u{15}2026-01-02\r")
    screen.wait(for: "Enter starts")
    XCTAssertTrue(screen.text.contains("Quiz of the day, 2026-01-02"), screen.text)
    screen.type("q")
    screen.wait(for: "t Streak")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }

  func testCodesQuestionsAndPlayers() throws {
    let house = try House()
    let screen = try house.start([])
    screen.wait(for: "e Enter a code")
    screen.type("e")
    screen.wait(for: "A challenge")
    screen.type("nonsense\r")
    screen.wait(for: "this is no challenge code")
    screen.type("\u{1B}")
    screen.wait(for: "d Draw questions")
    screen.type("d")
    screen.wait(for: "Kind of question")
    screen.type("\r")
    screen.wait(for: "Questions from everywhere")
    screen.type("q")
    screen.wait(for: "p Players")
    screen.type("p")
    screen.wait(for: "Who plays?")
    screen.type("a")
    screen.wait(for: "A new player")
    screen.type("Zoe\r")
    screen.wait(for: "quizrun: Zoe")
    screen.type("p")
    screen.wait(for: "Who plays?")
    screen.type("r")
    screen.wait(for: "Zoe: another name")
    screen.type("Zora\r")
    screen.wait(for: "Zora")
    screen.type("q")
    screen.wait(for: "quizrun: Zora")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }
}
