import Foundation
import XCTest

/// The commands of `docs/scale.md` for tools that not every machine has.
final class ScaleDocumentTests: XCTestCase {
  func testParallelGivesTheSame() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel") else {
      throw XCTSkip("GNU parallel is not installed")
    }
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let document = try documents.document("docs/scale.md")
    let maker = try XCTUnwrap(document.lines.first { $0.hasPrefix("$ for ") && $0.hasSuffix(">many") })
    _ = try playground.run(String(maker.dropFirst(2)), data: "data")
    let whole = try playground.run("quizrun grade sums <many", data: "data")
    XCTAssertEqual(whole.split(separator: "\n").count, 1000)
    let commands = document.lines.filter { $0.hasPrefix("    parallel ") }
    XCTAssertEqual(commands.count, 2)
    for command in commands {
      XCTAssertEqual(try playground.run("\(command) 2>/dev/null && cat graded", data: "data"), whole, String(command))
    }
  }
}
