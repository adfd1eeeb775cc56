import QuizCore
import QuizModes
import XCTest

/// Texts with markup that modes read, make and return.
final class ModeMarkupTests: XCTestCase {
  private static let walk = "ctx.remaining[1] and ctx.ask(ctx.remaining[1]) or ctx.finish()"

  private func body(_ lua: String, _ change: @escaping (inout Beginning) -> Void = { _ in }) throws -> String? {
    var stage = Stage(try mode("result = function(state, ctx) return { body = tostring(\(lua)) } end")) { change(&$0) }
    try stage.play(true)
    XCTAssertEqual(stage.failures, [], lua)
    return stage.result?.body
  }

  func testModesReadTheMarkup() throws {
    for lua in ["ctx.quiz.markup", "ctx.question('q1').markup"] {
      XCTAssertEqual(try body(lua), "nil", lua)
      let marked = try body(lua) { beginning in
        beginning.quiz?.markup = .markdown
        beginning.quiz?.questions[0].markup = .markdown
      }
      XCTAssertEqual(marked, "markdown", lua)
    }
  }

  func testAPlainText() throws {
    let cases = [
      ("'**a** $x^2$ <u>c</u>', 'markdown'", "a x² c"), ("'**a** $x^2$'", "**a** $x^2$"),
      ("'**a**', ctx.quiz.markup", "**a**"), ("'| a | b |\\n|---|---|\\n| 1 | $\\\\alpha$ |', 'markdown'", "a b\n1 α"),
      ("'*a*', 'plain'", "*a*"),
    ]
    for (arguments, expected) in cases { XCTAssertEqual(try body("ctx.text.plain(\(arguments))"), expected, arguments) }
  }

  /// A text is read in time, or the hook ends at its limit.
  func testALongTextCosts() throws {
    let plugin = try mode(
      "result = function(state, ctx) for i = 1, 1e9 do ctx.text.plain(('*'):rep(50000), 'markdown') end end")
    var stage = Stage(plugin)
    try stage.play(true)
    XCTAssertEqual(stage.failures.count, 1)
  }

  func testTheirTablesTakeIt() throws {
    let plugin = try mode(
      """
      next = function(state, ctx)
        if #ctx.past == 0 and not state.read then
          return ctx.show { id = "p", body = "**b**", markup = "markdown" }
        end
        return ctx.remaining[1] and ctx.ask(ctx.remaining[1], { note = "`n`", hint = "*h*", markup = "markdown" })
          or ctx.finish()
      end,
      acted = function(state) state.read = true end,
      judge = function() return { points = 1, feedback = "_f_", markup = "markdown" } end,
      result = function() return { body = "- r", markup = "markdown" } end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    guard case .page(let page)? = stage.state.open?.content else { return XCTFail("no page") }
    XCTAssertEqual(page.markup, .markdown)
    try stage.perform(.proceed(inputs: []))
    XCTAssertEqual(stage.state.open?.asking?.markup, .markdown)
    XCTAssertEqual(stage.state.open?.asking?.hintMarkup, .markdown)
    while !stage.state.isOver { try stage.answer(true) }
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.state.past.map(\.verdict?.markup), [.markdown, .markdown, .markdown])
    XCTAssertEqual(stage.result?.markup, .markdown)
  }

  /// Feedback of a question keeps its markup on its way through a mode.
  func testFeedbackKeepsIts() throws {
    let plugin = try mode(
      """
      judge = function(question, response, ctx)
        local verdict = ctx.judge(question, response)
        verdict.feedback = "Now: " .. (verdict.feedback or "nothing")
        return verdict
      end
      """)
    var stage = Stage(plugin) { beginning in
      beginning.quiz?.questions[0].markup = .markdown
      beginning.quiz?.questions[0].answers[0].feedback = "$x$"
    }
    try stage.play(true, true)
    XCTAssertEqual(stage.failures, [])
    XCTAssertEqual(stage.state.past.map { $0.verdict?.feedback }.prefix(2), ["Now: $x$", "Now: nothing"])
    XCTAssertEqual(stage.state.past.map { $0.verdict?.markup }.prefix(2), [.markdown, .plain])
  }

  func testAQuestionMadeOnTheSpotHasTheQuizs() throws {
    let plugin = try mode(
      """
      next = function(state, ctx)
        if #ctx.past > 1 then return ctx.finish() end
        local own = #ctx.past == 1 and "plain" or nil
        return ctx.ask { id = "m" .. #ctx.past, kind = "truefalse", text = "*m*", correct = true, markup = own }
      end
      """)
    var stage = Stage(plugin) { $0.quiz?.markup = .markdown }
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.openQuestion?.markup, .markdown)
    try stage.answer(true)
    XCTAssertEqual(stage.state.openQuestion?.markup, .plain)
    XCTAssertEqual(stage.failures, [])
  }

  func testAnUnknownMarkupIsSaid() throws {
    let cases = [
      ("next = function(s, ctx) return ctx.ask('q1', { markup = 'markdwon' }) end", "ctx.ask's options"),
      ("next = function(s, ctx) return ctx.show { id = 'p', markup = 'markdwon' } end", "ctx.show"),
      ("judge = function() return { points = 1, markup = 'markdwon' } end", "judge's verdict"),
      ("result = function() return { markup = 'markdwon' } end", "the result"),
      ("result = function(s, ctx) return { body = ctx.text.plain('a', 'markdwon') } end", "ctx.text.plain"),
    ]
    for (lua, owner) in cases {
      var stage = Stage(try mode(lua))
      try stage.play(true)
      XCTAssertTrue(
        stage.failures.first?.contains("\(owner) has the unknown markup 'markdwon'; did you mean 'markdown'?")
          ?? false, "\(lua): \(stage.failures)")
    }
  }

  /// The quiz's bands and outcomes have its markup, a mode's own body none unless it says so.
  func testTheResultsOwnMarkup() throws {
    for (lua, expected) in [("", TextMarkup.markdown), ("result = function() return { body = '*b*' } end", .plain)] {
      var stage = Stage(try mode(lua)) { beginning in
        beginning.quiz?.markup = .markdown
        beginning.quiz?.bands = [Band(from: 0, title: "B", text: "*t*")]
      }
      try stage.play(true)
      XCTAssertEqual(stage.result?.markup, expected, lua)
    }
  }
}
