import Foundation
import Glibc
import Terminal
import TerminalTesting
import XCTest

extension FullScreen {
  /// The cell of a text on the screen; nil where it is not shown. Rows above `row` are passed over.
  func place(of text: String, below row: Int = 0) -> Position? {
    let wanted = Array(text)
    for (row, cells) in emulator.cells.enumerated().dropFirst(row) {
      let signs = cells.enumerated().flatMap { column, cell in cell.text.map { (column, $0) } }
      guard signs.count >= wanted.count else { continue }
      for start in 0...(signs.count - wanted.count)
      where signs[start..<(start + wanted.count)].map(\.1) == wanted {
        return Position(row: row, column: signs[start].0)
      }
    }
    return nil
  }

  /// Presses and lets go of the left button on a text, which is waited for.
  func click(_ text: String, below row: Int = 0, file: StaticString = #filePath, line: UInt = #line) {
    wait("'\(text)' to click", file: file, line: line) { self.place(of: text, below: row) != nil }
    settle()
    guard let place = place(of: text, below: row) else { return XCTFail("'\(text)' went", file: file, line: line) }
    for end in ["M", "m"] { type("\u{1B}[<0;\(place.column + 1);\(place.row + 1)\(end)") }
  }

  func wheel(_ code: Int, times: Int = 1) {
    for _ in 0..<times { type("\u{1B}[<\(code);10;10M") }
  }
}

/// The program played by the mouse alone, and the terminal as it is left.
final class MouseTests: XCTestCase {
  private static let (on, off) = ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l")

  /// Every kind of question that can be answered without letters.
  private static let zoo = """
    { "title": "Zoo", "reveal": "each", "questions": [
      { "id": "one", "text": "Which one sleeps standing up?", "answers": [
        { "id": "cat", "text": "Cat" }, { "id": "horse", "text": "Horse", "correct": true } ] },
      { "id": "some", "kind": "multiple", "text": "Which are birds?", "answers": [
        { "id": "penguin", "text": "Penguin", "correct": true }, { "id": "bat", "text": "Bat" },
        { "id": "ostrich", "text": "Ostrich", "correct": true } ] },
      { "id": "true", "kind": "truefalse", "text": "A whale is a fish.", "correct": false },
      { "id": "size", "kind": "order", "text": "From small to large", "answers": [
        { "id": "a", "text": "Ant" }, { "id": "d", "text": "Dog" }, { "id": "e", "text": "Elephant" } ] },
      { "id": "home", "kind": "match", "text": "Who lives where?", "pairs": [["Bee", "Hive"], ["Bird", "Nest"]] },
      { "id": "cats", "kind": "range", "text": "How much do you like cats?", "min": 0, "max": 10, "step": 1, "correct": 10 } ] }
    """

  private func house() throws -> House {
    let house = try House()
    try house.quiz("zoo", Self.zoo)
    XCTAssertEqual(try house.run(["config", "mouse", "true"]).code, 0)
    return house
  }

  private func expectRight(_ screen: FullScreen, file: StaticString = #filePath, line: UInt = #line) {
    screen.click("[Enter Answer]", file: file, line: line)
    screen.wait(for: " Right ", file: file, line: line)
    screen.click("Enter →", below: 20, file: file, line: line)
  }

  /// From home to the result and back, without a key.
  func testAQuizByMouseAlone() throws {
    let house = try house()
    let screen = try house.start([])
    screen.click("Zoo")
    screen.click("Enter starts")
    screen.wait(for: "Which one sleeps")
    screen.click("Horse")
    screen.wait(for: "(●) 2 Horse")
    expectRight(screen)
    screen.wait(for: "Which are birds?")
    for animal in ["Penguin", "Bat", "Ostrich", "Bat"] { screen.click(animal) }
    expectRight(screen)
    screen.wait(for: "A whale is a fish.")
    screen.click("False")
    expectRight(screen)
    screen.wait(for: "From small to large")
    order(["Ant", "Dog", "Elephant"], screen)
    expectRight(screen)
    screen.wait(for: "Who lives where?")
    for (left, right) in [("Bee", " Hive"), ("Bird", " Nest")] {
      screen.click(left)
      screen.click(right, below: 6)
    }
    expectRight(screen)
    screen.wait(for: "How much do you like cats?")
    let row = try XCTUnwrap(screen.place(of: "──")?.row)
    let last = try XCTUnwrap(screen.emulator.cells[row].lastIndex { ["─", "●"].contains($0.text) })
    for end in ["M", "m"] { screen.type("\u{1B}[<0;\(last + 1);\(row + 1)\(end)") }
    screen.wait(for: ": 10")
    expectRight(screen)
    screen.wait(for: "6 of 6")
    screen.click("done", below: 20)
    screen.wait(for: "t Streak")
    screen.click("h History")
    screen.wait(for: "1 of 1")
    screen.click("q back", below: 20)
    screen.click("q quit", below: 20)
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(screen.isRestored)
    XCTAssertTrue(screen.rawText.contains(Self.on))
    let text = String(decoding: try house.run(["history", "--json"]).output, as: UTF8.self)
    XCTAssertTrue(text.contains("\"percent\":100"), text)
  }

