import Foundation
import Words
import XCTest

/// Which unfinished sitting goes on, by options that are given and options that are not.
final class ResumeContractTests: XCTestCase {
  private static let party = """
    return { api = 1, players = { min = 2, max = 4 }, start = function() return {} end }
    """

  private func begin(_ place: Place, _ words: String) throws -> (code: Int32, sitting: String?, resumed: Bool) {
    let outcome = try place.run(words.split(separator: " ").map(String.init) + ["--json"])
    let line = outcome.output.split(separator: "\n").first.map(String.init) ?? "{}"
    let begin = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    return (outcome.code, begin["sitting"] as? String, begin["resumed"] as? Bool ?? false)
  }

  func testPlayersThatAreNotGivenMatchAny() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    try place.plugin("party", Self.party)
    XCTAssertEqual(try begin(place, "statements --plugin party").code, 2)
    let first = try begin(place, "statements --plugin party --players Ann,Bob")
    for words in ["", " --player Ann", " --players Ann,Bob"] {
      let again = try begin(place, "statements --plugin party" + words)
      XCTAssertTrue(again.resumed && again.sitting == first.sitting, words)
    }
    XCTAssertFalse(try begin(place, "statements --plugin party --players Bob,Ann").resumed)
    for words in [" --player Cid", " --seed 7", " --limit 1", " --new"] {
      XCTAssertEqual(try begin(place, "statements --plugin party" + words).code, 2, words)
    }
  }

  func testAPathThatLeadsNowhereIsNotTheQuizOfThatName() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    XCTAssertEqual(try begin(place, "statements").code, 0)
    XCTAssertEqual(try begin(place, "./nothing/statements.json").code, 66)
    let gone = try begin(place, "home/quizzes/statements.json")
    XCTAssertTrue(gone.resumed)
    try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/statements.json")
    XCTAssertEqual(try begin(place, "home/quizzes/statements.json").sitting, gone.sitting)
  }
}
