import JSONText
import XCTest

@testable import QuizEngine

/// Tests what pages say of begun sittings: at home, and in the history.
final class BegunTests: XCTestCase {
  private var stage: EngineStage!
  private var owner = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    owner = try stage.owner()
  }

  private func objects(_ operation: String) throws -> [JSONNode] {
    try stage.ask(operation, ["token": owner, "lang": "en"]).objects
  }

  /// A deck is due once a player learns it; before, it is an offer.
  func testOnlyWhatIsLearntIsSaidToBe() throws {
    try stage.plugin(
      "deck",
      #"""
      return { api = 1, name = "Deck", due = function(memory, quiz, ctx) return 2 end,
        keep = function(state, ctx) return { memory = { seen = 1 } } end }
      """#)
    try stage.quiz(
      "words", #"{"title":"Words","plugin":"deck","questions":[{"kind":"truefalse","text":"?","correct":true}]}"#)
    func row() throws -> JSONNode? { try objects("home").first { $0["id"]?.string == "words" } }
    XCTAssertEqual(try row()?["due"]?.int, 2)
    XCTAssertNil(try row()?["learnt"])
    let sitting = try stage.open(#"{"quiz":"words"}"#, owner).sitting
    _ = try stage.act(sitting, owner, #"{"answer":["true"]}"#)
    XCTAssertEqual(try row()?["learnt"]?.bool, true)
    let cover = try stage.ask("cover", ["token": owner, "quiz": "words"]).objects.first
    XCTAssertEqual(cover?["quiz"]?["learnt"]?.bool, true)
  }

  /// More than home shows is counted, and the history has all of it: in which mode, and how far.
  func testWhatIsOpen() throws {
    try stage.plugin("slow", #"return { api = 1, name = "Slow", next = function(ctx) end }"#)
    for place in 0..<6 {
      let body = place == 5 ? #"{"quiz":"sea","plugin":"slow"}"# : #"{"quiz":"sea","new":true}"#
      let sitting = try stage.open(body, owner).sitting
      _ = try stage.act(sitting, owner, #"{"answer":["true"]}"#)
    }
    let home = try XCTUnwrap(objects("home").first)
    XCTAssertEqual(home["continue"]?.array?.count, 5)
    XCTAssertEqual(home["unfinished"]?.int, 6)
    let rows = try objects("history")
    // The built-in mode has no name of its own.
    XCTAssertEqual(Set(rows.compactMap { $0["modeName"]?.string }), ["Slow"])
    XCTAssertEqual(rows.map { $0["settled"]?.int }, Array(repeating: 1, count: 6))
    XCTAssert(rows.contains { $0["length"]?.int == 3 })
    XCTAssertNil(try stage.ask("history", ["token": owner]).objects.first?["settled"], "programs have it as ever")
  }
}
