import QuizPlay
import QuizTesting
import Words
import XCTest

/// A list in plain lines is heard, not seen: it comes in parts, and is searched instead of listened to.
final class PlainChooserTests: XCTestCase {
  private func chooser(_ count: Int) -> PlainChooser<Int> {
    var chooser = PlainChooser<Int>()
    for place in 1...count {
      chooser.add("Title \(place)", ["\(place) questions"], below: place < 15 ? "Early" : "Late", place)
    }
    chooser.remark("  help", below: "More")
    return chooser
  }

  private func ask(_ count: Int, _ typed: [String]) -> (choice: Int?, lines: [String]) {
    let script = ScriptedLines(typed.map(ScriptedLines.Act.line), echo: .marked)
    let choice = chooser(count).ask(script.io, .english)
    return (choice, script.transcript.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  func testALongListComesInParts() {
    let (choice, lines) = ask(40, ["", "", "31"])
    XCTAssertEqual(choice, 31)
    let first = lines.firstIndex { $0.hasPrefix("Which quiz (1 to 40") }
    XCTAssertEqual(first, 13, "twelve choices and their heading: \(lines)")
    XCTAssertTrue(lines[13].contains("Enter shows more"), lines[13])
    XCTAssertEqual(lines.filter { $0.contains(") Title ") }.count, 40)
    XCTAssertEqual(lines.filter { $0 == "Late" }.count, 2, "each part says below which heading it goes on")
    XCTAssertTrue(lines.contains("  help"), "the remark ends the last part")
    XCTAssertFalse(lines.last { $0.hasPrefix("Which") }?.contains("Enter shows more") ?? true)
  }

  func testAPlaceThatWasNotShownCanBeTyped() {
    let (choice, lines) = ask(40, ["39"])
    XCTAssertEqual(choice, 39)
    XCTAssertEqual(lines.filter { $0.contains(") Title ") }.count, 12)
  }

  func testAShortListComesAtOnce() {
    let (choice, lines) = ask(16, ["q"])
    XCTAssertNil(choice)
    XCTAssertEqual(lines.filter { $0.contains(") Title ") }.count, 16)
    XCTAssertFalse(lines.contains { $0.contains("Enter shows more") })
  }

  /// "Science" is a category before it is a part of the title "Everyday science".
  func testAHeadingIsListedBeforeAPartOfATitleIsTaken() {
    var chooser = chooser(20)
    chooser.add("Later", [], below: "Other", 21)
    XCTAssertNil(chooser.choice(titled: "late"))
    XCTAssertEqual(chooser.choice(titled: " later "), 21)
    XCTAssertEqual(chooser.choice(titled: "ater"), 21)
  }

  func testSeveralThatFitAreListedWithTheirNumbers() {
    let (choice, lines) = ask(40, ["itle 1", "late", "whales", "title 39"])
    XCTAssertEqual(choice, 39)
    let one = lines.filter { $0.hasPrefix("  1") && $0.contains("Title 1") }
    XCTAssertEqual(one.count, 4 + 11 + 5, "the first part, what has 'title 1', and the category: \(lines)")
    let refusal = "Type a number from 1 to 40, or a part of a title that only one quiz has."
    XCTAssertEqual(lines.filter { $0 == refusal }.count, 1)
  }
}
