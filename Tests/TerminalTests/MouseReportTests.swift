import Terminal
import XCTest

/// Reports of the mouse: each is a value, and no damaged one is ever a letter or a key.
final class MouseReportTests: XCTestCase {
  private let table: [(text: String, report: MouseReport)] = [
    ("<0;10;5M", MouseReport(.press(.left), at: Position(row: 4, column: 9))),
    ("<0;10;5m", MouseReport(.release(.left), at: Position(row: 4, column: 9))),
    ("<1;1;1M", MouseReport(.press(.middle), at: Position(row: 0, column: 0))),
    ("<2;300;200m", MouseReport(.release(.right), at: Position(row: 199, column: 299))),
    ("<4;1;2M", MouseReport(.press(.left), at: Position(row: 1, column: 0), .shift)),
    ("<26;1;2M", MouseReport(.press(.right), at: Position(row: 1, column: 0), [.alt, .control])),
    ("<32;7;8M", MouseReport(.move(.left), at: Position(row: 7, column: 6))),
    ("<35;7;8M", MouseReport(.move(nil), at: Position(row: 7, column: 6))),
    ("<64;2;3M", MouseReport(.wheel(.up), at: Position(row: 2, column: 1))),
    ("<65;2;3M", MouseReport(.wheel(.down), at: Position(row: 2, column: 1))),
    ("<66;2;3M", MouseReport(.wheel(.left), at: Position(row: 2, column: 1))),
    ("<83;2;3M", MouseReport(.wheel(.right), at: Position(row: 2, column: 1), .control)),
    ("<128;2;3M", MouseReport(.press(.other), at: Position(row: 2, column: 1))),
    ("<0;00010;00005M", MouseReport(.press(.left), at: Position(row: 4, column: 9))),
  ]

  private func bytes(_ text: String) -> [UInt8] { Array(("\u{1B}[" + text).utf8) }

  private let x = TerminalInput.key(.character("x"))

  func testReports() {
    for row in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.parse(bytes(row.text + "x")), [.mouse(row.report), x], row.text)
      XCTAssertNil(parser.patience, row.text)
    }
  }

  func testReportsAreTheSameHoweverTheyAreSplit() {
    for row in table {
      let bytes = bytes(row.text)
      for split in bytes.indices {
        var parser = KeyParser()
        let found = parser.parse(bytes[..<split]) + parser.parse(bytes[split...])
        XCTAssertEqual(found, [.mouse(row.report)], "\(row.text) at \(split)")
      }
      var parser = KeyParser()
      XCTAssertEqual(bytes.flatMap { parser.parse([$0]) }, [.mouse(row.report)], row.text)
    }
  }

  func testKeysAndReportsKeepTheirOrder() {
    var parser = KeyParser()
    let click = [MouseReport.Action.press(.left), .release(.left)].map { action in
      TerminalInput.mouse(MouseReport(action, at: Position(row: 1, column: 0)))
    }
    XCTAssertEqual(parser.parse(Array("a\u{1B}[<0;1;2M\u{1B}[<0;1;2mx".utf8)), [.key(.character("a"))] + click + [x])
  }

  func testDamagedReportsMeanNothing() {
    let table = [
      "<M", "<;;M", "<0M", "<0;1M", "<0;1;M", "<0;;1M", "<;1;1M", "<0;1;1;1M", "<0;1;1;M", "<0;0;1M", "<0;1;0M",
      "<3;1;1M", "<256;1;1M", "<64;1;1m", "<999999;1;1M", "<0;100000;1M", "<0;1;99999999999999999999999999M",
      "<0:1:1M", "<<0;1;1M", "<0;1;1<M", "<0;1;1 M", "<0;1;1!M", "<0;1;1A", "<0;1;1~", "<0;1;1c", "<0;?;1M",
      "<" + String(repeating: "0", count: 5000) + ";1;1M", "<0;1;1" + String(repeating: ";", count: 5000) + "M",
      "<0;1;\u{18}", "<0;1\u{1A}", "?0;1;1M", ">0;1;1M", "=0;1;1m", "0;1;1m",
    ]
    for text in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.parse(bytes(text + "x")), [x], text)
    }
  }

  /// Half a report is given up at the next byte that is no part of it, and that byte means what it always does.
  func testABrokenReportLosesNothingBehindIt() {
    let table: [(text: String, found: [TerminalInput])] = [
      ("<0;1\u{1B}[<0;1;2M", [.mouse(MouseReport(.press(.left), at: Position(row: 1, column: 0)))]),
      ("<0;1\u{1B}[B", [.key(.down)]), ("<0;1\r", [.key(.enter)]), ("<0;1é", [.key(.character("é"))]),
      ("<0;1\t", [.key(.tab)]), ("<0;1\u{3}", [.key(.control("c"))]),
    ]
    for row in table {
      var parser = KeyParser()
      XCTAssertEqual(parser.parse(bytes(row.text)), row.found, row.text)
      XCTAssertEqual(parser.parse([0x78]), [x], row.text)
    }
  }

  /// The rest of a report that a slow line brings late must not be typed; but no beginning is waited for without end.
  func testALateRestIsStillOfTheReport() {
    var parser = KeyParser()
    XCTAssertEqual(parser.parse(bytes("<0;1")), [])
    XCTAssertEqual(parser.patience, 2000)
    XCTAssertEqual(parser.parse(Array("0;5M".utf8)).count, 1)
    XCTAssertEqual(parser.parse(bytes("<0;1")), [])
    XCTAssertEqual(parser.timeUp(), [])
    XCTAssertEqual(parser.parse([0x78]), [x])
  }

  /// However bytes of reports are cut, doubled, changed and mixed, none becomes a letter that only reports have.
  func testRandomReportsNeverLeak() {
    var random = SplitMix(state: 48)
    for _ in 0..<3000 {
      var parser = KeyParser()
      var found: [TerminalInput] = []
      for _ in 0..<Int(random.next() % 12) {
        var report = bytes(table[Int(random.next() % UInt64(table.count))].text)
        switch random.next() % 6 {
        case 0: report.removeLast(Int(random.next() % UInt64(report.count - 2)))
        case 1: report.insert(contentsOf: Array(repeating: 0x3B, count: Int(random.next() % 200)), at: 3)
        case 2: report.insert(contentsOf: Array(repeating: 0x39, count: Int(random.next() % 200)), at: 3)
        case 3: report[3 + Int(random.next() % UInt64(report.count - 3))] = UInt8(0x20 + random.next() % 0x20)
        default: break
        }
        let split = Int(random.next() % UInt64(report.count))
        found += parser.parse(report[..<split]) + parser.parse(report[split...])
      }
      let letters = found.filter { if case .key = $0 { true } else { false } }
      XCTAssertEqual(letters, [])
      XCTAssertEqual(parser.parse([0x18, 0x78]).last, x)
    }
  }
}
