import Foundation
import XCTest

/// Tests the meaning of `--plugin P`, alone and beside a quiz.
final class PluginChoiceTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.plugin("lives", Samples.lives)
    try place.quiz("plain", Samples.statements(1))
    return place
  }

  func testTheOneQuizThatNamesIt() throws {
    let place = try place()
    try place.quiz("own", Samples.statements(2, #""plugin":"lives","#))
    for word in ["lives", "lives.lua", "home/plugins/lives", "home/plugins/lives.lua", "./home/plugins/lives.lua"] {
      let begin = try XCTUnwrap(place.play(["--plugin", word, "--new"]).first("begin"), word)
      XCTAssertEqual((begin.object["quiz"] as? [String: Any])?["id"] as? String, "own", word)
      XCTAssertEqual((begin.object["plugin"] as? [String: Any])?["name"] as? String, "Lives", word)
    }
  }

  func testSeveralThatNameItAreListed() throws {
    let place = try place()
    for id in ["first", "second"] { try place.quiz(id, Samples.statements(2, #""plugin":"lives","#)) }
    for face in [["--plain"], ["--json"], []] {
      let outcome = try place.run(["--plugin", "lives"] + face)
      XCTAssertEqual(outcome.code, 2)
      XCTAssertEqual(outcome.output, "")
      XCTAssertTrue(outcome.errors.contains("first, second"), outcome.errors)
      XCTAssertFalse(outcome.errors.contains("plain"), outcome.errors)
    }
  }

  func testNoneThatNamesItListsThoseThatFit() throws {
    let place = try place()
    try place.quiz("unmarked", #"{"title":"U","questions":[{"kind":"truefalse","text":"?"}]}"#)
    let outcome = try place.run(["--plugin", "lives"])
    XCTAssertEqual(outcome.code, 2)
    XCTAssertTrue(outcome.errors.contains("plain") && !outcome.errors.contains("unmarked"), outcome.errors)
  }

  func testAModeWithoutAQuizPlaysAtOnce() throws {
    let place = try place()
    try place.plugin(
      "alone",
      """
      return { api = 1, quiz = "none", next = function(state, ctx)
        if #ctx.past > 0 then return ctx.finish("done") end
        return ctx.ask { id = "made", kind = "number", text = "6 * 7", correct = 42 } end }
      """)
    let messages = try place.play(["--plugin", "alone"], [#"{"answer":42}"#])
    XCTAssertTrue(messages.first("begin")?.object["quiz"] is NSNull)
    XCTAssertEqual(messages.first("question")?.string("id"), "made")
    XCTAssertNil(messages.first("question")?.int("of"), "the mode decides the length")
    XCTAssertEqual(messages.first("result")?.number("points"), 1)
  }

  func testTheQuizOwnModeAndAnother() throws {
    let place = try place()
    try place.plugin("mirror", Samples.mirror)
    try place.quiz("own", Samples.statements(1, #""plugin":"lives","#))
    let name = { (message: Message?) in (message?.object["plugin"] as? [String: Any])?["name"] as? String }
    XCTAssertEqual(name(try place.play(["own"]).first("begin")), "Lives")
    XCTAssertEqual(name(try place.play(["own", "--plugin", "mirror"]).first("begin")), "Mirror")
    XCTAssertEqual(name(try place.play(["plain", "--plugin", "lives"]).first("begin")), "Lives")
  }

  func testTwoModesAreRefusedAndModifiersAddUp() throws {
    let place = try place()
    try place.plugin("mirror", Samples.mirror)
    try place.plugin(
      "double",
      "return { api = 1, judge = function(q, r, ctx) local v = ctx.judge(q, r); v.points = v.points * 2; return v end }"
    )
    try place.plugin(
      "reverse",
      "return { api = 1, order = function(qs) local l = {}; for i = #qs, 1, -1 do l[#l + 1] = qs[i] end; return l end }"
    )
    try place.quiz("two", Samples.statements(2))
    let both = try place.run(["two", "--plugin", "lives", "--plugin", "mirror"])
    XCTAssertEqual(both.code, 2)
    XCTAssertTrue(both.errors.contains("'lives'") && both.errors.contains("'mirror'"), both.errors)
    let messages = try place.play(
      ["two", "--plugin", "reverse", "--plugin", "lives", "--plugin", "double"],
      Array(repeating: #"{"answer":["true"]}"#, count: 2))
    XCTAssertEqual(messages.of("question").map { $0.string("id") }, ["q2", "q1"])
    XCTAssertEqual(messages.of("verdict").map { $0.number("points") }, [2, 2])
    XCTAssertEqual(
      messages.first("begin").flatMap { ($0.object["plugin"] as? [String: Any])?["name"] as? String }, "Lives")
  }

  func testAPluginDroppedInIsListedAndPlays() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(5))
    XCTAssertFalse(try place.run(["plugins"]).output.contains("lives"))
    try place.plugin("lives", Samples.lives)
    XCTAssertTrue(try place.run(["plugins"]).output.contains("lives  mode  three mistakes and out"))
    let wrong = Array(repeating: #"{"answer":["false"]}"#, count: 3)
    let messages = try place.play(["statements", "--plugin", "lives"], wrong)
    XCTAssertEqual(
      messages.of("question").map { $0.object["status"] as? [String] }, [["lives 3"], ["lives 2"], ["lives 1"]])
    XCTAssertEqual(messages.last("result")?.string("headline"), "0 of 5")
  }
}
