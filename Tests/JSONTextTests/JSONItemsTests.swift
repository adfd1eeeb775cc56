import JSONText
import XCTest

/// Lists that are read item by item: as the whole text read at once gives them, and as strict.
final class JSONItemsTests: XCTestCase {
  private func items(_ text: String, under key: String = "list") throws -> (found: Bool, items: [JSONNode]) {
    var items: [JSONNode] = []
    let found = try JSONParser.visitItems(under: key, in: Array(text.utf8)) { node in
      items.append(node)
      return true
    }
    return (found, items)
  }

  func testWhereTheListIs() throws {
    let cases: [(String, Bool, Int)] = [
      ("[1,2,3]", true, 3), ("[]", true, 0), (" [ {} ] ", true, 1), ("{\"list\":[1,[2,3]]}", true, 2),
      ("{\"a\":[9],\"list\":[1],\"b\":{\"list\":[7,7]}}", true, 1), ("{\"list\":3}", false, 0), ("{}", false, 0),
      ("{\"a\":{\"list\":[1]}}", false, 0), ("3", false, 0), ("\"list\"", false, 0),
    ]
    for (text, found, count) in cases {
      let read = try items(text)
      XCTAssertEqual(read.found, found, text)
      XCTAssertEqual(read.items.count, count, text)
    }
  }

  func testVisitingCanStop() throws {
    var seen = 0
    XCTAssertTrue(
      try JSONParser.visitItems(under: "x", in: Array("[1,2,3,broken".utf8)) { _ in
        seen += 1
        return seen < 2
      })
    XCTAssertEqual(seen, 2)
  }

  func testOutlines() throws {
    let text = #"{ "a" : 1, "list" : [ {"x":"]\"}"}, [1,"[",2], "é\\" ], "b" : [2] }"#
    let bytes = Array(text.utf8)
    let outline = try JSONParser.outline(bytes, leavingOut: "list")
    XCTAssertEqual(outline.root["list"]?.array, [])
    XCTAssertEqual(outline.root["b"]?.array?.count, 1)
    let list = try XCTUnwrap(outline.list)
    XCTAssertEqual(bytes[list.lowerBound], UInt8(ascii: "["))
    XCTAssertEqual(outline.root["list"]?.offset, list.lowerBound)
    var items: [JSONNode] = []
    try JSONParser.visitItems(of: list, in: bytes) { items.append($0) }
    XCTAssertEqual(items, try JSONParser.parse(bytes)["list"]?.array)
  }

  /// Both ways together find every mistake that one reading finds, and give the same when there is none.
  func testDamagedTexts() {
    var mutator = Mutator(seed: 20)
    let good = Array(
      #"{"t":"é","list":[{"a":[1,"x\"]"],"b":null},{"c":"\u00e9[{"},[],-1.5e3],"z":{"list":[1]},"q":[]}"#.utf8)
    for round in 0..<20_000 {
      let bytes = mutator.damaged(good)
      let whole = try? JSONParser.parse(bytes)
      let parts = inParts(bytes)
      XCTAssertEqual(whole == nil, parts == nil, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
      if let whole, let parts, case .object = whole.content { XCTAssertEqual(whole, parts, "round \(round)") }
      var count = 0
      let isFound = try? JSONParser.visitItems(under: "list", in: bytes) { _ in
        count += 1
        return true
      }
      // Equal keys are looked for within items only.
      if whole != nil { XCTAssertNotNil(isFound, "round \(round)") }
      if let list = whole?["list"]?.array ?? whole?.array { XCTAssertEqual(count, list.count, "round \(round)") }
    }
  }

  private func inParts(_ bytes: [UInt8]) -> JSONNode? {
    guard var outline = try? JSONParser.outline(bytes, leavingOut: "list") else { return nil }
    guard let list = outline.list else { return outline.root }
    var items: [JSONNode] = []
    guard (try? JSONParser.visitItems(of: list, in: bytes) { items.append($0) }) != nil else { return nil }
    guard case .object(var members) = outline.root.content else { return nil }
    for index in members.indices where members[index].key == "list" { members[index].value.content = .list(items) }
    outline.root.content = .object(members)
    return outline.root
  }
}
