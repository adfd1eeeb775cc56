import Terminal
import TerminalTesting
import TextLayout
import XCTest

final class FrameTests: XCTestCase {
  private func frame(_ rows: Int, _ columns: Int, _ draw: (inout Frame) -> Void) -> Frame {
    var frame = Frame(Size(rows: rows, columns: columns))
    draw(&frame)
    return frame
  }

  func testPutClipsAndCleans() {
    let table: [(name: String, text: String, row: Int, column: Int, width: Int, line: String)] = [
      ("inside", "quiz", 0, 2, .max, "  quiz"),
      ("cut at the right", "quizrun", 0, 6, .max, "      quiz"),
      ("cut at the left", "quiz", 0, -2, .max, "iz"),
      ("left of the frame", "quiz", 0, -9, .max, ""),
      ("right of the frame", "quiz", 0, .max, .max, ""),
      ("above", "quiz", -1, 0, .max, ""),
      ("below", "quiz", .max, 0, .max, ""),
      ("limited", "quizrun", 0, 1, 4, " quiz"),
      ("negative width", "quiz", 0, 0, .min, ""),
      ("control characters", "a\u{1B}b\rc", 0, 0, .max, "a\u{FFFD}b\u{FFFD}c"),
      ("newline and tab", "a\nb\tc", 0, 0, .max, "a b c"),
      ("wide", "日本", 0, 0, .max, "日本"),
      ("wide cut at the right", "日本", 0, 7, .max, "       日"),
      ("wide cut at the left", "日本", 0, -1, .max, " 本"),
      ("wide cut by the width", "日本", 0, 0, 3, "日"),
      ("marks alone", "\u{301}a\u{200B}b", 0, 0, .max, "ab"),
    ]
    for row in table {
      let drawn = frame(1, 10) { $0.put(row.text, row: row.row, column: row.column, width: row.width) }
      XCTAssertEqual(drawn.text, row.line, row.name)
    }
  }

  func testPutReturnsTheColumnBehindTheText() {
    var frame = Frame(Size(rows: 1, columns: 10))
    XCTAssertEqual(frame.put("ab日", row: 0, column: 1), 5)
    XCTAssertEqual(frame.put("", row: 0, column: 7), 7)
    XCTAssertEqual(frame.put("abcdef", row: 0, column: 8), 10)
  }

  func testHalfAWideClusterBecomesSpaces() {
    let table: [(column: Int, text: String, line: String)] = [
      (0, "x", "x 本"), (1, "x", " x本"), (1, "xy", " xy"), (0, "xyz", "xyz"), (1, "語", " 語"),
    ]
    for row in table {
      let drawn = frame(1, 6) {
        $0.put("日本", row: 0, column: 0)
        $0.put(row.text, row: 0, column: row.column)
      }
      XCTAssertEqual(drawn.text, row.line, "\(row.text) at \(row.column)")
    }
  }

  func testFillClips() {
    let drawn = frame(3, 4) {
      $0.fill(row: -1, column: 2, rows: 3, columns: .max, with: "#")
      $0.fill(row: 2, column: -5, rows: .max, columns: 6, with: "=")
      $0.fill(row: 9, column: 9, rows: 1, columns: 1, with: "!")
    }
    XCTAssertEqual(drawn.text, "  ##\n  ##\n=")
  }

  func testFrameOfNoSize() {
    let drawn = frame(0, -4) {
      $0.put("quiz", row: 0, column: 0)
      $0.fill(row: 0, column: 0, rows: 9, columns: 9)
      $0.restyle(row: 0, column: 0, columns: 3) { $0.bold = true }
    }
    XCTAssertEqual(drawn.text, "")
  }

  func testScriptedScreenGivesEventsInTimeAndHangsUpAtTheEnd() {
    let script = ScriptedScreen(Size(rows: 2, columns: 5))
    script.press(.enter)
    script.feed([.resize(Size(rows: 3, columns: 7))], after: 250)
    let screen = script.screen
    XCTAssertEqual(screen.wait(100), [.key(.enter)])
    XCTAssertEqual(screen.wait(100), [])
    XCTAssertEqual(screen.wait(100), [])
    XCTAssertEqual(screen.wait(100), [.resize(Size(rows: 3, columns: 7))])
    XCTAssertEqual(screen.size(), Size(rows: 3, columns: 7))
    XCTAssertEqual(script.now, 250)
    XCTAssertEqual(screen.wait(nil), [.hangUp])
  }
}
