import Foundation
import XCTest

/// Walks through `docs/teachers.md` from beginning to end: the points are those of a teacher with the printed pages and
/// a pencil.
final class TeachersPageTests: XCTestCase {
  private struct Printed {
    /// The question under each number.
    var ids: [String: String] = [:]
    /// The texts behind the letters or numbers of each question.
    var texts: [String: [String: String]] = [:]
  }

  /// The points that a teacher gives for an answer in words.
  private func points(_ id: String, _ answer: String) -> Double {
    switch id {
    case "food": answer == "by photosynthesis" ? 1 : 0
    case "gas": answer == "oxygen" ? 1 : 0
    case "moss": answer == "False" ? 1 : 0
    case "life": answer == "seed shoot flower fruit" ? 2 : 0
    case "leaf": ["chlorophyll", "clorophyl"].contains(answer) ? 1 : 0
    default: 0
    }
  }

  private let byHand = ["Ada": 3, "Ben": 1, "Müller, Zoë": 2.5, "Dan": 0]

  func testMarksAreThoseOfAPencil() throws {
    let documents = Documents()
    let page = try documents.document("docs/teachers.md")
    let playground = try Playground(documents)
    defer { playground.remove() }
    for step in page.blocks("console").flatMap({ Transcript($0).steps }) {
      _ = try playground.run(step.command, data: "data")
    }
    let html = try playground.run("cat plants.html", data: "data")
    let rows = ClassTable(page).rows
    XCTAssertGreaterThan(rows.count, 3, "the class was not found")
    var expected: [String: Double] = [:]
    for row in rows.dropFirst() {
      let printed = try self.printed(html, version: String(row[1].prefix(1)))
      XCTAssertEqual(printed.ids.count, 6)
      var sum = byHand[row[0]] ?? 0
      for (number, cell) in zip(rows[0], row).dropFirst(2) {
        let id = try XCTUnwrap(printed.ids[number])
        let texts = printed.texts[id] ?? [:]
        let words = cell.split(separator: " ").map { texts[String($0)] ?? String($0) }
        sum += points(id, texts.isEmpty ? cell : words.joined(separator: " "))
      }
      expected[row[0]] = sum
    }
    let marks = try playground.run("tr -d '\\r' <marks.csv", data: "data").split(separator: "\n").dropFirst()
    XCTAssertEqual(marks.count, expected.count)
    for (name, sum) in expected {
      let quoted = name.contains(",") ? "\"\(name)\"" : name
      let line = try XCTUnwrap(marks.first { $0.hasPrefix(quoted + ",") }, name)
      let cells = line.dropFirst(quoted.count + 1).split(separator: ",", omittingEmptySubsequences: false)
      XCTAssertEqual(
        String(cells[0]), try XCTUnwrap(rows.first { $0[0] == name }?[1].first).description + cells[0].dropFirst())
      XCTAssertEqual(Double(cells[1]), sum, name)
    }
    for file in ["sheets.html", "items.html"] {
      let text = try playground.run("cat \(file)", data: "data")
      XCTAssertTrue(text.contains("What makes leaves green?"), file)
    }
  }

  /// The questions of a version as they are printed.
  private func printed(_ html: String, version: String) throws -> Printed {
    let start = try XCTUnwrap(html.range(of: "<table class=\"part test\" data-version=\"\(version)\""))
    let rest = html[start.upperBound...]
    let part = rest[..<(rest.range(of: "<table class=\"part")?.lowerBound ?? rest.endIndex)]
    var printed = Printed()
    for block in part.components(separatedBy: "<div class=\"question\"").dropFirst() {
      let head = try XCTUnwrap(block.firstMatch(of: /data-number="(\d+)" data-question="(\w+)"/))
      let id = String(head.2)
      printed.ids[String(head.1)] = id
      let choice = /class="(?:bubble round|place)">(\w+)<\/span>\s*<span class="text" dir="auto">([^<]*)</
      for match in block.matches(of: choice) { printed.texts[id, default: [:]][String(match.1)] = String(match.2) }
    }
    return printed
  }
}
