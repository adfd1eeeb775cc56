import XCTest

import Terminal

/// Right-to-left text in frames, as a terminal is told it that reorders nothing itself.
final class VisualOrderTests: XCTestCase {
  private func visual(_ text: String) -> String {
    let order = VisualOrder(Array(text))
    return String(order.order.map { order.clusters[$0] })
  }

  /// Expected texts are written as escapes, because editors reorder what they show.
  func testRuns() {
    let cases: [(logical: String, visual: String)] = [
      ("plain text", "plain text"),
      ("\u{5D0}\u{5D1}\u{5D2}", "\u{5D2}\u{5D1}\u{5D0}"),
      // numbers have no direction: the first letter decides
      ("1) \u{5D0}\u{5D1} \u{5D2}", "\u{5D2} \u{5D1}\u{5D0} (1"),
      // numbers within stay readable, and brackets are mirrored
      ("\u{5D0} 12 \u{5D1}", "\u{5D1} 12 \u{5D0}"),
      ("\u{5D0}(\u{5D1})\u{5D2}", "\u{5D2}(\u{5D1})\u{5D0}"),
      // a mark stays with its letter
      ("\u{5D0}\u{5B8}\u{5D1}", "\u{5D1}\u{5D0}\u{5B8}"),
      // Latin text within is not turned round, and a full stop ends the sentence at the left
      ("\u{5D0} abc \u{5D1}.", ".\u{5D1} abc \u{5D0}"), ("abc \u{5D0}\u{5D1}.", "abc \u{5D1}\u{5D0}."),
      // frames separate: columns never change places
      ("\u{5D0}\u{5D1}│\u{5D2}\u{5D3}", "\u{5D1}\u{5D0}│\u{5D3}\u{5D2}"),
      // Arabic letters are joined: beh, initial and final
      ("\u{628}\u{628}", "\u{FE90}\u{FE91}"),
      // lam and alef stay two cells
      ("\u{644}\u{627}", "\u{FE8E}\u{FEDF}"),
    ]
    for (logical, expected) in cases {
      XCTAssertEqual(
        visual(logical).unicodeScalars.map(\.value), expected.unicodeScalars.map(\.value), "of '\(logical)'")
    }
  }

  /// A formula reads from left to right by itself, and keeps its place among the words.
  func testIsolates() {
    let text = Array("\u{5D0} 2+3=5 \u{5D1}")
    let isolates = text.map { "2+3=5".contains($0) ? 1 : 0 }
    let order = VisualOrder(text, isolates: isolates)
    XCTAssertEqual(String(order.order.map { order.clusters[$0] }), "\u{5D1} 2+3=5 \u{5D0}")
    XCTAssertEqual(visual(String(text)), "\u{5D1} 5=2+3 \u{5D0}")
    var frame = Frame(Size(rows: 1, columns: 9))
    var column = frame.put("\u{5D0} ", row: 0, column: 0)
    column = frame.put("2+3", row: 0, column: column, style: Style(bold: true), continues: true, isIsolated: true)
    column = frame.put("=5", row: 0, column: column, continues: true, isIsolated: true)
    frame.put(" \u{5D1}", row: 0, column: column, continues: true)
    XCTAssertEqual(frame.inVisualOrder().lines, ["\u{5D1} 2+3=5 \u{5D0}"])
  }

  /// Every cluster is there once, wide ones keep their cells, and the cursor stays on its letter.
  func testFramesKeepTheirCells() {
    var frame = Frame(Size(rows: 2, columns: 12))

    frame.put("\u{5D2} ", row: 0, column: 0)
    frame.put("\u{5D0}", row: 0, column: 2, style: Style(bold: true))
    frame.put("\u{5D1} 界", row: 0, column: 3)
    frame.put("abc", row: 1, column: 0)
    frame.cursor = Position(row: 0, column: 3)
    let visual = frame.inVisualOrder()
    XCTAssertEqual(visual.lines, [" \u{5D2}\u{5D0}界 \u{5D1}", "abc"])

    XCTAssertEqual(visual.cursor, Position(row: 0, column: 6))
  }

  /// A painter turns only when told to.
  func testPainterTurnsWhenTold() {
    var frame = Frame(Size(rows: 1, columns: 4))
    frame.put("\u{5D0}\u{5D1}", row: 0, column: 0)
    for (reorders, expected) in [(false, "\u{5D0}"), (true, "\u{5D1}")] {
      var painter = FramePainter(depth: .none, reorders: reorders)
      let text = String(decoding: painter.bytes(for: frame), as: UTF8.self)
      let letters = text.unicodeScalars.filter { $0.value >= 0x5D0 }
      XCTAssertEqual(letters.first.map(String.init), expected)
    }
  }
}
