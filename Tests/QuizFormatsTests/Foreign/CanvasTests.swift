import QuizCore
import QuizFormats
import XCTest

/// Zips of Canvas, as Classic and New Quizzes export them, and items of QTI 1.2 of others.
final class CanvasTests: XCTestCase {
  static func item(_ type: String?, _ presentation: String, _ rest: String, points: String = "1.0", id: String = "g1")
    -> String
  {
    let kind = type.map {
      "<qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>\($0)</fieldentry></qtimetadatafield>"
    }
    return """
      <item ident="\(id)" title="Question"><itemmetadata><qtimetadata>\(kind ?? "")
      <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>\(points)</fieldentry></qtimetadatafield>
      <qtimetadatafield><fieldlabel>original_answer_ids</fieldlabel><fieldentry>1,2</fieldentry></qtimetadatafield>
      </qtimetadata></itemmetadata><presentation>\(presentation)</presentation><resprocessing><outcomes>
      <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>\(rest)</resprocessing></item>
      """
  }

  static func document(_ items: String) -> String {
    """
    <?xml version="1.0"?>
    <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="g9" title="Week 1">
    <section ident="root_section">
    \(items)
    </section></assessment></questestinterop>
    """
  }

  private static func stem(_ html: String) -> String {
    "<material><mattext texttype=\"text/html\">\(html)</mattext></material>"
  }

  private static func labels(_ texts: [(String, String)]) -> String {
    texts.map {
      "<response_label ident=\"\($0)\"><material><mattext texttype=\"text/plain\">\($1)</mattext></material></response_label>"
    }
    .joined()
  }

  private static func equal(_ value: String, _ response: String = "response1") -> String {
    "<varequal respident=\"\(response)\">\(value)</varequal>"
  }

  private static func scores(_ condition: String, _ score: String = "100", _ action: String = "Set") -> String {
    "<respcondition continue=\"No\"><conditionvar>\(condition)</conditionvar><setvar action=\"\(action)\" varname=\"SCORE\">\(score)</setvar></respcondition>"
  }

  private func check(
    _ items: String, _ questions: String, _ findings: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var test = ForeignCase("Canvas", .canvas, Self.document(items), questions)
    test.findings = findings
    try test.check(file: file, line: line)
  }

