import QuizCore
import QuizFormats
import XCTest

/// Aiken, tables and the Open Trivia DB.
final class PlainFormatTests: XCTestCase {
  func testAiken() throws {
    for test in aiken { try test.check() }
  }

  private let aiken: [ForeignCase] = [
    ForeignCase(
      "two questions", .aiken,
      "What is it?\r\nA. Red\r\nB) Blue\r\nC. Green\r\nANSWER: B\r\n\r\n.\r\nAnd this\nof two lines?\nA) x\nB) y\nAnswer: a",
      #"""
      {"kind": "single", "text": "What is it?", "answers": [
        {"text": "Blue", "correct": true}, {"text": "Green"}, {"text": "Red"}]},
      {"kind": "single", "text": "And this\nof two lines?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}
      """#),
    ForeignCase(
      "broken ones are skipped", .aiken,
      "1️⃣A. stray\n2️⃣Title\n\n3️⃣One?\nA. x\nB. y\nTwo?\nA. x\nB. y\n4️⃣ANSWER: C\n\n5️⃣Three?\nA. x\nANSWER: A\n\n"
        + "Four?\nA. x\nB. y\nANSWER: B\n6️⃣ANSWER: B",
      #"{"kind": "single", "text": "Four?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#,
      "1️⃣: a question is expected first, found 'A. stray'", "2️⃣: the question has no line 'ANSWER: A': add one",
      "3️⃣: the question has no line 'ANSWER: A': add one", "4️⃣: there is no answer 'C': write one of A, B",
      "5️⃣: the question has a single answer: write at least two",
      "6️⃣: this line belongs to no question: 'ANSWER: B'"),
  ]

  func testTables() throws {
    for test in tables { try test.check() }
  }

  private let tables: [ForeignCase] = [
    ForeignCase(
      "every kind", .csv,
      """
      id,kind,text,answer1,answer2,answer3,correct,tolerance,points,explanation
      moon,single,"Which, ""dear""?",b,a,c,1,,2,"two
      lines"
      two,multiple,Which?,b,a,c,B;3,,,
      bees,truefalse,Bees sleep.,,,,true,,,
      pi,number,Pi?,,,,3.14,0.01,,
      rel,number,R?,,,,100,5%,,
      geo,number,G?,,,,100,x2,,
      who,text,Who?,Ada,Lovelace,,,,,
      ord,order,Order!,z,y,x,,,,
      mat,match,Match!,a -> 1,b -> 2,-> 3,,,,
      inf,info,A page,,,,,,,
      """,
      #"""
      {"id": "moon", "kind": "single", "text": "Which, \"dear\"?", "points": 2, "explanation": "two\nlines",
        "answers": [{"text": "a"}, {"text": "b", "correct": true}, {"text": "c"}]},
      {"id": "two", "kind": "multiple", "text": "Which?",
        "answers": [{"text": "a", "correct": true}, {"text": "b"}, {"text": "c", "correct": true}]},
      {"id": "bees", "kind": "truefalse", "text": "Bees sleep.", "correct": true},
      {"id": "pi", "kind": "number", "text": "Pi?", "correct": 3.14, "tolerance": 0.01},
      {"id": "rel", "kind": "number", "text": "R?", "correct": 100, "tolerance": {"relative": 0.05}},
      {"id": "geo", "kind": "number", "text": "G?", "correct": 100, "tolerance": {"geometric": 2}},
      {"id": "who", "kind": "text", "text": "Who?", "accept": ["Ada", "Lovelace"]},
      {"id": "ord", "kind": "order", "text": "Order!", "answers": [{"text": "z"}, {"text": "y"}, {"text": "x"}]},
      {"id": "mat", "kind": "match", "text": "Match!", "pairs": [["a", "1"], ["b", "2"]], "extra": ["3"]},
      {"id": "inf", "kind": "info", "text": "A page"}
      """#),
    ForeignCase(
      "semicolons, no kinds, other names", .csv,
      "Question;Option 1;Option 2;Correct Answer\r\nA?;x;y;y\r\nB?;1;2;2\r\nC?;True;False;TRUE\r\nD?;;;42\r\nE?;;;word\r\n",
      #"""
      {"kind": "single", "text": "A?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
      {"kind": "single", "text": "B?", "answers": [{"text": "1"}, {"text": "2", "correct": true}]},
      {"kind": "truefalse", "text": "C?", "correct": true}, {"kind": "number", "text": "D?", "correct": 42},
      {"kind": "text", "text": "E?", "accept": ["word"]}
      """#),
    ForeignCase(
      "wrong answers in columns of their own", .csv, "Question,Correct Answer,Wrong 1,Wrong 2\nA?,x,y,z\n",
      #"{"kind": "single", "text": "A?", "answers": [{"text": "x", "correct": true}, {"text": "y"}, {"text": "z"}]}"#),
    ForeignCase(
      "answers by letters", .csv, "question,option_a,option_b,answer\nA?,x,y,B\n",
      #"{"kind": "single", "text": "A?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#),
    ForeignCase(
      "tabs", .tsv, "text\ta\tb\tcorrect\nA, or \"B\"?\tx\ty\tb\n",
      #"{"kind": "single", "text": "A, or \"B\"?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#),
    ForeignCase(
      "broken rows are skipped", .csv,
      "text,kind,answer1,answer2,correct,1️⃣pionts\nA?,2️⃣singel,x,y,1,\nB?,single,x,y,3️⃣5,\nC?,number,,,4️⃣many,\n"
        + "D?,single,x,y,1,,5️⃣more\n6️⃣E?,single,x,,1\n\"F?,7️⃣",
      #"{"kind": "single", "text": "D?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}"#,
      "1️⃣: warning: unknown key 'pionts': did you mean 'points'?", "2️⃣: unknown kind 'singel': did you mean 'single'?",
      "3️⃣: 'correct' takes an answer's number (1), letter (A) or text; several with ';' between, found '5'",
      "4️⃣: 'correct' takes a number, found 'many'", "5️⃣: warning: the line has 1 more cell than the header",
      "6️⃣: the question has a single answer: write at least two",
      "7:1: the quotation mark that opens here is never closed: double every '\"' inside a cell"),
    ForeignCase(
      "no header", .csv, "What?,x,y\n", "",
      "1:1: the first line must name the columns, 'text' among them, found 'What?, x, y'"),
  ]

  func testOpenTriviaDB() throws {
    let plain = #"""
      {"response_code": 0, "results": [
        {"type": "multiple", "difficulty": "easy", "category": "Entertainment: Musicals &amp; Theatres",
         "question": " &Eacute;t&eacute; &#039;x&#039; &lrm;&hearts;?", "correct_answer": "z &lt; 1", "incorrect_answers": ["a", "b", "a"]},
        {"type": "boolean", "difficulty": "hard", "category": "Art", "question": "So?", "correct_answer": "False",
         "incorrect_answers": ["True"]}, 1️⃣{"type": "multiple", "question": "x"}]}
      """#
    let expected = #"""
      {"kind": "single", "text": "Été 'x' \u200e♥?", "category": "Entertainment: Musicals & Theatres",
        "difficulty": "easy", "answers": [{"text": "a"}, {"text": "b"}, {"text": "z < 1", "correct": true}]},
      {"kind": "truefalse", "text": "So?", "category": "Art", "difficulty": "hard", "correct": false}
      """#
    try ForeignCase(
      "HTML", .opentdb, plain, expected, "1️⃣: the question has no 'correct_answer' as the Open Trivia DB gives it"
    ).check()
    try ForeignCase(
      "a JSON file with results", .json, plain, expected,
      "1️⃣: the question has no 'correct_answer' as the Open Trivia DB gives it"
    ).check()
    try ForeignCase(
      "base64", .opentdb,
      #"""
      {"results": [{"type": "Ym9vbGVhbg==", "difficulty": "ZWFzeQ==", "category": "QXJ0", "question": "w4k/",
        "correct_answer": "VHJ1ZQ==", "incorrect_answers": ["RmFsc2U="]}]}
      """#, #"{"kind": "truefalse", "text": "É?", "category": "Art", "difficulty": "easy", "correct": true}"#
    ).check()
    for (name, question) in [("RFC 3986", "%C3%89%20%26%20e%3F"), ("plus signs", "%C3%89+%26+e%3F")] {
      try ForeignCase(
        name, .opentdb,
        #"{"results": [{"type": "boolean", "question": ""# + question
          + #"", "correct_answer": "True", "incorrect_answers": ["False"]}]}"#,
        #"{"kind": "truefalse", "text": "É & e?", "correct": true}"#
      ).check()
    }
  }
}
