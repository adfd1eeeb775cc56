import Archive
import QuizCore
import QuizFormats
import XCTest

/// QTI 2 as TAO and the examples of the standard have it, 1.2 as Canvas, New Quizzes and others write it.
final class QTITests: XCTestCase {
  func testItems() throws {
    for test in items { try test.check() }
  }

  static func item(_ declaration: String, _ body: String, _ rest: String = "", version: String = "2p1") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v\(version)" identifier="i1" title="A title" label="x"
      xml:lang="en-US" adaptive="false" timeDependent="false" toolName="TAO" toolVersion="3.4.0">
    \(declaration)
    <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
    <itemBody>\(body)</itemBody>
    \(rest)
    </assessmentItem>
    """
  }

  private static let matches =
    "<responseProcessing template=\"http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct\"/>"
  private static let maps =
    "<responseProcessing template=\"http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response\"/>"

  private let items: [ForeignCase] = [
    ForeignCase(
      "a choice as TAO writes it", .qti,
      item(
        "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" baseType=\"identifier\"><correctResponse><value><![CDATA[choice_2]]></value></correctResponse></responseDeclaration>",
        """
        <div class="grid-row"><div class="col-12"><p>Look &amp; say.</p>
        <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1" minChoices="0" orientation="vertical">
          <prompt>Which <em>one</em>?</prompt>
          <simpleChoice identifier="choice_1" fixed="false" showHide="show">z<br/>y</simpleChoice>
          <simpleChoice identifier="choice_2" fixed="false" showHide="show">a <strong>b</strong></simpleChoice>
        </choiceInteraction></div></div>
        """, matches),
      #"""
      {"id": "i1", "kind": "single", "markup": "markdown", "text": "Look & say.\n\nWhich *one*?",
        "answers": [{"text": "z\ny"}, {"text": "a **b**", "correct": true}]}
      """#),
    ForeignCase(
      "several answers, whole or by points", .qti,
      item(
        "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"multiple\" baseType=\"identifier\"><correctResponse><value>H</value><value>O</value></correctResponse></responseDeclaration>",
        "<choiceInteraction responseIdentifier=\"RESPONSE\" maxChoices=\"0\"><prompt>Water?</prompt><simpleChoice identifier=\"H\">H</simpleChoice><simpleChoice identifier=\"O\">O</simpleChoice><simpleChoice identifier=\"N\">N</simpleChoice></choiceInteraction>",
        matches),
      #"""
      {"id": "i1", "kind": "multiple", "text": "Water?", "partial": "all",
        "answers": [{"text": "H", "correct": true}, {"text": "O", "correct": true}, {"text": "N"}]}
      """#),
    ForeignCase(
      "points by a mapping", .qti,
      item(
        """
        <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><correctResponse>
        <value>H</value><value>O</value></correctResponse><mapping lowerBound="0" upperBound="2" defaultValue="-2">
        <mapEntry mapKey="H" mappedValue="1"/><mapEntry mapKey="O" mappedValue="1"/><mapEntry mapKey="Cl" mappedValue="-1"/>
        </mapping></responseDeclaration>
        """,
        "<choiceInteraction responseIdentifier=\"RESPONSE\" maxChoices=\"0\"><prompt>Water?</prompt><simpleChoice identifier=\"H\">H</simpleChoice><simpleChoice identifier=\"O\">O</simpleChoice><simpleChoice identifier=\"Cl\">Cl</simpleChoice></choiceInteraction>",
        maps),
      #"""
      {"id": "i1", "kind": "multiple", "text": "Water?", "points": 2,
        "answers": [{"text": "H", "correct": true}, {"text": "O", "correct": true}, {"text": "Cl"}]}
      """#),
    ForeignCase(
      "a gap in a text, and feedback", .qti,
      item(
        """
        <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><correctResponse><value>York</value>
        </correctResponse><mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="york" mappedValue="0.5"/>
        </mapping></responseDeclaration>
        """,
        "<blockquote><p>This sun of <textEntryInteraction responseIdentifier=\"RESPONSE\" expectedLength=\"15\"/>;<br/> And all</p></blockquote>1️⃣<rubricBlock view=\"scorer\"><p>For graders</p></rubricBlock>",
        maps
          + "<modalFeedback outcomeIdentifier=\"FEEDBACK\" identifier=\"f\" showHide=\"show\"><p>Richard III</p></modalFeedback>"
      ),
      #"""
      {"id": "i1", "kind": "text", "markup": "markdown", "text": "> This sun of \\_\\_\\_\\_\\_;\n> And all", "explanation": "Richard III",
        "answers": [{"accept": "York", "correct": true}, {"accept": "york", "fraction": 0.5}]}
      """#, "1️⃣: warning: a text for scorer cannot be carried over: keep it elsewhere"),
    ForeignCase(
      "a number with a tolerance", .qti,
      item(
        "<responseDeclaration identifier=\"R\" cardinality=\"single\" baseType=\"float\"><correctResponse><value>3.14</value></correctResponse></responseDeclaration>",
        "<p>Pi? <textEntryInteraction responseIdentifier=\"R\"/></p>",
        """
        <responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.01 0.01">
        <variable identifier="R"/><correct identifier="R"/></equal><setOutcomeValue identifier="SCORE">
        <baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>
        """),
      #"{"id": "i1", "kind": "number", "text": "Pi? _____", "correct": 3.14, "tolerance": 0.01}"#),
    ForeignCase(
      "order, and what belongs together", .qti,
      item(
        "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"ordered\" baseType=\"identifier\"><correctResponse><value>C</value><value>A</value></correctResponse></responseDeclaration>",
        "<orderInteraction responseIdentifier=\"RESPONSE\" shuffle=\"true\"><prompt>Sort</prompt><simpleChoice identifier=\"A\">one</simpleChoice><simpleChoice identifier=\"C\">two</simpleChoice></orderInteraction>",
        matches),
      #"{"id": "i1", "kind": "order", "text": "Sort", "answers": [{"text": "two"}, {"text": "one"}]}"#),
    ForeignCase(
      "pairs", .qti,
      item(
        """
        <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair"><correctResponse>
        <value>C R</value><value>D M</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="C R" mappedValue="1"/>
        <mapEntry mapKey="D M" mappedValue="0.5"/></mapping></responseDeclaration>
        """,
        """
        <matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="4"><prompt>Who?</prompt>
        <simpleMatchSet><simpleAssociableChoice identifier="C" matchMax="1">Capulet</simpleAssociableChoice>
        <simpleAssociableChoice identifier="D" matchMax="1">Demetrius</simpleAssociableChoice></simpleMatchSet>
        <simpleMatchSet><simpleAssociableChoice identifier="M" matchMax="4">Dream</simpleAssociableChoice>
        <simpleAssociableChoice identifier="R" matchMax="4">Romeo</simpleAssociableChoice>
        <simpleAssociableChoice identifier="T" matchMax="4">Tempest</simpleAssociableChoice></simpleMatchSet></matchInteraction>
        """, maps),
      #"""
      {"id": "i1", "kind": "match", "text": "Who?", "points": 1.5, "pairs": [["Capulet", "Romeo"], ["Demetrius", "Dream"]],
        "extra": ["Tempest"]}
      """#),
    ForeignCase(
      "several interactions in one item, and one that has no place", .qti,
      "1️⃣"
        + item(
          """
          <responseDeclaration identifier="A" cardinality="single" baseType="identifier"><correctResponse><value>w</value></correctResponse></responseDeclaration>
          <responseDeclaration identifier="B" cardinality="single" baseType="string"><correctResponse><value>x</value></correctResponse></responseDeclaration>
          """,
          """
          <p>The <inlineChoiceInteraction responseIdentifier="A"><inlineChoice identifier="w">sky</inlineChoice><inlineChoice identifier="v">sea</inlineChoice></inlineChoiceInteraction>
          is <textEntryInteraction responseIdentifier="B"/>.</p>
          2️⃣<hotspotInteraction responseIdentifier="C"><prompt>Where?</prompt></hotspotInteraction>
          """, matches
        ).replacing("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", with: ""),
      #"""
      {"id": "i1", "kind": "gaps", "text": "The [[1]] is [[2]].", "points": 2, "gaps": {
        "1": {"answers": [{"text": "sky", "correct": true}, {"text": "sea"}]}, "2": {"accept": ["x"]}}}
      """#, "2️⃣: a question of type 'hotspotInteraction' cannot be carried over: ask it in another way"),
    ForeignCase(
      "version 3 calls things otherwise", .qti,
      """
      <qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="v3" title="T">
      <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response>
      <qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
      <qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt>
      <qti-simple-choice identifier="a">x</qti-simple-choice><qti-simple-choice identifier="b">y</qti-simple-choice>
      </qti-choice-interaction></qti-item-body></qti-assessment-item>
      """,
      #"{"id": "v3", "kind": "single", "text": "Which?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#),
    ForeignCase(
      "another XML", .qti, "<feed/>", "",
      "1:1: QTI begins with '<assessmentItem>', '<assessmentTest>' or '<questestinterop>', found '<feed>'"),
    ForeignCase(
      "an entity bomb", .qti,
      "<!DOCTYPE q [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<assessmentItem><itemBody>&b;</itemBody></assessmentItem>",
      "",
      "1:13: a DOCTYPE is refused: remove it, and write texts in the place of its entities"),
    ForeignCase(
      "default values of attributes", .qti, "<!DOCTYPE q [<!ATTLIST x y CDATA \"aaaa\">]>\n<assessmentItem/>", "",
      "1:13: a DOCTYPE is refused: remove it, and write texts in the place of its entities"),
  ]

  // MARK: Archives

  static func zip(_ files: [(String, String)]) throws -> [UInt8] {
    let writer = ArchiveWriter()
    for (name, text) in files { try writer.add(name, Array(text.utf8)) }
    return writer.finish()
  }

  func testAPackageGoesByItsTest() throws {
    let choice = { (id: String, text: String) in
      Self.item(
        "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" baseType=\"identifier\"><correctResponse><value>a</value></correctResponse></responseDeclaration>",
        "<p>\(text)</p><p><img src=\"../media/my%20pic.png\" alt=\"pic\"/></p><choiceInteraction responseIdentifier=\"RESPONSE\" maxChoices=\"1\"><simpleChoice identifier=\"a\">a</simpleChoice><simpleChoice identifier=\"b\"><img src=\"b.png\" alt=\"\"/></simpleChoice></choiceInteraction>"
      ).replacing("\"i1\"", with: "\"\(id)\"")
    }
    let bytes = try Self.zip([
      (
        "pack/imsmanifest.xml",
        "<manifest><resources><resource type=\"imsqti_item_xmlv2p1\" href=\"items/one.xml\"/><resource type=\"imsqti_item_xmlv2p1\" href=\"items/two.xml\"/><resource type=\"imsqti_test_xmlv2p1\" href=\"test.xml\"/></resources></manifest>"
      ),
      ("pack/items/one.xml", choice("one", "First?")), ("pack/items/two.xml", choice("two", "Second?")),
      ("pack/items/b.png", "B"), ("pack/media/my pic.png", "PIC"),
      (
        "pack/test.xml",
        "<assessmentTest xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\" identifier=\"t\" title=\"The test\"><timeLimits maxTime=\"600\"/><testPart><assessmentSection><assessmentItemRef identifier=\"r2\" href=\"items/two.xml\"><weight identifier=\"W\" value=\"3\"/></assessmentItemRef><assessmentItemRef identifier=\"r1\" href=\"items/one.xml\"/></assessmentSection></testPart></assessmentTest>"
      ),
    ])
    let reading = QuizFile.salvage(bytes, path: "p.zip", format: .qti, mediaFolder: "p-files").reading
    let quiz = try XCTUnwrap(reading.quiz, "\(reading.diagnostics)")
    XCTAssertEqual(quiz.title, "The test")
    XCTAssertEqual(quiz.timing.quiz, 600)
    XCTAssertEqual(quiz.questions.map(\.id), ["two", "one"])
    XCTAssertEqual(quiz.questions.map(\.points), [3, 1])
    XCTAssertEqual(quiz.questions.map(\.image), ["p-files/my pic.png", "p-files/my pic.png"])
    XCTAssertEqual(quiz.questions[0].answers.map(\.text), ["a", ""])
    XCTAssertEqual(quiz.questions[0].answers[1].media, TileMedia(image: "p-files/b.png", imageAlt: "b"))
    XCTAssertEqual(reading.media.map(\.path), ["p-files/my pic.png", "p-files/b.png"])
    XCTAssertEqual(reading.diagnostics, [])
  }

  func testArchivesThatAreNone() throws {
    let good = try Self.zip([("a.xml", Self.item("", "<p>x</p>"))])
    for (bytes, name) in [(Array(good.prefix(60)), "cut"), (Array("PK\u{3}\u{4}".utf8) + [0, 0], "start alone")] {
      let reading = foreign(bytes, .qti, path: "q.zip")
      XCTAssertNil(reading.quiz, name)
      XCTAssertFalse(reading.diagnostics.isEmpty, name)
    }
    XCTAssertEqual(foreign(good, .qti, path: "q.zip").quiz?.questions.map(\.text), ["x"])
    let bomb = try Self.zip([("a.xml", "<assessmentItem><itemBody>" + String(repeating: " ", count: 40 << 20))])
    let reading = foreign(bomb, .qti, path: "q.zip")
    XCTAssertNil(reading.quiz)
    XCTAssertTrue(reading.diagnostics.contains { $0.message.contains("32 MB") }, "\(reading.diagnostics)")
  }
}
