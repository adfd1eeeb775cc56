import QuizCore
import QuizFormats
import XCTest

/// Files as teachers have them: exports of learning platforms, spreadsheets of quiz shows, lists typed by hand.
final class TeachersFilesTests: XCTestCase {
  func testHTML() throws {
    for test in html { try test.check() }
  }

  private let html: [ForeignCase] = [
    ForeignCase(
      "raised and lowered signs", .gift,
      "[html]H<sub>2</sub>O, 10<sup>3</sup>, x<sup>a+1</sup>, the 1<sup>st</sup>, v<sub>0</sub>, v<sub>max</sub> {T}",
      #"""
      {"kind": "truefalse", "markup": "markdown", "correct": true, "text":
        "H<sub>2</sub>O, 10<sup>3</sup>, x<sup>a+1</sup>, the 1<sup>st</sup>, v<sub>0</sub>, v<sub>max</sub>"}
      """#),
    ForeignCase(
      "lists, tables, code", .gift,
      "[html]<p>See</p><ul><li>one</li><li>two</li></ul><table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>"
        + "<pre>if x \\{\n  y\n\\}</pre> {T}",
      #"""
      {"kind": "truefalse", "markup": "markdown", "correct": true, "text":
        "See\n\n- one\n- two\n\n|  |  |\n| --- | --- |\n| 1 | 2 |\n| 3 |  |\n\n```\nif x {\n  y\n}\n```"}
      """#),
    ForeignCase(
      "what word processors leave behind", .gift,
      "[html]<p>Is<o:p></o:p> <st1:place>Rome</st1:place> old?<!--[if x]>y<![endif]--></p>{T}",
      #"{"kind": "truefalse", "text": "Is Rome old?", "correct": true}"#),
    ForeignCase(
      "images are told, and stand for answers", .gift,
      #"1️⃣Which <img src\="@@PLUGINFILE@@/a.png" alt\="a map">? {=<img alt\="Cat" src\="c.png"> ~<img alt\='Dog'/>}"#,
      #"""
      {"kind": "single", "text": "Which ?", "answers": [{"text": "Cat", "correct": true}, {"text": "Dog"}]}
      """#, "1️⃣: warning: an image cannot be carried over: save it beside the quiz and name it as 'image'"),
  ]

  func testSeveralLanguages() throws {
    let spans = #"<span lang\="en" class\="multilang">"#
    let text =
      "[html]<p>\(spans)Is it <span>red</span>?</span> <span class\\=\"multilang\" lang\\=\"de\">Ist es rot?</span></p>"
      + "{=\\{mlang en\\}yes\\{mlang\\}\\{mlang de\\}ja\\{mlang\\}#\(spans)ok</span> ~no}"
    for (language, words) in [("en", ["Is it red?", "yes", "ok"]), ("de", ["Ist es rot?", "ja", "ok"])] {
      let reading = QuizFile.read(Array(text.utf8), path: "q.gift", format: .gift, languages: [language])
      let question = try XCTUnwrap(reading.quiz?.questions.first)
      let right = try XCTUnwrap(question.answers.first { $0.text == words[1] })
      XCTAssertEqual(question.text, words[0])
      XCTAssertEqual(right.feedback, words[2])
    }
    let table = QuizFile.salvage(Array(text.utf8), path: "q.gift", format: .gift).table
    let json = try XCTUnwrap(table.flatMap { QuizWriter.write($0, as: .json) }).text
    for words in [#"{ "en": "Is it red?", "de": "Ist es rot?" }"#, #"{ "en": "yes", "de": "ja" }"#] {
      XCTAssertTrue(json.contains(words), json)
    }
  }

  func testAiken() throws {
    for test in aiken { try test.check() }
  }

  private let aiken: [ForeignCase] = [
    ForeignCase(
      "a blank line before the answers, small letters", .aiken,
      "What is it?\n\nA. one\nB. two\n\nAnswer: b\n\nAnd\nthis?\na) one\nb) two\nanswer: a",
      #"""
      {"kind": "single", "text": "What is it?", "answers": [{"text": "one"}, {"text": "two", "correct": true}]},
      {"kind": "single", "text": "And\nthis?", "answers": [{"text": "one", "correct": true}, {"text": "two"}]}
      """#),
    ForeignCase(
      "a question that begins like an answer", .aiken, "E. coli is\nA) a germ\nB) a cell\nANSWER: A",
      #"""
      {"kind": "single", "text": "E. coli is", "answers": [{"text": "a cell"}, {"text": "a germ", "correct": true}]}
      """#),
    ForeignCase(
      "no answers", .aiken, "1️⃣What?\nANSWER: A\n\nB?\nA) x\nB) y\nANSWER: A",
      #"{"kind": "single", "text": "B?", "answers": [{"text": "x", "correct": true}, {"text": "y"}]}"#,
      "1️⃣: the question has no answer: write at least two"),
  ]

  func testLinesOfOldComputers() throws {
    for (format, text) in [
      (QuizFormat.aiken, "One?\rA) x\rB) y\rANSWER: A\r\rTwo?\rA) x\rB) y\rANSWER: A"),
      (.gift, "One? {T}\r\rTwo? {T}\r"), (.csv, "text,correct\rOne?,true\rTwo?,true\r"),
      (.md, "### One?\r\r- [x] a\r- [ ] b\r\r### Two?\r- [x] a\r- [ ] b"),
    ] {
      let reading = QuizFile.read(Array(text.utf8), path: "q.x", format: format)
      XCTAssertEqual(reading.quiz?.questions.map(\.text), ["One?", "Two?"], "\(format)")
      XCTAssertEqual(reading.diagnostics, [], "\(format)")
    }
  }

  func testGift() throws {
    for test in gift { try test.check() }
  }

  private let gift: [ForeignCase] = [
    ForeignCase(
      "pairs have no feedback", .gift, "Who? {=C# -> Microsoft =Java -> Sun#1}",
      #"{"kind": "match", "text": "Who?", "pairs": [["C#", "Microsoft"], ["Java", "Sun#1"]]}"#)
  ]

  func testTables() throws {
    for test in tables { try test.check() }
  }

  private let tables: [ForeignCase] = [
    ForeignCase(
      "columns that explain themselves", .csv,
      "Question - max 120 characters,Answer 1 - max 75,Answer 2 - max 75,Answer 3 (optional),Time limit (sec) – 5 or 10,"
        + "Correct answer(s) - choose one or more\nWhich?,a,b,c,20,\"1,3\"",
      #"""
      {"kind": "multiple", "text": "Which?", "limit": 20, "answers": [
        {"text": "a", "correct": true}, {"text": "b"}, {"text": "c", "correct": true}]}
      """#),
    ForeignCase(
      "kinds of other programs", .csv,
      "Question Text,Question Type,Option 1,Option 2,Correct Answer,Time in seconds,Answer explanation\n"
        + "A?,Multiple Choice,x,y,\"1,2\",5,Both.\nB?,Open-Ended,,,,5\nC?,Fill-in-the-Blank,x,y,,5",
      #"""
      {"kind": "multiple", "text": "A?", "explanation": "Both.", "limit": 5, "answers": [
        {"text": "x", "correct": true}, {"text": "y", "correct": true}]},
      {"kind": "text", "text": "B?", "limit": 5}, {"kind": "text", "text": "C?", "limit": 5, "accept": ["x", "y"]}
      """#),
    ForeignCase(
      "numbers of answers that are numbers", .csv, "text,a,b,c,correct\nPrimes?,2,3,4,\"1,2\"\nEven?,2,3,4,\"2;4\"",
      #"""
      {"kind": "multiple", "text": "Primes?", "answers": [
        {"text": "2", "correct": true}, {"text": "3", "correct": true}, {"text": "4"}]},
      {"kind": "multiple", "text": "Even?", "answers": [
        {"text": "2", "correct": true}, {"text": "3"}, {"text": "4", "correct": true}]}
      """#),
    ForeignCase(
      "names of columns on several lines, with blanks of other widths", .csv,
      "Question #,text,a,\"b\n(optional)\",c,\"correct\u{A0}\nanswer\"\n1,2+2?,3,4,5,b",
      #"""
      {"kind": "single", "text": "2+2?", "answers": [{"text": "3"}, {"text": "4", "correct": true}, {"text": "5"}]}
      """#),
    ForeignCase(
      "a column for each right answer, sides by letters", .csv,
      "Type,Question,Answer A,Answer B,Answer C,Correct Answer,Correct Answer,correct answer\n"
        + "Multiple choice,Primes?,2,3,4,A,B,\nTrue/False,Sky?,True,False,,B,,\nOpen-ended,Name?,,,,Bob,Rob,\n",
      #"""
      {"kind": "multiple", "text": "Primes?", "answers": [
        {"text": "2", "correct": true}, {"text": "3", "correct": true}, {"text": "4"}]},
      {"kind": "truefalse", "text": "Sky?", "correct": false}, {"kind": "text", "text": "Name?", "accept": ["Bob", "Rob"]}
      """#),
    ForeignCase(
      "columns that mean the same", .csv,
      "2️⃣question,text,a,b,correct,explanation,1️⃣explanation\n1,2+2?,4,3,a,first,second",
      #"""
      {"kind": "single", "text": "2+2?", "explanation": "first", "answers": [{"text": "3"}, {"text": "4", "correct": true}]}
      """#,
      "2️⃣: warning: the column 'question' means the same as 'text' and is left out: keep one of them",
      "1️⃣: warning: the column 'explanation' means the same as 'explanation' and is left out: keep one of them"),
    ForeignCase(
      "line breaks of Windows in a cell", .csv, "text,correct\r\n\"One\r\ntwo\",true\r\n",
      #"{"kind": "truefalse", "text": "One\ntwo", "correct": true}"#),
  ]

  func testMarkdown() throws {
    for test in markdown { try test.check() }
  }

  private let markdown: [ForeignCase] = [
    ForeignCase(
      "paragraphs as questions", .md,
      "### One?\n\n- [ ] a\n- [x] b\n\n**Two?**\n\n- [x] c\n- [ ] d\n\n[Read on](x)\n\nThree?\n- [x] e\n- [ ] f\n",
      #"""
      {"kind": "single", "text": "One?", "answers": [{"text": "a"}, {"text": "b", "correct": true}]},
      {"kind": "single", "markup": "markdown", "text": "Two?", "explanation": "[Read on](x)",
        "answers": [{"text": "c", "correct": true}, {"text": "d"}]},
      {"kind": "single", "text": "Three?", "answers": [{"text": "e", "correct": true}, {"text": "f"}]}
      """#),
    ForeignCase(
      "code as an answer, an image with a query", .md,
      "### One?\n\n![map](img/a.png?raw=true)\n\n- [ ]\n  ```c\n  int x;\n  ```\n- [x] b\n",
      #"""
      {"kind": "single", "markup": "markdown", "text": "One?", "image": "img/a.png", "imageAlt": "map",
        "answers": [{"text": "```c\nint x;\n```"}, {"text": "b", "correct": true}]}
      """#),
  ]
}
