import Foundation
import QuizModes
import XCTest

/// The files made from the table of the mode API are up to date, and the pages for authors match the program.
final class AuthorDocsTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Documents().root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTypesAreThoseOfTheTable() throws {
    XCTAssertEqual(
      try text("docs/types/quizrun.lua"), ModeAPI.types, "`quizrun plugin types --out docs/types` makes them anew")
    XCTAssertEqual(try text(".luarc.json"), ModeAPI.settings(types: "docs/types"))
  }

  func testTheReferenceIsThatOfTheTable() throws {
    XCTAssertEqual(
      try text("docs/reference.md"), ModeAPI.reference, "`quizrun plugin types --reference` makes it anew")
  }

  /// The page says of every kind of mistake what to do.
  func testEveryKindOfMistakeIsExplained() throws {
    let headings = try Documents().document("docs/faq.md").lines.filter { $0.hasPrefix("## ") }.map {
      String($0.dropFirst(3))
    }
    let codes = PluginFinding.Code.allCases.map(\.rawValue)
    XCTAssertEqual(headings.filter { !$0.contains(" ") }.sorted(), codes.sorted())
  }

  /// Every type that a field names exists.
  func testTypesNameOneAnother() {
    let names = Set(ModeAPI.all.map(\.name))
    for table in ModeAPI.all {
      for field in table.fields {
        for match in field.type.matches(of: /@(\w+)/) {
          XCTAssertTrue(names.contains(String(match.1)), "\(table.name).\(field.name): \(field.type)")
        }
      }
    }
  }
}
