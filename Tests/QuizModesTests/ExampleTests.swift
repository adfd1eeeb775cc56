import QuizCore
import QuizModes
import XCTest

/// Tests what a plugin's examples say when they do not come out as expected.
final class ExampleTests: XCTestCase {
  private static let quiz = """
    quiz = { title = "E", questions = {
      { id = "q1", kind = "single", text = "?", answers = { { text = "A", correct = true }, { text = "B" } } },
      { id = "q2", kind = "match", text = "?", pairs = { { "France", "Paris" }, { "Peru", "Lima" } } },
      { id = "q3", kind = "order", text = "?", answers = { { text = "1" }, { text = "2" } } } } }
    """

  /// An example's fields behind the quiz, and its problems.
  private static let cases: [(lua: String, expected: [String])] = [
    (
      "responses = { q1 = { 'a' }, q2 = { France = 'Paris' }, q3 = { 'a', 'b' } }, expect = { points = 2.5, of = 3 }",
      []
    ),
    ("responses = { q1 = 'a' }, expect = { points = 1, percent = 33.33, headline = '1 of 3', outcome = nil }", []),
    ("responses = { q1 = { tries = { { wait = 10 }, { skip = true } } } }, expect = { points = 0, ms = 10 }", []),
    ("expect = { asked = { 'q1', 'q2', 'q3' }, share = {}, bars = {} }", []),
    ("responses = { q1 = { 'b' } }, expect = { points = 1, of = 3 }", ["expected points = 1, got 0"]),
    (
      "expect = { headline = 'X', points = 1 }",
      ["expected headline = \"X\", got \"0 of 3\"", "expected points = 1, got 0"]
    ),
    ("expect = { asked = { 'q1' } }", ["expected asked = { \"q1\" }, got { \"q1\", \"q2\", \"q3\" }"]),
    (
      "responses = { q11 = { 'a' } }, expect = { points = 0 }",
      ["responses name 'q11', which is no question of the quiz and was never asked or shown; did you mean 'q1'?"]
    ),
    (
      "responses = { France = 'Paris' }, expect = { points = 1 }",
      [
        "responses name 'France', which is no question of the quiz and was never asked or shown; there is q1, q2, q3",
        "expected points = 1, got 0",
      ]
    ),
    ("expect = { pionts = 1 }", ["expect does not know 'pionts'; did you mean 'points'?"]),
    ("expect = {}", ["the example needs 'expect', a table like { points = 3 }"]),
    ("exepct = { points = 1 }", ["the example does not know 'exepct'; did you mean 'expect'?"]),
    ("responses = { q1 = { 'z' } }, expect = { points = 1 }", ["at 'q1': there is no answer 'z'"]),
    ("responses = { q1 = 5 }, expect = { points = 1 }", ["the response to 'q1' must be one answer, got a number"]),
    ("responses = { q1 = { action = 'x' } }, expect = { points = 1 }", ["at 'q1': there is no action 'x'"]),
    (
      "seed = -1, expect = { points = 0 }",
      ["'seed' of the example must be a whole number from 0 to 9007199254740991, got -1"]
    ),
    ("day = 'x', expect = { points = 0 }", ["'day' of the example must be a date like 2026-11-20, got 'x'"]),
    ("options = { x = 1 }, expect = { points = 0 }", ["the plugin has no option 'x'"]),
    ("options = { n = 'many' }, expect = { points = 0 }", ["the option 'n' must be a whole number, got 'many'"]),
  ]

  func testProblems() throws {
    for (lua, expected) in Self.cases {
      let plugin = try mode(
        "after = function() end, options = { n = { type = 'int', default = 1 } },\nexamples = { { \(Self.quiz), \(lua) } }"
      )
      let reports = ExampleRunner(plugin).run()
      XCTAssertEqual(reports.map(\.number), [1])
      XCTAssertEqual(reports[0].problems, expected.map { "plugins/test.lua:3: example 1: \($0)" }, lua)
    }
  }

