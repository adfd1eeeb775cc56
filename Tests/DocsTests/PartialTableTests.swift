import QuizCore
import XCTest

/// The worked table of partial rules in docs/quizzes.md is what the rules give.
final class PartialTableTests: XCTestCase {
  /// The choices that the rows state, of two right answers (a, b) and two wrong ones (c, d).
  private static let chosen = [
    "both right": ["a", "b"], "one right": ["a"], "one right, one wrong": ["a", "c"],
    "both right, one wrong": ["a", "b", "c"], "nothing": [], "all four": ["a", "b", "c", "d"],
  ]

  func testEveryRow() throws {
    let lines = try Documents().document("docs/quizzes.md").lines
    let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("| chosen |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    XCTAssertEqual(rows.count, Self.chosen.count)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let ids = try XCTUnwrap(Self.chosen[cells[0]], cells[0])
      for (rule, cell) in zip([PartialRule.net, .each, .coverage, .all], cells.dropFirst()) {
        let share = Marking.share(of: question, .chosen(ids), partial: rule)
        XCTAssertEqual(share, try XCTUnwrap(Double(cell)), accuracy: 0.0005, "\(cells[0]) by \(rule)")
      }
    }
  }

  private var question: Question {
    let answers = ["a", "b", "c", "d"].map { Answer(id: $0, text: $0, isCorrect: $0 < "c") }
    return Question(id: "q", kind: .multiple, text: "?", answers: answers)
  }
}
