import Terminal
import TextLayout
import TerminalTesting
import XCTest

final class FramePainterTests: XCTestCase {
  private let size = Size(rows: 5, columns: 24)
  private let styles: [(Style, String)] = [
    (.plain, "0"), (Style(bold: true), "0;1"), (Style(.red, on: .brightBlue, reverse: true), "0;7;31;104"),
    (
      Style(.rgb(1, 2, 3), dim: true, italic: true, underline: true, struck: true), "0;2;3;4;9;38;2;1;2;3"
    ),
  ]
  private let pieces = [
    "quiz", " ", "     ", "日本", "é", "e\u{301}", "😀", "❤️", "👩‍👩‍👧", "👍🏽", "🇩🇪", "กำ", "▀", "→★", "1️⃣", "שלום",
  ]

  /// A frame that differs from the last in a few places.
  private func change(_ frame: inout Frame, with random: inout SplitMix) {
    for _ in 0...Int(random.next() % 4) {
      let row = Int(random.next() % 6)
      let column = Int(random.next() % 28) - 3
      let style = styles[Int(random.next() % 4)].0
      switch random.next() % 8 {
      case 0: frame.fill(row: row, column: column, rows: 2, columns: 5, style: style)
      case 1: frame.restyle(row: row, column: column, columns: 9) { $0 = style }
      default: frame.put(pieces.randomElement(using: &random) ?? "", row: row, column: column, style: style)
      }
    }
    frame.cursor = random.next() % 3 == 0 ? nil : Position(row: Int(random.next() % 5), column: Int(random.next() % 24))
  }

  func testTheTerminalShowsWhatTheFrameSays() {
    var random = SplitMix(state: 1)
    for _ in 0..<40 {
      var painter = FramePainter(depth: .trueColour)
      var terminal = Emulator(size)
      var frame = Frame(size)
      for step in 0..<40 {
        change(&frame, with: &random)
        terminal.take(painter.bytes(for: frame))
        XCTAssertEqual(terminal.lines, frame.lines, "step \(step)")
        XCTAssertEqual(terminal.showsCursor, frame.cursor != nil)
        if let cursor = frame.cursor { XCTAssertEqual(terminal.cursor, cursor) }
        XCTAssertFalse(terminal.isSynchronised)
      }
      XCTAssertEqual(terminal.clears, 1, "only the first frame is drawn in full")
      XCTAssertEqual(terminal.unknown, [])
      var fresh = Emulator(size)
      var other = FramePainter(depth: .trueColour)
      fresh.take(other.bytes(for: frame))
      XCTAssertEqual(terminal.cells, fresh.cells, "small steps and one large step come to the same")
    }
  }

  /// In a terminal that draws some clusters wider, everything but those clusters stands where it should.
  func testDisagreementAboutWidthsStaysLocal() {
    var random = SplitMix(state: 2)
    for _ in 0..<40 {
      var painter = FramePainter(depth: .none)
      var terminal = Emulator(size, widths: .scalars)
      var frame = Frame(size)
      for _ in 0..<40 {
        change(&frame, with: &random)
        terminal.take(painter.bytes(for: frame))
      }
      for row in 0..<size.rows {
        var column = 0
        for character in frame.lines[row] {
          if character.isPlain { XCTAssertEqual(terminal.cells[row][column].text, String(character), frame.lines[row]) }
          column += character.cells
        }
      }
    }
  }

  func testStyles() {
    for (style, codes) in styles {
      var painter = FramePainter(depth: .trueColour)
      var terminal = Emulator(size)
      var frame = Frame(size)
      frame.put("x", row: 1, column: 1, style: style)
      terminal.take(painter.bytes(for: frame))
      XCTAssertEqual(terminal.cells[1][1], Emulator.Cell(text: "x", codes: codes))
    }
  }

