import QuizCore
import QuizFormats
import XCTest

/// Texts that text2qti, Respondus and Blackboard read, as quizzes.
final class UploadFormatTests: XCTestCase {
  // MARK: Blackboard

  func testBlackboard() throws {
    for test in blackboard { try test.check() }
  }

  private let blackboard: [ForeignCase] = [
    ForeignCase(
      "all kinds", .blackboard,
      """
      MC\tLargest <b>river</b>?\tNile\tincorrect\tAmazon\tcorrect
      MA\tEven?\t2\tcorrect\t3\tincorrect\t4\tCorrect
      TF\tIce floats.\ttrue
      ESS\tWhy?\tSince it is lighter.
      ORD\tFirst to last\tone\ttwo\tthree
      MAT\tCapitals\tFrance\tParis\tItaly\tRome\t\tBern
      FIB\tThe capital of France\tParis\tparis
      NUM\tPi\t3.14\t0.01

      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "Largest **river**?", "answers": [{"text": "Amazon", "correct": true}, {"text": "Nile"}]},
      {"kind": "multiple", "text": "Even?",
        "answers": [{"text": "2", "correct": true}, {"text": "3"}, {"text": "4", "correct": true}]},
      {"kind": "truefalse", "text": "Ice floats.", "correct": true},
      {"kind": "text", "text": "Why?", "explanation": "Since it is lighter.", "marked": "by hand"},
      {"kind": "order", "text": "First to last", "answers": [{"text": "one"}, {"text": "two"}, {"text": "three"}]},
      {"kind": "match", "text": "Capitals", "pairs": [["France", "Paris"], ["Italy", "Rome"]], "extra": ["Bern"]},
      {"kind": "text", "text": "The capital of France", "accept": ["Paris", "paris"]},
      {"kind": "number", "text": "Pi", "correct": 3.14, "tolerance": 0.01}
      """#),
    ForeignCase(
      "gaps", .blackboard, "FIB_PLUS\tA [a] and a [b].\ta\tcat\tkitten\t\tb\tdog\n",
      #"""
      {"kind": "text", "text": "A _____ and a ….", "accept": ["cat", "kitten"]},
      {"kind": "text", "text": "A … and a _____.", "accept": ["dog"]}
      """#),
    ForeignCase(
      "what is lost", .blackboard,
      """
      1️⃣FIL\tSend it.
      2️⃣XY\tWhat?
      3️⃣MC\tNone?\ta\tincorrect\tb\tincorrect
      MC\tWhich?\t4️⃣a\tperhaps
      5️⃣TF\tSo?\tmaybe
      6️⃣NUM\tBirds?\t10,000\t1000
      TF\tIce floats.\ttrue
      """, #"{"kind": "truefalse", "text": "Ice floats.", "correct": true}"#,
      "1️⃣: a question of type 'FIL' cannot be carried over: ask it in another way",
      "2️⃣: unknown kind 'XY': write ESS, FIB, FIB_PLUS, MA, MAT, MC, NUM, ORD, SR, TF",
      "3️⃣: no answer is marked right: mark one",
      "4️⃣: 'a' takes 'correct' or 'incorrect' behind it, found 'perhaps'",
      "5️⃣: 'TF' takes 'true' or 'false', found 'maybe'", "6️⃣: a number is expected, found '10,000'"),
  ]

  // MARK: Respondus

  func testRespondus() throws {
    for test in respondus { try test.check() }
  }

  private let respondus: [ForeignCase] = [
    ForeignCase(
      "all kinds", .respondus,
      """
      Title: Speed
      Points: 2
      3) Who measured
      the speed of light?
      ~ Yes.
      @ No.
      a. Edison
      *b. Michelson

      Type: MR
      4. Which are even?
      *a) 2
      b) 3
      *c) 4

      Points: 1
      5) Ice floats.
      *a. True
      b. False

      Type: E
      6. Why?
      a. Since it is lighter.

      Type: F
      7. The capital of France
      a. Paris
      b. paris

      Type: MT
      8. Capitals
      a. France = Paris
      b. Italy = Rome

      Type: FMB
      9. A [cat, kitten] and a [dog].

      """,
      #"""
      {"id": "Speed", "kind": "single", "text": "Who measured\nthe speed of light?", "points": 2,
        "answers": [{"text": "Edison", "feedback": "No."}, {"text": "Michelson", "correct": true, "feedback": "Yes."}]},
      {"id": "q2", "kind": "multiple", "text": "Which are even?", "points": 2,
        "answers": [{"text": "2", "correct": true}, {"text": "3"}, {"text": "4", "correct": true}]},
      {"id": "q3", "kind": "truefalse", "text": "Ice floats.", "correct": true},
      {"id": "q4", "kind": "text", "text": "Why?", "explanation": "Since it is lighter.", "marked": "by hand"},
      {"id": "q5", "kind": "text", "text": "The capital of France", "accept": ["Paris", "paris"]},
      {"id": "q6", "kind": "match", "text": "Capitals", "pairs": [["France", "Paris"], ["Italy", "Rome"]]},
      {"id": "q7", "kind": "text", "text": "A _____ and a ….", "accept": ["cat", "kitten"]},
      {"id": "q8", "kind": "text", "text": "A … and a _____.", "accept": ["dog"]}
      """#),
    ForeignCase(
      "the list of right answers", .respondus,
      "1. What?\na. x\nb. y\n\n2. And?\na. x\nb. y\n\nAnswers:\n1. B\n2. A\n",
      #"""
      {"kind": "single", "text": "What?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]},
      {"kind": "single", "text": "And?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}
      """#),
    ForeignCase(
      "what is lost", .respondus,
      """
      1️⃣Exam of May
      2️⃣1. No star?
      a. x
      b. y
      Type: ORD
      3️⃣2. In order?
      a. x
      Type: F
      4️⃣3. Typed?
      ~ Yes.
      a. x
      """, #"{"kind": "text", "text": "Typed?", "accept": ["x"]}"#,
      "1️⃣: warning: this text belongs to no question and is left out: 'Exam of May'",
      "2️⃣: no answer is marked right: mark one",
      "3️⃣: a question of type 'ORD' cannot be carried over: ask it in another way",
      "4️⃣: warning: the feedback cannot be carried over: write it behind the answers that it is about"),
  ]

  // MARK: text2qti

  func testText2QTI() throws {
    for test in text2QTI { try test.check() }
  }

  private let text2QTI: [ForeignCase] = [
    ForeignCase(
      "all kinds", .text2qti,
      """
      % a comment
      Title: Sum
      Points: 2
      1.  What is 2+3?
      ... Count.
      +   Yes.
      -   No.
      a)  6
      ... Too much.
      *b) 5
      COMMENT
      2. Nothing
      END_COMMENT

      2.  Which are even?
      [*] 2
      [ ] 3
      [*] 4

      3.  Half of 7?
      =   3.5 +- 0.1
      4.  One to two?
      =   [1, 2]
      5.  A hundred?
      =   100 +- 1%
      6.  The capital of France?
      *   Paris
      *   paris
      7.  Why?
      ____
      !   Since it is so.
      8.  It floats.
      *a) True
      b)  False
      """,
      #"""
      {"id": "Sum", "kind": "single", "text": "What is 2+3?", "points": 2, "explanation": "Count.",
        "answers": [{"text": "5", "correct": true, "feedback": "Yes."}, {"text": "6", "feedback": "Too much."}]},
      {"id": "q2", "kind": "multiple", "text": "Which are even?",
        "answers": [{"text": "2", "correct": true}, {"text": "3"}, {"text": "4", "correct": true}]},
      {"id": "q3", "kind": "number", "text": "Half of 7?", "correct": 3.5, "tolerance": 0.1},
      {"id": "q4", "kind": "number", "text": "One to two?", "correct": 1.5, "tolerance": 0.5},
      {"id": "q5", "kind": "number", "text": "A hundred?", "correct": 100, "tolerance": {"relative": 0.01}},
      {"id": "q6", "kind": "text", "text": "The capital of France?", "accept": ["Paris", "paris"]},
      {"id": "q7", "kind": "text", "text": "Why?", "explanation": "Since it is so.", "marked": "by hand"},
      {"id": "q8", "kind": "truefalse", "text": "It floats.", "correct": true}
      """#),
    ForeignCase(
      "code and a picture", .text2qti,
      """
      1.  What does it print?

          ```
          for x in y:
              print(x)
          ```

          ![a loop](loop.png)
      *a) ```
          x
            y
          ```
      b)  nothing
      """,
      #"""
      {"kind": "single", "markup": "markdown", "text": "What does it print?\n\n```\nfor x in y:\n    print(x)\n```", "image": "loop.png",
        "imageAlt": "a loop", "answers": [{"text": "```\nx\n  y\n```", "correct": true}, {"text": "nothing"}]}
      """#),
    ForeignCase(
      "what is lost", .text2qti,
      """
      1️⃣Hello
      2️⃣feedback is solution: true
      3️⃣1. Send it.
      ^^^^
      4️⃣2. Which?
      a) x
      b) y
      5️⃣```{.python .run}
      print("3. What?")
      ```
      3. How many?
      6️⃣=   some
      7️⃣4. Nothing?
      8️⃣5. Typed?
      +   Yes.
      *   x
      """, #"{"kind": "text", "text": "Typed?", "accept": ["x"]}"#,
      "1️⃣: warning: this text belongs to no question and is left out: 'Hello'",
      "2️⃣: warning: the setting 'feedback is solution' cannot be carried over: say it when the quiz is played",
      "3️⃣: a question of type 'file upload (^^^^)' cannot be carried over: ask it in another way",
      "4️⃣: no answer is marked right: mark one",
      "5️⃣: warning: code that is run cannot be carried over: write what it prints",
      "6️⃣: a number is expected, found 'some'",
      "7️⃣: the question has no answer: write at least two",
      "8️⃣: warning: feedback on right and wrong answers cannot be carried over: write it as general feedback ('...')"),
  ]

  func testGroupsAndTheQuizItself() throws {
    let text = """
      Quiz title: Sums
      Quiz description: Two of three,
          and a text.
      shuffle answers: true

      Text title: Note
      Text: Read this.

      GROUP
      pick: 1
      points per question: 3
      1. One?
      *a) x
      b) y
      2. Two?
      *a) x
      b) y
      END_GROUP
      """
    let reading = QuizFile.read(Array(text.utf8), path: "a.txt")
    XCTAssertEqual(reading.diagnostics.map(\.description), [])
    let quiz = try XCTUnwrap(reading.quiz)
    XCTAssertEqual(quiz.title, "Sums")
    XCTAssertEqual(quiz.description, "Two of three,\nand a text.")
    XCTAssertTrue(quiz.shuffle.answers)
    XCTAssertEqual(quiz.questions.map(\.kind), [.info, .single, .single])
    XCTAssertEqual(quiz.questions[0].text, "Note\n\nRead this.")
    XCTAssertEqual(quiz.questions.map(\.points).suffix(2), [3, 3])
    XCTAssertEqual(quiz.sections.map(\.pick), [1])
  }
}
