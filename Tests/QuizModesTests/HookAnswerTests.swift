import QuizCore
import QuizModes
import XCTest

/// Tests results of hooks that do not fit: the sentence, and the default instead.
final class HookAnswerTests: XCTestCase {
  private static let walk = "ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish()"

  /// Fields of a plugin whose hook begins on line 2, and the first failure.
  private static let cases: [(lua: String, expected: String)] = [
    (
      "next = function() end",
      "next must return a step: write `return ctx.ask(…)`, `return ctx.show { … }` or `return ctx.finish(…)`; got nothing"
    ),
    (
      "next = function() return 5 end",
      "next must return a step: write `return ctx.ask(…)`, `return ctx.show { … }` or `return ctx.finish(…)`; got a number"
    ),
    (
      "next = function(s, ctx) return ctx.ask(ctx.remaining[9]) end",
      "ctx.ask needs a question, its id, or a table made on the spot; got nothing (is ctx.remaining empty?)"
    ),
    ("next = function(s, ctx) return ctx.ask('q9') end", "ctx.ask: the quiz has no question 'q9'; did you mean 'q1'?"),
    (
      "next = function(s, ctx) return ctx.ask { kind = 'truefalse', text = 'x', correct = true } end",
      "ctx.ask: a question made on the spot needs its own 'id'"
    ),
    (
      "next = function(s, ctx) return ctx.ask { id = 'q1', kind = 'truefalse', text = 'x', correct = true } end",
      "ctx.ask: 'q1' is the id of a question of the quiz; a question made on the spot needs its own"
    ),
    (
      "next = function(s, ctx) return ctx.ask { id = 'x', kind = 'info', text = 'x' } end",
      "ctx.ask: a page is shown with ctx.show"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { limt = 3 }) end",
      "ctx.ask's options does not know 'limt'; did you mean 'limit'?"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { limit = 0 }) end",
      "'limit' of ctx.ask must be above 0 seconds, got 0"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { limit = 'x' }) end",
      "'limit' of ctx.ask's options must be a number, got a text"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { reveal = 'all' }) end",
      "'reveal' of ctx.ask must be \"answer\", \"verdict\" or false"
    ),
    ("next = function(s, ctx) return ctx.ask('q1', { player = 'Bob' }) end", "'Bob' does not play; players: Ada"),
    (
      "next = function(s, ctx) return ctx.ask('q1', { hide = { 'true', 'false' } }) end",
      "'hide' of ctx.ask leaves no answer of 'q1'"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { hide = { 'flase' } }) end",
      "'hide' of ctx.ask: 'q1' has no answer 'flase'; did you mean 'false'?"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { inputs = { a = { type = 'list', max = 3 } } }) end",
      "'max' of 'a' of ctx.ask's inputs is for numbers; a list has no bounds; "
        + "say what each entry is: values = \"number\""
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { actions = { { label = 'x' } } }) end",
      "an action needs 'id', a text"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { actions = { { id = 'x' }, { id = 'x' } } }) end",
      "two actions have the id 'x'"
    ),
    (
      "next = function(s, ctx) return ctx.ask('q1', { inputs = { a = { typ = 'int' } } }) end",
      "'a' of ctx.ask's inputs does not know 'typ'; did you mean 'type'?"
    ),
    (
      "next = function(s, ctx) return ctx.show { titel = 'x' } end",
      "ctx.show does not know 'titel'; did you mean 'title'?"
    ),
    ("next = function(s, ctx) return ctx.show {} end", "ctx.show needs 'id', a text"),
    (
      "next = function(s, ctx) return ctx.show 'x' end",
      "ctx.show must be a table like { id = \"intro\", body = \"…\" }, got a text"
    ),
    ("order = function(q) return 5 end", "order must return a list of questions, got a number"),
    ("order = function(q) return { q[1], q[1] } end", "order returned 'q1' twice"),
    ("order = function(q) return { 'q7' } end", "order returned 'q7', which is not in the list it got"),
    (
      "order = function(q) return { {} } end",
      "order must return questions of the list it got; element 1 is an empty table"
    ),
    (
      "judge = function() end",
      "judge's verdict must be a table like { points = 1, of = 1, correct = true }, got nothing"
    ),
    ("judge = function() return { point = 1 } end", "judge's verdict does not know 'point'; did you mean 'points'?"),
    ("judge = function() return { points = 'x' } end", "'points' of judge's verdict must be a number, got a text"),
    (
      "judge = function() return { correct = 1 } end",
      "'correct' of judge's verdict must be true or false, got a number"
    ),
    ("status = function() return 5 end", "status must return a list of short texts, got a number"),
    (
      "status = function() return { {} } end", "status must return a list of short texts; one of them is an empty table"
    ),
    (
      "result = function() return { headlin = 'x' } end", "the result does not know 'headlin'; did you mean 'headline'?"
    ),
    ("result = function() return 'x' end", "the result must be a table like { headline = \"…\" }, got a text"),
    ("result = function() return { bars = { { label = 'x' } } } end", "a bar needs 'label' and 'value'"),
    (
      "result = function() return { ranking = { { points = 1 } } } end", "a place of the ranking needs 'player', a text"
    ),
    (
      "result = function() return { ranking = { { player = '', points = 1 } } } end",
      "'player' of a place of the ranking is empty: a place of the ranking needs one"
    ),
    ("result = function() return { memory = 5 } end", "'memory' of the result must be a table, got a number"),
    ("result = function() return { share = 'x' } end", "'share' of the result must be a list, got a text"),
  ]

  func testSentencesAndDefaults() throws {
    for (lua, expected) in Self.cases {
      var stage = Stage(try mode(lua))
      try stage.play(true)
      XCTAssertEqual(stage.failures.first, "plugins/test.lua:2: \(expected)", lua)
      XCTAssertEqual(stage.result?.points, 1, "the default takes over: \(lua)")
      XCTAssertLessThanOrEqual(stage.failures.count, 2, "off after the second failure: \(lua)")
    }
  }

  func testStartRefusesTheSitting() throws {
    for (lua, expected) in [
      (
        "start = function() return 5 end",
        "plugins/test.lua:2: start must return a table, the mode's state; got a number"
      ),
      ("start = function() error('no') end", "plugins/test.lua:2: no"),
    ] {
      var stage = Stage(try mode(lua))
      XCTAssertThrowsError(try stage.perform(.begin)) { error in
        XCTAssertEqual((error as? Refusal)?.sentence, expected)
      }
    }
  }

  /// Every option of an ask, as it is resolved.
  func testAskOptions() throws {
    let plugin = try mode(
      """
      next = function(s, ctx) return ctx.ask("q1", { limit = 1.5, reveal = "verdict", back = true, skip = false, hint = "Think",
        hide = { "false" }, actions = { { id = "help", label = "Help" }, { id = "bare" } },
        inputs = { bet = { type = "int", min = 1, max = 5 } }, player = "Ben" }) end
      """)
    var stage = Stage(plugin) { $0.players = ["Ada", "Ben"] }
    try stage.perform(.begin)
    let step = try XCTUnwrap(stage.state.open)
    let asking = try XCTUnwrap(step.asking)
    XCTAssertEqual(asking.limit, 1500)
    XCTAssertEqual(asking.reveal, .verdict)
    XCTAssertTrue(asking.back)
    XCTAssertFalse(asking.skip)
    XCTAssertEqual(asking.hint, "Think")
    XCTAssertEqual(asking.hide, ["false"])
    XCTAssertEqual(asking.actions, [Action(id: "help", label: "Help"), Action(id: "bare", label: "bare")])
    XCTAssertEqual(asking.inputs, [NamedSpec("bet", ValueSpec(.int, min: 1, max: 5))])
    XCTAssertEqual(step.player, "Ben")
  }

  func testResultIsReadWhole() throws {
    let plugin = try mode(
      """
      result = function() return { headline = "H", body = "B", emoji = "E", image = "i.png", outcome = "o", points = 1, of = 4,
        percent = 20, passed = false, bars = { { label = "L", value = 1, of = 2.5 } }, share = { "a" },
        ranking = { { player = "Ada", points = 3, of = 4 } }, memory = { n = 1, q = { 1, 2 } }, shared = {} } end
      """)
    var stage = Stage(plugin)
    try stage.play()
    var expected = SittingResult()
    (expected.headline, expected.body, expected.emoji, expected.image) = ("H", "B", "E", "i.png")
    (expected.outcome, expected.points, expected.of, expected.percent, expected.passed) = ("o", 1, 4, 20, false)
    expected.bars = [SittingResult.Bar(label: "L", value: 1, of: 2.5)]
    expected.share = ["a"]
    expected.ranking = [SittingResult.Standing(player: "Ada", points: 3, of: 4)]
    expected.memory = .record([PlainField("n", .int(1)), PlainField("q", .list([.int(1), .int(2)]))])
    expected.shared = .empty
    XCTAssertEqual(stage.result, expected)
  }

  /// A bar without `of` is as long as the longest that the list speaks of.
  func testBarsWithoutTheirMost() throws {
    let cases: [(lua: String, most: [Double])] = [
      ("{ label = 'A', value = 3 }", [3]),
      ("{ label = 'A', value = 3 }, { label = 'B', value = 5 }", [5, 5]),
      ("{ label = 'A', value = 3 }, { label = 'B', value = 1, of = 8 }", [8, 8]),
      ("{ label = 'A', value = 9 }, { label = 'B', value = 1, of = 8 }", [9, 8]),
      ("{ label = 'A', value = -1 }", [0]),
      ("{ label = '', value = 2 }", [2]),
    ]
    for (lua, most) in cases {
      var stage = Stage(try mode("result = function() return { headline = 'H', bars = { \(lua) } } end"))
      try stage.play()
      XCTAssertEqual(stage.failures, [], lua)
      XCTAssertEqual(stage.result?.headline, "H", lua)
      XCTAssertEqual(stage.result?.bars.map(\.of), most, lua)
    }
  }

  /// Missing parts are filled in: points, a headline, the reason.
  func testResultIsFilledIn() throws {
    let cases: [(lua: String, headline: String, body: String?, points: Double?, percent: Double?)] = [
      ("result = function() end", "1 of 6", nil, 1, 100.0 / 6),
      ("result = function() return { points = 5 } end", "T", nil, 5, nil),
      ("result = function() return { of = 2 } end", "1 of 2", nil, 1, 50),
      ("result = function() return { of = 0 } end", "T", nil, nil, nil),
      (
        "next = function(s, ctx) return \(Self.walk.replacing("finish()", with: "finish('Enough')")) end", "1 of 6",
        "Enough", 1, 100.0 / 6
      ),
      (
        "next = function(s, ctx) return ctx.finish('Enough') end, result = function() return { of = 0 } end", "Enough",
        nil, nil, nil
      ),
    ]
    for (lua, headline, body, points, percent) in cases {
      var stage = Stage(try mode(lua))
      try stage.perform(.begin)
      if stage.state.open != nil { try stage.answer(true) }
      while !stage.state.isOver { try stage.perform(.skip) }
      XCTAssertEqual(stage.failures, [], lua)
      XCTAssertEqual(stage.result?.headline, headline, lua)
      XCTAssertEqual(stage.result?.body, body, lua)
      XCTAssertEqual(stage.result?.points, points, lua)
      XCTAssertEqual(stage.result?.percent, percent, lua)
    }
  }

  /// An unmarked verdict of `judge`, and the points a question has when `of` is left out.
  func testVerdictsAreReadWhole() throws {
    let plugin = try mode(
      """
      judge = function(question, response)
        if question.id == "q1" then return { points = 1, of = 0 } end
        return { points = 0.5, feedback = "Half of " .. question.points }
      end
      """)
    var stage = Stage(plugin)
    try stage.play(true, false)
    XCTAssertEqual(
      stage.state.past.map(\.verdict),
      [
        Verdict(points: 1, of: 0), Verdict(points: 0.5, of: 2, feedback: "Half of 2"),
        Verdict(points: 0, of: 3, correct: false),
      ])
  }
}
