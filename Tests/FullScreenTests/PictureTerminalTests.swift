import Foundation
import Terminal
import TerminalTesting
import XCTest

/// Pictures in the real program, on terminals that draw them and on others.
final class PictureTerminalTests: XCTestCase {
  private static let yes = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"
  private static let no = "\u{1B}[?62;c"

  private let colours = ["COLORTERM": "truecolor"]

  private func house() throws -> House {
    let house = try House()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let quizzes = house.root + "/home/quizzes/"
    try FileManager.default.copyItem(
      atPath: root.path + "/fuzz/pictures/colours.jpg", toPath: quizzes + "flag.jpg")
    try FileManager.default.copyItem(atPath: root.path + "/quizzes/img/cat.png", toPath: quizzes + "cat.png")
    try house.quiz(
      "seen",
      """
      { "title": "Seen", "reveal": "each", "questions": [
        { "id": "a", "kind": "truefalse", "text": "A flag?", "correct": true, "image": "flag.jpg" },
        { "id": "b", "kind": "truefalse", "text": "A cat?", "correct": true, "image": "cat.png" },
        { "id": "c", "kind": "truefalse", "text": "Nothing?", "correct": true } ] }
      """)
    return house
  }

  private func start(_ house: House, _ more: [String: String] = [:], answer: String?) throws -> FullScreen {
    let screen = try house.start(["seen", "--seed", "1", "--new"], colours.merging(more) { $1 })
    screen.wait(for: "Enter")
    screen.type("\r")
    screen.wait(for: "A flag?")
    if let answer {
      screen.wait("it is asked") { screen.emulator.pictures.questions == 1 }
      screen.type(answer)
    }
    return screen
  }

  private func leave(_ screen: FullScreen) {
    // Where nothing was done, nothing is asked.
    screen.type("qk")
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(screen.isRestored)
  }

  func testATerminalThatDrawsThem() throws {
    let house = try house()
    let screen = try start(house, answer: Self.yes)
    screen.wait("the flag is drawn") { screen.emulator.pictures.shown.count == 1 }
    XCTAssertEqual(screen.emulator.pictures.shown.first?.columns, 16)
    XCTAssertFalse(screen.text.contains("▀"), screen.text)
    // The verdict shows it again: nothing is sent for that.
    screen.type("t")
    screen.wait(for: "Right")
    XCTAssertEqual(screen.emulator.pictures.shown.count, 1)
    XCTAssertEqual(screen.emulator.pictures.transmissions, 1)
    // Another screen, another picture; help covers it.
    screen.type("\r")
    screen.wait(for: "A cat?")
    screen.wait("the cat alone") { screen.emulator.pictures.shown.count == 1 }
    XCTAssertEqual(screen.emulator.pictures.transmissions, 2)
    screen.type("?")
    screen.wait("nothing of it is left in the help") { screen.emulator.pictures.shown.isEmpty }
    screen.type("?")
    screen.wait("it is there again") { screen.emulator.pictures.shown.count == 1 }
    // Ctrl-L.
    screen.type("\u{0C}")
    screen.settle()
    XCTAssertEqual(screen.emulator.pictures.shown.count, 1)
    XCTAssertEqual(screen.emulator.pictures.transmissions, 2)
    leave(screen)
    XCTAssertEqual(screen.emulator.pictures.sent, [:], "nothing is left in the terminal's memory")
    XCTAssertEqual(screen.emulator.pictures.shown, [])
    XCTAssertEqual(screen.emulator.pictures.unknown, [])
  }

  func testAResizeDrawsThemAnew() throws {
    let house = try house()
    let screen = try start(house, answer: Self.yes)
    screen.wait("the flag is drawn") { screen.emulator.pictures.shown.count == 1 }
    let sent = screen.emulator.pictures.sent
    screen.resize(rows: 20, columns: 70)
    screen.wait("it is placed again") { screen.rawText.components(separatedBy: "a=p,").count == 3 }
    XCTAssertEqual(screen.rawText.components(separatedBy: "a=t,").count, 2, "and not sent again")
    XCTAssertEqual(sent.count, 1)
    leave(screen)
  }

  func testSuspendingTakesThemAway() throws {
    let house = try house()
    let screen = try start(house, answer: Self.yes)
    screen.wait("the flag is drawn") { screen.emulator.pictures.shown.count == 1 }
    kill(screen.pid, SIGTSTP)
    screen.wait("it is gone") { screen.emulator.pictures.sent.isEmpty && screen.emulator.pictures.shown.isEmpty }
    // No shell could continue the leader of a session: it goes on by itself, and a continuation would ask once more.
    screen.wait("it is asked again") { screen.emulator.pictures.questions == 2 }
    screen.type(Self.yes)
    screen.wait("it is there again") { screen.emulator.pictures.shown.count == 1 }
    leave(screen)
  }

  func testTerminalsThatDoNot() throws {
    let house = try house()
    for answer in [Self.no, nil] {
      let screen = try start(house, answer: answer)
      screen.wait(for: "▀")
      screen.settle()
      XCTAssertEqual(screen.emulator.pictures.questions, 1)
      XCTAssertEqual(screen.emulator.pictures.transmissions, 0)
      screen.type("t")
      screen.wait(for: "Right")
      screen.type("\r")
      screen.wait(for: "A cat?")
      leave(screen)
      XCTAssertEqual(screen.emulator.pictures.questions, 1)
    }
  }

  func testAnAnswerThatComesTooLate() throws {
    let house = try house()
    let screen = try start(house, answer: nil)
    usleep(1_200_000)
    screen.type(Self.yes)
    screen.settle()
    XCTAssertEqual(screen.emulator.pictures.transmissions, 0)
    XCTAssertTrue(screen.text.contains("▀"))
    leave(screen)
  }

  func testWhereItIsNotAsked() throws {
    let house = try house()
    for more in [["TERM": "tmux-256color"], ["TMUX": "/tmp/x,1,0"], ["NO_COLOR": "1"]] {
      let screen = try start(house, more, answer: nil)
      screen.settle()
      XCTAssertFalse(screen.rawText.contains("\u{1B}_"), "\(more)")
      leave(screen)
    }
  }
}
