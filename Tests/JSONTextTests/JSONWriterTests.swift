import JSONText
import XCTest

final class JSONWriterTests: XCTestCase {
  func testValues() {
    let cases: [(JSONValue, String)] = [
      (.null, "null"), (true, "true"), (false, "false"), (.int(.min), "-9223372036854775808"),
      (.number(0.1), "0.1"), (.number(2.0), "2"), (.number(-0.0), "0"), (.number(1e18), "1000000000000000000"),
      (.number(1e300), "1e+300"), (.number(.leastNonzeroMagnitude), "5e-324"), (.number(.nan), "null"),
      (.number(-.infinity), "null"),
      ("a/b é日😀", "\"a/b é日😀\""), ("\"\\\n\t\r\u{0}\u{1B}", "\"\\\"\\\\\\n\\t\\u000d\\u0000\\u001b\""),
      ("\u{7F}\u{80}\u{9F}\u{A0}é", "\"\\u007f\\u0080\\u009f\u{A0}é\""),
      ([], "[]"), (.object([:]), "{}"), ([1, [2.5, "x"], nil ?? .null], "[1,[2.5,\"x\"],null]"),
      (["b": 1, "a": ["c": "d"]], "{\"b\":1,\"a\":{\"c\":\"d\"}}"),
    ]
    for (value, text) in cases {
      XCTAssertEqual(JSONWriter.text(value), text)
    }
  }

  func testObjectsKeepOrderAndLeaveOutNil() {
    var object = JSONObject()
    object["type"] = "verdict"
    object["points"] = .number(1.5)
    object["of"] = nil
    object["type"] = "result"
    object["gone"] = 1
    object["gone"] = nil
    object.append("last", true)
    XCTAssertEqual(JSONWriter.text(.object(object)), "{\"type\":\"result\",\"points\":1.5,\"last\":true}")
    XCTAssertEqual(object["points"], .number(1.5))
    XCTAssertNil(object["of"])
  }

  func testLines() {
    var writer = JSONWriter()
    writer.write(["a": 1])
    writer.endLine()
    writer.write([])
    XCTAssertEqual(String(decoding: writer.bytes, as: UTF8.self), "{\"a\":1}\n[]")
  }

  /// Written values are read back equal, and written again the same.
  func testRoundTrip() throws {
    var chance = Mutator(seed: 42)
    for _ in 0..<3_000 {
      let value = randomValue(&chance, depth: 4)
      let written = JSONWriter.bytes(value)
      let again = JSONValue(try JSONParser.parse(written))
      XCTAssertEqual(again, value)
      XCTAssertEqual(JSONWriter.bytes(again), written)
    }
  }

  private func randomValue(_ chance: inout Mutator, depth: Int) -> JSONValue {
    switch chance.below(depth == 0 ? 5 : 7) {
    case 0: return .null
    case 1: return .bool(chance.below(2) == 0)
    case 2: return .int(Int(truncatingIfNeeded: chance.next() >> UInt64(chance.below(64))))
    case 3: return randomNumber(&chance)
    case 4: return .text(randomText(&chance))
    case 5: return .list((0..<chance.below(5)).map { _ in randomValue(&chance, depth: depth - 1) })
    default:
      let size = chance.below(20)
      return .object(
        JSONObject((0..<size).map { ("\($0):" + randomText(&chance), randomValue(&chance, depth: depth - 1)) }))
    }
  }

  /// A finite number that is not whole: whole ones come back as `.int`.
  private func randomNumber(_ chance: inout Mutator) -> JSONValue {
    let value = Double(bitPattern: chance.next())
    return value.isFinite && Int(exactly: value) == nil ? .number(value) : .number(0.5)
  }

  private func randomText(_ chance: inout Mutator) -> String {
    var text = ""
    for _ in 0..<chance.below(20) {
      let limit = [0x80, 0x800, 0x10000, 0x110000][chance.below(4)]
      if let scalar = Unicode.Scalar(UInt32(chance.below(limit))) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
