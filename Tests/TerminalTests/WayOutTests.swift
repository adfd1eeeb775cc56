import CTerminal
import Foundation
import Glibc
import Terminal
import TerminalTesting
import XCTest

/// Every way a program can end gives the terminal back: a real child with a terminal of its own is ended in each.
final class WayOutTests: XCTestCase {
  /// The child's part: the test program runs itself again, with only this test and the child's orders in the environment.
  func testChild() throws {
    guard let orders = ProcessInfo.processInfo.environment["TERMINAL_CHILD"] else { return }
    let name = CommandLine.arguments[0]
    let session = try TerminalSession(
      descriptor: 2, depth: .none,
      rescueArguments: orders == "rescue" ? [name, "TerminalTests.WayOutTests/testRescueChild"] : [])
    try session.enter()
    Child(session: session).run()
  }

  /// The rescue child's part.
  func testRescueChild() {
    guard ProcessInfo.processInfo.environment["TERMINAL_CHILD"] == "rescue" else { return }
    Rescue.run()
  }

  func testSignals() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let terminal = try Parent(orders: "plain")
      kill(terminal.child, signal)
      terminal.terminal.expect(restoreSequence)
      XCTAssertEqual(terminal.end(), .signal(signal))
    }
  }

  func testKeysThatSignal() throws {
    for (key, signal) in [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)] {
      let terminal = try Parent(orders: "plain")
      terminal.terminal.type(key)
      terminal.terminal.expect(restoreSequence)
      XCTAssertEqual(terminal.end(), .signal(signal))
    }
  }

  func testSecondInterruptNeverWaits() throws {
    let terminal = try Parent(orders: "plain")
    terminal.terminal.type("b")
    terminal.terminal.expect("busy")
    kill(terminal.child, SIGINT)
    terminal.terminal.drain(100)
    kill(terminal.child, SIGINT)
    terminal.terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.end(), .signal(SIGINT))
  }

  /// Closing a terminal can send HUP twice, and a system that shuts down TERM: only the keyboard may insist.
  func testASecondHangUpOrTermWaitsForTheGoodbye() throws {
    for signal in [SIGHUP, SIGTERM] {
      let terminal = try Parent(orders: "plain")
      terminal.terminal.type("b")
      terminal.terminal.expect("busy")
      for _ in 0..<2 {
        kill(terminal.child, signal)
        usleep(100_000)  // for the handler: two signals that wait together are one
        terminal.terminal.drain()
      }
      XCTAssertTrue(terminal.isRunning, "\(signal)")
    }
  }

  func testTrapShowsItsMessageAfterwards() throws {
    let terminal = try Parent(orders: "plain")
    terminal.terminal.type("x")
    terminal.terminal.expect(restoreSequence)
    terminal.terminal.expect("Fatal error: deliberate")
    XCTAssertTrue([.signal(SIGILL), .signal(SIGTRAP)].contains(terminal.end()))
  }

  func testStackOverflow() throws {
    let terminal = try Parent(orders: "plain")
    terminal.terminal.type("o")
    terminal.terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.end(), .signal(SIGSEGV))
  }

  func testErrorsWrittenMeanwhileComeAfterwards() throws {
    let terminal = try Parent(orders: "plain")
    terminal.terminal.type("e")
    terminal.terminal.expect("written")
    terminal.terminal.type("q")
    terminal.terminal.expect(restoreSequence)
    terminal.terminal.expect("a warning \u{FFFD}[2J")
    XCTAssertEqual(terminal.end(), .code(7))
  }

  /// Where no shell could continue the program, ^Z changes nothing but draws anew.
  func testStopWithoutAShell() throws {
    let terminal = try Parent(orders: "plain")
    terminal.terminal.type("\u{1A}")
    terminal.terminal.expect(restoreSequence)
    terminal.terminal.expect("resumed")
    terminal.terminal.type("q")
    XCTAssertEqual(terminal.end(), .code(7))
  }

  func testKillWithARescueChild() throws {
    let terminal = try Parent(orders: "rescue")
    kill(terminal.child, SIGKILL)
    terminal.terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.end(), .signal(SIGKILL))
  }

  /// A shell that noticed the death first has set modes of its own; those stay.
  func testRescueLeavesTheModesOfAShellThatWasFaster() throws {
    let terminal = try Parent(orders: "rescue")
    let line = open(terminal.terminal.path, O_RDWR | O_NOCTTY)
    defer { close(line) }
    var modes = termios()
    tcgetattr(line, &modes)
    modes.c_lflag = (modes.c_lflag | tcflag_t(ICANON)) & ~tcflag_t(ECHO)
    tcsetattr(line, TCSANOW, &modes)
    kill(terminal.child, SIGKILL)
    terminal.terminal.expect(restoreSequence)
    terminal.terminal.drain(100)
    var now = termios()
    tcgetattr(line, &now)
    XCTAssertEqual(now.c_lflag, modes.c_lflag)
  }

  func testRescueChildStaysQuietWhenNothingIsWrong() throws {
    let terminal = try Parent(orders: "rescue")
    terminal.terminal.type("q")
    terminal.terminal.expect(restoreSequence)
    XCTAssertEqual(terminal.end(), .code(7))
    terminal.terminal.drain(700)
    XCTAssertFalse(String(decoding: terminal.terminal.output, as: UTF8.self).contains("1049"))
  }
}

