import Foundation
import XCTest

/// Sittings scored under another mode than they were played with: what was answered counts, and figures agree.
final class RescoreAcrossModesTests: XCTestCase {
  private let quiz = Samples.quiz(
    """
    {"id":"q1","kind":"truefalse","text":"S1","correct":true},{"id":"q2","kind":"truefalse","text":"S2","correct":true}
    """, #""id":"mini","#)

  private func rows(_ place: Place, _ options: [String] = []) throws -> [[String: Any]] {
    let outcome = try place.run(["rescore", "--plugin", "grade", "--json"] + options)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
  }

  private func sure(_ answers: [Bool], _ certainty: Int = 3) -> [String] {
    answers.map { #"{"answer":["\#($0)"],"inputs":{"certainty":\#(certainty)}}"# }
  }

  /// Inputs beside an answer belonged to another mode: the answer itself is still one.
  func testAnswersWithInputsOfAnotherMode() throws {
    let place = try Place.withShippedModes()
    try place.quiz("mini", quiz)
    _ = try place.play(["mini", "--plugin", "confidence"], sure([true, true]))
    _ = try place.play(["mini", "--plugin", "confidence", "--new"], sure([true, false], 1))
    let after = try rows(place).compactMap { $0["after"] as? [String: Any] }
    XCTAssertEqual(after.map { $0["points"] as? Double }, [1, 2])
    XCTAssertEqual(after.map { $0["of"] as? Double }, [2, 2])
  }

  /// A page that was left does not take the answer of the question that is called like it.
  func testASectionCalledLikeAQuestion() throws {
    let place = try Place.withShippedModes()
    let parts = #"{"title":"T","sections":[{"id":"q1","title":"Part"}],"questions":["#
    let pages = parts + #"{"id":"q1","section":"q1","kind":"truefalse","text":"S","correct":true}]}"#
    try place.quiz("paged", pages)
    try place.plugin(
      "plain",
      "return { api = 1, next = function(_, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish() end }"
    )
    _ = try place.play(["paged", "--plugin", "plain"], [#"{"continue":true}"#, #"{"answer":["true"]}"#])
    try place.plugin(
      "twice",
      """
      return { api = 1, next = function(state, ctx)
          if not state.seen then return ctx.show { id = "q1" } end
          return ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish()
        end, acted = function(state) state.seen = true end,
        result = function(state, ctx) return { points = ctx.past[1].verdict.points * 2, of = 2 } end }
      """)
    let outcome = try place.run(["rescore", "--plugin", "twice", "--json"])
    XCTAssertTrue(outcome.output.contains(#""after":{"points":2,"of":2"#), outcome.output)
  }

  /// Every row shows what changed, and as many are kept as were said to change.
  func testFiguresAgree() throws {
    let place = try Place.withShippedModes()
    try place.quiz("mini", quiz)
    _ = try place.play(["mini", "--plugin", "confidence"], sure([true, true]))
    _ = try place.play(["mini", "--plugin", "confidence", "--new"], sure([false, false]))
    _ = try place.play(["mini", "--plugin", "grade", "--new"], [#"{"answer":["true"]}"#, #"{"answer":["true"]}"#])
    let shown = try place.run(["rescore", "--plugin", "grade", "--write"])
    XCTAssertFalse(shown.output.contains("  0 %"), shown.output)
    XCTAssertTrue(shown.output.hasSuffix("2 of 3 sittings would change.\n"), shown.output)
    XCTAssertTrue(shown.errors.contains("2 sittings kept beside the original"), shown.errors)
    for row in try rows(place) {
      XCTAssertNotEqual(row["changePercent"] as? Double, 0)
      XCTAssertNotNil(row["changePoints"] ?? row["changePercent"], "\(row)")
    }
  }

  /// Euros are no points: what they changed by, out of so many questions, is nothing.
  func testMoneyIsNotComparedWithPoints() throws {
    let place = try Place.withShippedModes()
    let rungs = (1...3).map {
      #"{"id":"q\#($0)","kind":"single","text":"\#($0)?","level":\#($0),"answers":[{"text":"yes","correct":true},{"text":"no"}]}"#
    }
    try place.quiz(
      "climb", #"{"title":"Climb","options":{"ladder":[10,20,50]},"questions":[\#(rungs.joined(separator: ","))]}"#)
    _ = try place.play(
      ["climb", "--plugin", "lifelines"], Array(repeating: #"{"answer":["a"]}"#, count: 3))
    let row = try XCTUnwrap(try rows(place).first)
    XCTAssertEqual((row["before"] as? [String: Any])?["points"] as? Double, 50)
    XCTAssertNil(row["changePoints"])
    XCTAssertNil(row["changePercent"])
    XCTAssertFalse(try place.run(["rescore", "--plugin", "grade"]).output.contains("-4"))
    let halved = try place.run(["rescore", "--plugin", "lifelines", "--set", "ladder=5,10,25"])
    XCTAssertTrue(halved.output.contains("25 €"), halved.output)
  }

  func testBetsAreNamed() throws {
    let place = try Place.withShippedModes()
    try place.quiz("mini", quiz)
    _ = try place.play(["mini", "--plugin", "confidence"], sure([true, true], 2))
    let sureness = try place.run(["history", "--explain"]).output
    XCTAssertTrue(sureness.contains("   How sure? fairly: +2 or −2\n"), sureness)
    _ = try place.play(
      ["mini", "--plugin", "wager", "--new"],
      [
        #"{"continue":true,"inputs":{"wager":50}}"#, #"{"answer":["true"]}"#,
        #"{"continue":true,"inputs":{"wager":7}}"#,
        #"{"answer":["false"]}"#,
      ])
    let bets = try place.run(["history", "--explain"]).output
    XCTAssertTrue(bets.contains("   Your bet: 50\n") && bets.contains("   Your bet: 7\n"), bets)
    let object = try place.run(["history", "--explain", "--json"]).output
    XCTAssertTrue(object.contains(#""inputs":{"wager":50}"#), object)
  }
}
