import QuizCore
import QuizPlay
import QuizWire
import Terminal
import XCTest

@testable import QuizScreens

/// Tests what the desk says of the wall: the projector's page, figures of a rehearsal, and typed answers that can be
/// hidden.
final class DeskWallTests: XCTestCase {
  private var typed: RoomView {
    DeskSamples.asked(.reveal) {
      $0.question = DeskSamples.question(.text, "Where?")
      $0.counts = [RoomView.Count("Istanbul", 3), RoomView.Count("Rude word", 1)]
      $0.rightTexts = ["Istanbul"]
    }
  }

  func testATypedTextIsChosenAndHidden() {
    let rows: [([Key], String)] = [
      ([.character("h"), .enter], "Istanbul"), ([.character("h"), .down, .enter], "Rude word"),
      ([.character("h"), .character("r"), .character("U"), .enter], "Rude word"),
    ]
    for (keys, text) in rows {
      var scene = DeskScene(typed, door: nil)
      for key in keys { _ = scene.update(key, canvas(.wide)) }
      XCTAssertEqual(scene.choice, .hide(text: text))
    }
    XCTAssertEqual(DeskCommand("hide rude word", typed, ScreenSettings()), .order(.hide(text: "rude word")))
    var choices = DeskScene(DeskSamples.revealed, door: nil)
    _ = choices.update(.character("h"), canvas(.wide))
    XCTAssertFalse(choices.isTyping, "a choice is not hidden")
  }

  func testRightTextsAreMarked() {
    let drawn = draw(DeskScene(typed, door: nil), .wide).text
    XCTAssertTrue(drawn.contains("✅ Istanbul"), drawn)
    XCTAssertFalse(drawn.contains("✅ Rude"), drawn)
    var lines = DeskLines(ScreenSettings())
    XCTAssertTrue(lines.lines(for: typed).contains("  3  Istanbul  (right)"))
  }

  /// All spellings of the right answer stand before the others, as on the pages.
  func testRightSpellingsStandTogether() {
    var room = typed
    room.counts = [RoomView.Count("Ankara", 5), RoomView.Count("Istanbul", 3), RoomView.Count("Stambul", 1)]
    room.rightTexts = ["Istanbul", "Stambul"]
    let drawn = draw(DeskScene(room, door: nil), .wide).text
    let places = ["Istanbul", "Stambul", "Ankara"].map { drawn.range(of: $0)?.lowerBound }
    XCTAssertFalse(places.contains(nil), drawn)
    XCTAssertEqual(places.compactMap(\.self), places.compactMap(\.self).sorted(), drawn)
    var lines = DeskLines(ScreenSettings())
    let told = lines.lines(for: room).filter { $0.hasPrefix("  ") }
    XCTAssertEqual(told.prefix(3), ["  3  Istanbul  (right)", "  1  Stambul  (right)", "  5  Ankara"])
  }

  /// A terminal that says it is light has light colours, where none are chosen.
  func testTheDeskFollowsALightTerminal() {
    var desk = RoomDesk(ScreenSettings(theme: .auto))
    _ = desk.show(DeskSamples.room(.lobby), at: 0)
    let drawn = { (isLight: Bool?) in
      desk.frame(Size(rows: 24, columns: 80), .trueColour, isLight: isLight, at: 0)
    }
    XCTAssertEqual(drawn(nil), drawn(false))
    XCTAssertNotEqual(drawn(true), drawn(false))
  }

  func testThePageOfTheProjectorIsNamed() {
    var desk = RoomDesk(ScreenSettings())
    desk.opened(
      address: "http://10.0.0.2:8420/join", screen: "http://10.0.0.2:8420/rooms/482913/screen", code: nil,
      isUnencrypted: true)
    _ = desk.show(DeskSamples.room(.lobby), at: 0)
    let text = desk.frame(Size(rows: 30, columns: 100), .none, at: 0).text
    XCTAssertTrue(text.contains("For a projector: http://10.0.0.2:8420/rooms/482913/screen"), text)
    XCTAssertFalse(text.contains("No other device"), text)
    let lines = ScreenSettings().entrance(
      address: "a", code: "482913", door: "d", screen: "d/screen", isUnencrypted: true)
    XCTAssertTrue(lines.contains("For a projector: d/screen"))
  }

  /// An address of this machine alone lets no player in.
  func testAnAddressOfThisMachineAloneIsTold() {
    var desk = RoomDesk(ScreenSettings())
    desk.opened(address: "http://127.0.0.1:8420/join", screen: "s", code: nil, isUnencrypted: false)
    _ = desk.show(DeskSamples.room(.lobby), at: 0)
    let text = desk.frame(Size(rows: 30, columns: 100), .none, at: 0).text
    XCTAssertTrue(text.contains("No other device can open this address."), text)
    let lines = ScreenSettings().entrance(address: "a", code: "1", door: "d", screen: "s", isUnencrypted: false)
    XCTAssertEqual(lines.last?.contains("--listen"), true)
  }

  /// Figures of the bots stay in sight through every phase.
  func testFiguresOfARehearsalStay() {
    var desk = RoomDesk(ScreenSettings())
    for line in ["30 joined", "answers 30, median 4 ms"] { desk.rehearsed(line) }
    for phase in [RoomView.Phase.lobby, .board, .over] {
      _ = desk.show(DeskSamples.ranked(phase), at: 0)
      let text = desk.frame(Size(rows: 40, columns: 100), .none, at: 0).text
      XCTAssertTrue(text.contains("30 joined") && text.contains("median 4 ms"), "\(phase): \(text)")
    }
  }
}
