import Foundation
import JSONText
import XCTest

final class JSONParserTests: XCTestCase {
  func testValues() throws {
    let cases: [(String, JSONContent)] = [
      ("null", .null), ("true", .bool(true)), (" false\n", .bool(false)), ("\"\"", .text("")),
      ("[]", .list([])), ("{ }", .object([])), ("[ \t\r\n]", .list([])),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .text("\"\\/\u{8}\u{C}\n\r\t")),
      ("\"\\u00e9\\u65E5\\ud83d\\ude00\\u0000\"", .text("é日😀\0")),
      ("\"a longer text: é, 日本, 😀, and the end\"", .text("a longer text: é, 日本, 😀, and the end")),
      ("\"\u{7F}\u{FEFF}\u{10FFFF}\"", .text("\u{7F}\u{FEFF}\u{10FFFF}")),
      ("\u{FEFF}1", .int(1)),
    ]
    for (text, expected) in cases {
      XCTAssertEqual(try JSONParser.parse(text).content, expected, text)
    }
  }

  func testNumbers() throws {
    let cases: [(String, JSONContent)] = [
      ("0", .int(0)), ("-0", .int(0)), ("-0.0", .int(0)), ("0e5", .int(0)), ("0.0e-9999999999", .int(0)),
      ("1.0", .int(1)), ("1e3", .int(1000)), ("1E+3", .int(1000)), ("12.50e1", .int(125)), ("-7", .int(-7)),
      ("0.1", .number(0.1)), ("-2.5", .number(-2.5)), ("1e-3", .number(0.001)),
      ("5e-324", .number(.leastNonzeroMagnitude)),
      ("123456789012345678", .int(123_456_789_012_345_678)),
      ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("1234567890123456789012", .number(1.2345678901234568e21)),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("1e-400", .int(0)), ("1e300", .number(1e300)),
      ("9007199254740993.5", .int(9_007_199_254_740_994)), ("0.30000000000000004", .number(0.30000000000000004)),
      ("0.000000000000000000000000000001", .number(1e-30)), ("1e22", .number(1e22)), ("1e23", .number(1e23)),
    ]
    for (text, expected) in cases {
      XCTAssertEqual(try JSONParser.parse(text).content, expected, text)
    }
  }

  /// The quick path for decimals must round as the standard library does.
  func testNumbersRoundCorrectly() throws {
    var chance = Mutator(seed: 7)
    for _ in 0..<5_000 {
      let digits = String(chance.below(10_000_000_000)) + "." + String(chance.below(100_000_000))
      let text = digits + "e" + String(chance.below(60) - 30)
      XCTAssertEqual(try JSONParser.parse(text).double, Double(text), text)
    }
  }

  func testPlacesAndAccess() throws {
    let text = "{ \"a\": [1, -2.5],\n  \"b\": {\"c\": \"x\", \"d\": null, \"e\": true} }"
    let root = try JSONParser.parse(text)
    XCTAssertEqual(root.object?.map(\.key), ["a", "b"])
    XCTAssertEqual(root.object?.map(\.keyOffset), [2, 20])
    XCTAssertEqual(root["a"]?.array?.map(\.offset), [8, 11])
    XCTAssertEqual(root["a"]?.array?.map(\.int), [1, nil])
    XCTAssertEqual(root["a"]?.array?.map(\.double), [1, -2.5])
    XCTAssertEqual(root["b"]?["c"]?.string, "x")
    XCTAssertEqual(root["b"]?["d"]?.isNull, true)
    XCTAssertEqual(root["b"]?["e"]?.bool, true)
    XCTAssertEqual(root["b"]?.offset, 25)
    XCTAssertEqual(root.member("b")?.keyOffset, 20)
    XCTAssertNil(root["c"])
    XCTAssertNil(root["a"]?["c"])
    XCTAssertEqual(root["a"]?.content.noun, "a list")
  }

  func testManyKeysStayInOrder() throws {
    let keys = (0..<1_000).map { "key \($0)" }
    let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    XCTAssertEqual(try JSONParser.parse(text).object?.map(\.key), keys)
    for again in [0, 14, 15, 16, 999] {
      let twice = text.dropLast() + ",\"key \(again)\":2}"
      XCTAssertThrowsError(try JSONParser.parse(String(twice))) { error in
        guard case .duplicateKey(let key, let first)? = (error as? JSONError)?.kind else { return XCTFail("\(error)") }
        XCTAssertEqual(key, "key \(again)")
        XCTAssertEqual(
          first.offset, text.utf8.count - text[text.range(of: "\"key \(again)\"")!.lowerBound...].utf8.count)
      }
    }
  }

  func testDepth() throws {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    XCTAssertNoThrow(try JSONParser.parse(nested(64)))
    XCTAssertNoThrow(try JSONParser.parse(nested(256), limits: JSONLimits(depth: 100_000)))
    for open in ["[", "{\"a\":"] {
      for depth in [64, 256] {
        let text = String(repeating: open, count: 100_000)
        XCTAssertThrowsError(try JSONParser.parse(text, limits: JSONLimits(depth: depth))) { error in
          XCTAssertEqual((error as? JSONError)?.kind, .tooDeep(limit: depth))
          XCTAssertEqual((error as? JSONError)?.offset, depth * open.utf8.count)
        }
      }
    }
  }

  func testTooManyValuesAreRefused() throws {
    let limits = JSONLimits(values: 4)
    XCTAssertNoThrow(try JSONParser.parse(#"[1,{"a":2},3]"#, limits: limits))
    XCTAssertThrowsError(try JSONParser.parse(#"[1,{"a":2},3,4]"#, limits: limits)) { error in
      XCTAssertEqual((error as? JSONError)?.kind, .tooMany)
      XCTAssertEqual((error as? JSONError)?.message, "the text has too many values: split it")
      XCTAssertEqual((error as? JSONError)?.offset, 12)
    }
  }

  /// Nesting never exhausts a stack, even a small one without optimization.
  func testDepthOnSmallStacks() {
    for (depth, kilobytes) in [(64, 192), (JSONLimits.deepest, 1024)] {
      let parsed = expectation(description: "\(depth) deep")
      let thread = Thread {
        for open in ["[", "{\"a\":"] {
          let text = String(repeating: open, count: 100_000)
          XCTAssertNil(try? JSONParser.parse(text, limits: JSONLimits(depth: depth)))
        }
        parsed.fulfill()
      }
      thread.stackSize = kilobytes << 10
      thread.start()
      wait(for: [parsed], timeout: 10)
    }
  }

  func testPositions() {
    let bytes = Array("\u{FEFF}a\r\né日😀x\n\n".utf8)
    let places: [(Int, Int, Int)] = [
      (-5, 1, 1), (0, 1, 1), (3, 1, 1), (4, 1, 2), (5, 1, 3), (6, 2, 1), (8, 2, 2), (11, 2, 3), (15, 2, 4), (16, 2, 5),
      (17, 3, 1), (18, 4, 1), (99, 4, 1),
    ]
    for (offset, line, column) in places {
      XCTAssertEqual([position(of: offset, in: bytes).line, position(of: offset, in: bytes).column], [line, column])
    }
    XCTAssertEqual(position(of: 0, in: []).line, 1)
  }

  func testMemoryIsNotKept() throws {
    var bytes = Array("{\"a longer key than fits inline\":\"a longer text than fits inline\"}".utf8)
    let node = try bytes.withUnsafeBytes { try JSONParser.parse($0) }
    for index in bytes.indices { bytes[index] = 0 }
    XCTAssertEqual(node["a longer key than fits inline"]?.string, "a longer text than fits inline")
  }
}
