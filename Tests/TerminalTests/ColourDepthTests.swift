import Terminal
import XCTest

final class ColourDepthTests: XCTestCase {
  func testChoice() {
    let xterm = ["TERM": "xterm-256color"]
    let table: [(name: String, wish: ColourWish, environment: [String: String], isTerminal: Bool, depth: ColourDepth)] =
      [
        ("terminal", .auto, xterm, true, .indexed256),
        ("pipe", .auto, xterm, false, .none),
        ("no TERM", .auto, [:], true, .none),
        ("empty TERM", .auto, ["TERM": ""], true, .none),
        ("dumb", .auto, ["TERM": "dumb", "COLORTERM": "truecolor"], true, .none),
        ("linux console", .auto, ["TERM": "linux"], true, .ansi16),
        ("screen", .auto, ["TERM": "screen"], true, .ansi16),
        ("all colours", .auto, ["TERM": "tmux-256color", "COLORTERM": "truecolor"], true, .trueColour),
        ("24bit", .auto, ["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColour),
        ("direct", .auto, ["TERM": "xterm-direct"], true, .trueColour),
        ("kitty", .auto, ["TERM": "xterm-kitty"], true, .trueColour),
        ("some COLORTERM", .auto, ["TERM": "xterm", "COLORTERM": "yes"], true, .indexed256),
        ("never", .never, ["TERM": "xterm", "FORCE_COLOR": "1"], true, .none),
        ("always in a pipe", .always, xterm.merging(["NO_COLOR": "1"]) { $1 }, false, .indexed256),
        ("always without TERM", .always, [:], false, .ansi16),
        ("NO_COLOR", .auto, xterm.merging(["NO_COLOR": "1", "FORCE_COLOR": "1"]) { $1 }, true, .none),
        ("empty NO_COLOR", .auto, xterm.merging(["NO_COLOR": ""]) { $1 }, true, .indexed256),
        ("FORCE_COLOR in a pipe", .auto, ["TERM": "xterm", "FORCE_COLOR": "1"], false, .ansi16),
        ("FORCE_COLOR=3", .auto, ["FORCE_COLOR": "3"], false, .trueColour),
        ("FORCE_COLOR=0", .auto, xterm.merging(["FORCE_COLOR": "0"]) { $1 }, false, .none),
        ("CLICOLOR_FORCE", .auto, xterm.merging(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]) { $1 }, false, .indexed256),
        ("CLICOLOR=0", .auto, xterm.merging(["CLICOLOR": "0"]) { $1 }, true, .none),
      ]
    for row in table {
      XCTAssertEqual(
        ColourDepth.chosen(wish: row.wish, environment: row.environment, isTerminal: row.isTerminal), row.depth,
        row.name)
    }
  }
}
