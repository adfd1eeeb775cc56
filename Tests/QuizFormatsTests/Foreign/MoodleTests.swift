import QuizCore
import QuizFormats
import XCTest

/// Moodle XML as Moodle writes it: pictures, Cloze, gaps, orderings, what was deleted, and what has no place.
final class MoodleTests: XCTestCase {
  func testQuestions() throws {
    for test in questions { try test.check() }
  }

  private static func file(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n\(body)\n</quiz>"
  }

  private let questions: [ForeignCase] = [
    ForeignCase(
      "several right answers that each earn all of the points", .moodleXML,
      file(
        """
        1️⃣<question type="multichoice"><questiontext><text>Any?</text></questiontext><single>false</single>
        <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>
        <answer fraction="100"><text>c</text></answer><answer fraction="0"><text>d</text></answer></question>
        """),
      #"""
      {"kind": "multiple", "text": "Any?", "answers": [{"text": "a", "correct": true, "fraction": 1}, {"text": "b"},
        {"text": "c", "correct": true, "fraction": 1}, {"text": "d"}]}
      """#, "1️⃣: warning: the weights of the right answers add up to '200' %: make it 100"),
    ForeignCase(
      "all or nothing", .moodleXML,
      file(
        """
        <question type="multichoiceset"><questiontext><text>Any?</text></questiontext>
        <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>
        <answer fraction="100"><text>c</text></answer></question>
        """),
      #"""
      {"kind": "multiple", "text": "Any?", "partial": "all", "answers": [{"text": "a", "correct": true}, {"text": "b"},
        {"text": "c", "correct": true}]}
      """#),
    ForeignCase(
      "what was deleted, and what is said of all right responses", .moodleXML,
      file(
        """
        1️⃣<question type="truefalse"><questiontext><text>Old?</text></questiontext><hidden>1</hidden>
        <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
        <question type="multichoice"><questiontext><text>New?</text></questiontext><hidden>0</hidden>
        2️⃣<correctfeedback format="html"><text>&lt;p&gt;Well done&lt;/p&gt;</text></correctfeedback>
        <incorrectfeedback><text>Die Antwort ist falsch.</text></incorrectfeedback><single>true</single>
        <shuffleanswers>0</shuffleanswers>
        <answer fraction="0"><text>z</text></answer><answer fraction="100"><text>a</text></answer></question>
        """),
      #"{"kind": "single", "text": "New?", "answers": [{"text": "z"}, {"text": "a", "correct": true}]}"#,
      "1️⃣: warning: the question was deleted (hidden) in Moodle and is left out",
      "2️⃣: warning: the feedback 'Well done' (correctfeedback) cannot be carried over: write it as feedback of the answers, or as the explanation"
    ),
    ForeignCase(
      "orderings", .moodleXML,
      file(
        """
        <question type="ordering"><questiontext><text>Sort</text></questiontext><selecttype>ALL</selecttype>
        1️⃣<gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype>
        <answer fraction="2.0000000"><text>b</text>2️⃣<feedback><text>Last</text></feedback></answer><answer fraction="1.0000000"><text>z</text></answer></question>
        <question type="ordering"><questiontext><text>Whole</text></questiontext>
        <gradingtype>ALL_OR_NOTHING</gradingtype>
        <answer fraction="0"><text>d</text></answer><answer fraction="0"><text>c</text></answer></question>
        """),
      #"""
      {"kind": "order", "text": "Sort", "answers": [{"text": "z"}, {"text": "b"}]},
      {"kind": "order", "text": "Whole", "answers": [{"text": "d"}, {"text": "c"}]}
      """#,
      "1️⃣: warning: the grading type 'RELATIVE_NEXT_EXCLUDE_LAST' cannot be carried over: only the whole order earns points",
      "2️⃣: warning: the feedback 'Last' (of an item) cannot be carried over: write it as feedback of the answers, or as the explanation"
    ),
    ForeignCase(
      "choices that are dragged or selected into gaps", .moodleXML,
      file(
        """
        <question type="gapselect"><name><text>G</text></name><questiontext format="html"><text><![CDATA[<p>The [[2]]
        sat on the [[1]], the [[2]]. [[x]]</p>]]></text></questiontext>
        <selectoption><text>mat</text><group>1</group></selectoption>
        <selectoption><text>cat</text><group>1</group></selectoption>
        <selectoption><text>dog</text><group>1</group></selectoption></question>
        1️⃣<question type="ddwtos"><name><text>D</text></name><questiontext><text>A [[1]] is [[2]].</text></questiontext>
        <dragbox><text>fox</text><group>1</group></dragbox>
        <dragbox><text>red</text><group>2</group><infinite/></dragbox></question>
        <question type="ddwtos">2️⃣<questiontext><text>A [[7]]</text></questiontext><dragbox><text>x</text></dragbox></question>
        """),
      #"""
      {"id": "G", "kind": "gaps", "text": "The [[1]] sat on the [[2]], the [[3]]. [ [x] ]", "gaps": {
        "1": {"answers": [{"text": "mat"}, {"text": "cat", "correct": true}, {"text": "dog"}]},
        "2": {"answers": [{"text": "mat", "correct": true}, {"text": "cat"}, {"text": "dog"}]},
        "3": {"answers": [{"text": "mat"}, {"text": "cat", "correct": true}, {"text": "dog"}]}}},
      {"id": "D", "kind": "gaps", "text": "A [[1]] is [[2]].", "words": ["fox", "red", "red"],
        "gaps": {"1": {"correct": "fox"}, "2": {"correct": "red"}}}
      """#,
      "1️⃣: warning: the groups of choices cannot be carried over: all words are offered for each gap",
      "2️⃣: '[[7]]' takes the number of a choice, found '7'"),
  ]

  /// Every name a gap can have, with what it means.
  func testTypesOfGaps() throws {
    let types: [(names: [String], kind: Question.Kind, sorted: Bool, exact: Bool)] = [
      (["SHORTANSWER", "SA", "MW"], .text, false, false), (["SHORTANSWER_C", "SAC", "MWC"], .text, false, true),
      (["NUMERICAL", "NM"], .number, false, false),
      (["MULTICHOICE", "MC", "MULTICHOICE_V", "MCV", "MULTICHOICE_H", "MCH"], .single, false, false),
      (["MULTICHOICE_S", "MCS", "MULTICHOICE_VS", "MCVS", "MULTICHOICE_HS", "MCHS"], .single, true, false),
      (["MULTIRESPONSE", "MR", "MULTIRESPONSE_H", "MRH"], .multiple, false, false),
      (["MULTIRESPONSE_S", "MRS", "MULTIRESPONSE_HS", "MRHS"], .multiple, true, false),
    ]
    for type in types {
      for name in type.names {
        let gap = type.kind == .number ? "{2:\(name):=2:0.5#near~%50%1}" : "{2:\(name):=z#yes~%50%a~b}"
        let xml = Self.file("<question type=\"cloze\"><questiontext><text>x \(gap).</text></questiontext></question>")
        let reading = foreign(Array(xml.utf8), .moodleXML)
        let whole = try XCTUnwrap(reading.quiz?.questions.first, name)
        XCTAssertEqual(whole.kind, type.kind == .multiple ? .multiple : .gaps, name)
        XCTAssertEqual(whole.text, type.kind == .multiple ? "x _____." : "x [[1]].", name)
        XCTAssertEqual(whole.points, 2, name)
        let question = whole.gaps.first?.question ?? whole
        XCTAssertEqual(question.kind, type.kind, name)
        XCTAssertEqual(whole.gaps.map(\.weight), type.kind == .multiple ? [] : [2], name)
        XCTAssertEqual(question.caseSensitive, type.exact, name)
        XCTAssertEqual(question.answers.map(\.worth).max(), 1, name)
        XCTAssertTrue(question.answers.contains { $0.fraction == 0.5 }, name)
        if type.kind == .single || type.kind == .multiple {
          XCTAssertEqual(question.answers.map(\.text), type.sorted ? ["a", "b", "z"] : ["z", "a", "b"], name)
        }
      }
    }
  }

  func testCloze() throws {
    try ForeignCase(
      "a Cloze of several gaps", .moodleXML,
      Self.file(
        ##"""
        <question type="cloze"><name><text>C</text></name><questiontext format="html">
        1️⃣<text><![CDATA[<p>Paris: {1:SHORTANSWER:%100%France#It&#39;s so~%50%Europe\}\#1~*#No {1:REGEXP:=x}</p>
        <p>{:MC:~=a &amp; b~c\~d#e<br />f} and {x} {1:NM:%100%3.5:0.25~*#far}</p>]]></text></questiontext>
        <generalfeedback><text>The end.</text></generalfeedback><penalty>0</penalty></question>
        2️⃣<question type="cloze"><questiontext>3️⃣<text>No {gap:x}</text></questiontext></question>
        """##),
      #"""
      {"id": "C", "kind": "gaps", "text": "Paris: [[1]]\n\n[[2]] and {x} [[3]]", "points": 3,
        "explanation": "The end.", "gaps": {
          "1": {"answers": [
            {"accept": "France", "correct": true, "feedback": "It's so"}, {"accept": "Europe}#1", "fraction": 0.5},
            {"accept": "*", "feedback": "No {1:REGEXP:=x"}]},
          "2": {"answers": [{"text": "a & b", "correct": true}, {"text": "c~d", "feedback": "e\nf"}]},
          "3": {"answers": [
            {"value": 3.5, "tolerance": 0.25, "correct": true}, {"otherwise": true, "feedback": "far"}]}}}
      """#, "3️⃣: the text has no gap: write one as '{1:SHORTANSWER:=right}'"
    ).check()
  }

  /// Gaps inside of code stand beside it, in lines whose blanks stay.
  func testGapsInCode() throws {
    try ForeignCase(
      "a Cloze with code", .moodleXML,
      Self.file(
        ##"""
        <question type="cloze"><name><text>C</text></name><questiontext format="html">
        <text><![CDATA[<p>Finish:</p><pre>while (x) {
            s += t[{1:SA:=i}];

            i++;
        }</pre><p>and <code>y = {1:NM:=3}</code></p>]]></text></questiontext></question>
        """##),
      #"""
      {"id": "C", "kind": "gaps", "markup": "markdown", "points": 2, "gaps": {"1": {"accept": ["i"]}, "2": {"correct": 3, "tolerance": 0}},
        "text": "Finish:\n\n`while (x) {`\n`    s += t[`[[1]]`];`\n\n`    i++;`\n`}`\n\nand `y = `[[2]]"}
      """#
    ).check()
  }

  /// A question that cannot be read takes nothing from the others: languages and variables stay.
  func testABadQuestionCostsNoLanguage() throws {
    let languages =
      "&lt;span lang=\"en\" class=\"multilang\"&gt;Yes?&lt;/span&gt;&lt;span lang=\"de\" class=\"multilang\"&gt;Ja?&lt;/span&gt;"
    let xml = Self.file(
      [String(repeating: "x", count: 200_001), languages].map { text in
        "<question type=\"truefalse\"><questiontext format=\"html\"><text>\(text)</text></questiontext>"
          + "<answer fraction=\"100\"><text>true</text></answer><answer fraction=\"0\"><text>false</text></answer></question>"
      }.joined())
    let (reading, table) = QuizFile.salvage(Array(xml.utf8), path: "q.xml", format: .moodleXML)
    XCTAssertEqual(reading.quiz?.questions.count, 1)
    let writing = try XCTUnwrap(QuizWriter.write(try XCTUnwrap(table), as: .json))
    XCTAssertTrue(writing.text.contains("Ja?"), writing.text)
  }

  func testTypesThatAreNoGapAreNamed() {
    let xml = Self.file(
      "<question type=\"cloze\"><questiontext><text>{1:SA:=a} {1:REGEXP:=b}</text></questiontext></question>")
    let reading = foreign(Array(xml.utf8), .moodleXML)
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["[[1]] …"])
    XCTAssertEqual(
      reading.diagnostics.map(\.description),
      ["q.x:3:48: a question of type 'cloze, REGEXP' cannot be carried over: ask it in another way"])
  }

  /// Right, half and wrong responses earn what Moodle gives: the sum of weights times shares.
  func testPointsOfAClozeAreThoseOfMoodle() throws {
    let xml = Self.file(
      "<question type=\"cloze\"><questiontext><text>{2:SA:=Rome~%50%Roma} {1:NM:=3:0.5} {3:MC:a~=b~%25%c}</text></questiontext></question>"
    )
    let question = try XCTUnwrap(foreign(Array(xml.utf8), .moodleXML).quiz?.questions.first)
    let table: [(values: [String: GapValue], points: Double)] = [
      ([:], 0), (["1": .text("rome"), "2": .number(3.5), "3": .text("b")], 6), (["1": .text("Roma")], 1),
      (["2": .number(3.6), "3": .text("c")], 0.75), (["1": .text("Roma"), "2": .number(2.5), "3": .text("a")], 2),
    ]
    for row in table {
      let filled = row.values.sorted { $0.key < $1.key }.map { FilledGap($0.key, $0.value) }
      let verdict = Marking.verdict(on: question, .gaps(filled), partial: .net)
      XCTAssertEqual(verdict.points, row.points, accuracy: 1e-6, "\(row.values)")
      XCTAssertEqual(verdict.of, 6)
    }
  }

  /// A gap to which several answers are right is a question of its own, worth its weight.
  func testMultiresponseIsAQuestionOfItsOwn() throws {
    let xml = Self.file(
      "<question type=\"cloze\"><name><text>C</text></name><questiontext><text>{1:SA:=a} {2:MR:=x~=y~z}</text></questiontext></question>"
    )
    let quiz = try XCTUnwrap(foreign(Array(xml.utf8), .moodleXML).quiz)
    XCTAssertEqual(quiz.questions.map(\.text), ["[[1]] …", "… _____"])
    XCTAssertEqual(quiz.questions.map(\.kind), [.gaps, .multiple])
    XCTAssertEqual(quiz.questions.map(\.points), [1, 2])
  }

  /// In a file with Markdown the star that takes every number, and the signs of formulas, are no markup.
  func testNumbersAndFormulasAreNoMarkup() throws {
    let set = """
      <dataset_definition><name><text>a</text></name><dataset_items><dataset_item><number>1</number><value>61.4</value>
      </dataset_item></dataset_items></dataset_definition>
      """
    let xml = Self.file(
      """
      <question type="numerical"><questiontext format="html"><text><![CDATA[<b>Two</b> times 4?]]></text></questiontext>
      <answer fraction="100"><text>8</text></answer><answer fraction="25"><text>*</text></answer></question>
      <question type="calculatedmulti"><questiontext format="html"><text><![CDATA[<b>Twice {a}?</b>]]></text></questiontext>
      <answer fraction="100" format="html"><text><![CDATA[<p>{={a}*2*1}</p>]]></text></answer>
      <answer fraction="0" format="html"><text><![CDATA[<p>{=3*{a}}</p>]]></text></answer>
      <dataset_definitions>\(set)</dataset_definitions></question>
      <question type="calculated"><questiontext><text>{a} - 60?</text></questiontext>
      <answer fraction="100"><text>{a}-60</text><tolerance>0</tolerance></answer>
      <dataset_definitions>\(set)</dataset_definitions></question>
      """)
    let reading = foreign(Array(xml.utf8), .moodleXML)
    XCTAssertEqual(reading.diagnostics.map(\.description), [])
    let questions = try XCTUnwrap(reading.quiz?.questions)
    XCTAssertEqual(Marking.verdict(on: questions[0], .value(8), partial: .net).points, 1)
    XCTAssertEqual(Marking.verdict(on: questions[0], .value(5), partial: .net).points, 0.25)
    XCTAssertEqual(questions[1].answers.map(\.text), ["122.8", "184.2"])
    // Arithmetic makes 1.3999999999999986 of it.
    XCTAssertEqual(Marking.verdict(on: questions[2], .value(1.4), partial: .net).points, 1)
    XCTAssertEqual(Marking.verdict(on: questions[2], .value(1.4000001), partial: .net).points, 0)
  }
}
