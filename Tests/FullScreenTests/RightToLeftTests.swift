import TextLayout
import XCTest

/// Right-to-left text is turned round where the setting says so, and moves nothing else.
final class RightToLeftTests: XCTestCase {
  /// Hebrew, Arabic, marks, numbers and Latin within; escapes, because editors reorder what they show.
  private let quiz = """
    { "title": "\\u05d0\\u05d1\\u05d2 (2026)", "questions": [
      { "id": "q", "text": "\\u05de\\u05d4\\u05d9 (Jordan)?", "answers": [
        { "id": "a", "text": "\\u05d0\\u05d1\\u05d2|", "correct": true }, { "id": "b", "text": "\\u0628\\u0628\\u0628|" },
        { "id": "c", "text": "\\u05d0\\u05b8\\u05d1\\u05d2|" }, { "id": "d", "text": "\\u05d0 12|" },
        { "id": "e", "text": "abc \\u05d0\\u05d1|" } ] },
      { "id": "m", "kind": "match", "text": "?", "pairs": [["\\u05d0\\u05d1\\u05d2", "one"], ["\\u0628\\u0628", "two"]] },
      { "id": "r", "kind": "range", "text": "?", "min": 0, "max": 10, "correct": 5, "step": 1,
        "labels": ["\\u05d0\\u05d1", "\\u05d2\\u05d3"] } ] }
    """

  func testColumnsStay() throws {
    for (rows, columns) in [(24, 80), (12, 40)] {
      let turned = try screens(bidi: "on", rows: rows, columns: columns)
      let logical = try screens(bidi: "off", rows: rows, columns: columns)
      XCTAssertEqual(turned.count, logical.count)
      XCTAssertNotEqual(turned, logical)
      XCTAssertTrue(turned[0].joined().contains("\u{5D2}\u{5D1}\u{5D0}|"), "\(turned[0])")
      XCTAssertTrue(logical[0].joined().contains("\u{5D0}\u{5D1}\u{5D2}|"), "\(logical[0])")
      for (screen, other) in zip(turned, logical) {
        for (line, twin) in zip(screen, other) {
          XCTAssertEqual(columnsOfSigns(line), columnsOfSigns(twin), "'\(line)' and '\(twin)'")
        }
      }
    }
  }

  /// The screens of a sitting, each as its lines.
  private func screens(bidi: String, rows: Int, columns: Int) throws -> [[String]] {
    let house = try House()
    try house.quiz("turned", quiz)
    XCTAssertEqual(try house.run(["config", "bidi", bidi]).code, 0)
    let screen = try house.start(["turned", "--seed", "1"], rows: rows, columns: columns)
    var screens: [[String]] = []
    screen.wait(for: "start")
    let steps = [
      ("\r", "(Jordan)"), ("1\r", "go on"), ("\r", "two"), ("21\r", "go on"), ("\r", "Value: 5"),
      // Away from the middle, so that a scale that is turned round looks different.
      ("\u{1B}[D\u{1B}[D", "Value: 3"),
    ]
    for (keys, text) in steps {
      screen.type(keys)
      screen.wait(for: text)
      screen.settle()
      screens.append(screen.text.components(separatedBy: "\n"))
    }
    return screens
  }

  /// The columns in which signs of the frame stand: brackets of choices, bars, arrows, lines.
  private func columnsOfSigns(_ line: String) -> [String] {
    var column = 0
    var signs: [String] = []
    for character in line {
      if "|▸→─●█░[]".contains(character) { signs.append("\(column)\(character)") }
      column += String(character).cells
    }
    return signs
  }
}
