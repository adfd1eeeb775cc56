import Foundation
import XCTest

/// The number of the version is one everywhere: the program's own is where it is written, the changelog begins with it, and
/// package, manual page and metadata take it from the program.
final class VersionTests: XCTestCase {
  func testTheNumberIsTheSameEverywhere() throws {
    let documents = Documents()
    let playground = try Playground(documents)
    defer { playground.remove() }
    let said = try playground.run("quizrun --version", data: "version").trimmingCharacters(in: .whitespacesAndNewlines)
    let version = try XCTUnwrap(said.wholeMatch(of: /quizrun (\d+\.\d+\.\d+)/), said).1
    let changes = try documents.document("CHANGELOG.md").text
    XCTAssertEqual(try XCTUnwrap(changes.firstMatch(of: /\n## (\S+)/)).1, version, "the changelog begins with it")
    let manual = try playground.run("quizrun help --man | head -1", data: "version")
    XCTAssert(manual.contains("quizrun \(version)"), manual)
    for file in ["packaging/quizrun.metainfo.xml", "scripts/package"] {
      let text = try String(contentsOf: documents.root.appendingPathComponent(file), encoding: .utf8)
      XCTAssertFalse(text.contains(version), "\(file) takes it from the program")
    }
  }
}
