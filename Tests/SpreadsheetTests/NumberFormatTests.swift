import XCTest

@testable import Spreadsheet

/// Cells as Excel and LibreOffice show them, by the codes that they write into files.
final class NumberFormatTests: XCTestCase {
  func testNumbers() {
    let cases: [(code: String, value: Double, shown: String, holds: CellValue)] = [
      ("General", 0.5, "0.5", .number(0.5)), ("General", 20_260_001, "20260001", .number(20_260_001)),
      ("General", 0.1 + 0.2, "0.3", .number(0.1 + 0.2)), ("0%", 0.5, "50%", .percent(50)),
      ("0.00%", 0.125, "12.50%", .percent(12.5)), ("0%", 0.125, "13%", .percent(12.5)),
      ("0%", -0.3, "-30%", .percent(-30)), ("0%", -0.001, "0%", .percent(-0.1)),
      ("0\\ %", 0.3, "30 %", .percent(30)), ("000", 7, "007", .number(7)), ("00000", 1067, "01067", .number(1067)),
      ("0", 0.7, "1", .number(0.7)), ("0", -0.2, "0", .number(-0.2)), ("0.00", 1.005, "1.01", .number(1.005)),
      ("0.0#", 1.5, "1.5", .number(1.5)), ("0.0#", 2, "2.0", .number(2)), ("#", 0, "0", .number(0)),
      (".00", 0.5, ".50", .number(0.5)), ("#,##0", 1000, "1,000", .number(1000)),
      ("#,##0", 1_234_567, "1,234,567", .number(1_234_567)), ("#,##0", 12, "12", .number(12)),
      ("#,##0.00", -1234.5, "-1,234.50", .number(-1234.5)), ("0,", 12_345, "12", .number(12_345)),
      ("0.0,,\"M\"", 2_500_000, "2.5M", .number(2_500_000)), ("0.00E+00", 1234.5, "1.23E+03", .number(1234.5)),
      ("0.00E+00", 0.000_012, "1.20E-05", .number(0.000_012)), ("0E-0", 10, "1E1", .number(10)),
      ("##0.0E+0", 12_345, "12.3E+3", .number(12_345)), ("0.0E+0", 9.99, "1.0E+1", .number(9.99)),
      ("# ?/?", 0.5, "1/2", .number(0.5)), ("# ?/?", 1.5, "1 1/2", .number(1.5)), ("# ?/?", 2, "2", .number(2)),
      ("# ?\"/\"?", 0, "0", .number(0)), ("# ??/??", 0.3333333333, "1/3", .number(0.3333333333)),
      ("?/8", 0.5, "4/8", .number(0.5)), ("# ?/?", 0.99, "1", .number(0.99)), ("# ?/?", 0, "0", .number(0)),
      ("#,##0.00\\ \"€\"", 1234.5, "1,234.50 €", .number(1234.5)),
      ("#,##0.00\\ [$€-407];[Red]\\-#,##0.00\\ [$€-407]", -5, "-5.00 €", .number(-5)),
      ("[$$-409]#,##0.00", 3.5, "$3.50", .number(3.5)), ("\\$#,##0_);[Red]\\(\\$#,##0\\)", -5, "($5)", .number(-5)),
      ("_-* #,##0.00\\ _€_-;\\-* #,##0.00\\ _€_-;_-* \"-\"??\\ _€_-;_-@_-", 0, "0", .number(0)),
      ("_-* #,##0.00\\ _€_-;\\-* #,##0.00\\ _€_-;_-* \"-\"??\\ _€_-;_-@_-", -2, "-2.00", .number(-2)),
      (";;;", 7, "7", .number(7)), ("0\" km\"", 5, "5 km", .number(5)),
      ("[>=100]\"many\";0", 120, "many", .number(120)),
      ("[>=100]\"many\";0", 7, "7", .number(7)), ("[=1]\"yes\";[=0]\"no\";General", 0, "no", .number(0)),
      ("[=1]\"yes\";[=0]\"no\";General", 3, "3", .number(3)), ("000\\-00", 12_345, "123-45", .number(12_345)),
      ("(000) 000-0000", 5_551_234_567, "(555) 123-4567", .number(5_551_234_567)),
      ("+0;-0;0", 3, "+3", .number(3)), ("@", 7, "7", .number(7)), ("", 7, "7", .number(7)),
    ]
    for test in cases {
      let (text, value) = NumberFormat(test.code).shown(test.value, .y1900)
      XCTAssertEqual(text, test.shown, "\(test.code) of \(test.value)")
      XCTAssertEqual(value, test.holds, "\(test.code) of \(test.value)")
    }
  }