  /// Sorts the items by picking up the first that is too low.
  private func order(_ names: [String], _ screen: FullScreen) {
    // An order that is right from the start is confirmed by picking up an item and putting it down.
    for _ in 0..<2 { screen.click(names[0]) }
    for (place, name) in names.enumerated() {
      let shown = screen.text.matches(of: /[1-3]\. (\w+)/).map { String($0.output.1) }
      guard shown.count == names.count, shown[place] != name else { continue }
      screen.click(name)
      screen.wait(for: "◆")
      screen.click(shown[place])
      screen.wait("\(name) is put down") { !screen.text.contains("◆") }
    }
  }

  func testTheWheelMovesInLists() throws {
    let screen = try house().start([])
    screen.wait(for: "t Streak")
    let focused = { screen.text.split(separator: "\n").first { $0.contains("▸") }.map(String.init) ?? "" }
    let first = focused()
    screen.wheel(65, times: 2)
    screen.wait("the focus is elsewhere") { focused() != first && !focused().isEmpty }
    screen.wheel(64, times: 2)
    screen.wait("the focus is back") { focused() == first }
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }

  /// The page of settings switches the mouse at once: by a key on, by a click off.
  func testTheSettingsSwitchTheMouseAtOnce() throws {
    let house = try House()
    let screen = try house.start([], rows: 40)
    screen.wait(for: "c Settings")
    XCTAssertFalse(screen.rawText.contains("?1000h"))
    screen.type("\u{1B}[<0;3;3M\u{1B}[<0;3;3m")
    screen.type("c")
    screen.wait(for: "Mouse")
    for _ in 0..<20 {
      if screen.text.contains("▸ Mouse") { break }
      screen.type("\u{1B}[B")
      screen.settle()
    }
    screen.type("\r")
    screen.wait("the terminal reports the mouse") { screen.rawText.contains(Self.on) }
    screen.click("▸ Mouse")
    screen.wait("the terminal marks text again") { screen.rawText.contains(Self.off) }
    screen.settle()
    XCTAssertEqual(String(decoding: try house.run(["config", "mouse"]).output, as: UTF8.self), "false\n")
    screen.type("\u{1B}")
    screen.wait(for: "c Settings")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }

  /// Broken and endless reports type nothing, neither into a field nor as an answer.
  func testHostileReports() throws {
    let screen = try house().start([])
    screen.wait(for: "t Streak")
    screen.type("/")
    screen.wait(for: "Find:")
    screen.type(
      "\u{1B}[<0;1;1\u{1B}[<;;;M\u{1B}[<999999999999999999;1;1M\u{1B}[<0;0;0M\u{1B}[<0;9999;9999M\u{1B}[<0;9999;9999m")
    for _ in 0..<20 { screen.type("\u{1B}[<" + String(repeating: "7;", count: 1500)) }
    screen.type("M")
    screen.type("zoo")
    screen.wait("only what was typed is looked for") {
      screen.text.split(separator: "\n").contains { $0.contains("Find: zoo ") }
    }
    screen.type("\u{3}")
    XCTAssertEqual(screen.end(), .signal(2))
    XCTAssertTrue(screen.isRestored)
  }

  /// By each signal, by a kill, and over a stop: afterwards the terminal marks text with the mouse again.
  func testTheMouseIsGivenBackOnEveryWayOut() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL] {
      let screen = try house().start([])
      screen.wait("the terminal reports the mouse") { screen.rawText.contains(Self.on) }
      screen.settle()
      kill(screen.pid, signal)
      XCTAssertEqual(screen.end(), .signal(signal))
      screen.wait("the terminal is given back") { screen.isRestored }
      let after = try XCTUnwrap(screen.rawText.components(separatedBy: restoreSequence).last)
      XCTAssertFalse(after.contains("?1000h"), "signal \(signal)")
    }
  }

  func testStoppedAndContinued() throws {
    let house = try house()
    let environment = house.environment.merging(["PS1": "ready> "]) { $1 }
    let screen = try FullScreen(["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, in: house)
    let after = { (count: Int) in String(decoding: screen.raw.dropFirst(count), as: UTF8.self) }
    screen.wait("a prompt") { screen.rawText.contains("ready> ") }
    screen.type("'\(House.program)' zoo --seed 1\r")
    screen.wait("the mouse") { screen.rawText.contains(Self.on) }
    screen.settle()
    let before = screen.raw.count
    screen.type([0x1A])
    screen.wait("stopped") { after(before).contains("Stopped") && after(before).contains(restoreSequence) }
    screen.wait("the shell's prompt") { after(before).contains("ready> ") }
    screen.settle()
    let stopped = screen.raw.count
    screen.type("fg\r")
    screen.wait("the mouse once more") { after(stopped).contains(Self.on) }
    screen.settle()
    let continued = screen.raw.count
    screen.type("\u{3}")
    screen.wait("the shell's prompt") { after(continued).contains("ready> ") }
    XCTAssertTrue(after(continued).contains(restoreSequence))
    screen.settle()
    screen.type("exit\r")
    _ = screen.end()
  }
}
