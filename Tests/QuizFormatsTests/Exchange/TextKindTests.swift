import QuizCore
import QuizFormats
import XCTest

/// A text that is named `.txt` is read as the quiz that it is, or refused in one sentence.
final class TextKindTests: XCTestCase {
  private func read(_ text: String) -> QuizFileReading { QuizFile.read(Array(text.utf8), path: "a.txt") }

  func testEachTextIsReadAsItsFormat() {
    let cases: [(text: String, format: QuizFormat?)] = [
      ("::q:: What? {=a ~b}", .gift), ("What? {TRUE#no#yes}", .gift), ("What? {#3:1}", .gift), ("{T}", .gift),
      ("A set {1, 2} has two members.", nil), ("int main() { return 0; }", nil), ("[{\"a\": 1}]", nil),
      ("body { color: red }", nil), ("f() {}", nil), ("Dear all,\n\nthe notes {see page 3}.\n\nBest", nil),
      ("Wie?\nA) Lyon\nB) Paris\nLösung: B", .md), ("What?\nA) Lyon\nB) Paris\nCorrect answer: B", .md),
      ("1. What?\nA) Lyon\nB) Paris\n**Answer:** B\n", .md), ("What?\nA) Lyon\nB) Paris\nANSWER: B", .aiken),
      ("1. What?\na. Nucleus\n*b. Mitochondrion\n\n2. Which is {1, 2}?\n*a. small\nb. other", .md),
      ("Q1?\nA) x\nB) y\nAnswer: B\nQ2?\nA) x\nB) y\nAnswer: A", .aiken),
    ]
    for (text, format) in cases {
      XCTAssertEqual(QuizFormat(path: "a.txt", content: Array(text.utf8)), format, text)
    }
  }

  func testTheKeyIsTheRightOne() {
    for text in [
      "What?\nA) Lyon\nB) Paris\nAnswer: B", "What?\nA) Lyon\nB) Paris\nLösung: B", "1. What?\na. Lyon\n*b. Paris",
      "1. What?\na) Lyon\n*b) Paris (with *two* stars)",
    ] {
      let reading = read(text)
      XCTAssertEqual(reading.diagnostics.map(\.description), [], text)
      let right = reading.quiz?.questions.first?.answers.filter(\.isCorrect).map { $0.text.prefix(5) }
      XCTAssertEqual(right, ["Paris"], text)
    }
  }

  /// Texts for the upload to other programs are read as what they are; letters with their signs are not.
  func testTextsForUploadsAreRead() {
    let cases: [(text: String, format: QuizFormat?)] = [
      ("Quiz title: Code\n\n1. What?\n*a) x\nb) y\n", .text2qti),
      ("1. Which are even?\n\n[*] 2\n[ ] 3\n[*] 4\n", .text2qti), ("1. Half of 7?\n=   3.5 +- 0.1\n", .text2qti),
      ("Type: MR\n1. What?\n*a. x\n*b. y\n", .respondus), ("MC\tWhat?\tx\tcorrect\ty\tincorrect\n", .blackboard),
      ("ESS\tWhy?\n", .blackboard), ("Dear all,\n\nType: E\nSize: 3\n", nil), ("MC Hammer\tsang\tit\n", .anki),
    ]
    for (text, format) in cases {
      XCTAssertEqual(QuizFormat(path: "a.txt", content: Array(text.utf8)), format, text)
      XCTAssertEqual(read(text).quiz == nil, format == nil, "\(text): \(read(text).diagnostics)")
    }
  }

  func testALetterIsRefusedWithOneSentence() {
    let reading = read("Dear all,\n\nthe notes {see page 3}.\n\nBest")
    XCTAssertNil(reading.quiz)
    XCTAssertEqual(reading.diagnostics.map(\.severity), [.error])
    XCTAssertTrue(reading.diagnostics[0].message.hasPrefix("no question was found: write"), "\(reading.diagnostics)")
  }
}
