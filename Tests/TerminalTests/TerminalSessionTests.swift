import Glibc
import Terminal
import TerminalTesting
import XCTest

/// The session in this process, on a pseudo-terminal.
final class TerminalSessionTests: XCTestCase {
  private func session(on terminal: PseudoTerminal) throws -> TerminalSession {
    let session = try TerminalSession(descriptor: terminal.slave, depth: .none)
    try session.enter()
    return session
  }

  private func frame(_ text: String, _ screen: Screen) -> Frame {
    var frame = Frame(screen.size())
    frame.put(text, row: 0, column: 0)
    return frame
  }

  func testEnterShowAndLeave() throws {
    let terminal = try PseudoTerminal(rows: 7, columns: 33)
    let modes = terminal.modes
    let session = try session(on: terminal)
    XCTAssertNotEqual(terminal.modes, modes)
    XCTAssertEqual(session.screen.size(), Size(rows: 7, columns: 33))
    terminal.expect("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l")
    session.screen.show(frame("quiz", session.screen))
    terminal.expect("quiz")
    session.leave()
    terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.modes, modes)
    session.leave()
    session.screen.show(frame("late", session.screen))
    terminal.drain(20)
    XCTAssertEqual(terminal.output, [], "after leaving nothing is written")
  }

  func testSessionCanBeEnteredAgain() throws {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    let session = try session(on: terminal)
    session.leave()
    try session.enter()
    session.screen.show(frame("again", session.screen))
    terminal.expect("again")
    session.leave()
    XCTAssertEqual(terminal.modes, modes)
  }

  func testNoTerminal() {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    XCTAssertThrowsError(try TerminalSession(descriptor: file, depth: .none)) {
      XCTAssertEqual(($0 as? TerminalError)?.description, "the output is no terminal; use --plain")
    }
  }

  func testKeys() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    defer { session.leave() }
    let screen = session.screen
    XCTAssertEqual(screen.wait(0), [])
    terminal.type("a\u{1B}[B")
    XCTAssertEqual(screen.wait(1000), [.key(.character("a")), .key(.down)])
    terminal.type("\u{1B}")
    let start = now()
    XCTAssertEqual(screen.wait(1000), [.key(.escape)])
    XCTAssertLessThan(now() - start, 0.2)
    terminal.type([0xE6, 0x97])
    XCTAssertEqual(screen.wait(20), [])
    terminal.type([0xA5])
    XCTAssertEqual(screen.wait(1000), [.key(.character("日"))])
  }

  /// A caller that waits in small steps must not keep half a sequence pending for ever.
  func testSilenceAddsUpOverWaits() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    defer { session.leave() }
    terminal.type("\u{1B}[1;")
    for _ in 0..<15 { XCTAssertEqual(session.screen.wait(20), []) }
    terminal.type("A")
    XCTAssertEqual(session.screen.wait(1000), [.key(.character("A"))])
  }

  func testWaitTakesItsTime() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    defer { session.leave() }
    let start = now()
    XCTAssertEqual(session.screen.wait(120), [])
    XCTAssertEqual(now() - start, 0.12, accuracy: 0.05)
  }

  func testResize() throws {
    let terminal = try PseudoTerminal(rows: 24, columns: 80)
    let session = try session(on: terminal)
    defer { session.leave() }
    session.screen.show(frame("quiz", session.screen))
    terminal.expect("quiz")
    terminal.resize(rows: 10, columns: 40)
    kill(getpid(), SIGWINCH)
    XCTAssertEqual(session.screen.wait(1000), [.resize(Size(rows: 10, columns: 40))])
    XCTAssertEqual(session.screen.size(), Size(rows: 10, columns: 40))
    session.screen.show(frame("quiz", session.screen))
    terminal.expect("\u{1B}[2J")
    terminal.expect("quiz")
  }

  func testSignalsAreEvents() throws {
    let terminal = try PseudoTerminal()
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let session = try session(on: terminal)
      kill(getpid(), signal)
      XCTAssertEqual(session.screen.wait(1000), [.signal(signal)])
      session.leave()
    }
  }

  func testContinuationDrawsAnew() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    defer { session.leave() }
    session.screen.show(frame("quiz", session.screen))
    terminal.expect("quiz")
    kill(getpid(), SIGCONT)
    XCTAssertEqual(session.screen.wait(1000), [.resumed(away: 0)])
    terminal.expect("\u{1B}[?1049h")
    session.screen.show(frame("quiz", session.screen))
    terminal.expect("quiz")
  }

  func testHangUp() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    terminal.hangUp()
    XCTAssertEqual(session.screen.wait(nil).last, .hangUp)
    XCTAssertEqual(session.screen.wait(nil), [.hangUp])
    session.screen.show(frame("quiz", session.screen))
    session.leave()
  }

  /// A terminal that reads nothing must not stop the keys, and only the newest frame is kept for it.
  func testSlowTerminal() throws {
    let terminal = try PseudoTerminal(rows: 60, columns: 200)
    let modes = terminal.modes
    let session = try session(on: terminal)
    for step in 0..<50 {
      var frame = Frame(session.screen.size())
      for row in 0..<60 { frame.put(String(repeating: "step \(step) ", count: 40), row: row, column: 0) }
      session.screen.show(frame)
    }
    terminal.type("a")
    XCTAssertEqual(session.screen.wait(1000), [.key(.character("a"))])
    for _ in 0..<20 {
      terminal.drain(10)
      _ = session.screen.wait(10)
    }
    let text = String(decoding: terminal.output, as: UTF8.self)
    XCTAssertTrue(text.contains("step 49"))
    XCTAssertFalse(text.contains("step 40"))
    session.leave()
    terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.modes, modes)
  }

  func testLeavingDoesNotWaitForATerminalThatReadsNothing() throws {
    let terminal = try PseudoTerminal(rows: 60, columns: 200)
    let modes = terminal.modes
    let session = try session(on: terminal)
    for step in 0..<50 {
      var frame = Frame(session.screen.size())
      for row in 0..<60 { frame.put(String(repeating: "\(step) ", count: 100), row: row, column: 0) }
      session.screen.show(frame)
    }
    let start = now()
    session.leave()
    XCTAssertLessThan(now() - start, 1)
    XCTAssertEqual(terminal.modes, modes)
  }

  func testUnfinishedPasteIsNotLeftToTheShell() throws {
    let terminal = try PseudoTerminal()
    let session = try session(on: terminal)
    terminal.type("\u{1B}[200~rm -rf")
    XCTAssertEqual(session.screen.wait(100), [])
    terminal.type(" x\n")
    session.leave()
    var polled = pollfd(fd: terminal.slave, events: Int16(POLLIN), revents: 0)
    XCTAssertEqual(poll(&polled, 1, 50), 0)
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
