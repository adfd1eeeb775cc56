import Foundation
import Glibc
import TerminalTesting
import XCTest

/// Every way out gives the terminal back, and nothing that was answered is lost.
final class LeavingTests: XCTestCase {
  func testSignals() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let house = try House()
      let screen = try answeredOnce(house)
      kill(screen.pid, signal)
      XCTAssertEqual(screen.end(), .signal(signal))
      XCTAssertTrue(screen.isRestored, "signal \(signal): the terminal was not given back")
      // A terminal that hung up reads nothing any more.
      if signal != SIGHUP {
        XCTAssertTrue(screen.rawText.contains("Rivers is kept. To go on: quizrun rivers"), "\(signal): \(screen.text)")
      }
      try expectResumed(house)
    }
  }

  /// A player who keeps a sitting reads the command that goes on with it. One who did nothing, or discards it, reads
  /// nothing.
  func testTheLineThatStaysBehind() throws {
    for (keys, isKept) in [("qk", true), ("qd", false)] {
      let house = try House()
      let screen = try answeredOnce(house)
      screen.type(keys)
      XCTAssertEqual(screen.end(), .code(0))
      XCTAssertEqual(screen.rawText.contains("is kept. To go on: quizrun rivers"), isKept, keys)
      if isKept { try expectResumed(house) }
    }
  }

  /// A rescue child restores what the killed program cannot.
  func testKill() throws {
    let house = try House()
    let screen = try answeredOnce(house)
    screen.settle()
    kill(screen.pid, SIGKILL)
    XCTAssertEqual(screen.end(), .signal(SIGKILL))
    screen.wait("the terminal is given back") { screen.isRestored }
    try expectResumed(house)
  }

  /// A terminal that goes away takes the program with it.
  func testTheTerminalGoesAway() throws {
    let house = try House()
    let screen = try answeredOnce(house)
    screen.terminal.hangUp()
    var status: Int32 = 0
    let end = Date().addingTimeInterval(5)
    while Date() < end, waitpid(screen.pid, &status, WNOHANG) == 0 { usleep(10_000) }
    XCTAssertEqual(kill(screen.pid, 0), -1, "the program runs on without a terminal")
    try expectResumed(house)
  }

  /// Stopped by the keyboard and continued in a shell, it gives the terminal back and takes it again.
  func testStopAndContinue() throws {
    let house = try House()
    let environment = house.environment.merging(["PS1": "ready> "]) { $1 }
    let screen = try FullScreen(["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, in: house)
    screen.wait("a prompt") { screen.rawText.contains("ready> ") }
    screen.type("'\(House.program)' rivers --seed 1\r")
    screen.wait("the start") { screen.rawText.contains("?1049h") && screen.rawText.contains("Rivers") }
    screen.settle()
    screen.type("\r")
    screen.wait("the question") { screen.rawText.contains("Which river") }
    screen.settle()
    let before = screen.raw.count
    screen.type([0x1A])
    screen.wait("stopped") { after(before, screen).contains("Stopped") && after(before, screen).contains("?1049l") }
    screen.wait("the shell's prompt") { after(before, screen).contains("ready> ") }
    screen.settle()
    let stopped = screen.raw.count
    screen.type("stty -a; fg\r")
    screen.wait("drawn anew") {
      after(stopped, screen).contains("?1049h") && after(stopped, screen).contains("Loire")
    }
    XCTAssertTrue(after(stopped, screen).contains(" icanon"), "the shell had no line discipline")
    screen.settle()
    XCTAssertEqual(after(stopped, screen).matches(of: /\?1049h/).count, 1, "taken over once")
    let continued = screen.raw.count
    screen.type("\u{3}")
    screen.wait("the shell's prompt") { after(continued, screen).contains("ready> ") }
    screen.settle()
    screen.type("exit\r")
    _ = screen.end()
  }

  // MARK: Help

  private func after(_ count: Int, _ screen: FullScreen) -> String {
    String(decoding: screen.raw.dropFirst(count), as: UTF8.self)
  }

  /// The first question answered and its answer shown.
  private func answeredOnce(_ house: House) throws -> FullScreen {
    let screen = try house.startRivers()
    screen.type("1\r")
    screen.wait(for: "Right")
    return screen
  }

  private func expectResumed(_ house: House, file: StaticString = #filePath, line: UInt = #line) throws {
    let output = try house.run(["rivers", "--json"]).output
    let text = String(decoding: output, as: UTF8.self)
    XCTAssertTrue(text.contains("\"resumed\":true"), text, file: file, line: line)
    XCTAssertTrue(text.contains("\"step\":2"), text, file: file, line: line)
  }
}
