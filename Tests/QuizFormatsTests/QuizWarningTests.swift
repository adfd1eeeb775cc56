import XCTest

/// Every warning, with its sentence and its place; a quiz with warnings can be played.
final class QuizWarningTests: XCTestCase {
  func testWarnings() {
    for sample in cases { sample.check() }
  }

  private let cases = [
    ReadingCase(
      "unknown key", #"{"title": "T", 1️⃣"categorie": "x", "questions": [{"kind": "info", "text": "?"}]}"#,
      "1️⃣: warning: unknown key 'categorie' in the quiz: did you mean 'category'?"),
    ReadingCase(
      "unknown keys of tables",
      #"""
      { "title": "T", "questions": [{"kind": "info", "text": "?"}],
        "shuffle": {1️⃣"question": true}, "navigation": {2️⃣"forward": true}, "timing": {3️⃣"quizz": 5},
        "outcomes": [{"id": "a", 4️⃣"txt": "x"}], "bands": [{"from": 0, 5️⃣"to": 9}], "defaults": {6️⃣"point": 2} }
      """#,
      "1️⃣: warning: unknown key 'question' in 'shuffle': did you mean 'questions'?",
      "2️⃣: warning: unknown key 'forward' in 'navigation': remove it",
      "3️⃣: warning: unknown key 'quizz' in 'timing': did you mean 'quiz'?",
      "4️⃣: warning: unknown key 'txt' in outcome 'a': did you mean 'text'?",
      "5️⃣: warning: unknown key 'to' in band 1: remove it",
      "6️⃣: warning: unknown key 'point' in 'defaults': did you mean 'points'?"),
    .questions(
      "unknown key of a question", #"{"kind": "info", "text": "?", 1️⃣"answer": "x"}"#,
      "1️⃣: warning: unknown key 'answer' in question 'q1': did you mean 'answers'?"),
    .questions(
      "unknown key of an answer", #"{"text": "?", "answers": [{"text": "x", 1️⃣"colour": "red"}]}"#,
      "1️⃣: warning: unknown key 'colour' in answer 'a' of question 'q1': remove it, or put it under 'data'"),
    .questions(
      "unknown key of a tolerance", #"{"kind": "number", "text": "?", "tolerance": {"relative": 1, 1️⃣"x": 1}}"#,
      "1️⃣: warning: unknown key 'x' in 'tolerance' in question 'q1': remove it"),
    .questions(
      "idle key", #"{"kind": "number", "text": "?", 1️⃣"min": 1}"#,
      "1️⃣: warning: 'min' means nothing in question 'q1' of kind 'number': remove it"),
    .questions(
      "idle correct", #"{"text": "?", 1️⃣"correct": 0, "answers": [{"text": "x"}]}"#,
      "1️⃣: warning: 'correct' means nothing in question 'q1' of kind 'single': write it in the answers that are right"),
    .questions(
      "idle key of an answer", #"{"text": "?", "answers": [{"text": "x", 1️⃣"upTo": 3}]}"#,
      "1️⃣: warning: 'upTo' means nothing in answer 'a' of question 'q1' of kind 'single': remove it"),
    ReadingCase(
      "undeclared outcome",
      #"""
      { "title": "T", "outcomes": [{"id": "cat"}, {"id": "horse"}], "questions": [
        { "text": "?", "answers": [{ "text": "x", "outcomes": {"cat": 1, 1️⃣"hors": 1, 2️⃣"owl": 1} }] } ] }
      """#,
      "1️⃣: warning: the outcome 'hors' of answer 'a' of question 'q1' is not among the quiz's 'outcomes': "
        + "did you mean 'horse'?",
      "2️⃣: warning: the outcome 'owl' of answer 'a' of question 'q1' is not among the quiz's 'outcomes': add it there"),
    .questions(
      "no outcomes listed", #"{ "text": "?", "answers": [{ "text": "x", "outcomes": {"cat": 1} }] }"#),
    .questions(
      "fraction", #"{"text": "?", "answers": [{"text": "x", "fraction": 1️⃣50}]}"#,
      "1️⃣: warning: 'fraction' of answer 'a' of question 'q1' is a share of the points, usually -1 to 1, found '50'"),
    .questions(
      "right outside the scale", #"{"kind": "range", "text": "?", "correct": 1️⃣7, "max": 5}"#,
      "1️⃣: warning: 'correct' of question 'q1' can never be chosen from 0 to 5, found '7'"),
    ReadingCase(
      "a default that many questions share is noted once",
      #"""
      { "title": "T", "defaults": {"answers": [{"text": "x", 1️⃣"txt": ""}]}, "questions": [{"text": "?"}, {"text": "!"}] }
      """#,
      "1️⃣: warning: unknown key 'txt' in answer 'a' of question 'q1': did you mean 'text'?"),
    .questions(
      "what is shown is short and on one line", #"{"kind": "info", "text": "?", 1️⃣"a\nb": 1}"#,
      "1️⃣: warning: unknown key 'a b' in question 'q1': remove it, or put it under 'data'"),
  ]
}
