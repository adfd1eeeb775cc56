import Foundation
import Terminal
import TerminalTesting
import XCTest

/// Terminals that draw pictures themselves, that do not, that say so too late, and that say nothing.
final class PictureQuestionTests: XCTestCase {
  private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"
  private static let yes = "\u{1B}_Gi=31;OK\u{1B}\\"
  private static let attributes = "\u{1B}[?62;c"

  private func start(asking: Bool = true) throws -> (PseudoTerminal, TerminalSession) {
    let terminal = try PseudoTerminal()
    let session = try TerminalSession(descriptor: terminal.slave, depth: .trueColour, asksForPictures: asking)
    try session.enter()
    return (terminal, session)
  }

  private func frame(_ text: String = "") -> Frame {
    var frame = Frame(Size(rows: 24, columns: 80))
    let pixels = Array(repeating: [1, 2, 3, 255] as [UInt8], count: 64).flatMap { $0 }
    let picture = Picture(width: 8, height: 8, pixels: pixels)?.fitted(to: frame.size, depth: .trueColour)
    if let picture { frame.put(picture, row: 2, column: 2) }
    frame.put(text, row: 0, column: 0)
    return frame
  }

  /// The picture on the terminal in the end.
  private func drawn(_ terminal: PseudoTerminal) -> Emulator {
    var emulator = Emulator(Size(rows: 24, columns: 80))
    terminal.drain(20)
    emulator.take(terminal.output)
    return emulator
  }

