import Foundation
import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// Tests what a check says of outcomes, and of players who guess.
extension PlantedMistakeTests {
  /// An outcome that no answer speaks for is a matter of the quiz: its line is named.
  func testAnOutcomeWithoutAnswers() throws {
    let quiz = """
      {"title": "P", "id": "p", "outcomes": [{"id": "cat"},
        {"id": "quotes"}],
       "questions": [{"kind": "single", "text": "?", "answers": [{"text": "a", "outcomes": {"cat": 1}}, {"text": "b"}]}]}
      """
    let source = PluginSource(
      id: "personality", path: "plugins/personality.lua", bytes: try Shipped.plugin("personality").source.bytes)
    let reading = QuizFile.read(Array(quiz.utf8), path: "q.json")
    let checked = CheckedQuiz(quiz: try XCTUnwrap(reading.quiz), path: "q.json", bytes: Array(quiz.utf8))
    let findings = PluginChecker(source, quizzes: [checked]).report().findings
    XCTAssertEqual(findings.map { "\($0.file):\($0.line)" }, ["q.json:2"])
  }

  /// Two questions, each answer for one of three outcomes: nine ways, a fourth outcome that none reaches, exact to the
  /// fraction.
  func testSharesAndTiesAreExact() throws {
    let answers = #"[{"outcomes":{"a":1},"text":"x"},{"outcomes":{"b":1},"text":"y"},{"outcomes":{"c":1},"text":"z"}]"#
    let quiz = """
      {"title": "P", "id": "p", "plugin": "personality",
       "outcomes": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}],
       "defaults": {"kind": "single", "text": "?", "answers": \(answers)}, "questions": [{}, {}, {}]}
      """
    let source = PluginSource(
      id: "personality", path: "plugins/personality.lua", bytes: try Shipped.plugin("personality").source.bytes)
    let reading = QuizFile.read(Array(quiz.utf8), path: "q.json")
    let checked = CheckedQuiz(quiz: try XCTUnwrap(reading.quiz), path: "q.json", bytes: Array(quiz.utf8))
    let report = PluginChecker(source, quizzes: [checked]).report()
    let guesses = try XCTUnwrap(report.quizzes.first?.guesses)
    XCTAssertTrue(guesses.isExact)
    // 27 ways: 21 without a tie, 7 for each; 6 with three equals, which go to the first.
    XCTAssertEqual(guesses.outcomes, ["a": Fraction(13, 27), "b": Fraction(7, 27), "c": Fraction(7, 27)])
    XCTAssertEqual(guesses.tieRate, Fraction(2, 9))
    XCTAssertEqual(guesses.ties, [1: Fraction(7, 9), 3: Fraction(2, 9)])
    XCTAssertEqual(report.findings.map(\.code), [.outcome])
  }

  /// Four true-or-false questions: by counting and by adding up the same, and three lives change it as they should.
  func testGuessScores() throws {
    let quiz = """
      {"title": "S", "id": "s", "defaults": {"kind": "truefalse", "correct": true, "text": "?"},
       "questions": [{}, {}, {}, {}]}
      """
    let added = try report("return { api = 1, status = function() return {} end }", quiz: quiz)
    XCTAssertEqual(try XCTUnwrap(added.quizzes.first?.guesses?.points), 2, accuracy: 1e-9)
    let sudden = try report(
      """
      return { api = 1, start = function() return { on = true } end,
        next = function(state, ctx)
          if state.on and ctx.remaining[1] then return ctx.ask(ctx.remaining[1]) end
          return ctx.finish() end,
        after = function(state, event) state.on = event.verdict.correct end }
      """, quiz: quiz)
    // 1/2 + 1/4 + 1/8 + 1/16
    XCTAssertEqual(try XCTUnwrap(sudden.quizzes.first?.guesses?.points), 0.9375, accuracy: 1e-9)
    XCTAssertEqual(sudden.quizzes.first?.guesses?.isExact, true)
  }

  func testNothingIsFoundInTheShippedPlugins() throws {
    let quizzes = Shipped.names(in: "quizzes", ending: ".json").compactMap { name -> CheckedQuiz? in
      let path = Shipped.root.appendingPathComponent("quizzes/\(name)")
      guard let bytes = try? Array(Data(contentsOf: path)) else { return nil }
      return QuizFile.read(bytes, path: name).quiz.map { CheckedQuiz(quiz: $0, path: name, bytes: bytes) }
    }
    XCTAssertGreaterThan(quizzes.count, 5)
    for name in Shipped.plugins {
      let report = PluginChecker(try Shipped.plugin(name).source, quizzes: quizzes, budget: 300).report()
      XCTAssertEqual(report.findings, [], name)
    }
  }
}