  /// Codes that no program writes: what they show is of no matter, reading it ends.
  func testCodesBeyondAllMeasure() {
    let nines = String(repeating: "9", count: 15)
    let codes = [
      "?/\(nines)", "# ?/\(nines)", "?/\(nines)\(nines)", "# ?/1000001", "?/" + String(repeating: "?", count: 900),
      String(repeating: "0", count: 900), "0E" + String(repeating: "0", count: 900), String(repeating: "%", count: 900),
      String(repeating: ",", count: 900) + "0" + String(repeating: ",", count: 900), "[>=1e999]0;[<1e-999]0",
    ]
    for code in codes {
      for value in [0, 0.5, 999_999_999, 1e15, -1e18, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude] {
        for epoch in [NumberFormat.Epoch.y1900, .y1904] { _ = NumberFormat(code).shown(value, epoch) }
      }
    }
    XCTAssertEqual(NumberFormat("?/1000000").shown(0.5, .y1900).text, "500000/1000000")
  }

  func testDatesAndTimes() {
    let noon = CellValue.time(seconds: 45_000)
    let january = CellValue.date(day: 20_455, seconds: 0)
    let cases: [(code: String, value: Double, shown: String, holds: CellValue)] = [
      ("h:mm", 0.520833333333333, "12:30", noon), ("hh:mm", 0.25, "06:00", .time(seconds: 21_600)),
      ("h:mm:ss", 0.520833333333333, "12:30:00", noon), ("h:mm AM/PM", 0.520833333333333, "12:30 PM", noon),
      ("h:mm\\ AM/PM;@", 0.020833333333333, "12:30 AM", .time(seconds: 1800)),
      ("[h]:mm", 1.5, "36:00", .time(seconds: 129_600)), ("mm:ss", 0.001, "01:26", .time(seconds: 86)),
      ("mm:ss.0", 0.00087384259, "01:15.5", .time(seconds: 76)), ("[mm]:ss", 0.05, "72:00", .time(seconds: 4320)),
      ("d-mmm", 46024, "2-Jan", january),
      ("[$-407]d.\\ mmmm\\ yyyy;@", 46082, "1. März 2026", .date(day: 20_513, seconds: 0)),
      ("dd.mm.yyyy", 46024, "02.01.2026", january), ("yyyy\\-mm\\-dd", 46024, "2026-01-02", january),
      ("m/d/yy", 46024, "1/2/26", january), ("ddd, d mmm yyyy", 46024, "Fri, 2 Jan 2026", january),
      ("[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", 46024, "2026-01-02", january),
      ("[$-40C]d\\ mmmm\\ yyyy", 46024, "2026-01-02", january), ("ge.m.d", 46024, "2026-01-02", january),
      ("yyyy-mm-dd hh:mm", 46024.5, "2026-01-02 12:00", .date(day: 20_455, seconds: 43_200)),
      ("d-mmm", -1, "-1", .number(-1)), ("\"days\" 0", 3, "days 3", .number(3)), ("0_d", 3, "3", .number(3)),
      ("#,##0 \\s", 3, "3 s", .number(3)), ("[Red]0", 3, "3", .number(3)),
    ]
    for test in cases {
      let (text, value) = NumberFormat(test.code).shown(test.value, .y1900)
      XCTAssertEqual(text, test.shown, "\(test.code) of \(test.value)")
      XCTAssertEqual(value, test.holds, "\(test.code) of \(test.value)")
    }
  }

