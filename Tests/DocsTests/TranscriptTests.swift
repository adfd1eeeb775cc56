import XCTest

/// The program prints the output that the documents show.
final class TranscriptTests: XCTestCase {
  func testEveryTranscriptIsTrue() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let blocks = try documents.all().flatMap { $0.blocks("console") }
    XCTAssertGreaterThan(blocks.count, 3, "the transcripts were not found")
    for (number, block) in blocks.enumerated() {
      let steps = Transcript(block).steps
      XCTAssertFalse(steps.isEmpty, "\(block.place): no command")
      for step in steps {
        let output = try playground.run(step.command, data: "data\(number)")
        XCTAssertEqual(
          Transcript.settled(output), Transcript.settled(step.output.map { $0 + "\n" }.joined()),
          "\(block.place): \(step.command.prefix(80))")
      }
    }
  }

  func testStepsAreRead() {
    let block = Block(
      path: "docs/a.md", line: 1, language: "console", lines: ["$ one <<'END'", "> in", "> END", "out", "$ two"])
    let steps = Transcript(block).steps
    XCTAssertEqual(steps.map(\.command), ["one <<'END'\nin\nEND", "two"])
    XCTAssertEqual(steps.map(\.output), [["out"], []])
  }
}
