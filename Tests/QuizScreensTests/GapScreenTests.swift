import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Texts with gaps in the full screen: fields inside the text, which Tab leads through.
final class GapScreenTests: XCTestCase {
  private let question = Question.gaps(
    "q", "The [[river]] is [[length]] km long and passes [[city]]. It ends in the [[sea]].",
    [
      Gap(.text, .text("river", accept: "Rhine")), Gap(.number, .number("length", 1230)),
      Gap(.choice, .single("city", "*Köln", "Kiel")),
      Gap(.word, .single("sea", "*North Sea") { $0.answers[0].id = "North Sea" }),
    ], words: ["Baltic", "North Sea"])

  private func player(_ question: Question? = nil) throws -> Player {
    try Player(Quiz.of(question ?? self.question))
  }

  func testEachGapIsFilledInThePlaceOfTheText() throws {
    var player = try player()
    player.type("Rhine")
    XCTAssertTrue(player.frame.picture.contains("The 1 Rhine"), player.frame.picture)
    player.press(.tab)
    player.type("1230")
    player.press(.tab, .right)
    XCTAssertTrue(player.frame.picture.contains("passes 3 [Köln]"), player.frame.picture)
    player.press(.down, .character("2"))
    XCTAssertTrue(player.frame.picture.contains("4 [North Sea]."), player.frame.picture)
    player.press(.enter)
    XCTAssertEqual(
      player.sitting.state.past.first?.response,
      .gaps([
        FilledGap("river", .text("Rhine")), FilledGap("length", .number(1230)), FilledGap("city", .text("a")),
        FilledGap("sea", .text("North Sea")),
      ]))
    XCTAssertEqual(player.sitting.state.past.first?.verdict?.points, 1)
  }

  func testTheCursorIsInTheText() throws {
    var player = try player()
    let first = try XCTUnwrap(player.frame.cursor)
    player.type("Rh")
    XCTAssertEqual(player.frame.cursor?.column, first.column + 2)
    player.press(.tab)
    XCTAssertGreaterThan(try XCTUnwrap(player.frame.cursor).column, first.column + 2)
    player.press(.backTab)
    XCTAssertEqual(player.frame.cursor?.column, first.column + 2)
  }

  func testEmptyGapsAreAskedAboutOnce() throws {
    var player = try player()
    player.type("Rhine")
    player.press(.enter)
    XCTAssertTrue(player.frame.picture.contains("3 gaps are empty: press Enter again to answer anyway"))
    XCTAssertEqual(player.sitting.state.past.count, 0)
    player.press(.enter)
    XCTAssertEqual(player.sitting.state.past.first?.response, .gaps([FilledGap("river", .text("Rhine"))]))
  }

  func testAWordThatIsUsedUpIsPassedOver() throws {
    let word = { (id: String) in Gap(.word, .single(id, "*to") { $0.answers[0].id = "to" }) }
    var player = try player(.gaps("q", "[[a]] [[b]]", [word("a"), word("b")], words: ["to", "of"]))
    player.press(.right, .tab, .right, .enter)
    XCTAssertEqual(
      player.sitting.state.past.first?.response, .gaps([FilledGap("a", .text("to")), FilledGap("b", .text("of"))]))
  }

  func testWhatIsNoNumberIsSaid() throws {
    var player = try player()
    player.press(.tab)
    player.type("-")
    player.press(.enter)
    XCTAssertEqual(player.sitting.state.past.count, 0)
    XCTAssertFalse(player.frame.picture.contains("gaps are empty"), player.frame.picture)
  }

  func testAVerdictMarksEachGap() throws {
    var player = try player()
    player.type("Elbe")
    player.press(.tab, .tab, .right, .enter, .enter)
    let picture = player.frame.picture
    XCTAssertTrue(picture.contains("Elbe"), picture)
    XCTAssertTrue(picture.contains("Rhine"), picture)
    XCTAssertTrue(picture.contains("Partly right") || picture.contains("0.25"), picture)
  }

  func testNarrowScreensWrapTheText() throws {
    var player = try Player(Quiz.of(question), size: Size(rows: 24, columns: 40))
    player.type("A very long river whose name goes on and on and on")
    for line in player.frame.picture.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 46, String(line)) }
  }
}
