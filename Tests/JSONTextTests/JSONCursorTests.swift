import JSONText
import XCTest

/// Items that are stepped over as what they are expected to be: what is anything else is read as it always is.
final class JSONCursorTests: XCTestCase {
  /// The items of a list as `name flag texts`, those that were taken by their shape marked with a star.
  private func items(_ text: String) throws -> [String] {
    var items: [String] = []
    _ = try JSONParser.visitItems(under: "list", in: Array(text.utf8)) { cursor in
      guard let item = Self.item(&cursor) else { return false }
      items.append("* " + item)
      return true
    } _: { node in
      items.append(String(describing: node.object?.map(\.key) ?? []))
      return true
    }
    return items
  }

  private static func item(_ cursor: inout JSONCursor) -> String? {
    var name: String?
    var flag: Bool?
    var texts: [String] = []
    let isTaken = cursor.object { cursor, key in
      switch key {
      case "name": return cursor.text(into: &name)
      case "flag":
        flag = cursor.bool()
        return flag != nil
      case "texts":
        return cursor.list { cursor in
          guard let text = cursor.text() else { return false }
          texts.append(text)
          return true
        }
      default: return false
      }
    }
    return isTaken ? "\(name ?? "-") \(flag.map(String.init) ?? "-") \(texts)" : nil
  }

  func testShapes() throws {
    let cases = [
      (#"{"name":"a","flag":true,"texts":["x","y"]}"#, #"* a true ["x", "y"]"#), ("{}", "* - - []"),
      ("{ }", "* - - []"),
      (#" { "name" : "\u00e9" , "texts" : [ ] } "#, "* é - []"), (#"{"flag":false}"#, "* - false []"),
      (#"{"name":1}"#, #"["name"]"#), (#"{"flag":null}"#, #"["flag"]"#), (#"{"texts":[1]}"#, #"["texts"]"#),
      (#"{"name2":"a"}"#, #"["name2"]"#), (#"{"nam\u0065":"a"}"#, #"["name"]"#), ("[]", "[]"), ("3", "[]"),
    ]
    for (text, item) in cases {
      XCTAssertEqual(try items("[\(text)]"), [item], text)
      XCTAssertEqual(try items("{\"list\" : [{}, \(text),{}]}"), ["* - - []", item, "* - - []"], text)
    }
  }

  /// Errors are reported as without a shape, at their place.
  func testErrors() {
    let broken = [
      "[{\"name\":\"a\"", "[{\"name\":\"a\",}]", "[{\"name\" \"a\"}]", "[{\"name\":\"a\"}{}]", "[{},]",
      "[{\"name\":\"\\q\"}]",
      "[{\"name\":\"a\",\"name\":\"b\"}]", "[{\"flag\":trues}]", "[{\"texts\":[\"a\",]}]",
      "[{\"texts\":[\"a\" \"b\"]}]", "[{\"name", "[{}", "[{}]]",
    ]
    for text in broken {
      XCTAssertNotNil(problem { _ = try items(text) }, text)
      XCTAssertEqual(problem { _ = try items(text) }, problem { _ = try JSONParser.parse(text) }, text)
    }
  }

  private func problem(_ read: () throws -> Void) -> String? {
    do {
      try read()
      return nil
    } catch {
      return String(describing: error)
    }
  }
}
