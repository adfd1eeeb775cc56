import Foundation
import QuizPlay
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// The table of docs/full-screen.md that says what each screen is for: its keys and its words for nothing are the program's.
final class ScreenTableTests: XCTestCase {
  /// The golden scene that stands for each screen of the table.
  private static let scenes = [
    "Home": "home", "Cover": "start", "How to play": "modes", "Options": "options", "Who plays a quiz": "party",
    "A challenge's code": "code", "Draw questions": "draw", "List of quizzes": "chooser",
    "Question": "single", "Page": "page", "Verdict": "right", "Review of an exam": "verdicts", "Overview": "overview",
    "Result": "result", "A challenge of yours": "challenge-code",
    "Dialog": "quit", "History": "history", "Filter": "filter", "Sitting": "review",
    "Statistics": "statistics", "Streak": "streak",
    "Cards": "cards", "Card": "card", "What comes": "cards-overview", "Achievements": "achievements",
    "Leaderboard": "leaderboard",
    "Settings": "settings", "Players": "players", "Players side by side": "compare", "Name or value": "new-player",
    "Keys": "home-help", "Desk of a room": "desk-lobby",
  ]

  private struct Row {
    var screen: String
    var key: String
    var empty: String
  }

  /// A file of the repository.
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    try text("docs/full-screen.md").matches(of: #/\n\| ([^|`]+) \| ([^|]+) \| `([^|`]+)` \| ([^|]*) \|(?=\n)/#).map {
      match in
      Row(
        screen: String(match.output.1), key: String(match.output.3),
        empty: match.output.4.trimmingCharacters(in: .whitespaces))
    }
  }

  func testTheFirstKeyIsTheFirstHint() throws {
    let rows = try rows()
    XCTAssertEqual(Set(rows.map(\.screen)), Set(Self.scenes.keys), "a screen is missing, or nobody knows it")
    for row in rows {
      let name = Self.scenes[row.screen] ?? ""
      guard let golden = GoldenScene.all.first(where: { $0.name == name }) else {
        XCTFail("\(row.screen): there is no scene '\(name)'")
        continue
      }
      let (scene, canvas) = try golden.make(.english, .wide)
      let first = scene.sheet(canvas).hints.first?.keys
      XCTAssertEqual(first, row.key, row.screen)
      let named = scene.keys(canvas.settings).flatMap { $0.keys.split(separator: " ").map(String.init) }
      let key = row.key.split(separator: " ").first.map(String.init) ?? ""
      XCTAssertTrue(named.contains(key), "the help of \(row.screen) does not know \(key)")
    }
  }

  /// A screen without content shows one of the program's sentences, in quotes.
  func testTheWordsForNothing() throws {
    let words = try text("Sources/Words/Sentences.swift")
    let told = try rows().filter { $0.empty != "–" }
    XCTAssertGreaterThan(told.count, 8)
    for row in told {
      let sentence = row.empty.trimmingCharacters(in: ["“", "”"])
      XCTAssertTrue(words.contains("Sentence(\"\(sentence)\","), "\(row.screen): \(row.empty)")
    }
  }

  /// Every kind of screen stands in the table.
  func testNoKindIsMissing() throws {
    let kinds = { (names: [String]) in
      Set(
        try GoldenScene.all.filter { names.contains($0.name) }.map {
          String(describing: type(of: try $0.make(.english, .wide).scene))
        })
    }
    let all = try kinds(GoldenScene.all.map(\.name))
    XCTAssertEqual(try kinds(Array(Self.scenes.values)), all)
  }
}
