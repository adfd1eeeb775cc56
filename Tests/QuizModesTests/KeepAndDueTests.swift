import QuizCore
import QuizModes
import XCTest

/// `kinds`, `keep` and `due`: what a mode wants, what it remembers at once, and what it has for today.
final class KeepAndDueTests: XCTestCase {
  // MARK: keep

  func testKeepFollowsAfterAndActed() throws {
    let plugin = try mode(
      """
      start = function() return { n = 0 } end,
      after = function(state) state.n = state.n + 1 end,
      acted = function(state) state.n = state.n + 10 end,
      next = function(state, ctx)
        if #ctx.remaining == 0 then return ctx.finish() end
        return ctx.ask(ctx.remaining[1], { actions = { { id = "more" } } })
      end,
      keep = function(state, ctx)
        return { memory = { [ctx.asked.id] = state.n }, shared = { last = ctx.asked.text, past = #ctx.past } }
      end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    try stage.perform(.action("more", inputs: []))
    try stage.answer(true)
    XCTAssertEqual(
      stage.state.remembered,
      RememberedValues(
        memory: .record([PlainField("q1", .int(11))]),
        shared: .record([PlainField("last", .text("One")), PlainField("past", .int(1))])))
    try stage.perform(.skip)
    XCTAssertEqual(stage.state.remembered.memory, .record([PlainField("q1", .int(11)), PlainField("q2", .int(12))]))
    XCTAssertEqual(stage.failures, [])
  }

  private static let answers: [(lua: String, kept: RememberedValues?, failure: String?)] = [
    ("return nil", nil, nil), ("return {}", nil, nil), ("return { memory = {} }", nil, nil),
    ("return { memory = { a = 1 } }", RememberedValues(memory: .record([PlainField("a", .int(1))])), nil),
    (
      "return { memory = { ctx.past[1].question } }", RememberedValues(memory: .list([.text("q1")])), nil
    ),
    (
      "return { shared = { a = { b = { 1 } } } }",
      RememberedValues(shared: .record([PlainField("a", .record([PlainField("b", .list([.int(1)]))]))])), nil
    ),
    ("return { memry = {} }", nil, "what keep returns does not know 'memry'; did you mean 'memory'?"),
    ("return { memory = 5 }", nil, "'memory' of what keep returns must be a table, got a number"),
    (
      "return 5", nil,
      "what keep returns must be a table like { memory = { … } }, of what changed, or nothing, got a number"
    ),
    ("state.x = 1", nil, "the state is read-only: copy it to change it"),
    ("return { memory = { f = print } }", nil, "keep.memory.f is a function"),
  ]

  func testWhatKeepReturns() throws {
    for (lua, kept, failure) in Self.answers {
      var stage = Stage(try mode("keep = function(state, ctx) \(lua) end"))
      try stage.perform(.begin)
      try stage.answer(true)
      XCTAssertEqual(stage.state.remembered, kept ?? RememberedValues(), lua)
      XCTAssertEqual(
        stage.failures.map { $0.replacing("plugins/test.lua:2: ", with: "") }, failure.map { [$0] } ?? [], lua)
    }
  }

  func testWhatIsFixedAtTheStartStaysSo() throws {
    var stage = Stage(
      try mode(
        """
        keep = function(state, ctx) return { memory = { n = (ctx.memory.n or 0) + 1 } } end,
        result = function(state, ctx) return { headline = tostring(ctx.memory.n) } end
        """)
    ) { $0.memory = .record([PlainField("n", .int(5))]) }
    try stage.play(true, true)
    XCTAssertEqual(stage.result?.headline, "5")
    XCTAssertEqual(stage.state.remembered.memory, .record([PlainField("n", .int(6))]))
  }

  // MARK: due

  private func due(_ lua: String, _ quiz: Quiz = Stage.quiz, _ memory: PlainValue = .empty) throws -> (Int?, String?) {
    let plugin = try mode(
      "due = function(memory, quiz, ctx) \(lua) end,\noptions = { new = { type = 'int', default = 2 } }")
    var beginning = Beginning(
      sitting: "", quiz: quiz, plugins: [PluginUse(plugin.info)], options: [PlainField("new", .int(2))], seed: 0,
      players: ["Ada"], day: CivilDay(number: 20777))
    beginning.memory = memory
    do throws(HookFailure) {
      return (try DueHook(plugin).count(beginning), nil)
    } catch {
      return (nil, error.message)
    }
  }

  func testWhatDueReturns() throws {
    let memory = PlainValue.record([PlainField("q1", .int(20777)), PlainField("q2", .int(20778))])
    let count = """
      local n, new = 0, 0
      for _, question in ipairs(quiz.questions) do
        local day = memory[question.id]
        if not day then new = new + 1 elseif day <= ctx.day.number then n = n + 1 end
      end
      return n + math.min(new, ctx.options.new)
      """
    XCTAssertEqual(try due(count, Stage.quiz, memory).0, 2)
    XCTAssertEqual(try due(count).0, 2)
    XCTAssertEqual(try due("memory.x = 1 return memory.x").0, 1)
    XCTAssertEqual(try due("return #ctx.quiz.questions + (ctx.player == 'Ada' and 1 or 0)").0, 4)
    XCTAssertEqual(try due("return quiz.questions[2].points").0, 2)
    let place = "plugins/test.lua:2: "
    for (lua, failure) in [
      ("return -1", "due must return a whole number, 0 or more, got -1"),
      ("return 1.5", "due must return a whole number, 0 or more, got 1.5"),
      ("return 'x'", "due must return a whole number, 0 or more, got a text"),
      ("", "due must return a whole number, 0 or more, got nothing"), ("error('no')", "no"),
    ] { XCTAssertEqual(try due(lua).1, place + failure, lua) }
  }

  func testAPluginWithEitherIsAMode() throws {
    XCTAssertFalse(try mode("keep = function() end").info.isModifier)
    XCTAssertFalse(try mode("due = function() return 0 end").info.isModifier)
    XCTAssertTrue(try mode("kinds = { 'text' }").info.isModifier)
  }

  // MARK: kinds

  private static let kinds: [(lua: String, kinds: Set<Question.Kind>?, problem: String?)] = [
    ("{ 'text' }", [.text], nil), ("{ 'text', 'number', 'text' }", [.text, .number], nil),
    ("{}", nil, "'kinds' must be a list of kinds like { \"text\" }, got an empty table"),
    ("'text'", nil, "'kinds' must be a list of kinds like { \"text\" }, got a text"),
    ("{ 'txt' }", nil, "'txt' in kinds is no kind of question; did you mean 'text'?"),
    (
      "{ 5 }", nil,
      "a number in kinds is no kind of question; one of single, multiple, truefalse, range, number, text, order, match, gaps, info"
    ),
  ]

  func testKindsAreRead() throws {
    for (lua, kinds, problem) in Self.kinds {
      do {
        let read = try mode("kinds = \(lua)").info.kinds
        XCTAssertEqual(read, kinds, lua)
        XCTAssertNil(problem, lua)
      } catch {
        XCTAssertEqual((error as? PluginProblem)?.message, "plugins/test.lua:2: \(problem ?? "")", lua)
      }
    }
  }

  func testLayersSeeWhatAllOfThemWant() throws {
    let quiz = try Stage.read(
      """
      {"title": "T", "questions": [
        {"id": "p", "kind": "info", "text": "Page"}, {"id": "a", "kind": "text", "text": "?", "accept": ["x"]},
        {"id": "b", "kind": "text", "text": "Free"}, {"id": "c", "kind": "number", "text": "?", "correct": 3},
        {"id": "d", "kind": "truefalse", "text": "?", "correct": true}]}
      """)
    func info(_ lua: String) throws -> ModeInfo { try mode(lua).info }
    func ids(_ layers: ModeInfo...) -> [String]? { quiz.fitting(layers)?.questions.map(\.id) }
    XCTAssertEqual(ids(try info("kinds = { 'text' }")), ["p", "a", "b"])
    XCTAssertEqual(ids(try info("kinds = { 'text' }, quiz = 'marked'")), ["p", "a"])
    XCTAssertEqual(
      ids(try info("kinds = { 'text', 'number' }"), try info("kinds = { 'number', 'single' }")), ["p", "c"])
    XCTAssertNil(ids(try info("kinds = { 'text' }"), try info("kinds = { 'number' }")))
    XCTAssertEqual(try info("kinds = { 'match', 'order' }").misfit(quiz), .noneOfKind([.order, .match]))
    XCTAssertEqual(
      try info("kinds = { 'text' }, quiz = 'marked'").misfit(
        Stage.read(
          #"{"title": "T", "questions": [{"id": "b", "kind": "text", "text": "Free"}, {"id": "d", "kind": "truefalse", "text": "?", "correct": true}]}"#
        )),
      .nothingMarkedOfKind([.text]))
    XCTAssertEqual(Set<Question.Kind>([.match, .text, .order]).inWords, "text, order or match")
  }

  // MARK: Examples

  func testExamplesExpectWhatIsKeptAndDue() throws {
    let lua = """
      keep = function(state, ctx) return { memory = { [ctx.asked.id] = ctx.day.number } } end,
      due = function(memory, quiz)
        local n = 0
        for _, question in ipairs(quiz.questions) do n = n + (memory[question.id] and 0 or 1) end
        return n
      end,
      examples = {
        { QUIZ, responses = { q1 = { "true" } }, day = "1970-01-03", memory = { old = 1 },
          expect = { memory = { old = 1, q1 = 2, q2 = 2 }, due = 0, shared = {} } },
        { QUIZ, memory = { q1 = 1 }, expect = { due = 1 } },
        { QUIZ, memory = { q1 = 1 }, expect = { due = 2 } },
      }
      """.replacing(
        "QUIZ",
        with: "quiz = { title = 'T', questions = { { id = 'q1', kind = 'truefalse', text = '1', correct = true }, "
          + "{ id = 'q2', kind = 'truefalse', text = '2', correct = true } } }")
    let problems = ExampleRunner(try mode(lua)).run().map { $0.problems.map { String($0.suffix(26)) } }
    XCTAssertEqual(problems, [[], [], ["3: expected due = 2, got 1"]])
  }
}
