import XCTest

@testable import QuizFormats

/// Cells pasted out of a spreadsheet, with and without a line that names the columns.
final class PastedTableTests: XCTestCase {
  private func named(_ text: String) -> String { String(decoding: PastedTable.named(Array(text.utf8)), as: UTF8.self) }

  func testNamesAreGivenWhereNoneAre() {
    XCTAssertEqual(
      named("Capital?\tParis\tLyon\r\n\t\t\r\n2+2?\t4"),
      "text\tcorrect\tanswer1\tanswer2\nCapital?\t1\tParis\tLyon\n2+2?\t1\t4")
  }

  func testAnAnswerIsNotTakenForTheNumberOfAnother() {
    XCTAssertEqual(named("2−1?\t2\t1"), "text\tcorrect\tanswer1\tanswer2\n2−1?\tA\t2\t1")
  }

  func testNamesOfEveryLanguageStay() {
    for text in [
      "Question\tA\tB\nx\ty\tz", "Frage\tAntwort A\tAntwort B\tRichtig\nx\ty\tz\tA",
      "\"Frage\"\tA\tB\tLösung\nx\ty\tz\tA", "x\ty",
    ] {
      XCTAssertEqual(named(text), text)
    }
  }

  func testCellsWithQuotationMarksAndLinesStayWhole() {
    XCTAssertEqual(
      named("\"Which\nbarks?\"\tDog\tCat\nA \"B\"?\t5\"\t2"),
      "text\tcorrect\tanswer1\tanswer2\n\"Which\nbarks?\"\t1\tDog\tCat\n\"A \"\"B\"\"?\"\t1\t\"5\"\"\"\t2")
  }
}