  /// The typed text, from what a spreadsheet program made of it.
  func testWhatWasTyped() {
    let january = CellValue.date(day: 20_455, seconds: 0)
    let cases: [(CellValue, shown: String, typed: String, CellValue.Fit)] = [
      (.number(0.5), "0.5", "0,50", .surely), (.number(0.5), "0.5", "1/2", .surely), (.number(7), "7", "007", .surely),
      (.number(1000), "1,000", "1.000", .surely), (.number(1000), "1,000", "1000", .surely),
      (.number(1), "1", "1,000", .surely), (.number(1000), "1,000", "1", .no), (.number(0.5), "0.5", "50%", .no),
      (.number(5.5), "5.50 €", "5,50 €", .surely), (.number(5.5), "5.50 €", "$5.50", .no),
      (.number(5), "5", "5 km", .no), (.number(5), "5 km", "5km", .surely), (.number(-3), "-3", "\u{2212}3", .surely),
      (.number(1500), "1.50E+03", "1.5e3", .surely), (.number(5), "5", "", .no), (.number(5), "5", "five", .no),
      (.number(1_234_567.5), "1,234,567.5", "1 234 567,5", .surely), (.number(12), "12", "1,2", .no),
      (.percent(50), "50%", "50 %", .surely), (.percent(12.5), "13%", "12,5%", .surely),
      (.percent(50), "50%", "0.5", .no),
      (.percent(50), "50%", "50", .no), (.time(seconds: 45_000), "12:30:00", "12:30", .surely),
      (.time(seconds: 45_000), "12:30:00", "12:30 pm", .surely), (.time(seconds: 10_860), "03:01", "3:1", .surely),
      (.time(seconds: 129_600), "36:00", "36:00", .surely), (.time(seconds: 45_000), "12:30:00", "12.30", .no),
      (january, "2-Jan", "1/2", .perhaps), (january, "2-Jan", "2-1", .perhaps), (january, "2-Jan", "2.1", .surely),
      (january, "2-Jan", "1/3", .no), (january, "2-Jan", "2. Januar", .surely),
      (january, "2-Jan", "Jan 2, 2026", .surely),
      (january, "2-Jan", "2025-01-02", .no), (january, "2026-01-02", "2.1.26", .surely),
      (january, "2026-01-02", "1/2/2026", .perhaps), (.date(day: 20_468, seconds: 0), "15-Jan", "1/15", .surely),
      (.date(day: 11_688, seconds: 0), "Jan-02", "1/2002", .surely),
      (.date(day: 11_688, seconds: 0), "Jan-02", "1/02", .no),
      (.date(day: -13_880, seconds: 0), "Jan-32", "1/32", .surely), (january, "2-Jan", "1/2/3/4", .no),
      (.truth(true), "TRUE", "wahr", .surely), (.truth(false), "FALSE", "wahr", .no),
    ]
    for (value, shown, typed, fit) in cases {
      XCTAssertEqual(value.fit(typed, shown: shown), fit, "'\(typed)' for \(value) shown as \(shown)")
    }
  }

  /// Codes of any signs are read without end or crash.
  func testAnyCode() {
    var state: UInt64 = 11
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let signs = Array("0#?.,%/E+-;[]$\"\\_*@ymdhsAP:g €1<>=")
    let values = [0, 0.5, -1, 1e300, 2e-300, 46348.4, 1e9, -0.1]
    for _ in 0..<5000 {
      let format = NumberFormat(String((0..<draw(12)).map { _ in signs[draw(signs.count)] }))
      for value in values { XCTAssertLessThan(format.shown(value, .y1900).text.count, 2000) }
    }
  }
}
