import QuizCore
import QuizFormats
import XCTest

/// Tests the values that stand in for keys that are not written.
final class DefaultsTests: XCTestCase {
  func testAQuizOfTitleAndQuestionsAlone() throws {
    let quiz = try cleanQuiz(#"{"title": "T", "questions": [{"text": "?", "answers": [{"text": "x"}]}]}"#)
    var expected = Quiz(id: "sample", title: "T", questions: [])
    expected.questions = [Question(id: "q1", kind: .single, text: "?", answers: [Answer(id: "a", text: "x")])]
    expected.reveal = .never
    XCTAssertEqual(quiz, expected)
    XCTAssertEqual(quiz.navigation, Navigation(back: false, free: false, skip: true))
    XCTAssertEqual(quiz.timing.whileClosed, .pauses)
    XCTAssertEqual(quiz.shuffle, Shuffle(questions: false, answers: false))
    XCTAssertEqual(quiz.partial, .net)
    XCTAssertEqual(quiz.questions[0].points, 1)
  }

  func testReveal() throws {
    let marked = #"{"text": "?", "answers": [{"text": "x", "correct": true}]}"#
    let unmarked = #"{"text": "?", "answers": [{"text": "x"}]}"#
    let cases: [(questions: String, reveal: String, expected: Reveal)] = [
      (marked, "", .each), (unmarked, "", .never), (unmarked + "," + marked, "", .each),
      (unmarked, #", "reveal": "end""#, .end), (marked, #", "reveal": "never""#, .never),
      (#"{"kind": "info", "text": "?"}"#, "", .never),
    ]
    for (questions, reveal, expected) in cases {
      let quiz = try cleanQuiz(#"{"title": "T", "questions": ["# + questions + "]" + reveal + "}")
      XCTAssertEqual(quiz.reveal, expected, questions + reveal)
    }
  }

  func testKind() throws {
    let cases: [(answers: String, expected: Question.Kind)] = [
      (#"{"text": "x"}"#, .single),
      (#"{"text": "x", "correct": true}, {"text": "y"}"#, .single),
      (#"{"text": "x", "correct": true}, {"text": "y", "correct": true}"#, .multiple),
      (#"{"text": "x", "correct": true}, {"text": "y", "correct": false}"#, .single),
      (#"{"text": "x", "fraction": 1}, {"text": "y", "fraction": 0.5}"#, .single),
    ]
    for (answers, expected) in cases {
      XCTAssertEqual(try cleanQuestion(#"{"text": "?", "answers": ["# + answers + "]}").kind, expected, answers)
    }
  }

  func testIDs() throws {
    let answers = Array(repeating: #"{"text": "x"}"#, count: 730).joined(separator: ",")
    let ids = try cleanQuestion(#"{"text": "?", "answers": ["# + answers + "]}").answers.map(\.id)
    XCTAssertEqual(
      [0, 1, 25, 26, 27, 51, 52, 701, 702].map { ids[$0] }, ["a", "b", "z", "aa", "ab", "az", "ba", "zz", "aaa"])
    let quiz = try cleanQuiz(
      #"{"title": "T", "questions": [{"id": "x", "kind": "info", "text": "?"}, {"kind": "info", "text": "!"}]}"#)
    XCTAssertEqual(quiz.questions.map(\.id), ["x", "q2"])
  }

  func testDefaultsAreMergedIntoEveryQuestion() throws {
    let quiz = try cleanQuiz(
      #"""
      { "title": "T",
        "defaults": { "kind": "single", "points": 5, "hint": "none", "answers": [{ "text": "yes" }, { "text": "no" }] },
        "questions": [{ "text": "1" }, { "text": "2", "points": 1, "hint": null }, { "text": "3", "kind": "info" },
          { "text": "4", "kind": "match", "pairs": [["a", "b"]] }] }
      """#)
    XCTAssertEqual(quiz.questions.map(\.points), [5, 1, 5, 5])
    XCTAssertEqual(quiz.questions.map(\.hint), ["none", nil, "none", "none"])
    XCTAssertEqual(quiz.questions.map(\.kind), [.single, .single, .info, .match])
    XCTAssertEqual(quiz.questions.map(\.answers.count), [2, 2, 0, 0])
  }

  func testTrueFalse() throws {
    let cases: [(fields: String, texts: [String], right: [Bool], correct: Question.Correct?)] = [
      ("", ["True", "False"], [false, false], nil),
      (#", "correct": true"#, ["True", "False"], [true, false], .side(true)),
      (#", "correct": false"#, ["True", "False"], [false, true], .side(false)),
      (
        #", "answers": [{"id": "false", "text": "Nein", "correct": true}, {"id": "true", "text": "Ja"}]"#,
        ["Ja", "Nein"], [false, true], .side(false)
      ),
    ]
    for (fields, texts, right, correct) in cases {
      let question = try cleanQuestion(#"{"kind": "truefalse", "text": "?""# + fields + "}")
      XCTAssertEqual(question.answers.map(\.id), ["true", "false"], fields)
      XCTAssertEqual(question.answers.map(\.text), texts, fields)
      XCTAssertEqual(question.answers.map(\.isCorrect), right, fields)
      XCTAssertEqual(question.correct, correct, fields)
    }
  }

  func testRange() throws {
    let question = try cleanQuestion(#"{"kind": "range", "text": "?", "correct": 0.3}"#)
    XCTAssertEqual(question.scale, Scale(min: 0, max: 1, step: 0.01, labels: []))
    XCTAssertEqual(question.tolerance, .absolute(0))
  }

  func testNullIsNotWritten() throws {
    let quiz = try cleanQuiz(
      #"{"title": "T", "pick": null, "tags": null, "timing": null, "questions": [{"kind": "info", "text": "?", "image": null}]}"#
    )
    XCTAssertNil(quiz.pick)
    XCTAssertNil(quiz.questions[0].image)
  }

  func testAnImageCanAskWithoutAText() throws {
    XCTAssertEqual(try cleanQuestion(#"{"kind": "number", "image": "a..b/c.png", "text": ""}"#).text, "")
  }
}
