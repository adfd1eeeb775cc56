import QuizCore
import QuizFormats
import XCTest

/// The list of quizzes: order, duplicates, broken and unreadable files.
final class QuizCatalogueTests: XCTestCase {
  private struct Unreadable: Error, CustomStringConvertible {
    var description: String { "permission denied" }
  }

  private func file(_ path: String, _ json: String) -> (path: String, read: () throws -> [UInt8]) {
    (path, { Array(json.utf8) })
  }

  func testEntriesAreSortedByID() {
    let catalogue = QuizCatalogue(files: [
      file("b.json", #"{"title": "B", "questions": [{"kind": "info", "text": "?"}]}"#),
      file(
        "sub/x.json",
        #"""
        { "id": "a", "title": "A", "category": "Fun", "plugin": "duel", "daily": true,
          "questions": [{"kind": "info", "text": "?"}, {"kind": "number", "text": "?"}] }
        """#),
    ])
    XCTAssertEqual(catalogue.entries.map(\.id), ["a", "b"])
    XCTAssertEqual(catalogue.entries.map(\.title), ["A", "B"])
    XCTAssertEqual(catalogue.entries.map(\.path), ["sub/x.json", "b.json"])
    XCTAssertEqual(catalogue.entries.map(\.category), ["Fun", nil])
    XCTAssertEqual(catalogue.entries.map(\.plugin), ["duel", nil])
    XCTAssertEqual(catalogue.entries.map(\.isDaily), [true, false])
    XCTAssertEqual(catalogue.entries.map(\.questionCount), [1, 0])
    XCTAssertEqual(catalogue["b"]?.quiz?.title, "B")
    XCTAssertNil(catalogue["c"])
    XCTAssertEqual(catalogue.warnings, [])
  }

  func testOfTwoWithOneIDTheFirstWins() {
    let catalogue = QuizCatalogue(files: [
      file("near/a.json", #"{"title": "near", "questions": [{"kind": "info", "text": "?"}]}"#),
      file("far/other.json", #"{"id": "a", "title": "far", "questions": [{"kind": "info", "text": "?"}]}"#),
    ])
    XCTAssertEqual(catalogue.entries.map(\.title), ["near"])
    XCTAssertEqual(
      catalogue.warnings.map(\.description),
      ["far/other.json: warning: the quiz 'a' is already in 'near/a.json', which is the one that is played"])
  }

  func testBrokenAndUnreadableFilesAreEntries() {
    let catalogue = QuizCatalogue(files: [
      file("a.json", #"{"id": "z", "title": "Broken"}"#), ("b.json", { throw Unreadable() }),
    ])
    XCTAssertEqual(catalogue.entries.map(\.id), ["b", "z"])
    XCTAssertEqual(catalogue.entries.map(\.title), ["b", "Broken"])
    XCTAssertTrue(catalogue.entries.allSatisfy { !$0.isIntact })
    XCTAssertEqual(
      catalogue.entries.flatMap(\.diagnostics).map(\.description),
      [
        "b.json: cannot be read: permission denied",
        "a.json:1:1: the quiz has no 'questions': add a list of them",
      ])
  }
}