  /// The background is asked with the first frame, which does not wait; an answer draws the screen once more.
  func testTheBackground() throws {
    for (answer, isLight) in [
      ("rgb:ffff/ffff/ffff\u{1B}\\", true), ("rgb:00/2b/36\u{7}", false), ("rgb:fd/f6/e3\u{7}", true),
      ("rgb:zz/00/00\u{7}", nil), ("#ffffff\u{7}", nil),
    ] as [(String, Bool?)] {
      let terminal = try PseudoTerminal()
      let session = try TerminalSession(descriptor: terminal.slave, depth: .trueColour, asksForColours: true)
      try session.enter()
      session.screen.show(Frame(Size(rows: 24, columns: 80)))
      terminal.drain(20)
      XCTAssert(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}]11;?\u{1B}\\"))
      XCTAssertNil(session.screen.isLight())
      terminal.type("\u{1B}]11;" + answer + "x")
      let events = session.screen.wait(1000)
      XCTAssertEqual(events.last, .key(.character("x")), answer)
      XCTAssertEqual(events.count, isLight == nil ? 1 : 2, "\(answer): \(events)")
      XCTAssertEqual(session.screen.isLight(), isLight, answer)
      session.leave()
    }
    let (other, quiet) = try start()
    quiet.screen.show(Frame(Size(rows: 24, columns: 80)))
    other.drain(20)
    XCTAssertFalse(String(decoding: other.output, as: UTF8.self).contains("]11;?"))
    quiet.leave()
  }

  func testNothingIsAskedWithoutAPicture() throws {
    let (terminal, session) = try start()
    session.screen.show(Frame(Size(rows: 24, columns: 80)))
    XCTAssertEqual(drawn(terminal).pictures.questions, 0)
    session.screen.show(frame())
    XCTAssertEqual(drawn(terminal).pictures.questions, 1)
    session.screen.show(frame("more"))
    XCTAssertEqual(drawn(terminal).pictures.questions, 1)
    session.leave()
    let (other, quiet) = try start(asking: false)
    quiet.screen.show(frame())
    XCTAssertEqual(drawn(other).pictures.questions, 0)
    quiet.leave()
  }

  func testATerminalThatDrawsThem() throws {
    let (terminal, session) = try start()
    session.screen.show(frame())
    XCTAssertNotEqual(drawn(terminal).cells[2][2].codes, "0", "blocks until it answers")
    terminal.type(Self.yes + Self.attributes + "x")
    XCTAssertEqual(session.screen.wait(1000), [.key(.character("x"))])
    let emulator = drawn(terminal)
    XCTAssertEqual(emulator.pictures.shown.count, 1)
    XCTAssertEqual(emulator.cells[2][2], Emulator.Cell())
    session.leave()
    let end = drawn(terminal)
    XCTAssertEqual(end.pictures.sent, [:], "its memory is free again")
    XCTAssertEqual(end.pictures.unknown, [])
  }

  func testATerminalThatDoesNot() throws {
    let (terminal, session) = try start()
    session.screen.show(frame())
    terminal.type(Self.attributes + Self.yes + "x")
    XCTAssertEqual(session.screen.wait(1000), [.key(.character("x"))])
    XCTAssertEqual(drawn(terminal).pictures.transmissions, 0)
    session.leave()
  }

  func testATerminalThatAnswersTooLate() throws {
    let (terminal, session) = try start()
    session.screen.show(frame())
    XCTAssertEqual(session.screen.wait(1100), [])
    terminal.type(Self.yes + "x")
    XCTAssertEqual(session.screen.wait(1000), [.key(.character("x"))])
    XCTAssertEqual(drawn(terminal).pictures.transmissions, 0)
    let leaving = ContinuousClock().measure { session.leave() }
    let (other, silent) = try start()
    silent.screen.show(frame())
    XCTAssertLessThan(leaving, ContinuousClock().measure { silent.leave() }, "it has answered: nothing is waited for")
    XCTAssertEqual(read(other), "")
  }

  /// An answer that is on its way when the program ends is not left to the shell.
  func testLeavingWaitsForTheAnswer() throws {
    let (terminal, session) = try start()
    session.screen.show(frame())
    // No other thread uses it meanwhile.
    nonisolated(unsafe) let answering = terminal
    let thread = Thread {
      usleep(50_000)
      answering.type(Self.yes + Self.attributes)
    }
    thread.start()
    session.leave()
    XCTAssertEqual(read(terminal), "")
    // One that answers nothing is not waited for without end.
    let (silent, other) = try self.start()
    other.screen.show(frame())
    other.leave()
    XCTAssertEqual(read(silent), "")
  }

  /// The bytes that a shell would get.
  private func read(_ terminal: PseudoTerminal) -> String {
    usleep(20_000)
    var polled = pollfd(fd: terminal.slave, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return "" }
    return "something"
  }

  func testFailuresEndInBlocks() throws {
    let (terminal, session) = try start()
    session.screen.show(frame())
    terminal.type(Self.yes + Self.attributes)
    _ = session.screen.wait(100)
    for round in 1...3 {
      let number = try XCTUnwrap(drawn(terminal).pictures.sent.keys.max())
      XCTAssertEqual(drawn(terminal).pictures.transmissions, round)
      terminal.type("\u{1B}_Gi=\(number),p=1;ENOENT:no such picture\u{1B}\\")
      _ = session.screen.wait(100)
    }
    let emulator = drawn(terminal)
    XCTAssertEqual(emulator.pictures.transmissions, 3)
    XCTAssertNotEqual(emulator.cells[2][2].codes, "0")
    session.leave()
  }

  func testWhereNobodyIsAsked() {
    for (environment, isAllowed) in [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true),
      (["TERM": "tmux-256color"], false), (["TERM": "screen"], false), (["TERM": "linux"], false),
      (["TERM": "dumb"], false), ([:], false), (["TERM": "xterm-256color", "TMUX": "/tmp/tmux"], false),
      (["TERM": "xterm-256color", "STY": "1.pts"], false), (["TERM": "xterm-256color", "TMUX": ""], true),
    ] as [([String: String], Bool)] {
      XCTAssertEqual(PictureQuestion.isAllowed(environment: environment), isAllowed, "\(environment)")
    }
  }
}
