import Foundation
import QuizCore
import XCTest

/// docs/quiz.schema.json has the keys that the reader knows, no more and no fewer.
final class SchemaTests: XCTestCase {
  private static let parts: [(definition: String?, part: QuizPart)] = [
    (nil, .quiz), ("question", .question("")), ("defaults", .defaults), ("answer", .answer("", question: "")),
    ("outcome", .outcome("")), ("band", .band(1)), ("shuffle", .shuffle), ("navigation", .navigation),
    ("timing", .timing), ("toleranceTable", .tolerance(question: "")), ("gap", .gap("", question: "")),
    ("side", .side(question: "")),
  ]

  private func schema() throws -> [String: Any] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("docs/quiz.schema.json"))
    return try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func testKeysAreThoseOfTheReader() throws {
    let schema = try schema()
    let definitions = try XCTUnwrap(schema["$defs"] as? [String: [String: Any]])
    for (definition, part) in Self.parts {
      let object = try definition.map { try XCTUnwrap(definitions[$0]) } ?? schema
      let keys = try XCTUnwrap(object["properties"] as? [String: Any]).keys
      XCTAssertEqual(Set(keys), Set(part.keys), definition ?? "the quiz")
      XCTAssertEqual(object["additionalProperties"] as? Bool, false, definition ?? "the quiz")
    }
  }

  func testNamesAreThoseOfTheReader() throws {
    let definitions = try XCTUnwrap(try schema()["$defs"] as? [String: [String: Any]])
    let question = try XCTUnwrap(definitions["question"]?["properties"] as? [String: [String: Any]])
    XCTAssertEqual(question["kind"]?["enum"] as? [String], Question.Kind.allCases.map(\.rawValue))
    XCTAssertEqual(
      Set(question["partial"]?["enum"] as? [String] ?? []), Set(PartialRule.allCases.map(\.rawValue)))
    let quiz = try XCTUnwrap(try schema()["properties"] as? [String: [String: Any]])
    XCTAssertEqual(quiz["reveal"]?["enum"] as? [String], Reveal.allCases.map(\.rawValue))
  }

  /// Every reference leads to a definition, and every definition is used.
  func testReferencesLeadSomewhere() throws {
    let schema = try schema()
    let definitions = try XCTUnwrap(schema["$defs"] as? [String: Any]).keys
    let text = String(decoding: try JSONSerialization.data(withJSONObject: schema), as: UTF8.self)
    let used = text.matches(of: /#\\?\/\$defs\\?\/(\w+)/).map { String($0.1) }
    XCTAssertEqual(Set(used), Set(definitions))
  }
}
