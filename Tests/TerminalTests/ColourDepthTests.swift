import Terminal
import XCTest

final class ColourDepthTests: XCTestCase {
  func testChoice() {
    let xterm = ["TERM": "xterm-256color"]
    let table: [(name: String, environment: [String: String], isTerminal: Bool, depth: ColourDepth)] =
      [
        ("terminal", xterm, true, .indexed256),
        ("pipe", xterm, false, .none),
        ("no TERM", [:], true, .none),
        ("empty TERM", ["TERM": ""], true, .none),
        ("dumb", ["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
        ("linux console", ["TERM": "linux"], true, .ansi16),
        ("screen", ["TERM": "screen"], true, .ansi16),
        ("all colours", ["TERM": "tmux-256color", "COLORTERM": "truecolor"], true, .trueColour),
        ("24bit", ["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColour),
        ("direct", ["TERM": "xterm-direct"], true, .trueColour),
        ("kitty", ["TERM": "xterm-kitty"], true, .trueColour),
        ("some COLORTERM", ["TERM": "xterm", "COLORTERM": "yes"], true, .indexed256),
        ("NO_COLOR", xterm.merging(["NO_COLOR": "1", "FORCE_COLOR": "1"]) { $1 }, true, .none),
        ("empty NO_COLOR", xterm.merging(["NO_COLOR": ""]) { $1 }, true, .indexed256),
        ("FORCE_COLOR in a pipe", ["TERM": "xterm", "FORCE_COLOR": "1"], false, .ansi16),
        ("FORCE_COLOR=3", ["FORCE_COLOR": "3"], false, .trueColour),
        ("FORCE_COLOR=0", xterm.merging(["FORCE_COLOR": "0"]) { $1 }, false, .none),
        ("CLICOLOR_FORCE", xterm.merging(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]) { $1 }, false, .indexed256),
        ("CLICOLOR=0", xterm.merging(["CLICOLOR": "0"]) { $1 }, true, .none),
      ]
    for row in table {
      XCTAssertEqual(
        ColourDepth.chosen(environment: row.environment, isTerminal: row.isTerminal), row.depth, row.name)
    }
  }
}
