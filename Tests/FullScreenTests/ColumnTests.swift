import XCTest

/// Text that terminals measure differently leaves every column where it belongs.
final class ColumnTests: XCTestCase {
  /// Clusters of two cells: joined, flags, with selectors, combining, wide, newer than the terminal.
  private let wide = ["👩‍🚀", "🇩🇪", "☑️", "1️⃣", "한", "👍🏽", "กำ", "स्ते", "ｶﾞ", "⌚", "日", "🫠"]

  func testInTmux() throws {
    let house = try House()
    let answers = wide.enumerated().map { "{ \"id\": \"a\($0.offset)\", \"text\": \"\($0.element)|\" }" }
    try house.quiz(
      "columns",
      """
      { "title": "Columns", "questions": [
        { "id": "q", "kind": "multiple", "text": "Where are the bars?", "answers": [\(answers.joined(separator: ", "))] } ] }
      """)
    let screen = try Tmux(["columns", "--seed", "1"], in: house)
    screen.wait(for: "Enter starts")
    screen.press("Enter")
    screen.wait(for: "Where are the bars?")
    screen.wait(for: "[s Skip]")
    // The margin, the marker, the box, the number, then the cluster.
    let places = screen.places(of: "|", count: wide.count)
    XCTAssertEqual(places.map { $0.split(separator: " ").first ?? "" }, wide.map { _ in "13" }, screen.screen)
    XCTAssertEqual(Set(places).count, wide.count, screen.screen)
  }
}
