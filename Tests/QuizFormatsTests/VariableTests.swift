import QuizCore
import QuizFormats
import QuizTesting
import XCTest

/// Variables: drawn by the seed and the question's id, filled in everywhere, errors at their place.
final class VariableTests: XCTestCase {
  private func reading(_ json: String, seed: Int = 0, thorough: Bool = false) -> QuizFileReading {
    QuizFile.read(Array(json.utf8), path: "q.json", seed: seed, thorough: thorough)
  }

  private func quiz(_ json: String, seed: Int = 0) throws -> Quiz {
    let reading = reading(json, seed: seed)
    XCTAssertEqual(reading.diagnostics.map(\.description), [])
    return try XCTUnwrap(reading.quiz)
  }

  private func number(_ question: Question) -> Double? {
    if case .number(let number) = question.correct { return number }
    return nil
  }

  private static let sums = #"""
    { "title": "Sums with {{base}}", "variables": { "base": "random(10, 90)" },
      "questions": [
        { "id": "sum", "kind": "number", "text": "{{a}} + {{b}} = ?", "hint": "{{base}}", "explanation": "It is {{sum}}.",
          "variables": { "a": "random(2, 9)", "b": "random(2, 9)", "sum": "a + b" }, "require": "a ~= b",
          "correct": "{{sum}}", "tolerance": "{{a}}" },
        { "id": "more", "kind": "text", "text": "{{base}} in words?", "accept": ["{{base}}", "x{{ base }}y"] },
        { "id": "scale", "kind": "range", "text": "?", "variables": { "top": "base * 2" }, "min": 0, "max": "{{top}}", "step": 1,
          "answers": [ { "upTo": "{{base}}", "fraction": 1 }, { "upTo": "{{top}}" } ] },
        { "id": "pick", "kind": "single", "text": { "en": "{{base}}?", "de": "Ist es {{base}}?" },
          "answers": [ { "text": "{{base}}", "correct": true }, { "text": "-{{base}}" } ] } ] }
    """#

  func testValuesStandEverywhere() throws {
    for seed in 0..<40 {
      let quiz = try quiz(Self.sums, seed: seed)
      let sum = quiz.questions[0]
      let parts = sum.text.split(separator: " ").compactMap { Double($0) }
      XCTAssertEqual(parts.count, 2, sum.text)
      XCTAssertNotEqual(parts[0], parts[1])
      XCTAssertEqual(number(sum), parts[0] + parts[1])
      XCTAssertEqual(sum.explanation, "It is \(Int(parts[0] + parts[1])).")
      XCTAssertEqual(sum.tolerance, .absolute(parts[0]))
      let base = try XCTUnwrap(sum.hint.flatMap(Int.init))
      XCTAssertEqual(quiz.title, "Sums with \(base)")
      XCTAssertEqual(quiz.questions[1].accept, ["\(base)", "x\(base)y"])
      XCTAssertEqual(quiz.questions[2].scale.max, Double(2 * base))
      XCTAssertEqual(quiz.questions[2].answers.map(\.rule), [.upTo(Double(base)), .upTo(Double(2 * base))])
      XCTAssertEqual(quiz.questions[3].answers.map(\.text), ["\(base)", "-\(base)"])
    }
  }

  /// A word of the list stays a word, whatever its signs; other values of gaps are numbers.
  func testWordsThatAreNumbersStayWords() throws {
    let json = #"""
      { "title": "T", "questions": [ { "id": "q", "kind": "gaps", "text": "[[w]] and [[n]]",
        "variables": { "a": "random(2, 9)", "b": "a + 10" }, "words": ["{{a}}", "{{b}}", "0"],
        "gaps": { "w": { "correct": "{{b}}" }, "n": { "correct": "{{a + 1}}" } } } ] }
      """#
    let quiz = try quiz(
      json.replacing("{{a + 1}}", with: "{{c}}").replacing("\"a + 10\"", with: "\"a + 10\", \"c\": \"b + 1\""))
    let gaps = quiz.questions[0].gaps
    XCTAssertEqual(gaps.map(\.kind), [.word, .number])
    XCTAssertEqual(gaps[0].question.answers.map(\.text), [quiz.questions[0].words[1]])
    XCTAssertEqual(number(gaps[1].question), try XCTUnwrap(Double(quiz.questions[0].words[1])) + 1)
  }

  func testValuesComeFromTheSeedAndTheID() throws {
    XCTAssertEqual(try quiz(Self.sums, seed: 7), try quiz(Self.sums, seed: 7))
    XCTAssertGreaterThan(Set(try (0..<30).map { try quiz(Self.sums, seed: $0).questions[0].text }).count, 15)
    let more = Self.sums.replacing(
      #"{ "id": "sum""#,
      with: #"{ "kind": "info", "id": "new", "text": "{{z}}", "variables": { "z": "random(1, 9)" } }, { "id": "sum""#)
    XCTAssertEqual(try quiz(more, seed: 7).questions[1], try quiz(Self.sums, seed: 7).questions[0])
  }

  /// Expressions with what they come to, as it is written.
  func testExpressions() throws {
    let cases = [
      ("5", "5"), ("5.0", "5"), ("7 / 2", "3.5"), ("0.1 + 0.2", "0.30000000000000004"), ("-0.0", "0"),
      ("2 ^ 10", "1024"),
      ("round(3.14159, 2)", "3.14"), ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(1234, -2)", "1200"),
      ("round(1.005, 2)", "1.01"), ("math.max(3, 8)", "8"), ("math.floor(7.9)", "7"), ("math.pi", "3.141592653589793"),
      ("pick { 4 }", "4"), ("#'abc'", "3"), ("pick { 'Anna' }", "Anna"),
      ("(function() local s = 0 for i = 1, 10 do s = s + i end return s end)()", "55"), ("7 % 4", "3"), ("7 // 2", "3"),
    ]
    for (expression, written) in cases {
      let json =
        #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": "<{{x}}>", "variables": {"x": "\#(expression)"}}]}"#
      XCTAssertEqual(try quiz(json).questions[0].text, "<\(written)>", expression)
    }
  }

  func testTextsStayWhereNothingHasVariables() throws {
    let json = #"{"title": "{{x}}", "questions": [{"id": "q", "kind": "text", "text": "{{a}}", "accept": "{{b}}"}]}"#
    XCTAssertEqual(try quiz(json).questions[0].accept, ["{{b}}"])
    let mixed =
      #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": "{{a}}"}, {"id": "r", "kind": "info", "text": "{{a}}", "variables": {"a": "1"}}]}"#
    XCTAssertEqual(try quiz(mixed).questions.map(\.text), ["{{a}}", "1"])
    let odd =
      #"{"title": "T", "variables": {"a": "1"}, "questions": [{"id": "q", "kind": "info", "text": "{{1}} {a} {{}} \\frac{{a}}{2} {{ a }}"}]}"#
    XCTAssertEqual(try quiz(odd).questions[0].text, #"{{1}} {a} {{}} \frac1{2} 1"#)
  }

  func testDefaultsHaveVariables() throws {
    let json = #"""
      {"title": "T", "defaults": {"kind": "number", "text": "{{a}}?", "variables": {"a": "random(1, 1000000)"}, "correct": "{{a}}"},
       "questions": [{"id": "x"}, {"id": "y"}]}
      """#
    let questions = try quiz(json).questions
    XCTAssertEqual(questions.map(\.text), questions.map { "\(Int(number($0) ?? 0))?" })
    XCTAssertNotEqual(questions[0].text, questions[1].text)
  }

  func testErrorsStandAtTheirPlace() {
    let cases = [
      ReadingCase(
        "unknown in a text",
        #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": 1️⃣"{{sun}}", "variables": {"sum": "1"}}]}"#,
        "1️⃣: there is no variable 'sun': did you mean 'sum'?"),
      ReadingCase(
        "unknown in an expression",
        #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": "?", "variables": {"a": 1️⃣"b + 1"}}]}"#,
        "1️⃣: the variable 'a' of question 'q': attempt to perform arithmetic on a nil value (global 'b')"),
      ReadingCase(
        "of the quiz",
        #"{"title": "T", "variables": {"a": 1️⃣"nil"}, "questions": [{"id": "q", "kind": "info", "text": "{{a}}"}]}"#,
        "1️⃣: the variable 'a' of the quiz: it gives no finite number: make it one, such as 'random(2, 9)'"),
      ReadingCase(
        "infinite",
        #"{"title": "T", "variables": {"a": 1️⃣"1 / 0"}, "questions": [{"id": "q", "kind": "info", "text": "x"}]}"#,
        "1️⃣: the variable 'a' of the quiz: it gives no finite number: make it one, such as 'random(2, 9)'"),
      ReadingCase(
        "never met",
        #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": "x", "variables": {"a": "1"}, "require": 1️⃣"a > 1"}]}"#,
        "1️⃣: 'require' of question 'q': it is not met in 100 draws: ask for less"),
      ReadingCase(
        "a bad name",
        #"{"title": "T", "variables": {1️⃣"2a": "1"}, "questions": [{"id": "q", "kind": "info", "text": "x"}]}"#,
        "1️⃣: a variable of the quiz cannot be called '2a': write letters, digits and '_', no digit first, and no word of Lua"
      ),
      ReadingCase(
        "no expression",
        #"{"title": "T", "variables": {"a": 1️⃣true}, "questions": [{"id": "q", "kind": "info", "text": "x"}]}"#,
        "1️⃣: 'a' of the quiz takes an expression, such as 'random(2, 9)', found 'true'"),
      ReadingCase(
        "no table", #"{"title": "T", "variables": 1️⃣[1], "questions": [{"id": "q", "kind": "info", "text": "x"}]}"#,
        "1️⃣: 'variables' of the quiz takes a table, found a list"),
      ReadingCase(
        "a text for a number",
        #"{"title": "T", "questions": [{"id": "q", "kind": "number", "text": "x", "variables": {"a": "'x'"}, "correct": 1️⃣"{{a}}"}]}"#,
        "1️⃣: 'correct' of question 'q' takes a number, found the text 'x'"),
      ReadingCase(
        "a near name",
        #"{"title": "T", 1️⃣"variable": {"a": "1"}, "questions": [{"id": "q", "kind": "info", "text": "x"}]}"#,
        "1️⃣: warning: unknown key 'variable' in the quiz: did you mean 'variables'?"),
    ]
    for sample in cases { sample.check() }
  }

  /// Expressions that mean harm end as errors, within the limits.
  func testHostileExpressions() {
    let expressions = [
      "(function() while true do end end)()", "(function() local t = {} while true do t[#t + 1] = {} end end)()",
      "('x'):rep(1000000000)", "('x'):rep(1000000):rep(1000)",
      "(function() local s = 'x' while true do s = s .. s end end)()",
      "(function() local function f() return f() + 1 end return f() end)()", "('a'):rep(20000):find('.-.-.-b')",
      "os.exit()", "io.open('/etc/passwd')", "load('return 1')()", "require 'x'", "1 return 2", "1) end (2", "_G",
      "print",
      "setmetatable({}, { __gc = 1 })", "math.randomseed(1)", "string.dump(pick)",
      "'" + String(repeating: "y", count: 2000) + "'",
    ]
    for expression in expressions {
      let reading = reading(
        #"{"title": "T", "questions": [{"id": "q", "kind": "info", "text": "x", "variables": {"a": "\#(expression)"}}]}"#
      )
      XCTAssertEqual(reading.diagnostics.count { $0.severity == .error }, 1, expression)
      XCTAssertTrue(
        reading.diagnostics.first?.description.contains("the variable 'a' of question 'q': ") ?? false, expression)
    }
  }

  func testManyHostileOnesShareABudget() {
    let one = #"{"kind": "info", "text": "x", "variables": {"a": "(function() while true do end end)()"}}"#
    let seconds = { (count: Int) in
      let start = ThreadTime.seconds
      let questions = Array(repeating: one, count: count).joined(separator: ",")
      XCTAssertNil(self.reading(#"{"title": "T", "questions": [\#(questions)]}"#).quiz)
      return ThreadTime.seconds - start
    }
    // Each by itself would take fifty times as long as ten.
    XCTAssertLessThan(seconds(500), 25 * seconds(10))
  }

  /// A thorough reading draws a hundred times.
  func testAdvice() {
    func advice(_ question: String) -> [String] {
      reading(#"{"title": "T", "questions": [\#(question)]}"#, thorough: true).diagnostics.map(\.message)
    }
    let equal = advice(
      #"{"id": "q", "kind": "single", "text": "x", "variables": {"a": "random(1, 3)", "b": "random(1, 3)"}, "answers": [{"text": "{{a}}", "correct": true}, {"text": "{{b}}"}]}"#
    )
    XCTAssertEqual(equal.count { $0.contains("two answers of question 'q' are equal") }, 1, "\(equal)")
    let divided = advice(
      #"{"id": "q", "kind": "number", "text": "x", "variables": {"a": "random(0, 20)", "b": "1 / a"}, "correct": "{{b}}", "tolerance": 0.01}"#
    )
    XCTAssertEqual(
      divided.count { $0.contains("the variable 'b' of question 'q': it gives no finite number") }, 1, "\(divided)")
    let share = advice(
      #"{"id": "q", "kind": "number", "text": "x", "variables": {"a": "random(-2, 2)"}, "correct": "{{a}}", "tolerance": {"relative": 0.1}}"#
    )
    XCTAssertEqual(
      share.count { $0.contains("the right number of question 'q' is 0, of which a share is nothing") }, 1, "\(share)")
    let decimals = advice(
      #"{"id": "q", "kind": "number", "text": "x", "variables": {"a": "random(1, 9)", "b": "a / 7"}, "correct": "{{b}}"}"#
    )
    XCTAssertEqual(decimals.count { $0.contains("more than six decimals") }, 1, "\(decimals)")
    let clean = advice(
      #"{"id": "q", "kind": "number", "text": "{{a}}", "variables": {"a": "random(1, 9)", "b": "a * 7"}, "correct": "{{b}}"}"#
    )
    XCTAssertEqual(clean, [])
  }

  func testLuaQuizzes() throws {
    let lua = """
      return { title = "T", questions = { { id = "q", kind = "number", text = "{{b}} {{a}}",
        variables = { b = "random(1, 9)", a = "b * 10" }, correct = "{{a}}" } } }
      """
    let quiz = try XCTUnwrap(QuizFile.read(Array(lua.utf8), path: "q.lua", seed: 3).quiz)
    let parts = quiz.questions[0].text.split(separator: " ").compactMap { Double($0) }
    XCTAssertEqual(parts[0] * 10, parts[1])
  }
}
