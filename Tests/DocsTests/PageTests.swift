import XCTest

/// Each page is of one kind, says for whom it is, and is listed under its kind; its lines are short enough to review.
final class PageTests: XCTestCase {
  private static let kinds = [
    "Tutorial": "Tutorials", "How-to": "How-to", "Reference": "Reference", "Explanation": "Explanation",
  ]

  private func pages() throws -> [Document] {
    try Documents().all().filter {
      $0.path.hasPrefix("docs/") && $0.path != "docs/README.md" && !$0.path.contains(/decisions\/\d{4}-/)
    }
  }

  func testEveryPageIsOfOneKindAndListed() throws {
    let index = try Documents().document("docs/README.md")
    for page in try pages() {
      XCTAssertTrue(page.lines[1].isEmpty && page.lines.count > 2, page.path)
      let kind = try XCTUnwrap(
        page.lines[2].firstMatch(of: /^(Tutorial|How-to|Reference|Explanation), for\b/),
        "\(page.path) does not begin with its kind")
      let section = try XCTUnwrap(index.section("## \(Self.kinds[String(kind.1)] ?? "")"))
      let name = page.path.dropFirst("docs/".count)
      let title = page.lines[0].dropFirst(2)
      XCTAssertTrue(section.text.contains("- [\(title)](\(name))"), "docs/README.md does not list \(name) as \(kind.1)")
    }
  }

  func testDecisionsFitAPage() throws {
    for document in try Documents().all() where document.path.contains(/decisions\/\d{4}-/) {
      XCTAssertLessThanOrEqual(document.lines.count, 60, document.path)
    }
  }

  func testLinesAreShort() throws {
    for document in try Documents().all() where document.path.hasPrefix("docs/") {
      for (index, line) in document.lines.enumerated() where line.count > 250 {
        XCTFail("\(document.path):\(index + 1) has \(line.count) characters: one sentence a line, 250 at most")
      }
    }
  }
}
