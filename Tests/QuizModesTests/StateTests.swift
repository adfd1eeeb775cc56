import QuizCore
import QuizModes
import XCTest

/// Tests what a mode may keep, where it may change it, and what comes back.
final class StateTests: XCTestCase {
  func testPlainDataComesBackAsItWas() throws {
    let plugin = try mode(
      """
      start = function() return { whole = 6 / 2, half = 0.5, text = "ä", yes = true, list = { 1, { 2 } }, [7] = "seven" } end,
      after = function(state) state.whole = state.whole + 1; state.list[3] = {} end
      """)
    var stage = Stage(plugin)
    try stage.play(true)
    XCTAssertEqual(
      stage.state.modeState,
      .record([
        PlainField("whole", .int(6)), PlainField("half", .number(0.5)), PlainField("text", .text("ä")),
        PlainField("yes", .bool(true)), PlainField("list", .list([.int(1), .list([.int(2)]), .empty])),
        PlainField(.int(7), .text("seven")),
      ]))
  }

  /// A question is kept as its id and comes back as the question; what was changed in it is not.
  func testQuestionsAreKeptByTheirID() throws {
    let plugin = try mode(
      """
      start = function(ctx) return { ctx.question("q2"), inner = { again = ctx.remaining[1] } } end,
      next = function(state, ctx) return ctx.ask(state[1]) end,
      after = function(state) state[1].text = "changed" end,
      status = function(state) return { state[1].text .. state.inner.again.text } end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.modeState["inner"]?["again"], .question("q1"))
    XCTAssertEqual(stage.state.status, ["TwoOne"])
    try stage.answer(true)
    XCTAssertEqual(stage.state.status, ["TwoOne"])
    XCTAssertEqual(stage.asked, ["q2", "q2"])
    XCTAssertEqual(stage.failures, [])
  }

  private static let refused: [(lua: String, expected: String)] = [
    ("next = function(state, ctx)\n state.n = 1 end", "3: the state is read-only: copy it to change it"),
    ("next = function(state, ctx)\n state.inner.n = 1 end", "3: the state is read-only: copy it to change it"),
    (
      "next = function(state, ctx)\n table.insert(state.inner, 1) end",
      "3: the state is read-only: copy it to change it"
    ),
    ("next = function(state, ctx)\n rawset(state, 'n', 1) end", "3: the state is read-only: copy it to change it"),
    ("status = function(state, ctx)\n state.n = 1 end", "3: the state is read-only: copy it to change it"),
    ("result = function(state, ctx)\n state.n = 1 end", "3: the state is read-only: copy it to change it"),
    ("judge = function(q, r, ctx)\n ctx.state.n = 1 end", "3: ctx.state is read-only: copy it to change it"),
    ("after = function(state, event, ctx)\n ctx.state.n = 1 end", "3: ctx.state is read-only: copy it to change it"),
    ("result = function(state, ctx)\n ctx.memory.n = 1 end", "3: ctx.memory is read-only: copy it to change it"),
    (
      "result = function(state, ctx)\n ctx.quiz.questions[1].text = 'x' end",
      "3: ctx.quiz is read-only: copy it to change it"
    ),
    ("result = function(state, ctx)\n ctx.x = 1 end", "3: ctx is read-only"),
    (
      "result = function(state, ctx)\n count = 1 end",
      "3: assigning the global 'count': a plugin keeps what changes in its state (or write `local count`)"
    ),
  ]

  func testWritingElsewhereIsRefused() throws {
    for (lua, expected) in Self.refused {
      var stage = Stage(try mode("\(lua), start = function() return { inner = {} } end"))
      try stage.play(true)
      XCTAssertEqual(stage.failures.first, "plugins/test.lua:\(expected)", lua)
      XCTAssertEqual(stage.state.modeState, .record([PlainField("inner", .empty)]), lua)
      XCTAssertNotNil(stage.result, lua)
    }
  }

  private static let notPlain: [(lua: String, expected: String)] = [
    ("state.f = print", "state.f is a function"), ("state[1.5] = 1", "state has a fraction as a key"),
    ("state[true] = 1", "state has a boolean as a key"), ("state.n = 0 / 0", "state.n is not a number (0/0)"),
    ("state.me = state", "state.me contains itself"),
  ]

  func testWhatIsNoPlainDataIsRefused() throws {
    for (lua, expected) in Self.notPlain {
      var stage = Stage(try mode("start = function() return { n = 1 } end,\nafter = function(state) \(lua) end"))
      try stage.play(true)
      XCTAssertTrue(stage.failures.first?.contains(expected) ?? false, "\(lua): \(stage.failures)")
      XCTAssertEqual(stage.state.modeState, .record([PlainField("n", .int(1))]), "the state stays: \(lua)")
    }
  }

  func testAfterMayReturnAnotherState() throws {
    var stage = Stage(try mode("after = function(state) return { fresh = true } end"))
    try stage.play(true)
    XCTAssertEqual(stage.state.modeState, .record([PlainField("fresh", .bool(true))]))
  }

  /// Arguments are private copies: changes by a hook are seen by no other.
  func testArgumentsArePrivateCopies() throws {
    let plugin = try mode(
      """
      order = function(questions) questions[1].text = "changed" return questions end,
      judge = function(question, response, ctx) question.correct = false return ctx.judge(question, response) end,
      after = function(state, event) event.question.text = "changed" event.verdict.points = 99 end,
      result = function(state, ctx) return { body = ctx.quiz.questions[1].text .. ctx.past[1].verdict.points } end
      """)
    var stage = Stage(plugin)
    try stage.play(false)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.result?.body, "One1", "the changed question was judged, the quiz stays")
  }

  func testMemoryAndSharedGoRound() throws {
    let plugin = try mode(
      """
      result = function(state, ctx)
        return { memory = { n = (ctx.memory.n or 0) + 1, last = ctx.past[1].question }, shared = { all = (ctx.shared.all or 0) + 10 } }
      end
      """)
    var memory = PlainValue.empty
    var shared = PlainValue.empty
    for round in 1...3 {
      var stage = Stage(plugin) { ($0.memory, $0.shared) = (memory, shared) }
      try stage.play(true)
      XCTAssertEqual(stage.failures, [])
      memory = try XCTUnwrap(stage.result?.memory)
      shared = try XCTUnwrap(stage.result?.shared)
      XCTAssertEqual(memory, .record([PlainField("n", .int(round)), PlainField("last", .text("q1"))]))
      XCTAssertEqual(shared, .record([PlainField("all", .int(10 * round))]))
    }
  }

  func testLeftOutMemoryStays() throws {
    var stage = Stage(try mode("result = function() return {} end"))
    try stage.play()
    XCTAssertNil(stage.result?.memory)
    XCTAssertNil(stage.result?.shared)
  }
}
