import QuizCore
import QuizFormats
import XCTest

/// Quizzes written in Lua: the same table, chance, the sandbox's errors, and the places of findings.
final class LuaQuizTests: XCTestCase {
  func testTheSameTableIsTheSameQuiz() throws {
    let lua = #"""
      local cities = { { "Paris", true }, { "Rome", false } }
      local answers = {}
      for i, city in ipairs(cities) do answers[i] = { text = city[1], correct = city[2], outcomes = {} } end
      return {
        title = { en = "Capitals", de = 'Hauptstädte' },
        tags = {}, timing = { question = 20.0 },
        questions = {
          { text = "France?", answers = answers, points = 2 },
          { kind = "truefalse", text = [[Rome is
      a city]], correct = true },
        },
      }
      """#
    let json = #"""
      { "title": { "en": "Capitals", "de": "Hauptstädte" }, "tags": [], "timing": { "question": 20 },
        "questions": [
          { "text": "France?", "points": 2,
            "answers": [{ "text": "Paris", "correct": true }, { "text": "Rome", "correct": false }] },
          { "kind": "truefalse", "text": "Rome is\na city", "correct": true }] }
      """#
    let reading = QuizFile.read(Array(lua.utf8), path: "quizzes/sample.lua", languages: ["de"])
    XCTAssertEqual(reading.diagnostics.map(\.description), [])
    XCTAssertEqual(reading.quiz, try cleanQuiz(json, languages: ["de"]))
  }

  /// A file that can be started as a program, too.
  func testAFirstLineForTheSystem() {
    for mark in ["", "\u{FEFF}"] {
      let lua = "\(mark)#!/usr/bin/lua\nreturn { questions = { { kind = 'truefalse', text = 'x', correct = true } } }"
      let reading = QuizFile.read(Array(lua.utf8), path: "q.lua")
      XCTAssertEqual(reading.diagnostics.map(\.description), ["q.lua:2:8: the quiz has no 'title': add one"])
    }
  }

  func testChanceComesFromTheSeed() throws {
    let source = """
      local questions = {}
      for i = 1, 20 do questions[i] = { kind = "number", text = "?", correct = random(1, 1000) } end
      return { title = "T", questions = questions }
      """
    func numbers(_ seed: Int) throws -> [Question.Correct?] {
      let quiz = QuizFile.read(Array(source.utf8), path: "a.lua", seed: seed).quiz
      return try XCTUnwrap(quiz).questions.map(\.correct)
    }
    XCTAssertEqual(try numbers(7), try numbers(7))
    XCTAssertNotEqual(try numbers(7), try numbers(8))
    for case .number(let number)?? in try numbers(7) as [Question.Correct??] {
      XCTAssertTrue((1...1000).contains(number) && number == number.rounded())
    }
  }

  func testErrorsOfLuaStandAtTheirLine() {
    let cases: [(name: String, source: String, line: Int?, message: String)] = [
      ("syntax", "return {\n  title = ,\n}", 2, "unexpected symbol"),
      ("an error", "local x\n\nreturn { title = x.y }", 3, "nil"),
      ("no table", "local x = 1", nil, "the file returns nothing"),
      ("endless", "while true do end", 1, "instructions"),
      ("files", "\nio.open('x')", 2, "io"),
      (
        "a function", "return {\n title = 'T',\n questions = {\n  { kind = 'info', text = function() end } } }", 4,
        "a function"
      ),
      ("a function of the library", "return { title = print, questions = {} }", 1, "a function"),
    ]
    for (name, source, line, message) in cases {
      let reading = QuizFile.read(Array(source.utf8), path: "a.lua")
      XCTAssertNil(reading.quiz, name)
      XCTAssertEqual(reading.diagnostics.first?.line, line, name)
      XCTAssertTrue(reading.diagnostics.first?.message.contains(message) ?? false, "\(name): \(reading.diagnostics)")
    }
  }

  func testFindingsStandWhereTheTableIsWritten() {
    for sample in places { sample.check() }
  }

  private struct PlaceCase {
    var name: String
    var sample: String
    var expected: [String]

    func check() {
      let marked = MarkedText(sample)
      let reading = QuizFile.read(Array(marked.text.utf8), path: "q.lua")
      let found = reading.diagnostics.map { String($0.description.dropFirst("q.lua:".count)) }
      XCTAssertEqual(found, expected.map(marked.resolved), name)
    }
  }

  private let places = [
    PlaceCase(
      name: "a plain table",
      sample: #"""
        -- A comment with { kind = "singel" }.
        return {
          title = "T", 1️⃣titel = "x",
          questions = {
            { kind = 2️⃣"singel", text = "?" },
            { ["kind"] = "info", text = "?", ["limit"] = 3️⃣-1 };
            4️⃣{ kind = 'info' },
            5️⃣"nothing",
          },
        }
        """#,
      expected: [
        "1️⃣: warning: unknown key 'titel' in the quiz: did you mean 'title'?",
        "2️⃣: unknown kind 'singel' in question 'q1': did you mean 'single'?",
        "3️⃣: 'limit' of question 'q2' takes a number above 0, up to a billion, found '-1'",
        "4️⃣: question 'q3' has no 'text': add one",
        "5️⃣: question 'q4' takes a table with 'text', found the text 'nothing'",
      ]),
    PlaceCase(
      name: "variables",
      sample: #"""
        local function double(x) local y, z = x, { kind = "none" } if x then return y * 2 end return z end
        local first = { kind = "info", 1️⃣txt = "?", text = "?" }
        local quiz = { title = "T", pick = 2️⃣double(0), questions = { first } }
        return quiz
        """#,
      expected: [
        "1️⃣: warning: unknown key 'txt' in question 'q1': did you mean 'text'?",
        "2️⃣: 'pick' of the quiz takes a whole number from 1 to a billion, found '0'",
      ]),
    PlaceCase(
      name: "a computed table",
      sample: #"""
        local questions = {}
        for i = 1, 1 do
          questions[i] = { kind = 1️⃣"singel", text = "Question " .. i, 2️⃣colour = "red" }
        end
        return { title = "T", questions = questions }
        """#,
      expected: [
        "1️⃣: unknown kind 'singel' in question 'q1': did you mean 'single'?",
        "2️⃣: warning: unknown key 'colour' in question 'q1': remove it, or put it under 'data'",
      ]),
    PlaceCase(
      name: "no table", sample: "return 5",
      expected: ["1:1: the quiz takes a table with 'title' and 'questions', found the number '5'"]),
    PlaceCase(
      name: "nothing of it is written", sample: "local t = {}\nt.questions = 5\nreturn setmetatable(t, nil)",
      expected: [
        "1:1: the quiz has no 'title': add one", "1:1: 'questions' of the quiz takes a list, found the number '5'",
      ]),
  ]
}
