import Glibc
import Terminal
import TerminalTesting
import XCTest

/// The terminal reports the mouse while the frame on it wants that, and never after it is given back.
final class MouseModeTests: XCTestCase {
  private let (on, off) = ("\u{1B}[?1000h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1000l")

  private func frame(_ text: String, takesMouse: Bool) -> Frame {
    var frame = Frame(Size(rows: 3, columns: 20))
    frame.put(text, row: 0, column: 0)
    frame.takesMouse = takesMouse
    return frame
  }

  func testAFrameSaysWhetherTheMouseIsReported() {
    var painter = FramePainter(depth: .none)
    let bytes = { (text: String, takesMouse: Bool) in
      String(decoding: painter.bytes(for: self.frame(text, takesMouse: takesMouse)), as: UTF8.self)
    }
    XCTAssertFalse(bytes("a", false).contains("?100"))
    XCTAssertTrue(bytes("a", true).contains(on), "it is switched on though nothing else changed")
    XCTAssertEqual(bytes("a", true), "")
    XCTAssertFalse(bytes("b", true).contains("?100"), "once is enough")
    XCTAssertTrue(bytes("b", false).contains(off))
    XCTAssertFalse(bytes("c", false).contains("?100"))
    XCTAssertTrue(bytes("c", true).contains(on))
    painter.invalidate()
    XCTAssertTrue(bytes("c", true).contains(on), "what was taken over anew has forgotten it")
    painter.invalidate()
    XCTAssertTrue(bytes("c", false).contains(off))
  }

  func testTheSessionReportsTheMouse() throws {
    let terminal = try PseudoTerminal(rows: 3, columns: 20)
    let session = try TerminalSession(descriptor: terminal.slave, depth: .none)
    try session.enter()
    defer { session.leave() }
    let screen = session.screen
    screen.show(frame("quiz", takesMouse: false))
    terminal.type("\u{1B}[<0;2;1Ma")
    XCTAssertEqual(screen.wait(1000), [.key(.character("a"))], "nobody asked for it")
    screen.show(frame("quiz", takesMouse: true))
    terminal.expect(on)
    terminal.type("\u{1B}[<0;2;1Ma\u{1B}[<0;2;1m")
    let place = Position(row: 0, column: 1)
    XCTAssertEqual(
      screen.wait(1000),
      [
        .mouse(MouseReport(.press(.left), at: place)), .key(.character("a")),
        .mouse(MouseReport(.release(.left), at: place)),
      ])
  }

  /// Lent to an editor, stopped and continued, left: each time the mouse goes first, and comes back with the next frame.
  func testTheMouseIsGivenBack() throws {
    let terminal = try PseudoTerminal(rows: 3, columns: 20)
    let modes = terminal.modes
    let session = try TerminalSession(descriptor: terminal.slave, depth: .none)
    try session.enter()
    let screen = session.screen
    screen.show(frame("quiz", takesMouse: true))
    terminal.expect(on)
    screen.lend {
      terminal.expect(restoreSequence)
      XCTAssertEqual(terminal.modes, modes)
    }
    screen.show(frame("quiz", takesMouse: true))
    terminal.expect(on)
    kill(getpid(), SIGCONT)
    XCTAssertEqual(screen.wait(1000), [.resumed(away: 0)])
    screen.show(frame("quiz", takesMouse: true))
    terminal.expect(on)
    session.leave()
    terminal.expect(restoreSequence)
    XCTAssertTrue(restoreSequence.contains("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"))
    XCTAssertEqual(terminal.modes, modes)
  }
}
