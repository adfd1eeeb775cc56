import QuizCore
import QuizFormats
import XCTest

/// Tests files of other programs that are easily misread.
final class ForeignDetailTests: XCTestCase {
  private func questions(_ text: String, _ format: QuizFormat?, _ path: String = "q.x", told: [String] = [])
    -> [Question]
  {
    let reading = QuizFile.read(Array(text.utf8), path: path, format: format)
    XCTAssertEqual(reading.diagnostics.map(\.message), told)
    return reading.quiz?.questions ?? []
  }

  private func back(_ quiz: Quiz, _ format: QuizFormat) -> [Question] {
    foreign(QuizWriter.write(quiz, as: format).bytes, format).quiz?.questions ?? []
  }

  // MARK: Stars

  /// A star is a star to Canvas and QTI, and anything to a quiz and to Moodle.
  func testStarsAreLetters() throws {
    let item = """
      <questestinterop><assessment title="T"><section><item ident="a"><itemmetadata><qtimetadata><qtimetadatafield>
      <fieldlabel>question_type</fieldlabel><fieldentry>short_answer_question</fieldentry></qtimetadatafield></qtimetadata>
      </itemmetadata><presentation><material><mattext>Power?</mattext></material><response_str ident="r"><render_fib/>
      </response_str></presentation><resprocessing><outcomes><decvar maxvalue="100"/></outcomes><respcondition>
      <conditionvar><varequal respident="r">**</varequal><varequal respident="r">a\\*b</varequal></conditionvar>
      <setvar action="Set">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>
      """
    let read = questions(item, .qti)
    XCTAssertEqual(read.first?.accept, [#"\*\*"#, #"a\\\*b"#])
    XCTAssertEqual(read.first?.accept.map(Marking.literal), ["**", #"a\*b"#])
    let quiz = try cleanQuiz(
      #"{"title": "T", "questions": [{"id": "a", "kind": "text", "text": "?", "accept": ["\\*\\*", "x\\\\\\*", "C:\\d", "\\\\"]}]}"#
    )
    for format in [QuizFormat.qti, .canvas, .gift, .moodleXML, .csv, .md] {
      let losses = QuizWriter.write(quiz, as: format).losses
      XCTAssertEqual(losses, [], "\(format)")
      XCTAssertEqual(
        back(quiz, format).first?.accept.map(Marking.literal), ["**", #"x\*"#, #"C:\d"#, #"\"#], "\(format)")
    }
  }

  // MARK: Numbers

  /// The right number is shown as it is, whatever is right around it.
  func testRightNumbersStayThemselves() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [
        {"id": "a", "kind": "number", "text": "?", "correct": 10, "tolerance": {"geometric": 2}},
        {"id": "b", "kind": "number", "text": "?", "answers": [
          {"value": -10, "tolerance": {"geometric": 2}, "correct": true, "feedback": "Yes"},
          {"value": 8, "tolerance": 0.5, "correct": true}]}]}
      """#)
    for format in [QuizFormat.gift, .moodleXML, .canvas, .csv, .md] {
      let read = back(quiz, format)
      XCTAssertEqual(read, quiz.questions, "\(format)")
      for (value, isRight) in [(4.9, false), (5.0, true), (10, true), (20, true), (20.1, false)] {
        let verdict = Marking.verdict(on: read[0], .value(value), partial: .net)
        XCTAssertEqual(verdict.correct, isRight, "\(format) \(value)")
      }
    }
    XCTAssertTrue(QuizWriter.write(quiz, as: .gift).text.contains("\t#\n\t=10\n\t=5..20\n"))
  }

  func testTolerancesInPercent() throws {
    let moodle = { (tolerance: String) in
      "<quiz><question type=\"numerical\"><name><text>n</text></name><questiontext><text>?</text></questiontext>"
        + "<answer fraction=\"100\"><text>50</text><tolerance>\(tolerance)</tolerance></answer></question></quiz>"
    }
    XCTAssertEqual(questions(moodle("10%"), .moodleXML).first?.tolerance, .relative(0.1))
    XCTAssertEqual(questions(moodle("0,5"), .moodleXML).first?.tolerance, .absolute(0.5))
    XCTAssertEqual(questions(moodle(""), .moodleXML).first?.tolerance, .absolute(0))
    let told = "the tolerance 'some' is no number: only the number itself is right; write '0.5' or '5%'"
    XCTAssertEqual(questions(moodle("some"), .moodleXML, told: [told]).first?.tolerance, .absolute(0))
    XCTAssertEqual(questions("How much? {#50:10%}\n", .gift).first?.tolerance, .relative(0.1))
    let cloze =
      "<quiz><question type=\"cloze\"><name><text>n</text></name><questiontext><text>{1:NM:=50:10%}</text></questiontext></question></quiz>"
    XCTAssertEqual(questions(cloze, .moodleXML).first?.gaps.first?.question.tolerance, .relative(0.1))
  }

  // MARK: GIFT

  func testTextsThatBeginLikeAFormat() throws {
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [
        {"id": "a", "kind": "single", "text": "Which?", "explanation": "[html] so", "answers": [
          {"text": "[html] x", "correct": true, "feedback": "[plain]"}, {"text": "[moodle]"}]},
        {"id": "b", "kind": "text", "text": "[markdown]?", "accept": ["[html]", "%50%x", "50%"]},
        {"id": "c", "kind": "match", "text": "M", "pairs": [["[html]", "[plain] q"], ["b", "[markdown]"]]}]}
      """#)
    let writing = QuizWriter.write(quiz, as: .gift)
    XCTAssertEqual(foreign(writing.bytes, .gift).quiz?.questions, quiz.questions, writing.text)
  }

  func testTextFilesWithXML() {
    let moodle =
      "\n<?xml version=\"1.0\"?>\n<quiz><question type=\"description\"><name><text>n</text></name>"
      + "<questiontext><text>Read.</text></questiontext></question></quiz>"
    XCTAssertEqual(questions(moodle, nil, "bank.txt").map(\.text), ["Read."])
    XCTAssertEqual(questions("<b>So?</b> {T}\n", nil, "bank.txt").map(\.kind), [.truefalse])
  }

  // MARK: Tables

  func testSignsInsideOfListedTexts() throws {
    let table = #"""
      kind,text,min,max,correct,labels,answer1,answer2
      range,How?,0,10,5,cold \| icy | a\\b,,
      single,Which?,,,x\;y,,x;y,z
      multiple,Any?,,,x\;y;z,,x;y,z
      match,Who?,,,,,a \-> b -> c,d -> e -> f
      """#
    let read = questions(table, .csv)
    XCTAssertEqual(read.first?.scale.labels, ["cold | icy", #"a\b"#])
    XCTAssertEqual(read.map { $0.answers.filter(\.isCorrect).map(\.text) }, [[], ["x;y"], ["x;y", "z"], []])
    XCTAssertEqual(read.last?.pairs, [Pair("a -> b", "c"), Pair("d", "e -> f")])
    let quiz = try cleanQuiz(
      #"""
      {"title": "T", "questions": [{"id": "a", "kind": "range", "text": "?", "correct": 0.5, "labels": ["a|b", "c\\"]},
        {"id": "b", "kind": "match", "text": "?", "pairs": [["a->b", "c\\"], ["\\->", "->"]], "extra": ["-> x"]}]}
      """#)
    XCTAssertEqual(back(quiz, .csv), quiz.questions)
  }

  func testLettersThatCouldBeTwoAnswers() {
    let told =
      "'B' is taken as the text of an answer, and could be the letter of 'C': write the number of the one that is meant"
    let read = questions("text,a,b,c,correct\nWhich?,B,C,A,B\n", .csv, told: [told])
    XCTAssertEqual(read.first?.answers.filter(\.isCorrect).map(\.text), ["B"])
    _ = questions("text,a,b,c,correct\nWhich?,A,B,C,B\nWhich?,x,y,z,B\n", .csv)
  }

  // MARK: Groups of Canvas

  func testGroupsGivePointsAndAreDrawnFrom() {
    let item = { (id: String) in
      "<item ident=\"\(id)\"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>"
        + "<fieldentry>essay_question</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel>"
        + "<fieldentry>1.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>Why \(id)?"
        + "</mattext></material><response_str ident=\"r\"><render_fib/></response_str></presentation></item>"
    }
    let text =
      "<questestinterop><assessment title=\"T\"><section ident=\"root\">\(item("a"))<section ident=\"g\" title=\"Group\">"
      + "<selection_ordering><selection><selection_number>1</selection_number><selection_extension><points_per_item>2.5"
      + "</points_per_item></selection_extension></selection></selection_ordering>\(item("b"))\(item("c"))</section></section>"
      + "</assessment></questestinterop>"
    let reading = QuizFile.read(Array(text.utf8), path: "q.xml", format: .qti)
    XCTAssertEqual(reading.diagnostics.map(\.message), [])
    XCTAssertEqual(reading.quiz?.questions.map(\.points), [1, 2.5, 2.5])
    XCTAssertEqual(reading.quiz?.questions.map(\.section), [nil, "g", "g"])
    XCTAssertEqual(reading.quiz?.sections.map(\.pick), [1])
    let all = text.replacing("_number>1<", with: "_number>2<")
    XCTAssertEqual(foreign(Array(all.utf8), .qti).quiz?.sections, [])
  }

  // MARK: Files inside

  func testABrokenPictureCostsNoQuestion() {
    let text = """
      <quiz><question type="truefalse"><name><text>n</text></name><questiontext format="html">
      <text><![CDATA[<p>So? <img src="@@PLUGINFILE@@/a.png"></p>]]></text><file name="a.png" path="/" encoding="base64">AA!!</file>
      </questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>
      """
    let read = questions(text, .moodleXML, told: ["the file 'a.png' is broken (no base64) and is left out"])
    XCTAssertEqual(read.map(\.text), ["So?"])
    XCTAssertEqual(read.map(\.image), [nil])
  }

  // MARK: Losses

  func testTitlesAndLineBreaksThatAreLostAreTold() throws {
    let quiz = try cleanQuiz(
      #"{"title": "Two words", "description": "a\nb", "questions": [{"id": "q", "kind": "truefalse", "text": "?", "correct": true}]}"#
    )
    for format in QuizFormat.written {
      let told = QuizWriter.write(quiz, as: format, named: "words").losses.filter { $0.contains("'title'") }
      let isLost = [.csv, .tsv, .aiken, .opentdb, .moodleXML].contains(format)
      XCTAssertEqual(told.count, isLost ? 1 : 0, "\(format)")
      XCTAssertFalse(QuizWriter.write(quiz, as: format, named: "Two words").losses.contains { $0.contains("'title'") })
    }
    XCTAssertTrue(
      QuizWriter.write(quiz, as: .gift).losses.contains(
        "the line breaks in 'description' of the quiz have no place in GIFT and are lost"))
  }
}
