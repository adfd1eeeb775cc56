import Foundation
import XCTest

/// Play with what was fetched, without any network.
final class BankPlayTests: XCTestCase {
  private func place(questions count: Int, category: String = "Entertainment: Film") throws -> Place {
    let place = try Place()
    let results = (0..<count).map { number in
      """
      {"type":"multiple","difficulty":"\(number % 2 == 0 ? "easy" : "hard")","category":"\(category)",\
      "question":"Number \(number)?","correct_answer":"right","incorrect_answers":["wrong","worse"]}
      """
    }
    try place.write("{\"results\":[\(results.joined(separator: ","))]}", to: "dump.json")
    XCTAssertEqual(try place.run(["fetch", "--from", "dump.json"]).code, 0)
    return place
  }

  private func ids(_ messages: [Message]) -> [String] { messages.of("question").compactMap { $0.string("id") } }

  private static let skips = Array(repeating: "{\"skip\":true}", count: 10)

  func testNoRepeatsUntilAllWereAsked() throws {
    let place = try place(questions: 12)
    var seen: [String] = []
    for _ in 0..<3 { seen += ids(try place.play(["--category", "film", "--limit", "4", "--new"], Self.skips)) }
    XCTAssertEqual(Set(seen).count, 12, "each once")
    let again = ids(try place.play(["--category", "film", "--limit", "4", "--new"], Self.skips))
    XCTAssertEqual(Set(again), Set(seen.prefix(4)), "then those asked longest ago")
  }

  /// A question that was drawn but not shown counts as not asked.
  func testOnlyWhatWasShownIsAsked() throws {
    let place = try place(questions: 4)
    let first = ids(try place.play(["--category", "film", "--limit", "3", "--new"]))
    XCTAssertEqual(first.count, 1)
    let next = ids(try place.play(["--category", "film", "--limit", "3", "--new"], Self.skips))
    XCTAssertFalse(next.contains(first[0]))
  }

  func testASeedRepeatsTheDraw() throws {
    let place = try place(questions: 60)
    let arguments = ["--category", "film", "--limit", "5", "--seed", "11", "--new"]
    let first = ids(try place.play(arguments, Self.skips))
    XCTAssertEqual(ids(try place.play(arguments, Self.skips)), first)
    XCTAssertEqual(first.count, 5)
  }

  /// Going on needs no bank any more: the sitting holds its questions.
  func testASittingGoesOnWithoutTheBank() throws {
    let place = try place(questions: 30)
    let arguments = ["--category", "film", "--difficulty", "hard", "--limit", "3"]
    let begun = try place.play(arguments, ["{\"skip\":true}"])
    try FileManager.default.removeItem(atPath: place.root + "/data/bank.db")
    let resumed = try place.play(arguments, Self.skips)
    XCTAssertEqual(resumed.first("begin")?.bool("resumed"), true)
    XCTAssertEqual(resumed.first("begin")?.string("sitting"), begun.first("begin")?.string("sitting"))
    XCTAssertEqual(resumed.of("question").first?.string("id"), begun.of("question").last?.string("id"))
    XCTAssertNotNil(resumed.first("result"))
  }

  func testFiltersAndFilesTogether() throws {
    let place = try place(questions: 10)
    try place.quiz(
      "mine",
      """
      {"id":"mine","title":"Mine","category":"Film","questions":[{"id":"own","kind":"truefalse","text":"Own?","correct":true}]}
      """)
    XCTAssertEqual(try place.play(["--category", "film"]).first("question")?.int("of"), 11)
    XCTAssertEqual(try place.play(["--category", "11", "--difficulty", "EASY"]).first("question")?.int("of"), 5)
    XCTAssertEqual(
      ids(try place.play(["--category", "film", "--type", "boolean"])), ["mine/own"])
    XCTAssertEqual(try place.play(["--limit", "7"]).first("question")?.int("of"), 7)
    let none = try place.run(["--category", "knitting", "--json"])
    XCTAssertEqual(none.code, 66)
    XCTAssert(none.errors.contains("no question matches category 'knitting'"), none.errors)
    let near = try place.run(["--category", "flim", "--json"])
    XCTAssertEqual(near.code, 66)
    XCTAssertTrue(near.errors.contains("no question matches category 'flim'; did you mean 'Film'?"), near.errors)
    let listing = try place.run(["categories", "--csv"]).output
    XCTAssert(listing.contains("Entertainment: Film,10"), listing)
    XCTAssert(listing.contains("Film,1"), listing)
  }

  func testMissedQuestionsComeFromTheBank() throws {
    let place = try place(questions: 5)
    let wrong = try place.play(["--category", "film", "--limit", "2", "--new"], Self.skips)
    let again = try place.play(["--category", "film", "--missed"], Self.skips)
    XCTAssertEqual(Set(ids(again)), Set(ids(wrong)))
  }

  func testALargePoolIsSampled() throws {
    let place = try place(questions: 2300)
    let played = try place.play(["--category", "film"])
    XCTAssertEqual(played.first("question")?.int("of"), 2000)
    XCTAssertEqual(
      played.first("warning")?.string("message"), "2000 of the 2300 questions were drawn for this sitting")
    XCTAssertEqual(
      try place.play(["--category", "film", "--limit", "2100", "--new"]).first("question")?.int("of"), 2000)
  }

  func testRemovingAPlayerForgetsWhatWasAsked() throws {
    let place = try place(questions: 5)
    _ = try place.play(["--category", "film", "--limit", "2", "--player", "Zenobia"], Self.skips)
    let file = place.root + "/data/bank.db"
    let holdsName = { () -> Bool in
      [file, file + "-wal"].contains {
        FileManager.default.contents(atPath: $0)?.range(of: Data("Zenobia".utf8)) != nil
      }
    }
    XCTAssertTrue(holdsName())
    XCTAssertEqual(try place.run(["player", "remove", "Zenobia", "--yes"]).code, 0)
    XCTAssertFalse(holdsName())
  }
}