  /// Questions and pages that are asked or shown besides the quiz may be answered; so may those that the mode leaves
  /// out of it.
  func testResponsesToMadeUpQuestionsPagesAndWhatIsNotAsked() throws {
    let plugin = try mode(
      """
      next = function(_, ctx)
        if #ctx.past == 0 then return ctx.ask { id = "own", kind = "truefalse", text = "?", correct = true } end
        return ctx.finish()
      end,
      examples = {
        { \(Self.quiz), responses = { own = { 'true' }, q1 = { 'a' } }, expect = { points = 1 } },
        { \(Self.quiz), responses = { won = { 'true' } }, expect = { points = 0 } } }
      """)
    let problems = ExampleRunner(plugin).run().map(\.problems)
    XCTAssertEqual(problems.map(\.count), [0, 1])
    XCTAssertTrue(problems[1].first?.hasSuffix("; did you mean 'own'?") ?? false, "\(problems)")
    let pages = try mode(
      """
      start = function() return { shown = false } end,
      acted = function(state) state.shown = true end,
      next = function(state, ctx)
        if not state.shown then return ctx.show { id = "intro", title = "Hello" } end
        return ctx.finish()
      end,
      examples = { { \(Self.quiz), responses = { intro = { inputs = {} } }, expect = { points = 0 } } }
      """)
    XCTAssertEqual(ExampleRunner(pages).run().flatMap(\.problems), [])
  }

  func testFailedHooksAndBadQuizzesAreProblems() throws {
    let cases: [(lua: String, expected: String)] = [
      (
        "after = function() error('no') end, examples = { { \(Self.quiz), expect = { points = 0 } } }",
        "plugins/test.lua:2: no"
      ),
      ("after = function() end, examples = { { quiz = 'gone', expect = { points = 0 } } }", "there is no quiz 'gone'"),
      (
        "after = function() end, examples = { { expect = { points = 0 } } }",
        "the example needs 'quiz', a table or an id"
      ),
      (
        "after = function() end, examples = { { quiz = { title = 'E', questions = {} }, expect = { points = 0 } } }",
        "its quiz: "
      ),
      (
        "next = function(s, ctx) return ctx.show { id = 'p' } end, examples = { { \(Self.quiz), expect = { points = 0 } } }",
        "the example does not end: 130 steps were taken"
      ),
    ]
    for (lua, expected) in cases {
      let reports = ExampleRunner(try mode(lua)).run()
      XCTAssertTrue(reports[0].problems.first?.contains(expected) ?? false, "\(lua): \(reports)")
    }
  }

  func testAnExampleMayNameAQuiz() throws {
    let plugin = try mode(
      "after = function() end, examples = { { quiz = 't', responses = { q2 = true }, expect = { points = 2 } } }")
    XCTAssertEqual(ExampleRunner(plugin, quiz: { $0 == "t" ? Stage.quiz : nil }).run().flatMap(\.problems), [])
  }

  /// Examples come out alike whatever language their tester has.
  func testExamplesHaveALanguageOfTheirOwn() throws {
    func problems(_ strings: String, _ example: String, in languages: [String]) throws -> [String] {
      let plugin = try mode(
        "strings = { \(strings) }, result = function(s, ctx) return { headline = ctx.t.over() } end, "
          + "examples = { { \(Self.quiz), \(example) } }")
      return ExampleRunner(plugin, languages: languages).run().flatMap(\.problems)
    }
    let both = "en = { over = 'Over' }, de = { over = 'Vorbei' }"
    for languages in [["en"], ["de", "en"], ["fr"]] {
      XCTAssertEqual(try problems(both, "expect = { headline = 'Over' }", in: languages), [])
      XCTAssertEqual(try problems(both, "language = 'de', expect = { headline = 'Vorbei' }", in: languages), [])
      XCTAssertEqual(try problems("de = { over = 'Vorbei' }", "expect = { headline = 'Vorbei' }", in: languages), [])
    }
    let german = try problems(both, "expect = { headline = 'Vorbei' }", in: ["de"])
    XCTAssertEqual(german.count, 1)
    XCTAssertTrue(german[0].hasSuffix("; with `language = \"de\"` in the example it passes"), "\(german)")
    let wrong = try problems(both, "expect = { headline = 'Aus' }", in: ["de"])
    XCTAssertTrue(wrong.first?.hasSuffix("got \"Over\"") ?? false, "\(wrong)")
  }
}
