import Foundation
import QuizModes
import XCTest

/// What is made from the table of the mode API is up to date, and the pages for authors know what the program knows.
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

  /// The table has the fields of ctx, events and verdicts that plugins meet.
  func testTheTableKnowsWhatThereIs() throws {
    let documents = Documents()
    for (heading, name) in [
      ("### ctx", "Context"), ("### Events", "Event"), ("### Verdict", "Verdict"), ("### Result", "Result"),
    ] {
      let section = try XCTUnwrap(try documents.document("docs/plugins.md").section(heading))
      let known = try XCTUnwrap(ModeAPI.all.first { $0.name == name }).names
      let documented = section.firstColumn.map { field in
        let bare = field.hasPrefix("ctx.") ? field.dropFirst(4) : field[...]
        return String(bare.prefix { $0.isLetter })
      }.filter { !$0.isEmpty }
      XCTAssertEqual(Set(documented), Set(known), heading)
    }
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
