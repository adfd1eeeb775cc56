import LuaKit
import XCTest

/// Numbers and names in the documents are those of the program.
final class FactTests: XCTestCase {
  func testLimitsOfLua() throws {
    let limits = LuaLimits.standard
    let table = try Documents().document("docs/plugins.md").text
    let rows = [
      "| instructions | 10,000,000 |": limits.instructions == 10_000_000 && limits.loadInstructions == 10_000_000,
      "| time | 1 second |": limits.milliseconds == 1000,
      "| memory, all values together | 32 MB |": limits.heap == 32 << 20,
      "| one text, or one part of a table | 1 MB |": limits.block == 1 << 20,
      "| the file | 64 KB |": limits.source == 64 << 10,
      "| nesting of what a hook returns | 16 |": limits.resultDepth == 16,
      "| values in what a hook returns | 10,000 |": limits.resultNodes == 10_000,
      "| a text in what a hook returns | 64 KB |": limits.resultString == 64 << 10,
    ]
    for (row, isTrue) in rows {
      XCTAssertTrue(table.contains(row), "docs/plugins.md lacks '\(row)'")
      XCTAssertTrue(isTrue, "'\(row)' of docs/plugins.md is not the limit")
    }
  }

  func testEveryOptionExists() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let known = Set(Self.options(in: try playground.run("quizrun help play", data: "help")))
    XCTAssertTrue(known.contains("--plugin"))
    for path in ["README.md", "CHANGELOG.md", "docs/plugins.md", "docs/quizzes.md", "docs/protocol.md"] {
      for option in Self.options(in: try documents.document(path).text) where !known.contains(option) {
        XCTFail("\(path): there is no option \(option)")
      }
    }
  }

  private static func options(in text: String) -> [String] {
    text.matches(of: /(?:^|[\s`(])(--[a-z][a-z-]*)/).map { String($0.1) }
  }
}
