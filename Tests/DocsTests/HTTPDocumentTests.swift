import Foundation
import XCTest

/// Does what docs/http.md shows with `curl` and with the client of that page, one block after the other, on one server.
final class HTTPDocumentTests: XCTestCase {
  private static let port = "8420"
  private static let mark = "--- end of the step ---"

  func testEveryExampleIsTrue() throws {
    for tool in ["curl", "python3"] {
      let found = ["/usr/bin", "/bin", "/usr/local/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
      }
      try XCTSkipUnless(found, "there is no \(tool)")
    }
    let documents = Documents()
    let document = try documents.document("docs/http.md")
    let playground = try Playground(documents)
    defer { playground.remove() }
    for block in document.blocks("python") { try playground.write(block.text, to: "play.py") }
    let server = try playground.begin("exec quizrun serve --port 0 > address", data: "data")
    defer {
      server.terminate()
      server.waitUntilExit()
    }
    let port = try waitForPort(playground)
    let steps = document.blocks("shell").flatMap { Transcript($0).steps }
    XCTAssertGreaterThan(steps.count, 10, "the examples were not found")
    let script = steps.map { "\($0.command.replacing(Self.port, with: port))\necho '\(Self.mark)'\n" }.joined()
    let outputs = try playground.run(script, data: "data").components(separatedBy: Self.mark + "\n")
    XCTAssertEqual(outputs.count, steps.count + 1)
    for (step, output) in zip(steps, outputs) {
      XCTAssertEqual(
        Self.settled(output.replacing(port, with: Self.port)), Self.settled(step.output.map { $0 + "\n" }.joined()),
        step.command)
    }
  }

  /// The clock goes on while commands run.
  private static func settled(_ output: String) -> String {
    Transcript.settled(output).replacing(/"left_ms":[0-9]+/, with: "\"left_ms\":…")
  }

  private func waitForPort(_ playground: Playground) throws -> String {
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline {
      if let match = playground.text(of: "address").firstMatch(of: /127\.0\.0\.1:([0-9]+)\//) {
        return String(match.1)
      }
      usleep(20_000)
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// The page promises thirty lines.
  func testTheClientIsShort() throws {
    let blocks = try Documents().document("docs/http.md").blocks("python")
    XCTAssertEqual(blocks.count, 1)
    XCTAssertLessThanOrEqual(blocks.first?.lines.filter { !$0.isEmpty }.count ?? 0, 30)
  }
}
