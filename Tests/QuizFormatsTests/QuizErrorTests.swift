import XCTest

/// Every error a quiz table can have, with its sentence and its place.
final class QuizErrorTests: XCTestCase {
  func testTheQuiz() {
    for sample in quizCases { sample.check() }
  }

  func testQuestions() {
    for sample in questionCases { sample.check() }
  }

  func testKinds() {
    for sample in kindCases { sample.check() }
  }

  func testNumbers() {
    for sample in numberCases { sample.check() }
  }

  func testEqualIDsAmongMany() {
    let others = (0..<40).map { #"{"id": "i\#($0)", "kind": "info", "text": "?"}"# }
    for place in [0, 5, 11, 12, 13, 39] {
      var questions = others
      questions[place] = #"{"id": 1️⃣"x", "kind": "info", "text": "?"}"#
      ReadingCase.questions(
        "at \(place)", questions.joined(separator: ", ") + #", {"id": 2️⃣"x", "kind": "info", "text": "?"}"#,
        "2️⃣: the id 'x' is already that of the question at 1️⃣: give each its own"
      ).check()
    }
  }

  func testAllErrorsAreFoundInOnePass() {
    ReadingCase(
      "many",
      #"""
      {
        "title": 1️⃣5,
        "pick": 2️⃣0,
        "questions": [
          { "id": "a", "kind": 3️⃣"singel", "text": "?", "answers": [4️⃣{ "id": "x" }, 5️⃣7] },
          6️⃣{ "id": 7️⃣"a", "kind": "order" }
        ]
      }
      """#,
      "1️⃣: 'title' of the quiz takes a text, or a table of languages with a text each, found the number '5'",
      "2️⃣: 'pick' of the quiz takes a whole number from 1 to a billion, found '0'",
      "3️⃣: unknown kind 'singel' in question 'a': did you mean 'single'?",
      "5️⃣: answer 'b' of question 'a' takes a table with 'text', found the number '7'",
      "6️⃣: question 'a' has no 'text': add one",
      "6️⃣: question 'a' is of kind 'order' and has no 'answers': add at least one",
      "7️⃣: the id 'a' is already that of the question at 5:13: give each its own"
    ).check()
  }

  private let quizCases = [
    ReadingCase("no table", "1️⃣3", "1️⃣: the quiz takes a table with 'title' and 'questions', found the number '3'"),
    ReadingCase(
      "nothing", "1️⃣{}", "1️⃣: the quiz has no 'title': add one", "1️⃣: the quiz has no 'questions': add a list of them"),
    ReadingCase(
      "empty title", #"{"title": 1️⃣" ", "questions": [{"kind": "info", "text": "x"}]}"#,
      "1️⃣: 'title' of the quiz is empty: write one"),
    ReadingCase(
      "no questions", #"{"title": "T", "questions": 1️⃣[]}"#,
      "1️⃣: 'questions' of the quiz is empty: add at least one question"),
    ReadingCase(
      "questions no list", #"{"title": "T", "questions": 1️⃣{}}"#,
      "1️⃣: 'questions' of the quiz takes a list, found a table"),
    .quiz("format", #""format": 1️⃣2"#, "1️⃣: 'format' is '2', but only format '1' can be read"),
    .quiz("format text", #""format": 1️⃣"1""#, "1️⃣: 'format' of the quiz takes a number, found the text '1'"),
    .quiz("id", #""id": 1️⃣7"#, "1️⃣: 'id' of the quiz takes a text, found the number '7'"),
    .quiz("empty id", #""id": 1️⃣"""#, "1️⃣: 'id' of the quiz is empty: write one"),
    .quiz("tags", #""tags": 1️⃣"a""#, "1️⃣: 'tags' of the quiz takes a list, found the text 'a'"),
    .quiz(
      "tag", #""tags": ["a", 1️⃣true]"#,
      "1️⃣: 'tags' of the quiz takes a text, or a table of languages with a text each, found 'true'"),
    .quiz(
      "translation", #""description": { "en": "x", "de": 1️⃣[] }"#,
      "1️⃣: 'description' of the quiz takes a text, or a table of languages with a text each, found an empty list"),
    .quiz(
      "no translation", #""description": 1️⃣{}"#,
      "1️⃣: 'description' of the quiz takes a text, or a table of languages with a text each, found a table"),
    .quiz("daily", #""daily": 1️⃣"yes""#, "1️⃣: 'daily' of the quiz takes true or false, found the text 'yes'"),
    .quiz("pick", #""pick": 1️⃣2.5"#, "1️⃣: 'pick' of the quiz takes a whole number, found the number '2.5'"),
    .quiz("options", #""options": 1️⃣[1]"#, "1️⃣: 'options' of the quiz takes a table, found a list"),
    .quiz("shuffle", #""shuffle": 1️⃣true"#, "1️⃣: 'shuffle' of the quiz takes a table, found 'true'"),
    .quiz(
      "shuffle questions", #""shuffle": {"questions": 1️⃣1}"#,
      "1️⃣: 'questions' of 'shuffle' takes true or false, found the number '1'"),
    .quiz(
      "navigation", #""navigation": {"back": 1️⃣"no"}"#,
      "1️⃣: 'back' of 'navigation' takes true or false, found the text 'no'"),
    .quiz(
      "while closed", #""timing": {"whileClosed": 1️⃣"pause"}"#,
      "1️⃣: unknown whileClosed 'pause' in 'timing': did you mean 'pauses'?"),
    .quiz(
      "reveal", #""reveal": 1️⃣"always""#, "1️⃣: unknown reveal 'always' in the quiz: write 'each', 'end' or 'never'"),
    .quiz(
      "markup", #""markup": 1️⃣"markdwon""#, "1️⃣: unknown markup 'markdwon' in the quiz: did you mean 'markdown'?"),
    .quiz("partial", #""partial": 1️⃣"nett""#, "1️⃣: unknown partial 'nett' in the quiz: did you mean 'net'?"),
    .quiz(
      "plugin path", #""plugin": 1️⃣"plugins/duel.lua""#,
      "1️⃣: 'plugin' takes the name of a mode, not a path, found 'plugins/duel.lua': write 'duel'"),
    .quiz(
      "absolute image", #""image": 1️⃣"/etc/passwd""#,
      "1️⃣: 'image' of the quiz takes a path inside the quiz's folder, found '/etc/passwd'"),
    .quiz(
      "image outside", #""image": 1️⃣"img/../../x.png""#,
      "1️⃣: 'image' of the quiz takes a path inside the quiz's folder, found 'img/../../x.png'"),
    .quiz(
      "image elsewhere", #""image": 1️⃣"https://example.org/x.png""#,
      "1️⃣: 'image' of the quiz takes a path inside the quiz's folder, found 'https://example.org/x.png'"),
    .quiz(
      "outcome without id", #""outcomes": [1️⃣{"title": "Cat"}]"#, "1️⃣: outcome '1' has no 'id': add one"),
    .quiz(
      "equal outcomes", #""outcomes": [{"id": 1️⃣"cat"}, {"id": "dog"}, {"id": 2️⃣"cat"}]"#,
      "2️⃣: the id 'cat' is already that of the outcome at 1️⃣: give each its own"),
    .quiz("outcome", #""outcomes": [1️⃣"cat"]"#, "1️⃣: outcome '1' takes a table with 'id', found the text 'cat'"),
    .quiz(
      "section without id", #""sections": [{"id": "a"}, 1️⃣{"title": "x"}]"#, "1️⃣: section '2' has no 'id': add one"),
    .quiz(
      "equal sections", #""sections": [{"id": 1️⃣"a"}, {"id": 2️⃣"a"}]"#,
      "2️⃣: the id 'a' is already that of the section at 1️⃣: give each its own"),
    .quiz("section", #""sections": [1️⃣"a"]"#, "1️⃣: section '1' takes a table with 'id', found the text 'a'"),
    .quiz(
      "pick of a section", #""sections": [{"id": "a", "pick": 1️⃣0}]"#,
      "1️⃣: 'pick' of section 'a' takes a whole number from 1 to a billion, found '0'"),
    .quiz(
      "shuffle of a section", #""sections": [{"id": "a", "shuffle": 1️⃣{"questions": true}}]"#,
      "1️⃣: 'shuffle' of section 'a' takes true or false, found a table"),
    .quiz("band", #""bands": [{"from": 0}, 1️⃣{"title": "x"}]"#, "1️⃣: band 2 has no 'from': add one"),
    .quiz("defaults", #""defaults": 1️⃣[1]"#, "1️⃣: 'defaults' of the quiz takes a table, found a list"),
    .quiz(
      "id in defaults", #""defaults": {1️⃣"id": "q"}"#,
      "1️⃣: 'id' in 'defaults' would give every question the same id: remove it"),
  ]

  private let questionCases = [
    ReadingCase.questions(
      "no table", #"1️⃣"Who?""#, "1️⃣: question 'q1' takes a table with 'text', found the text 'Who?'"),
    .questions("no text", #"1️⃣{"kind": "number"}"#, "1️⃣: question 'q1' has no 'text': add one"),
    .questions(
      "empty text", #"{"kind": "number", "text": 1️⃣""}"#, "1️⃣: 'text' of question 'q1' is empty: write one"),
    .questions(
      "no kind", #"1️⃣{"text": "?"}"#,
      "1️⃣: question 'q1' has no 'kind' and no 'answers': write 'single', 'multiple', 'truefalse', 'range', 'number', "
        + "'text', 'order', 'match', 'gaps' or 'info'"),
    .questions(
      "unknown kind", #"{"kind": 1️⃣"essay", "text": "?"}"#,
      "1️⃣: unknown kind 'essay' in question 'q1': write 'single', 'multiple', 'truefalse', 'range', 'number', "
        + "'text', 'order', 'match', 'gaps' or 'info'"),
    .questions(
      "partial", #"{"kind": "number", "text": "?", "partial": 1️⃣"none"}"#,
      "1️⃣: unknown partial 'none' in question 'q1': write 'each', 'net', 'coverage' or 'all'"),
    .questions(
      "equal ids", #"{"id": 1️⃣"x", "kind": "info", "text": "?"}, {"id": 2️⃣"x", "kind": "info", "text": "?"}"#,
      "2️⃣: the id 'x' is already that of the question at 1️⃣: give each its own"),
    .questions(
      "given id", #"{"id": 1️⃣"q2", "kind": "info", "text": "?"}, 2️⃣{"kind": "info", "text": "?"}"#,
      "2️⃣: this question has no id and gets 'q2', which is already that of the question at 1️⃣: give it an id"),
    .questions(
      "answers no list", #"{"text": "?", "answers": 1️⃣"a"}"#,
      "1️⃣: 'answers' of question 'q1' takes a list, found the text 'a'"),
    .questions(
      "answer no table", #"{"text": "?", "answers": [1️⃣"Paris"]}"#,
      "1️⃣: answer 'a' of question 'q1' takes a table with 'text', found the text 'Paris'"),
    .questions(
      "answer without text", #"{"text": "?", "answers": [1️⃣{"correct": true}]}"#,
      "1️⃣: answer 'a' of question 'q1' has no 'text': add one"),
    .questions(
      "equal answers", #"{"text": "?", "answers": [{"id": 1️⃣"b", "text": "x"}, 2️⃣{"text": "y"}]}"#,
      "2️⃣: this answer has no id and gets 'b', which is already that of the answer at 1️⃣: give it an id"),
    .questions(
      "correct", #"{"text": "?", "answers": [{"text": "x", "correct": 1️⃣1}]}"#,
      "1️⃣: 'correct' of answer 'a' of question 'q1' takes true or false, found the number '1'"),
    .questions(
      "pin", #"{"text": "?", "answers": [{"text": "x", "pin": 1️⃣"first"}]}"#,
      "1️⃣: unknown pin 'first' in answer 'a' of question 'q1': write 'last'"),
    .questions(
      "outcomes", #"{"text": "?", "answers": [{"text": "x", "outcomes": 1️⃣"cat"}]}"#,
      "1️⃣: 'outcomes' of answer 'a' of question 'q1' takes a table, found the text 'cat'"),
    .questions(
      "outcome's weight", #"{"text": "?", "answers": [{"text": "x", "outcomes": {"cat": 1️⃣"2"}}]}"#,
      "1️⃣: 'cat' of answer 'a' of question 'q1' takes a number, found the text '2'"),
  ]

  private let kindCases = [
    ReadingCase.questions(
      "single", #"1️⃣{"kind": "single", "text": "?"}"#,
      "1️⃣: question 'q1' is of kind 'single' and has no 'answers': add at least one"),
    .questions(
      "multiple", #"{"kind": "multiple", "text": "?", "answers": 1️⃣[]}"#,
      "1️⃣: question 'q1' is of kind 'multiple' and has no 'answers': add at least one"),
    .questions(
      "order", #"1️⃣{"kind": "order", "text": "?"}"#,
      "1️⃣: question 'q1' is of kind 'order' and has no 'answers': add at least one"),
    .questions(
      "match", #"1️⃣{"kind": "match", "text": "?"}"#,
      "1️⃣: question 'q1' is of kind 'match' and has no 'pairs': add at least one, a left and its right"),
    .questions(
      "no pairs", #"{"kind": "match", "text": "?", "pairs": 1️⃣[]}"#,
      "1️⃣: question 'q1' is of kind 'match' and has no 'pairs': add at least one, a left and its right"),
    .questions(
      "pair", #"{"kind": "match", "text": "?", "pairs": [["a", "b"], 1️⃣["c"]]}"#,
      "1️⃣: 'pairs' of question 'q1' takes lists of two texts, a left and its right, found a list"),
    .questions(
      "equal lefts", #"{"kind": "match", "text": "?", "pairs": [1️⃣["a", "b"], 2️⃣["a", "c"]]}"#,
      "2️⃣: the left 'a' of question 'q1' is already that of the pair at 1️⃣: write it once"),
    .questions(
      "side", #"{"kind": "truefalse", "text": "?", "answers": [{"id": 1️⃣"yes"}, 2️⃣{}]}"#,
      "1️⃣: the answers of question 'q1' have the ids 'true' and 'false', found 'yes'",
      "2️⃣: the answers of question 'q1' have the ids 'true' and 'false', found none"),
    .questions(
      "two sides",
      #"1️⃣{"kind": "truefalse", "text": "?", "correct": true, "answers": [{"id": "false", "correct": true}]}"#,
      "1️⃣: 'correct' of question 'q1' is 'true', but its answer 'false' is marked right: remove one of the two"),
    .questions(
      "right side", #"{"kind": "truefalse", "text": "?", "correct": 1️⃣"true"}"#,
      "1️⃣: 'correct' of question 'q1' takes true or false, found the text 'true'"),
    .questions(
      "right number", #"{"kind": "number", "text": "?", "correct": 1️⃣"7"}"#,
      "1️⃣: 'correct' of question 'q1' takes a number, found the text '7'"),
    .questions(
      "tolerance", #"{"kind": "number", "text": "?", "correct": 7, "tolerance": 1️⃣"5%"}"#,
      "1️⃣: 'tolerance' of question 'q1' takes a number, or a table with either 'relative' or 'geometric', "
        + "found the text '5%'"),
    .questions(
      "no rule of a number", #"{"kind": "number", "text": "?", "answers": [1️⃣{"fraction": 1}]}"#,
      "1️⃣: answer 'a' of question 'q1' has no 'value': write what it applies to, or 'otherwise': true"),
    .questions(
      "no rule of a range", #"{"kind": "range", "text": "?", "answers": [1️⃣{"fraction": 1}]}"#,
      "1️⃣: answer 'a' of question 'q1' has no 'upTo': write up to which value it applies"),
    .questions(
      "no rule of a text", #"{"kind": "text", "text": "?", "answers": [1️⃣{"fraction": 1}]}"#,
      "1️⃣: answer 'a' of question 'q1' has no 'accept': write what it applies to, or 'otherwise': true"),
    .questions(
      "accept", #"{"kind": "text", "text": "?", "accept": 1️⃣7}"#,
      "1️⃣: 'accept' of question 'q1' takes a text or a list of texts, found the number '7'"),
    .questions(
      "labels", #"{"kind": "range", "text": "?", "labels": 1️⃣["low"]}"#,
      "1️⃣: 'labels' of question 'q1' takes a list of two texts, found a list"),
  ]

  private let numberCases = [
    ReadingCase.quiz(
      "limit of questions", #""timing": {"question": 1️⃣0}"#,
      "1️⃣: 'question' of 'timing' takes a number above 0, up to a billion, found '0'"),
    .quiz(
      "limit of the quiz", #""timing": {"quiz": 1️⃣-5}"#,
      "1️⃣: 'quiz' of 'timing' takes a number above 0, up to a billion, found '-5'"),
    ReadingCase.questions(
      "limit", #"{"kind": "number", "text": "?", "limit": 1️⃣1e300}"#,
      "1️⃣: 'limit' of question 'q1' takes a number above 0, up to a billion, found '1e+300'"),
    .questions(
      "points", #"{"kind": "number", "text": "?", "points": 1️⃣-1}"#,
      "1️⃣: 'points' of question 'q1' takes 0, or a number from 0.000001 to a billion, found '-1'"),
    .questions(
      "level", #"{"kind": "number", "text": "?", "level": 1️⃣1.5}"#,
      "1️⃣: 'level' of question 'q1' takes a whole number, found the number '1.5'"),
    .questions(
      "scale", #"{"kind": "range", "text": "?", "min": 1️⃣5, "max": 1}"#,
      "1️⃣: 'min' of question 'q1' must be below 'max', found '5' and '1'"),
    .questions(
      "empty scale", #"{"kind": "range", "text": "?", "max": 1️⃣0}"#,
      "1️⃣: 'min' of question 'q1' must be below 'max', found '0' and '0'"),
    .questions(
      "endless scale", #"{"kind": "range", "text": "?", "min": 1️⃣-1.5e308, "max": 1.5e308}"#,
      "1️⃣: 'min' of question 'q1' must be below 'max', found '-1.5e+308' and '1.5e+308'"),
    .questions(
      "step", #"{"kind": "range", "text": "?", "step": 1️⃣0}"#,
      "1️⃣: 'step' of question 'q1' takes a number above 0, up to a billion, found '0'"),
    .questions(
      "large step", #"{"kind": "range", "text": "?", "max": 5, "step": 1️⃣6}"#,
      "1️⃣: 'step' of question 'q1' takes at most 'max' minus 'min' (5), found '6'"),
    .questions(
      "absolute tolerance", #"{"kind": "number", "text": "?", "correct": 1, "tolerance": 1️⃣-0.5}"#,
      "1️⃣: 'tolerance' of question 'q1' takes a number from 0 to a billion, found '-0.5'"),
    .questions(
      "relative tolerance", #"{"kind": "number", "text": "?", "correct": 1, "tolerance": {"relative": 1️⃣-1}}"#,
      "1️⃣: 'relative' of 'tolerance' in question 'q1' takes a number from 0 to a billion, found '-1'"),
    .questions(
      "geometric tolerance", #"{"kind": "number", "text": "?", "correct": 1, "tolerance": {"geometric": 1️⃣0}}"#,
      "1️⃣: 'geometric' of 'tolerance' in question 'q1' takes a number above 0, up to a billion, found '0'"),
    .questions(
      "both tolerances",
      #"{"kind": "number", "text": "?", "correct": 1, "tolerance": 1️⃣{"geometric": 2, "relative": 1}}"#,
      "1️⃣: 'tolerance' of question 'q1' takes a number, or a table with either 'relative' or 'geometric', "
        + "found a table"),
    .questions(
      "fraction", #"{"text": "?", "answers": [{"text": "x", "fraction": 1️⃣"half"}]}"#,
      "1️⃣: 'fraction' of answer 'a' of question 'q1' takes a number, found the text 'half'"),
  ]
}
