import XCTest

@testable import JSONText

/// Changes of a value in a text that keep every other byte.
final class JSONPatchTests: XCTestCase {
  private func patched(_ text: String, _ change: (inout JSONValue) -> Void) throws -> String {
    var value = JSONValue(try JSONParser.parse(text))
    change(&value)
    return String(decoding: JSONPatch.text(Array(text.utf8), with: value), as: UTF8.self)
  }

  private let quiz = """
    { "zebra":1.50,  "id" : "tour",
      "title": "A \\u0074our",\t"weird": [1e3, -0, 12345678901234567890],
      "questions": [
        { "id": "a", "text": "One", "points": 2.0 },
        {
          "id": "b",
          "text": "Two"
        }
      ]
    }

    """

  func testAnEqualValueKeepsEveryByte() throws {
    XCTAssertEqual(try patched(quiz) { _ in }, quiz)
  }

  func testOneFieldAloneIsChanged() throws {
    XCTAssertEqual(
      try patched(quiz) { $0.edit("questions") { $0.edit(1) { $0.set("text", "Zwei") } } },
      quiz.replacing("\"Two\"", with: "\"Zwei\""))
    XCTAssertEqual(
      try patched(quiz) { $0.edit("questions") { $0.edit(0) { $0.set("points", 3) } } },
      quiz.replacing("2.0", with: "3"))
  }

  func testANewKeyStandsBehindTheOthers() throws {
    XCTAssertEqual(
      try patched(quiz) { $0.edit("questions") { $0.edit(1) { $0.set("hint", "Think") } } },
      quiz.replacing("\"Two\"\n", with: "\"Two\",\n      \"hint\": \"Think\"\n"))
    XCTAssertEqual(try patched("{ \"a\": 1 }") { $0.set("b", 2) }, "{ \"a\": 1, \"b\": 2 }")
    XCTAssertEqual(try patched("{\"a\":1}") { $0.set("b", ["c": 2]) }, "{\"a\":1,\"b\":{\"c\":2}}")
    XCTAssertEqual(try patched("{}") { $0.set("b", 2) }, "{\"b\":2}")
  }

  func testAKeyThatGoesTakesItsCommaAlong() throws {
    XCTAssertEqual(
      try patched(quiz) { $0.edit("questions") { $0.edit(0) { $0.set("text", nil) } } },
      quiz.replacing("\"text\": \"One\", ", with: ""))
    XCTAssertEqual(try patched("{ \"a\": 1, \"b\": 2 }") { $0.set("b", nil) }, "{ \"a\": 1 }")
    XCTAssertEqual(try patched("{ \"a\": 1 }") { $0.set("a", nil) }, "{}")
  }

  func testAMovedQuestionTakesItsBytesAlong() throws {
    let moved = try patched(quiz) { value in
      value.edit("questions") { questions in
        guard case .list(let items) = questions else { return }
        questions = .list(items.reversed())
      }
    }
    XCTAssertTrue(moved.contains("\"points\": 2.0 }"), moved)
    XCTAssertTrue(moved.contains("{\n      \"id\": \"b\",\n      \"text\": \"Two\"\n    },"), moved)
  }

  func testARemovedQuestionLeavesTheOthersAlone() throws {
    let rest = try patched(quiz) { value in
      value.edit("questions") { questions in
        guard case .list(let items) = questions else { return }
        questions = .list([items[1]])
      }
    }
    XCTAssertTrue(rest.contains("[\n    {\n      \"id\": \"b\",\n      \"text\": \"Two\"\n    }\n  ]"), rest)
  }

  func testLettersThatOnlyLookAlikeDiffer() throws {
    XCTAssertEqual(
      Array(try patched("{\"a\":\"e\u{301}\"}") { $0.set("a", "\u{E9}") }.utf8), Array("{\"a\":\"\u{E9}\"}".utf8))
  }

  func testABrokenTextIsWrittenAnew() throws {
    XCTAssertEqual(
      String(decoding: JSONPatch.text(Array("{ broken".utf8), with: ["id": "a"]), as: UTF8.self),
      "{\n  \"id\": \"a\"\n}\n"
    )
  }

  /// Any text with any value comes to that value, and the same value keeps every byte.
  func testAnyValueInAnyText() throws {
    var chance = Mutator(seed: 20_261_128)
    for _ in 0..<4000 {
      let old = Self.value(&chance, depth: 4)
      let text = Self.text(old, &chance)
      XCTAssertEqual(JSONPatch.text(text, with: old), text)
      let new = chance.below(3) == 0 ? Self.value(&chance, depth: 4) : Self.changed(old, &chance)
      let patched = JSONPatch.text(text, with: new)
      guard let read = try? JSONParser.parse(patched) else {
        return XCTFail("\(String(decoding: text, as: UTF8.self)) → \(String(decoding: patched, as: UTF8.self))")
      }
      XCTAssertTrue(JSONPatch.equal(read, new), String(decoding: patched, as: UTF8.self))
    }
  }

