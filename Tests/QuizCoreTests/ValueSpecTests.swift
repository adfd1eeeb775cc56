import QuizCore
import XCTest

final class ValueSpecTests: XCTestCase {
  func testParsedAndAccepted() {
    let wager = ValueSpec(.int, min: 1, max: 10)
    let side = ValueSpec(.choice, choices: [.text("left"), .int(2)])
    let table: [(spec: ValueSpec, text: String, value: PlainValue?)] = [
      (wager, "1", .int(1)), (wager, "10", .int(10)), (wager, "0", nil), (wager, "11", nil), (wager, "2.5", nil),
      (wager, "x", nil), (wager, "", nil),
      (ValueSpec(.number), "2.5", .number(2.5)), (ValueSpec(.number), "3.0", .int(3)), (ValueSpec(.number), "nan", nil),
      (ValueSpec(.number), "0x10", nil), (ValueSpec(.list), "0x10,1e3", .list([.text("0x10"), .int(1000)])),
      (ValueSpec(.number), "inf", nil), (ValueSpec(.number, max: 2), "2.5", nil),
      (ValueSpec(.percent), "70", .int(70)), (ValueSpec(.percent), "100.5", nil), (ValueSpec(.percent), "-1", nil),
      (ValueSpec(.seconds), "0.5", .number(0.5)), (ValueSpec(.seconds), "0", .int(0)),
      (ValueSpec(.seconds), "-0.5", nil), (ValueSpec(.int), "3.0", .int(3)), (ValueSpec(.int), "3.5", nil),
      (ValueSpec(.bool), "true", .bool(true)), (ValueSpec(.bool), "no", .bool(false)),
      (ValueSpec(.bool), "Ja", .bool(true)), (ValueSpec(.bool), "NEIN", .bool(false)),
      (ValueSpec(.bool), "wahr", .bool(true)),
      (ValueSpec(.bool), "on", .bool(true)), (ValueSpec(.bool), "aus", .bool(false)), (ValueSpec(.bool), "maybe", nil),
      (ValueSpec(.bool), "t", nil),
      (ValueSpec(.text), "any", .text("any")),
      (side, "left", .text("left")), (side, "2", .int(2)), (side, "right", nil),
      (ValueSpec(.list), "a,b,3", .list([.text("a"), .text("b"), .int(3)])), (ValueSpec(.list), "", .list([])),
      (ValueSpec(.map), "a:1,b:x:y", .record([PlainField("a", .int(1)), PlainField("b", .text("x:y"))])),
      (ValueSpec(.map), "a", nil), (ValueSpec(.map), ":1", nil),
      (ValueSpec(.list, values: .percent), "0,100, 50", .list([.int(0), .int(100), .int(50)])),
      (ValueSpec(.list, values: .percent), "0,101", nil), (ValueSpec(.list, values: .percent), "", .list([])),
      (ValueSpec(.list, min: 2, values: .int), "2,3", .list([.int(2), .int(3)])),
      (ValueSpec(.list, min: 2, values: .int), "1,3", nil), (ValueSpec(.list, values: .text), "1", .list([.text("1")])),
      (
        ValueSpec(.map, values: .bool), "a: true, b :false",
        .record([
          PlainField("a", .bool(true)), PlainField("b", .bool(false)),
        ])
      ),
      (ValueSpec(.map, values: .bool), "a:1", nil),
      (ValueSpec(.map, choices: [.text("x"), .int(2)], values: .choice), "a:2", .record([PlainField("a", .int(2))])),
      (ValueSpec(.map, choices: [.text("x"), .int(2)], values: .choice), "a:y", nil),
    ]
    for row in table { XCTAssertEqual(row.spec.parsed(row.text), row.value, "\(row.spec.type) '\(row.text)'") }
  }

  func testEntriesAreAccepted() {
    let weights = ValueSpec(.map, max: 50, values: .percent)
    let table: [(value: PlainValue, misfit: String?)] = [
      (.empty, nil), (.record([PlainField("a", .int(50))]), nil),
      (
        .record([PlainField("a", .int(50)), PlainField("b", .int(51))]),
        "the value of 'b' must be a percentage of at most 50, got '51'"
      ),
      (
        .record([PlainField("a", .text("5"))]), "the value of 'a' must be a percentage of at most 50, got '5'"
      ),
    ]
    for row in table {
      XCTAssertEqual(weights.misfit(in: row.value)?.sentence, row.misfit)
      XCTAssertEqual(weights.accepted(row.value), row.misfit == nil ? row.value : nil)
    }
    XCTAssertNil(weights.accepted(.list([.int(1)])))
  }

  func testInWords() {
    let table: [(spec: ValueSpec, words: String)] = [
      (ValueSpec(.int, min: 1, max: 10), "a whole number from 1 to 10"),
      (ValueSpec(.number, min: 0.5), "a number of at least 0.5"),
      (ValueSpec(.number, max: 3), "a number of at most 3"),
      (ValueSpec(.percent), "a percentage from 0 to 100"),
      (ValueSpec(.seconds), "a number of seconds, 0 or more"),
      (ValueSpec(.choice, choices: [.text("a"), .int(2)]), "one of 'a', '2'"),
      (ValueSpec(.list), "a list (a,b,c)"),
      (ValueSpec(.map, max: 3, values: .int), "a map (k:v,k:v), each v a whole number of at most 3"),
    ]
    for row in table { XCTAssertEqual(row.spec.inWords, row.words) }
  }

  func testPlainTables() {
    let table = PlainValue.record([
      PlainField("b", .int(1)), PlainField(.int(2), .int(2)), PlainField("a", .int(3)), PlainField("b", .int(4)),
    ])
    XCTAssertEqual(table.fields?.map(\.key), [.int(2), .text("a"), .text("b")])
    XCTAssertEqual(table["b"], .int(4))
    XCTAssertEqual(PlainValue.record([]), .empty)
    XCTAssertEqual(PlainValue.numeric(3), .int(3))
    XCTAssertEqual(PlainValue.numeric(3.5), .number(3.5))
    XCTAssertEqual(PlainValue.numeric(1e300), .number(1e300))
  }

  func testSliderSteps() {
    let table: [(scale: Scale, middle: Double)] = [
      (Scale(), 0.5), (Scale(min: 0, max: 10, step: 1), 5), (Scale(min: 0, max: 5, step: 1), 3),
      (Scale(min: -5, max: 5, step: 0.1), 0), (Scale(min: 1, max: 2, step: 0), 1.5),
      (Scale(min: 0, max: 10, step: 4), 4),
    ]
    for row in table { XCTAssertEqual(row.scale.middle, row.middle, "\(row.scale)") }
    XCTAssertEqual(Scale().snapped(0.123), 0.12)
    XCTAssertEqual(Scale().snapped(7), 1)
  }

  func testNearestName() {
    XCTAssertEqual(nearest(to: "ansewr", in: ["answer", "skip"]), "answer")
    XCTAssertEqual(nearest(to: "SKIP", in: ["answer", "skip"]), "skip")
    XCTAssertNil(nearest(to: "zebra", in: ["answer", "skip"]))
    XCTAssertNil(nearest(to: "", in: ["answer"]))
  }
}
