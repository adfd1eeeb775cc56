import Foundation
import XCTest

/// Tests what `plugin check` says of outcomes in a quiz with many of them and odd names.
final class OddOutcomeTests: XCTestCase {
  private func place() throws -> Place {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let place = try Place()
    try place.plugin(
      "personality", String(contentsOf: root.appendingPathComponent("plugins/personality.lua"), encoding: .utf8))
    return place
  }

  private func check(_ place: Place, _ outcomes: [String], _ questions: [[[String: Double]]]) throws -> Program.Outcome
  {
    let quiz: [String: Any] = [
      "title": "Odd", "plugin": "personality",
      "outcomes": outcomes.map { ["id": $0, "title": "It is \($0.count)"] },
      "questions": questions.enumerated().map { number, answers in
        [
          "text": "Question \(number)",
          "answers": answers.enumerated().map { ["text": "Answer \($0)", "outcomes": $1] as [String: Any] },
        ] as [String: Any]
      },
    ]
    try place.quiz("odd", String(decoding: JSONSerialization.data(withJSONObject: quiz), as: UTF8.self))
    return try place.run(["plugin", "check", "personality"])
  }

  private let keys =
    ["\"", "\\", "a b", "it's", "ü", "{}", "$1", "nil", "end", "1", "-", "[x]", "…"] + (0..<16).map { "o\($0)" }

  /// A player who always takes the answer for `"` gets `\` or `a b`; half and half wins by eight.
  func testAnOutcomeThatTakesAMixture() throws {
    let others = Array(keys.dropFirst(3))
    let questions = (0..<40).map { number -> [[String: Double]] in
      var third = [others[number % others.count]: 3.0]
      third[others[(number * 7 + 1) % others.count]] = 2
      return [
        [keys[0]: 1, keys[1]: 1.5], [keys[0]: 1, keys[2]: 1.6], third, [others[(number * 5 + 2) % others.count]: 3],
      ]
    }
    let outcome = try check(place(), keys, questions)
    XCTAssertEqual(outcome.code, 0, outcome.output)
    XCTAssertTrue(outcome.output.contains("nothing found"), outcome.output)
  }

  /// The hint is JSON, whatever the outcome is called.
  func testTheHintIsJSON() throws {
    for key in ["\"", "\\", "a\tb"] {
      let outcome = try check(place(), ["other", key], [[["other": 1], ["other": 2]]])
      XCTAssertEqual(outcome.code, 1)
      let parts = outcome.output.components(separatedBy: "`\"outcomes\": ")
      let json = try XCTUnwrap(parts.last?.components(separatedBy: "`").first)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      XCTAssertEqual(object?.keys.first, key, outcome.output)
    }
  }
}
