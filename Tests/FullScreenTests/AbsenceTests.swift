import Foundation
import Glibc
import XCTest

/// A mode whose questions run out faster than anybody can answer, while its hooks work: keys and signals come through.
final class AbsenceTests: XCTestCase {
  private static let freeze = """
    local function work() local s = 0 for i = 1, 200000 do s = s + i % 7 end return s end
    return { api = 1, name = "Freeze", quiz = "none",
      start = function() return { n = 0 } end,
      after = function(state) work() state.n = state.n + 1 end,
      next = function(state, ctx)
        work()
        return ctx.ask({ id = "m" .. state.n, kind = "single", text = "Which?",
          answers = { { id = "a", text = "A" }, { id = "b", text = "B" } } }, { limit = 0.001 })
      end,
    }
    """

  private func house() throws -> House {
    let house = try House()
    try Data(Self.freeze.utf8).write(to: URL(fileURLWithPath: "\(house.root)/home/plugins/freeze.lua"))
    return house
  }

  private func start(_ house: House, _ more: [String] = []) throws -> FullScreen {
    let screen = try house.start(["--plugin", "freeze"] + more)
    screen.wait(for: "Enter")
    screen.type("\r")
    screen.wait(for: "Which?")
    return screen
  }

  func testSignalsAndKeysComeThrough() throws {
    for signal in [SIGINT, SIGTERM] {
      let screen = try start(try house())
      screen.pump(1000)  // limits run out meanwhile
      kill(screen.pid, signal)
      XCTAssertEqual(screen.end(), .signal(signal))
    }
    let screen = try start(try house())
    screen.type("q")
    screen.wait(for: "Leave the quiz?")
    screen.type("k")
    XCTAssertEqual(screen.end(), .code(0))
  }

  /// After thirty limits in a row the clock stands still until a key shows that a player is there.
  func testItAsksWhetherAnybodyIsThere() throws {
    let house = try house()
    let screen = try start(house)
    screen.wait("it asks", seconds: 120) { screen.text.contains("Are you still there?") }
    screen.settle()
    let before = screen.raw.count
    usleep(300_000)
    screen.pump(50)
    XCTAssertEqual(screen.raw.count, before, "time stands still")
    screen.type("c")
    screen.wait(for: "Which?")
    screen.wait("it asks again", seconds: 120) { screen.text.contains("Are you still there?") }
    screen.type("l")
    XCTAssertEqual(screen.end(), .code(0))
    let again = String(decoding: try house.run(["--plugin", "freeze", "--json"], input: "").output, as: UTF8.self)
    XCTAssertTrue(again.contains(#""resumed":true"#), again)
  }

  /// In plain lines on a terminal each question waits for Enter, so that nothing runs on.
  func testPlainLinesWaitForEnter() throws {
    let screen = try house().start(["--plugin", "freeze", "--plain"])
    screen.wait("it begins") { screen.rawText.contains("Press Enter to start") }
    screen.type("\r")
    screen.wait("it waits") { screen.rawText.contains("Press Enter for the next question") }
    screen.settle()
    XCTAssertEqual(screen.rawText.components(separatedBy: "Time is up.").count, 2)
    kill(screen.pid, SIGTERM)
    XCTAssertEqual(screen.end(), .signal(SIGTERM))
  }
}
