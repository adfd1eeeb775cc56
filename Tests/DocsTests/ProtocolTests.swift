import JSONText
import XCTest

/// The JSON lines of docs/protocol.md are lines of the protocol.
final class ProtocolTests: XCTestCase {
  /// Every key that a line of a type may have.
  private static let keys: [String: Set<String>] = [
    "begin": ["sitting", "quiz", "plugin", "seed", "rules", "resumed"],
    "question": [
      "step", "try", "of", "id", "kind", "text", "image", "answers", "left", "right", "min", "max", "step_size",
      "labels",
      "limit", "left_ms", "quiz_left_ms", "imageAlt", "selected", "back", "skip", "hint", "actions", "inputs", "status",
      "status_values", "note", "title", "player",
    ],
    "page": [
      "id", "title", "body", "image", "imageAlt", "quiz_left_ms", "actions", "inputs", "player", "note", "status",
      "status_values",
    ],
    "hint": ["text"],
    "timeout": ["step"],
    "verdict": ["step", "points", "of", "correct", "answer", "given", "feedback", "explanation"],
    "result": [
      "headline", "body", "emoji", "image", "outcome", "band", "points", "of", "percent", "passed", "bars", "share",
      "ranking", "ms", "note", "unit", "data",
    ],
    "warning": ["message"],
    "error": ["message"],
  ]

  private static let verbs: Set = [
    "answer", "select", "skip", "back", "goto", "finish", "hint", "action", "continue", "quit", "wait",
  ]

  func testEveryLineIsOfTheProtocol() throws {
    let lines = try ProtocolTests.lines()
    XCTAssertGreaterThan(lines.count, 20, "the lines were not found")
    for (place, line) in lines {
      if let problem = ProtocolTests.problem(with: line) { XCTFail("\(place): \(problem): \(line)") }
    }
  }

  func testEveryTypeAndVerbHasALine() throws {
    let objects = try ProtocolTests.lines().map { Self.members($0.line) }
    let types = objects.compactMap { $0["type"]?.string }
    XCTAssertEqual(Set(types), Set(Self.keys.keys))
    let verbs = objects.filter { $0["type"] == nil }.flatMap(\.keys)
    XCTAssertEqual(Set(verbs).intersection(Self.verbs), Self.verbs)
  }

  /// A line that is shown alone was written by the program: it stands in a transcript too.
  func testLinesOutAreReal() throws {
    let document = try Documents().document("docs/protocol.md")
    let written = Set(document.blocks("console").flatMap(\.lines))
    for block in document.blocks("json") {
      for line in block.lines where line.hasPrefix("{\"type\"") {
        XCTAssertTrue(written.contains(line), "\(block.place): no transcript has \(line)")
      }
    }
  }

  func testOtherLinesAreFound() {
    XCTAssertNotNil(Self.problem(with: "{\"type\":\"anser\"}"))
    XCTAssertNotNil(Self.problem(with: "{\"type\":\"hint\",\"txt\":\"x\"}"))
    XCTAssertNotNil(Self.problem(with: "{\"skip\":true,\"back\":true}"))
    XCTAssertNotNil(Self.problem(with: "{\"skip\":"))
    XCTAssertNil(Self.problem(with: "{\"skip\":true,\"step\":1}"))
  }

  /// The lines of the blocks of JSON, and what transcripts print; what they send may be wrong on purpose.
  static func lines() throws -> [(place: String, line: String)] {
    let document = try Documents().document("docs/protocol.md")
    let blocks = document.blocks("json").filter { !$0.isQuiz } + document.blocks("console")
    return blocks.flatMap { block in
      block.lines.filter { $0.hasPrefix("{") && !$0.hasPrefix("{\"current\"") }.map { line in
        (block.place, line)
      }
    }
  }

  static func members(_ line: String) -> [String: JSONNode] {
    let members = (try? JSONParser.parse(line))?.object ?? []
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private static func problem(with line: String) -> String? {
    let members = members(line)
    if members.isEmpty { return "no object" }
    guard let type = members["type"]?.string else {
      let found = verbs.intersection(members.keys)
      let others = Set(members.keys).subtracting(verbs).subtracting(["inputs", "step", "try"])
      return found.count == 1 && others.isEmpty ? nil : "no command"
    }
    guard let known = keys[type] else { return "unknown type '\(type)'" }
    let unknown = Set(members.keys).subtracting(known).subtracting(["type"])
    return unknown.isEmpty ? nil : "unknown keys \(unknown.sorted())"
  }
}