  func testColoursByDepth() {
    let table: [(Colour, [String])] = [
      (.red, ["0", "0;31", "0;31", "0;31"]),
      (.brightWhite, ["0", "0;97", "0;97", "0;97"]),
      (.standard, ["0", "0", "0", "0"]),
      (.rgb(255, 0, 0), ["0", "0;91", "0;38;5;196", "0;38;2;255;0;0"]),
      (.rgb(120, 125, 122), ["0", "0;90", "0;38;5;243", "0;38;2;120;125;122"]),
      (.rgb(0, 0, 0), ["0", "0;30", "0;38;5;16", "0;38;2;0;0;0"]),
      (.rgb(95, 135, 175), ["0", "0;90", "0;38;5;67", "0;38;2;95;135;175"]),
    ]
    let depths: [ColourDepth] = [.none, .ansi16, .indexed256, .trueColour]
    for (colour, expected) in table {
      for (depth, codes) in zip(depths, expected) {
        var painter = FramePainter(depth: depth)
        var terminal = Emulator(size)
        var frame = Frame(size)
        frame.put("x", row: 0, column: 0, style: Style(colour))
        terminal.take(painter.bytes(for: frame))
        XCTAssertEqual(terminal.cells[0][0].codes, codes, "\(colour) in \(depth)")
      }
    }
  }

  func testSameFrameSendsNothing() {
    var painter = FramePainter(depth: .none)
    var frame = Frame(size)
    frame.put("quiz", row: 0, column: 0)
    XCTAssertFalse(painter.bytes(for: frame).isEmpty)
    XCTAssertEqual(painter.bytes(for: frame), [])
    frame.cursor = Position(row: 0, column: 4)
    XCTAssertEqual(
      String(decoding: painter.bytes(for: frame), as: UTF8.self),
      "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[1;5H\u{1B}[?25h\u{1B}[?2026l")
  }

  func testSmallChangesSendFewBytes() {
    var painter = FramePainter(depth: .none)
    var frame = Frame(Size(rows: 40, columns: 120))
    for row in 0..<40 { frame.put(String(repeating: "quiz ", count: 24), row: row, column: 0) }
    XCTAssertGreaterThan(painter.bytes(for: frame).count, 4800)
    frame.put("19", row: 20, column: 50)
    XCTAssertLessThan(painter.bytes(for: frame).count, 50)
  }

  /// Text taken away at the end of a row is erased, however long it was; words with little between them are one piece.
  func testWhatGoesSendsFewBytes() {
    var painter = FramePainter(depth: .none)
    var terminal = Emulator(Size(rows: 3, columns: 80))
    var frame = Frame(Size(rows: 3, columns: 80))
    frame.put("Enter answer  Tab fields and buttons  Esc quit  F1 help", row: 1, column: 2)
    terminal.take(painter.bytes(for: frame))
    frame.fill(row: 1, column: 8, rows: 1, columns: 60)
    let erasing = painter.bytes(for: frame)
    terminal.take(erasing)
    XCTAssertLessThan(erasing.count, 40)
    XCTAssertEqual(terminal.lines, frame.lines)
    frame.put("✓", row: 1, column: 3)
    let ticking = painter.bytes(for: frame)
    terminal.take(ticking)
    XCTAssertLessThan(
      ticking.count, 60, "behind a sign of which terminals disagree about the width all is written again")
    XCTAssertEqual(terminal.lines, frame.lines)
  }

  func testResizeAndInvalidateDrawInFull() {
    var painter = FramePainter(depth: .none)
    var terminal = Emulator(size)
    var frame = Frame(size)
    frame.put("quiz", row: 0, column: 0)
    terminal.take(painter.bytes(for: frame))
    painter.invalidate()
    terminal.take(painter.bytes(for: frame))
    XCTAssertEqual(terminal.clears, 2)
    terminal = Emulator(Size(rows: 3, columns: 9))
    var small = Frame(Size(rows: 3, columns: 9))
    small.put("run", row: 2, column: 3)
    terminal.take(painter.bytes(for: small))
    XCTAssertEqual(terminal.clears, 1)
    XCTAssertEqual(terminal.lines, ["", "", "   run"])
  }

  func testCursorOutsideTheFrameIsHidden() {
    var painter = FramePainter(depth: .none)
    var terminal = Emulator(size)
    var frame = Frame(size)
    frame.cursor = Position(row: 5, column: 0)
    terminal.take(painter.bytes(for: frame))
    XCTAssertFalse(terminal.showsCursor)
  }
}
