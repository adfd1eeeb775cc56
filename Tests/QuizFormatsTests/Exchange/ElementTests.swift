import Foundation
import QuizCore
import QuizFormats
import XCTest

/// Elements of XML that a quiz has no place for are reported, and the documents say what becomes of each.
final class ElementTests: XCTestCase {
  private static let choice = """
    <choiceInteraction responseIdentifier="RESPONSE"><prompt>Pick one</prompt>\
    <simpleChoice identifier="A">time</simpleChoice><simpleChoice identifier="B">Once</simpleChoice></choiceInteraction>
    """

  private static func item(_ body: String, _ more: String = "") -> String {
    QTITests.item(
      "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" baseType=\"identifier\"><correctResponse><value>B</value></correctResponse></responseDeclaration>",
      body, more)
  }

  // MARK: QTI 2

  func testWhatStandsBeforeThePlayerArrives() throws {
    for test in arriving { try test.check() }
  }

  private let arriving: [ForeignCase] = [
    ForeignCase(
      "a rubric for candidates", .qti,
      item(
        "<rubricBlock view=\"candidate\"><p>Read: <em>Once</em> upon a time.</p></rubricBlock><p>Which came first?</p>"
          + choice),
      #"""
      {"id": "i1", "kind": "single", "markup": "markdown", "text": "Read: *Once* upon a time.\n\nWhich came first?\n\nPick one",
        "answers": [{"text": "time"}, {"text": "Once", "correct": true}]}
      """#),
    ForeignCase(
      "the words in place of a film", .qti,
      item(
        "<p>Look: <object data=\"f.mp4\" type=\"video/mp4\">A <b>ball</b> falls.</object></p>" + choice),
      #"""
      {"id": "i1", "kind": "single", "markup": "markdown", "text": "Look: A **ball** falls.\n\nPick one",
        "answers": [{"text": "time"}, {"text": "Once", "correct": true}]}
      """#,
      "6:1: warning: a sound or film cannot be carried over: say in words what it shows"),
    ForeignCase(
      "a printed variable", .qti,
      item("<p>What is 1️⃣<printedVariable identifier=\"A\"/> + 1?</p>" + choice), "",
      "1️⃣: a question of type 'item with drawn values (printedVariable)' cannot be carried over: ask it in another way"),
    ForeignCase(
      "a passage that is not there", .qti,
      item("<p>Which?</p>" + choice, "1️⃣<assessmentStimulusRef identifier=\"s\" href=\"s.xml\"/>"),
      #"""
      {"id": "i1", "kind": "single", "text": "Which?\n\nPick one",
        "answers": [{"text": "time"}, {"text": "Once", "correct": true}]}
      """#,
      "1️⃣: warning: the passage 's.xml', which is not in the file, cannot be carried over: export it with the items"),
  ]

  func testAPassageStandsBeforeItsQuestions() throws {
    let stimulus =
      "<assessmentStimulus identifier=\"s\" title=\"S\"><stimulusBody><p>Once upon a time.</p></stimulusBody></assessmentStimulus>"
    let test = """
      <assessmentTest identifier="t" title="T"><testPart><assessmentSection><rubricBlock view="candidate"><p>Use a pen.</p>\
      </rubricBlock><selection select="1"/><assessmentItemRef href="items/i.xml"/></assessmentSection></testPart></assessmentTest>
      """
    let entries = [
      ("imsmanifest.xml", "<manifest><resources><resource href=\"t.xml\"/></resources></manifest>"), ("t.xml", test),
      (
        "items/i.xml",
        Self.item("<p>Which?</p>" + Self.choice, "<assessmentStimulusRef identifier=\"s\" href=\"../texts/s.xml\"/>")
      ),
      ("texts/s.xml", stimulus),
    ]
    let reading = QuizFile.read(try QTITests.zip(entries), path: "p.zip")
    XCTAssertEqual(reading.quiz?.questions.map(\.text), ["Once upon a time.\n\nWhich?\n\nPick one"])
    XCTAssertEqual(
      reading.diagnostics.map(\.message),
      [
        "the text 'Use a pen.' of a part of the test cannot be carried over: write it into the questions that need it",
        "the element '<selection>' has no place in a quiz: at most its text is taken",
      ])
  }

  // MARK: All lists

  /// A file of each format with an element in it, which may hold others.
  private static func file(_ format: String, with element: String) -> String {
    switch format {
    case "Moodle XML":
      return
        "<quiz><question type=\"truefalse\"><questiontext><text>Q</text></questiontext><answer fraction=\"100\"><text>true</text></answer>\(element)</question></quiz>"
    case "QTI 2": return item("<p>Which?</p>" + choice, element)
    default:
      return
        "<questestinterop><item ident=\"a\"><presentation><material><mattext>Q</mattext></material></presentation>\(element)</item></questestinterop>"
    }
  }

  func testUnknownElementsAreReportedOnce() {
    for (format, elements) in ElementList.all {
      for name in elements.reported.union(["neverHeardOf"]) {
        let element = "<\(name) a=\"1\">words</\(name)>"
        let text = Self.file(format, with: element + element)
        let kind: QuizFormat = format == "Moodle XML" ? .moodleXML : .qti
        let found = QuizFile.read(Array(text.utf8), path: "a.xml", format: kind).diagnostics.map(\.message)
        let sentence =
          "the element '<\(name)>', which stands here 2 times, has no place in a quiz: at most its text is taken"
        XCTAssertEqual(found.filter { $0.contains("<\(name)>") }, [sentence], "\(format): \(found)")
      }
    }
  }

  func testTheDocumentsSayWhatBecomesOfEach() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }.joined(separator: "/")
    let page = try String(contentsOfFile: root + "/docs/formats.md", encoding: .utf8)
    for (format, elements) in ElementList.all {
      let rows = [("carried", elements.carried), ("told", elements.reported), ("harmless", elements.harmless)]
      for (word, names) in rows {
        let listed = page.split(separator: "\n").filter { $0.hasPrefix("| \(format) | \(word) | ") }
          .flatMap { row in row.matches(of: /`([^`]+)`/).map { String($0.1) } }
        XCTAssertEqual(listed, names.sorted(), "\(format), \(word)")
      }
    }
  }
}