  func testChoices() throws {
    let choice = "<response_lid ident=\"response1\" rcardinality=\"Single\"><render_choice>"
    let feedback =
      "<respcondition continue=\"Yes\"><conditionvar><other/></conditionvar><displayfeedback feedbacktype=\"Response\" linkrefid=\"general_fb\"/></respcondition>"
      + "<respcondition continue=\"Yes\"><conditionvar>\(Self.equal("22"))</conditionvar><displayfeedback feedbacktype=\"Response\" linkrefid=\"22_fb\"/></respcondition>"
    let said = ["general_fb": "Both fly.", "22_fb": "No &amp;amp; no", "correct_fb": "Good"].sorted { $0.key < $1.key }
      .map {
        "<itemfeedback ident=\"\($0.key)\"><flow_mat><material><mattext texttype=\"text/html\">&lt;p&gt;\($0.value)&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>"
      }.joined()
    var item = Self.item(
      "multiple_choice_question",
      Self.stem("&lt;div&gt;&lt;p&gt;Which &amp;amp; why?&lt;/p&gt;&lt;/div&gt;") + choice
        + Self.labels([("21", "zebra"), ("22", "ant &lt;b&gt;")]) + "</render_choice></response_lid>",
      feedback + Self.scores(Self.equal("21")), points: "5.0")
    item = item.replacing("</item>", with: said + "</item>")
    try check(
      item,
      #"""
      {"id": "g1", "kind": "single", "text": "Which & why?", "points": 5, "explanation": "Both fly.",
        "answers": [{"text": "zebra", "correct": true}, {"text": "ant <b>", "feedback": "No & no"}]}
      """#,
      "4:1: warning: the feedback 'Good' of right responses cannot be carried over: write it as feedback of the answers, or as the explanation"
    )
    try check(
      Self.item(
        "multiple_answers_question",
        Self.stem("Any?") + "<response_lid ident=\"response1\" rcardinality=\"Multiple\"><render_choice>"
          + Self.labels([("1", "z"), ("2", "a"), ("3", "All of the above")]) + "</render_choice></response_lid>",
        Self.scores("<and>\(Self.equal("1"))<not>\(Self.equal("2"))</not>\(Self.equal("3"))</and>")),
      #"""
      {"id": "g1", "kind": "multiple", "text": "Any?", "answers": [{"text": "z", "correct": true}, {"text": "a"},
        {"text": "All of the above", "correct": true, "pin": "last"}]}
      """#)
    try check(
      Self.item(
        "true_false_question",
        Self.stem("So?") + choice + Self.labels([("5", "True"), ("6", "False")]) + "</render_choice></response_lid>",
        Self.scores(Self.equal("6"))),
      #"{"id": "g1", "kind": "truefalse", "text": "So?", "correct": false}"#)
  }

  func testTyped() throws {
    let field =
      "<response_str ident=\"response1\" rcardinality=\"Single\"><render_fib><response_label ident=\"answer1\" rshuffle=\"No\"/></render_fib></response_str>"
    try check(
      Self.item(
        "short_answer_question", Self.stem("Capital?") + field, Self.scores(Self.equal("Paris") + Self.equal("Lutetia"))
      ),
      #"{"id": "g1", "kind": "text", "text": "Capital?", "accept": ["Paris", "Lutetia"]}"#)
    let decimal = field.replacing("<render_fib>", with: "<render_fib fibtype=\"Decimal\">")
    try check(
      Self.item(
        "numerical_question", Self.stem("Pi?") + decimal,
        Self.scores(
          "<or>\(Self.equal("3.14"))<and><vargte respident=\"response1\">3.13</vargte><varlte respident=\"response1\">3.15</varlte></and></or>"
        )
      ), #"{"id": "g1", "kind": "number", "text": "Pi?", "correct": 3.14, "tolerance": 0.01}"#)
    try check(
      Self.item(
        "numerical_question", Self.stem("Age?") + decimal,
        Self.scores("<vargte respident=\"response1\">10</vargte><varlte respident=\"response1\">20</varlte>")),
      #"{"id": "g1", "kind": "number", "text": "Age?", "correct": 15, "tolerance": 5}"#)
    try check(
      Self.item("text_only_question", Self.stem("Read this."), ""),
      #"{"id": "g1", "kind": "info", "text": "Read this."}"#)
    try check(
      Self.item("calculated_question", Self.stem("[x]?") + field, "")
        + Self.item("text_only_question", Self.stem("Page"), "", id: "g2"),
      #"{"id": "g2", "kind": "info", "text": "Page"}"#,
      "4:1: a question of type 'calculated_question' cannot be carried over: ask it in another way")
  }

  func testSeveralPlaces() throws {
    let row = { (id: String, left: String) in
      "<response_lid ident=\"response_\(id)\"><material><mattext texttype=\"text/plain\">\(left)</mattext></material><render_choice>"
        + Self.labels([("o1", "carpal"), ("o2", "popliteal"), ("o3", "prone")]) + "</render_choice></response_lid>"
    }
    try check(
      Self.item(
        "matching_question", Self.stem("Match") + row("a", "Wrist") + row("b", "Knee"),
        Self.scores(Self.equal("o1", "response_a"), "50.00", "Add")
          + Self.scores(Self.equal("o2", "response_b"), "50.00", "Add")),
      #"""
      {"id": "g1", "kind": "match", "text": "Match", "pairs": [["Wrist", "carpal"], ["Knee", "popliteal"]], "extra": ["prone"]}
      """#)
    let blank = { (name: String, texts: [(String, String)]) in
      "<response_lid ident=\"response_\(name)\"><material><mattext>\(name)</mattext></material><render_choice>"
        + Self.labels(texts) + "</render_choice></response_lid>"
    }
    try check(
      Self.item(
        "fill_in_multiple_blanks_question",
        Self.stem("Roses are [c1], violets [c2].") + blank("c1", [("1", "red"), ("2", "rot")])
          + blank("c2", [("3", "blue")]),
        Self.scores(Self.equal("1", "response_c1"), "50.00", "Add")
          + Self.scores(Self.equal("3", "response_c2"), "50.00", "Add"),
        points: "3.0"),
      #"""
      {"id": "g1", "kind": "gaps", "text": "Roses are [[c1]], violets [[c2]].", "points": 3,
        "gaps": {"c1": {"accept": ["red", "rot"]}, "c2": {"accept": ["blue"]}}}
      """#)
    try check(
      Self.item(
        "multiple_dropdowns_question",
        Self.stem("The [a] is [b].") + blank("a", [("1", "sky"), ("2", "sea")])
          + blank("b", [("3", "dry"), ("4", "blue")]),
        Self.scores(Self.equal("1", "response_a"), "50.00", "Add")
          + Self.scores(Self.equal("4", "response_b"), "50.00", "Add"),
        points: "2"),
      #"""
      {"id": "g1", "kind": "gaps", "text": "The [[a]] is [[b]].", "points": 2, "gaps": {
        "a": {"answers": [{"text": "sky", "correct": true}, {"text": "sea"}]},
        "b": {"answers": [{"text": "dry"}, {"text": "blue", "correct": true}]}}}
      """#)
  }

  func testNewQuizzes() throws {
    let row = { (id: String, name: String) in
      "<response_lid ident=\"\(id)\" rcardinality=\"Multiple\"><material><mattext texttype=\"text/plain\">\(name)</mattext></material><render_choice>"
        + Self.labels([("a", "Alprazolam"), ("b", "Zolpidem")]) + "</render_choice></response_lid>"
    }
    try check(
      Self.item(
        "categorization_question", Self.stem("&lt;p&gt;Which?&lt;/p&gt;") + row("r1", "Sedative") + row("r2", "Benzo"),
        Self.scores(Self.equal("b", "r1"), "50.00", "Add") + Self.scores(Self.equal("a", "r2"), "50.00", "Add")),
      #"{"id": "g1", "kind": "match", "text": "Which?", "pairs": [["Alprazolam", "Benzo"], ["Zolpidem", "Sedative"]]}"#,
      "4:1: warning: points for whole categories cannot be carried over: each item earns its part of them")
    try check(
      Self.item(
        "ordering_question",
        Self.stem("Order these")
          + "<response_lid ident=\"response1\" rcardinality=\"Ordered\"><render_extension><material position=\"top\"><mattext/></material><ims_render_object shuffle=\"No\"><flow_label>"
          + Self.labels([("a", "A"), ("b", "B")])
          + "</flow_label></ims_render_object></render_extension></response_lid>",
        Self.scores(Self.equal("b") + Self.equal("a"))),
      #"{"id": "g1", "kind": "order", "text": "Order these", "answers": [{"text": "B"}, {"text": "A"}]}"#)
  }

  func testOtherPrograms() throws {
    try check(
      """
      <item ident="i" title="t"><presentation><flow><material><mattext>Which?</mattext></material>
      <response_lid ident="MCSA"><render_choice><flow_label><response_label ident="A"><material><mattext>x</mattext></material></response_label>
      </flow_label><flow_label><response_label ident="B"><material><mattext>y</mattext></material></response_label></flow_label></render_choice></response_lid></flow></presentation>
      <resprocessing><outcomes><decvar/></outcomes><respcondition><conditionvar><varequal respident="MCSA">B</varequal></conditionvar>
      <setvar action="Set">1</setvar></respcondition></resprocessing></item>
      """,
      #"{"id": "i", "kind": "single", "text": "Which?", "answers": [{"text": "x"}, {"text": "y", "correct": true}]}"#)
  }

  /// The zip as Canvas writes it, with a picture, and a group that draws.
  func testAZip() throws {
    let item = Self.item(
      "text_only_question",
      Self.stem(
        "&lt;p&gt;See &lt;img src=\"$IMS-CC-FILEBASE$/Uploaded%20Media/a.png?canvas_=1&amp;amp;x=2\" alt=\"an a\"&gt;&lt;/p&gt;"
      ), "")
    let group =
      "<section ident=\"g3\" title=\"Group\"><selection_ordering><selection><selection_number>1</selection_number></selection></selection_ordering>\(item.replacing("\"g1\"", with: "\"g2\""))</section>"
    let meta = """
      <quiz identifier="g9" xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>Week 1 &amp; more</title>
      <description>&lt;p&gt;Be &lt;b&gt;kind&lt;/b&gt;.&lt;/p&gt;</description><shuffle_answers>true</shuffle_answers>
      <time_limit>30</time_limit><assignment><title>x</title></assignment></quiz>
      """
    let manifest = """
      <manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2"><metadata>
      <imsmd:lom><imsmd:general><imsmd:title><imsmd:string>QTI Quiz Export for course "B"</imsmd:string></imsmd:title></imsmd:general></imsmd:lom>
      </metadata><organizations/><resources><resource identifier="g9" type="imsqti_xmlv1p2"><file href="g9/g9.xml"/></resource></resources></manifest>
      """
    let bytes = try QTITests.zip([
      ("g9/assessment_meta.xml", meta), ("g9/g9.xml", Self.document(item + group)), ("imsmanifest.xml", manifest),
      ("Uploaded Media/a.png", "A"),
    ])
    let reading = QuizFile.salvage(bytes, path: "c.zip", format: .canvas, mediaFolder: "f").reading
    let quiz = try XCTUnwrap(reading.quiz, "\(reading.diagnostics)")
    XCTAssertEqual(quiz.title, "Week 1 & more")
    XCTAssertEqual(quiz.description, "Be **kind**.")
    XCTAssertEqual(quiz.markup, .markdown)
    XCTAssertEqual(quiz.timing.quiz, 1800)
    XCTAssertTrue(quiz.shuffle.answers)
    XCTAssertEqual(quiz.questions.map(\.image), ["f/a.png", "f/a.png"])
    XCTAssertEqual(quiz.questions.map(\.imageAlt), ["an a", "an a"])
    XCTAssertEqual(quiz.questions.map(\.text), ["See", "See"])
    XCTAssertEqual(reading.media, [QuizMedia(path: "f/a.png", bytes: [65])])
    XCTAssertEqual(reading.diagnostics.map(\.message), [])
  }
}
