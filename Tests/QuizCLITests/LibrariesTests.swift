import Foundation
import XCTest

/// Tests what `--version --verbose` says of the libraries inside.
final class LibrariesTests: XCTestCase {
  func testEachLibrarySaysItsVersionAndHasANotice() throws {
    let outcome = try Place().run(["--version", "--verbose"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, try Place().run(["--version"]).output.trimmingCharacters(in: .newlines))
    let inside = lines.filter { $0.hasPrefix("  ") }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let notice = try String(contentsOf: root.appendingPathComponent("NOTICE"), encoding: .utf8)
    let names = try inside.map { line in
      let match = try XCTUnwrap(line.wholeMatch(of: #/  (.+) \d+(\.\w+)+/#), line)
      XCTAssert(notice.contains(match.1), "NOTICE does not name \(match.1)")
      return String(match.1)
    }
    XCTAssertEqual(Set(names).count, 14)
    XCTAssert(inside.contains("  Lua 5.4.4"), "\(inside)")
    XCTAssert(lines.contains { $0.hasPrefix("quizrun-serve: libmicrohttpd ") }, outcome.output)
  }
}
