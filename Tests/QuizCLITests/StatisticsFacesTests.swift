import Foundation
import XCTest

/// Figures of the record through the program: times that agree, answers that were given, categories that were met.
final class StatisticsFacesTests: XCTestCase {
  /// A total is cut to whole seconds wherever it stands; a single question has tenths.
  func testTimesAreCutAlike() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(2))
    let answer = #"{"answer":["true"]}"#
    _ = try place.play(["q", "--virtual-clock"], [#"{"wait":18951}"#, answer, #"{"wait":40}"#, answer])
    for command in [["history"], ["stats"]] {
      let text = try place.run(command).output
      XCTAssertFalse(text.contains("0:19") || text.contains("19.0 s"), "\(command): \(text)")
    }
    XCTAssertTrue(try place.run(["stats"]).output.contains("0:18"))
    let id = try XCTUnwrap(try place.run(["history", "--json"]).output.split(separator: "\"").dropFirst(3).first)
    let review = try place.run(["history", String(id)]).output
    XCTAssertTrue(review.contains("0:18"), review)
    XCTAssertTrue(review.contains("(19.0 s)"), review)
    XCTAssertFalse(review.contains(", 19.0 s"), review)
  }

  /// A skipped question counts as asked, not as answered.
  func testSkippedQuestionsAreNoAnswers() throws {
    let place = try Place()
    try place.quiz("q", Samples.statements(4))
    _ = try place.play(["q"], [#"{"answer":["true"]}"#] + Array(repeating: #"{"skip":true}"#, count: 3))
    let json = try place.run(["stats", "--json"]).output
    XCTAssertTrue(json.contains(#""answers":1,"marked":4"#) && json.contains(#""asked":4"#), json)
    let text = try place.run(["stats"]).output
    XCTAssertTrue(text.contains("left without an answer: 3"), text)
  }

  /// A quiz that is drawn from others has no category of its own: those of its questions were met.
  func testCategoriesOfDrawnQuestionsAreMet() throws {
    let place = try Place()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try place.plugin(
      "achievements",
      String(contentsOf: root.appendingPathComponent("plugins/achievements.lua"), encoding: .utf8))
    for number in 1...5 { try place.quiz("q\(number)", Samples.statements(1, "\"category\":\"C\(number)\",")) }
    _ = try place.play(["daily"], Array(repeating: #"{"answer":["true"]}"#, count: 5))
    let earned = try place.run(["achievements", "--json"]).output
    let rows = try JSONSerialization.jsonObject(with: Data(earned.utf8)) as? [[String: Any]]
    let row = rows?.first { $0["id"] as? String == "all-rounder" }
    XCTAssertNotNil(row?["earned"] as? String, earned)
  }
}