/// The program under test: shows its last event, and does what a key tells it.
private struct Child {
  let session: TerminalSession

  func run() -> Never {
    show("ready")
    while true {
      for event in session.screen.wait(nil) {
        switch event {
        case .key(.character(let key)): obey(key)
        case .signal(let signal):
          session.leave()
          raiseAgain(signal)
        case .hangUp: exit(9)
        case .resumed: show("resumed")
        case .resize, .key, .mouse: show("\(event)")
        }
      }
    }
  }

  private func obey(_ key: Character) {
    switch key {
    case "x": fatalError("deliberate")
    case "o": _ = deep(1)
    case "b":
      show("busy")
      while true {}
    case "e":
      _ = write(2, "a warning \u{1B}[2J\n", 15)
      show("written")
    default:
      session.leave()
      exit(7)
    }
  }

  private func deep(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { _ in deep(depth &+ 1) &+ depth }
  }

  private func show(_ text: String) {
    var frame = Frame(session.screen.size())
    frame.put(text, row: 0, column: 0)
    frame.takesMouse = true
    session.screen.redraw()
    session.screen.show(frame)
  }
}

/// The test's side of a child: its terminal, and how it ended.
private final class Parent {
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  let terminal: PseudoTerminal
  private(set) var child: pid_t = 0
  private let modes: String

  init(orders: String) throws {
    terminal = try PseudoTerminal()
    modes = terminal.modes
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_RDWR, 0)
    // The leader of a session gets the first terminal it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 2, terminal.path, O_RDWR, 0)
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not see
    // The shell that started the tests may ignore signals, as nohup does; the program must not inherit that.
    var usual = sigset_t()
    sigfillset(&usual)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF))
    // The runtime's backtracer would hold the dying child for as long as it takes to read all its symbols.
    let environment = ProcessInfo.processInfo.environment.merging(
      ["TERMINAL_CHILD": orders, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let name = CommandLine.arguments[0]
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(name), strdup("TerminalTests.WayOutTests/testChild"), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    XCTAssertEqual(posix_spawn(&child, "/proc/self/exe", &actions, &attributes, &arguments, &variables), 0)
    for string in arguments + variables { free(string) }
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
    terminal.expect("\u{1B}[?1000h\u{1B}[?1006h")
    terminal.expect("ready")
    XCTAssertNotEqual(terminal.modes, modes)
  }

  /// Whether the child has not ended.
  var isRunning: Bool {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == 0
  }

  deinit {
    if child > 0 { kill(child, SIGKILL) }
  }

  /// Waits for the child's end, at most fifteen seconds, and for the modes the terminal had before.
  func end() -> Ending? {
    var status: Int32 = 0
    let end = ContinuousClock.now + .seconds(15)
    while ContinuousClock.now < end {
      if waitpid(child, &status, WNOHANG) == child {
        child = 0
        terminal.expectModes(modes)
        return status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      terminal.drain(10)
    }
    return nil
  }
}