  /// A change of one leaf leaves the bytes before and behind it.
  func testOneChangedLeafLeavesAllOthers() throws {
    var chance = Mutator(seed: 7)
    for round in 0..<2000 {
      let (open, close) = (
        "{ \"q\" : [ {\"id\":\"a\"},\r\n\t{\"id\":\"b\", \"n\":1.0, \"leaf\" : ", "} ] , \"z\":0.10 }"
      )
      let old = Self.value(&chance, depth: 1)
      let text = Array(open.utf8) + Self.text(old, &chance) + Array(close.utf8)
      var value = JSONValue(try JSONParser.parse(text))
      value.edit("q") { $0.edit(1) { $0.set("leaf", .int(round)) } }
      let patched = String(decoding: JSONPatch.text(text, with: value), as: UTF8.self)
      XCTAssertTrue(patched.hasPrefix(open) && patched.hasSuffix(close), patched)
    }
  }

  // MARK: Chance

  private static func value(_ chance: inout Mutator, depth: Int) -> JSONValue {
    switch chance.below(depth > 0 ? 8 : 5) {
    case 0: return .null
    case 1: return .bool(chance.below(2) == 0)
    case 2: return .int(chance.below(1000) - 500)
    case 3: return .number(Double(chance.below(1000)) / 8 + 0.0625)
    case 4: return .text(["", "a", "é\n\"", "]}{[,:", "\\u0041", "日本"][chance.below(6)])
    case 5, 6: return .list((0..<chance.below(5)).map { _ in value(&chance, depth: depth - 1) })
    default:
      var object = JSONObject()
      for key in ["id", "b", "c\"", "ä", "e"] where chance.below(2) == 0 {
        object.append(key, value(&chance, depth: depth - 1))
      }
      return .object(object)
    }
  }

  /// The same with some leaves, keys and items changed, added, moved or removed.
  private static func changed(_ value: JSONValue, _ chance: inout Mutator) -> JSONValue {
    if chance.below(6) == 0 { return self.value(&chance, depth: 2) }
    switch value {
    case .list(var items):
      items = items.map { changed($0, &chance) }
      if chance.below(4) == 0 { items.append(self.value(&chance, depth: 1)) }
      if chance.below(4) == 0, !items.isEmpty { items.remove(at: chance.below(items.count)) }
      if chance.below(4) == 0 { items.reverse() }
      return .list(items)
    case .object(let object):
      var members = object.members.map { ($0.key, changed($0.value, &chance)) }
      if chance.below(4) == 0, !members.isEmpty { members.remove(at: chance.below(members.count)) }
      if chance.below(4) == 0 { members.append(("new", self.value(&chance, depth: 1))) }
      return .object(JSONObject(members))
    case .null, .bool, .int, .number, .text: return value
    }
  }

  /// The value with blanks of chance between everything.
  private static func text(_ value: JSONValue, _ chance: inout Mutator) -> [UInt8] {
    let blank = { (chance: inout Mutator) in ["", "", " ", "\n  ", "\t", "\r\n"][chance.below(6)] }
    switch value {
    case .list(let items):
      var text = "[" + blank(&chance)
      for (place, item) in items.enumerated() {
        text += (place > 0 ? "," + blank(&chance) : "") + String(decoding: self.text(item, &chance), as: UTF8.self)
        text += blank(&chance)
      }
      return Array((text + "]").utf8)
    case .object(let object):
      var text = "{" + blank(&chance)
      for (place, member) in object.members.enumerated() {
        text += (place > 0 ? "," + blank(&chance) : "") + JSONWriter.text(.text(member.key)) + blank(&chance) + ":"
        text += blank(&chance) + String(decoding: self.text(member.value, &chance), as: UTF8.self) + blank(&chance)
      }
      return Array((text + "}").utf8)
    case .null, .bool, .int, .number, .text: return JSONWriter.bytes(value)
    }
  }
}

extension JSONValue {
  fileprivate mutating func set(_ key: String, _ value: JSONValue?) {
    guard case .object(var object) = self else { return }
    object[key] = value
    self = .object(object)
  }

  fileprivate mutating func edit(_ key: String, _ change: (inout JSONValue) -> Void) {
    guard case .object(var object) = self, var value = object[key] else { return }
    change(&value)
    object[key] = value
    self = .object(object)
  }

  fileprivate mutating func edit(_ place: Int, _ change: (inout JSONValue) -> Void) {
    guard case .list(var items) = self else { return }
    change(&items[place])
    self = .list(items)
  }
}
