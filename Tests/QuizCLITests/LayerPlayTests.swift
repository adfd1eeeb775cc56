import Foundation
import XCTest

/// Tests what modes and modifiers ask for against the player's own choice: limits, players, quizzes, options of the
/// day.
final class LayerPlayTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  /// A mode that gives every question 3 seconds.
  private let quick = """
    return { api = 1, next = function(state, ctx)
      if not ctx.remaining[1] then return ctx.finish() end
      return ctx.ask(ctx.remaining[1], { limit = 3 })
    end }
    """

  func testWhatIsSaidForThisSittingWinsOverTheMode() throws {
    let place = try Place()
    try place.plugin("quick", quick)
    try place.quiz("statements", Samples.statements(1, #""timing":{"question":30},"#))
    let cases: [([String], Double?)] = [
      ([], 3), (["--timed=7"], 7), (["--timed"], 20), (["--untimed"], nil), (["--time-factor", "2"], 6),
    ]
    for (arguments, limit) in cases {
      let question = try place.play(["statements", "--plugin", "quick", "--new"] + arguments).first("question")
      XCTAssertEqual(question?.number("limit"), limit, "\(arguments)")
    }
    _ = try place.run(["config", "timed", "9"])
    XCTAssertEqual(try place.play(["statements", "--plugin", "quick", "--new"]).first("question")?.number("limit"), 3)
    XCTAssertEqual(try place.play(["statements", "--new"]).first("question")?.number("limit"), 9)
  }

  func testAModifierSaysWhomItFits() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    try place.plugin("mirror", Samples.mirror)
    try place.plugin("pair", "return { api = 1, players = { min = 2, max = 2 } }")
    try place.plugin(
      "moody", #"return { api = 1, quiz = "outcomes", order = function(questions) return questions end }"#)
    let one = try place.run(["statements", "--plugin", "pair", "--json"])
    XCTAssertEqual(one.code, 2)
    XCTAssertTrue(one.errors.contains("the modifier 'pair' is for 2 players, not 1"), one.errors)
    let two = try place.play(["statements", "--plugin", "pair", "--players", "Ada,Bob"])
    XCTAssertEqual(two.of("question").count, 1)
    // The mirror takes up to three: both must be content.
    XCTAssertEqual(
      try place.run(["statements", "--plugin", "mirror", "--plugin", "pair", "--players", "A,B,C", "--json"]).code, 2)
    let unfit = try place.run(["statements", "--plugin", "moody", "--json"])
    XCTAssertEqual(unfit.code, 65)
    XCTAssertTrue(
      unfit.errors.contains("the modifier 'moody' cannot play this quiz: there are no outcomes"), unfit.errors)
  }

  func testTheOneQuizThatNamesAModifier() throws {
    let place = try Place()
    try place.quiz("plain", Samples.statements(1))
    try place.quiz("named", Samples.statements(2, #""plugin":"halves","#))
    try place.plugin("halves", "return { api = 1, status = function() return { \"halves\" } end }")
    let messages = try place.play(["--plugin", "halves"])
    XCTAssertEqual((messages.first("begin")?.object["quiz"] as? [String: String])?["id"], "named")
  }

  func testOptionsReachTheHookToday() throws {
    let place = try Place()
    for id in ["one", "two"] { try place.quiz(id, Samples.statements(1)) }
    try place.plugin(
      "pick",
      """
      return { api = 1, options = { which = { type = "text", default = "one" } },
        today = function(quizzes, day, ctx) print("asked") return ctx.options.which end }
      """)
    func quiz(_ arguments: String..., settings: [String: String?] = [:]) throws -> String? {
      let outcome = try place.run(["daily", "--plugin", "pick", "--status", "--json"] + arguments, [], settings)
      return Message(outcome.output)?.string("quiz")
    }
    XCTAssertEqual(try quiz(), "one")
    XCTAssertEqual(try quiz("--set", "which=two"), "two")
    XCTAssertEqual(try quiz(), "one")
    let played = try place.play(["daily", "--plugin", "pick", "--set", "which=two"], [right])
    XCTAssertEqual((played.first("begin")?.object["quiz"] as? [String: String])?["id"], "two")
    let unknown = try place.run(["daily", "--plugin", "pick", "--status", "--set", "wich=two"])
    XCTAssertEqual(unknown.code, 2)
    XCTAssertTrue(unknown.errors.contains("did you mean 'which'?"), unknown.errors)
  }

  func testWhatPluginsPrintIsShownOnRequest() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    try place.plugin(
      "chatty",
      """
      print("loaded")
      return { api = 1, after = function(state, event) print("after", event.verdict.points) return {} end,
        judge = function() print("one\\ntwo\\27[2J") error("broken", 0) end }
      """)
    let arguments = ["statements", "--plugin", "chatty", "--json", "--new"]
    XCTAssertFalse(try place.run(arguments, [right]).errors.contains("loaded"))
    XCTAssertFalse(try place.run(arguments, [right], ["QUIZRUN_LOG": "0"]).errors.contains("loaded"))
    let said = try place.run(arguments, [right], ["QUIZRUN_LOG": "1"])
    let lines = said.errors.split(separator: "\n").filter { $0.hasPrefix("chatty: ") }
    XCTAssertEqual(lines, ["chatty: loaded", "chatty: one", "chatty: two\u{FFFD}[2J", "chatty: after\t1"])
    XCTAssertFalse(said.output.contains("chatty: "))
  }

  func testPracticePromisesNothing() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    let left = try place.run(["statements", "--plain", "--practice"], ["1", "?", "q", "k", "l"])
    XCTAssertTrue(left.output.contains("q  leave; nothing of this is saved"), left.output)
    XCTAssertTrue(left.output.contains("Leave? Nothing of this is saved. l leaves, s stays:"), left.output)
    XCTAssertTrue(left.output.contains("Expected: l or s."), left.output)
    XCTAssertTrue(left.output.hasSuffix("Nothing of this sitting is saved.\n"), left.output)
    let ended = try place.run(["statements", "--plain", "--practice"], ["1"])
    XCTAssertTrue(ended.output.hasSuffix("Nothing of this sitting is saved.\n"), ended.output)
    XCTAssertFalse(left.output.contains("kept") || ended.output.contains("kept"))
    // Where nothing can be saved the same is true.
    try place.write("", to: "file")
    let lost = try place.run(["statements", "--plain"], ["1"], ["QUIZRUN_DATA": place.root + "/file/x"])
    XCTAssertTrue(lost.output.hasSuffix("Nothing of this sitting is saved.\n"), lost.output)
  }

  func testListAndPlayAgreeOnEqualIDs() throws {
    let place = try Place()
    try place.quiz("a", Samples.statements(1, #""id":"b","#).replacing("Statements", with: "In a"))
    try place.quiz("b", Samples.statements(1).replacing("Statements", with: "In b"))
    try place.quiz("c", Samples.statements(1, #""id":"d","#).replacing("Statements", with: "In c"))
    try place.quiz("e", Samples.statements(1, #""id":"d","#).replacing("Statements", with: "In e"))
    let list = try place.run(["list", "--json"])
    for (id, title, double, first) in [("b", "In b", "a", "b"), ("d", "In c", "e", "c")] {
      let warning = "quizzes/\(double).json: the quiz '\(id)' is already in '\(place.root)/home/quizzes/\(first).json'"
      XCTAssertTrue(list.output.contains(#""id":"\#(id)","title":"\#(title)""#), list.output)
      XCTAssertTrue(list.errors.contains(warning), list.errors)
      let played = try place.run([id, "--plain"])
      XCTAssertTrue(played.output.hasPrefix(title), played.output)
      XCTAssertTrue(played.errors.contains(warning), played.errors)
    }
  }
}
