import Foundation
import XCTest

/// A player who changes the language meets each category once: in the language now read, whatever a sitting was played
/// in.
final class CategoryLanguageTests: XCTestCase {
  private func quiz(_ category: String) -> String {
    #"{"title": "T", "category": \#(category), "questions": [{"id": "q", "kind": "truefalse", "text": "?", "correct": true}]}"#
  }

  func testStatisticsAndLeaderboard() throws {
    let place = try Place()
    try place.quiz("both", quiz(#"{"en": "Geography", "de": "Geografie"}"#))
    try place.quiz("plain", quiz(#""Geography""#))
    let (english, german) = (["LC_ALL": "en_GB.UTF-8"], ["LC_ALL": "de_DE.UTF-8"])
    for language in [english, german] { _ = try place.play(["both"], [#"{"answer": ["true"]}"#], language) }
    _ = try place.play(["plain"], [#"{"answer": ["false"]}"#], english)

    for (language, name) in [(english, "Geography"), (german, "Geografie")] {
      let stats = try XCTUnwrap(Message.all(try place.run(["stats", "--json"], [], language).output).first)
      let categories = try XCTUnwrap(stats.object["categories"] as? [[String: Any]])
      XCTAssertEqual(categories.map { $0["category"] as? String }, [name])
      XCTAssertEqual(categories.first?["answers"] as? Int, 3)
      let questions = try place.run(["stats", "--questions", "--csv"], [], language).output.split(separator: "\n")
      XCTAssertEqual(questions.dropFirst().map { $0.split(separator: ",")[2] }, [name[...], name[...]])
      for asked in ["geography", "Geografie"] {
        let rows = try place.run(["leaderboard", "--category", asked, "--csv"], [], language).output
        XCTAssertEqual(rows.split(separator: "\n").count, 3, rows)
      }
    }
  }
}
