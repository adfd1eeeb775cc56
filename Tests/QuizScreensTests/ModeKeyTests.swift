import QuizCore
import QuizPlay
import QuizTesting
import Terminal
import XCTest

@testable import QuizScreens

/// What modes say beside questions and in results, drawn: notes, labelled choices, units, and bars with two sides.
final class ModeKeyTests: XCTestCase {
  func testAPageWithANoteAStatusAndLabelledChoices() throws {
    var page = Page(id: "where", body: "Body")
    page.note = "a   b\n  c"
    var side = ValueSpec(.choice, about: "Which way", choices: [.text("up"), .text("down")])
    side.labels = [ValueSpec.ChoiceLabel(value: .text("up"), label: "Upwards")]
    page.inputs = [NamedSpec("side", side), NamedSpec("day", ValueSpec(.date, about: "Which day"))]
    let mode = ScriptedMode([.show(page), .finish(nil)])
    mode.onStatus = { _ in ["lives 3"] }
    var player = try Player(nil, mode: mode)
    for text in ["lives 3", "a   b", "  c", "Which way", "1 Upwards", "2 down"] {
      XCTAssertTrue(player.frame.picture.contains(text), "\(text) in \(player.frame.picture)")
    }
    player.press(.right, .character("2"), .character("9"))
    player.press(.tab)
    for character in "2026-02-28" { player.press(.character(character)) }
    player.press(.tab, .enter)
    XCTAssertEqual(
      player.sitting.state.turns.last?.input,
      .continued(inputs: [PlainField("day", .text("2026-02-28")), PlainField("side", .text("down"))]))
  }

  func testAResultWithUnitNoteAndABarWithTwoSides() {
    var result = SittingResult()
    (result.headline, result.points, result.note) = ("Three", 3, "x   y\n  z")
    result.unit = ResultUnit(one: "round", other: "rounds")
    result.ranking = [
      SittingResult.Standing(player: "Ann", points: 1), SittingResult.Standing(player: "Bob", points: 0),
    ]
    var bar = SittingResult.Bar(label: "way", value: -5, of: 10)
    bar.ends = .init(from: -10, to: 10)
    bar.text = "left of it"
    result.bars = [bar]
    let picture = draw(ResultScene(result, title: "Sea"), .wide).picture
    for text in [
      "3 rounds", "x   y", "  z", "way  ░░░░░█████░░░░░░░░░░ left of it", "1. Ann · 1 round", "2. Bob · 0 rounds",
    ] {
      XCTAssertTrue(picture.contains(text), "\(text) in \(picture)")
    }
    XCTAssertFalse(picture.contains("points"), picture)
  }
}
