import Foundation
import QuizCore
import QuizFormats
import XCTest

/// Files of strangers that are large in an odd way: they are refused, or read in a time that grows as they do.
final class LargeQuestionTests: XCTestCase {
  private func messages(_ text: String, _ format: QuizFormat) -> [String] {
    foreign(Array(text.utf8), format).diagnostics.map(\.message)
  }

  func testGapsByTheThousand() {
    let cloze = String(repeating: "{1:SA:=x} ", count: 5_000)
    XCTAssertEqual(
      messages(
        "<quiz><question type=\"cloze\"><questiontext><text>\(cloze)</text></questiontext></question></quiz>",
        .moodleXML),
      ["the question has 5000 gaps: 200 at most are read"])
    let entries = String(repeating: "<textEntryInteraction responseIdentifier=\"R\"/>", count: 300)
    XCTAssertEqual(
      messages("<assessmentItem identifier=\"i\"><itemBody><p>\(entries)</p></itemBody></assessmentItem>", .qti),
      ["the question has 300 gaps: 200 at most are read"])
  }

  func testItemsOfManyElements() {
    let body = String(repeating: "<p/>", count: 6_000)
    XCTAssertEqual(
      messages("<assessmentItem><itemBody>\(body)</itemBody></assessmentItem>", .qti),
      ["the question has 6002 elements, which are too many to read: split it"])
    let labels = String(repeating: "<response_label ident=\"a\"/>", count: 6_000)
    XCTAssertEqual(
      messages("<questestinterop><item><presentation>\(labels)</presentation></item></questestinterop>", .canvas),
      ["the question has 6001 elements, which are too many to read: split it"])
  }

  /// A picture of one name in each of many questions gets a number of its own, equal ones are kept once.
  func testManyPicturesOfOneName() throws {
    let questions = (0..<3_000).map { index in
      "<question type=\"description\"><questiontext><text>x</text><file name=\"a.png\" encoding=\"base64\">"
        + Data("\(index % 1_500)".utf8).base64EncodedString() + "</file></questiontext></question>"
    }
    let text = "<quiz>\(questions.joined())</quiz>"
    let reading = QuizFile.salvage(Array(text.utf8), path: "q.xml", format: .moodleXML, mediaFolder: "f").reading
    XCTAssertEqual(reading.media.count, 1_500)
    XCTAssertEqual(reading.media.last?.path, "f/a-1500.png")
  }

  /// Each of them was looked at again for each.
  func testManyOptionsInMarkdown() throws {
    let options = (0..<20_000).map { "- [\($0 == 0 ? "x" : " ")] option \($0)\n" }
    let quiz = try XCTUnwrap(foreign(Array("# T\n\n1. What?\n\(options.joined())".utf8), .md).quiz)
    XCTAssertEqual(quiz.questions.first?.answers.count, 20_000)
    let quotations = String(repeating: "> \n\n", count: 20_000)
    XCTAssertEqual(
      foreign(Array("# T\n\n1. What?\n\(quotations)- [x] a\n- [ ] b\n".utf8), .md).quiz?.questions.count, 1)
    for fence in ["```x\n## H\n", "  ```x\n1. H\n"] {
      XCTAssertNil(foreign(Array(String(repeating: fence, count: 8_000).utf8), .md).quiz)
    }
  }

  func testGapsInALongText() throws {
    let gaps = (1...500).map { "{{c\($0)::a}} \(String(repeating: "long ", count: 4))" }
    let head = "#separator:tab\n#notetype:Cloze\n"
    XCTAssertEqual(foreign(Array((head + gaps.prefix(60).joined()).utf8), .anki).quiz?.questions.count, 60)
    XCTAssertEqual(
      messages(head + gaps.joined(), .anki),
      ["the note has 500 gaps in a long text, which every card would repeat: make several notes of it"])
  }

  func testManyPairs() throws {
    let pairs = (0..<20_000).map { "=a\($0) -> b\($0)\n" }
    let quiz = try XCTUnwrap(foreign(Array("::Q:: What? {\n\(pairs.joined())}\n".utf8), .gift).quiz)
    XCTAssertEqual(quiz.questions.first?.pairs.count, 20_000)
  }

  func testNotesOfOneFront() throws {
    let notes = String(repeating: "one\ttwo\n", count: 6_000)
    let quiz = try XCTUnwrap(foreign(Array(("#separator:tab\n" + notes).utf8), .anki).quiz)
    XCTAssertEqual(quiz.questions.map(\.id).suffix(2), ["one (5999)", "one (6000)"])
  }

  func testManyAnswersThatArePictures() throws {
    let answers = (0..<8_000).map {
      "<answer fraction=\"0\" format=\"html\"><text>&lt;img src=\"\($0).png\"&gt;</text></answer>"
    }
    let text =
      "<quiz><question type=\"multichoice\"><questiontext><text>x</text></questiontext>\(answers.joined())</question></quiz>"
    let quiz = try XCTUnwrap(foreign(Array(text.utf8), .moodleXML).quiz)
    XCTAssertEqual(quiz.questions.first?.answers.count, 8_000)
  }
}
