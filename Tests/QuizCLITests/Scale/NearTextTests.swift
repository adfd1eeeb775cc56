import Foundation
import XCTest

/// Cells that are one answer to the letter, and another one nearly.
final class NearTextTests: XCTestCase {
  private static let quiz = #"""
    {"title":"Case","questions":[
      {"id":"q","text":"Which is the class name?","answers":[{"id":"up","text":"Foo","correct":true},{"id":"low","text":"foo"},{"id":"caps","text":"FOO"}]},
      {"id":"m","kind":"multiple","text":"Which are units?","answers":[{"id":"mm","text":"mW","correct":true},{"id":"MW","text":"MW","correct":true},{"id":"x","text":"mw"}]},
      {"id":"mt","kind":"match","text":"Match","pairs":[["mW","milli"],["MW","mega"]],"extra":["Mega"]},
      {"id":"sp","text":"Which string?","answers":[{"id":"one","text":"a b","correct":true},{"id":"two","text":"a  b"}]},
      {"id":"in","text":"Which line?","answers":[{"id":"flat","text":"x = 1"},{"id":"deep","text":"  x = 1","correct":true}]},
      {"id":"ang","text":"Which unit?","answers":[{"id":"a","text":"µm","correct":true},{"id":"b","text":"μm"}]}]}
    """#

  func testTheExactTextWins() throws {
    let place = try Place()
    try place.quiz("case", Self.quiz)
    let cases: [(String, String, Double?)] = [
      ("q", "Foo", 1), ("q", "foo", 0), ("q", "FOO", 0), ("q", " Foo ", 1), ("q", "fOO", nil), ("q", "up", 1),
      ("m", "mW;MW", 1), ("m", "mw", 0), ("m", "mW", 0.5), ("m", "MW, mW", 1), ("m", "Mw", nil),
      ("mt", "mW=milli;MW=mega", 1), ("mt", "mW=milli;MW=Mega", 0.5), ("mt", "MW=milli;mW=mega", 0),
      ("mt", "mw=milli", nil), ("sp", "a b", 1), ("sp", "a  b", 0), ("sp", "A b", 1), ("sp", "A  B", 0),
      ("in", "  x = 1", 1), ("in", "x = 1", 0), ("in", "X = 1", nil), ("ang", "µm", 1), ("ang", "μm", 0),
    ]
    for (question, cell, points) in cases {
      try place.write("participant,\(question)\nAda,\"\(cell)\"\n", to: "in.csv")
      let outcome = try place.run(["grade", "case", "in.csv", "--details"])
      let line = Message.all(outcome.output).first?.object
      let verdicts = line?["verdicts"] as? [String: [String: Any]]
      XCTAssertEqual(line?["problems"] != nil, points == nil, "\(question) '\(cell)': \(outcome.output)")
      XCTAssertEqual(verdicts?[question]?["points"] as? Double, points ?? 0, "\(question) '\(cell)': \(outcome.output)")
    }
  }

  /// One table has one decimal sign, so that no cell means what it earns most by.
  func testOneDecimalSignATable() throws {
    let place = try Place()
    func quiz(_ language: String) -> String {
      let questions = [("one", "1"), ("k", "1000"), ("half", "0.5")].map {
        #"{"id":"\#($0)","kind":"number","text":"\#($0)?","correct":\#($1)}"#
      }
      return #"{"title":"T"\#(language),"questions":[\#(questions.joined(separator: ","))]}"#
    }
    let german = #","language":"de""#
    let cases: [(String, String, points: [Double], problems: Int)] = [
      ("", "1.000;1.000;", [0], 2), ("", "1.000;1.000;0.5", [2], 0), ("", "1.000;1.000;0,5", [2], 0),
      ("", "1.000;;", [1], 0), ("", ";1.000;", [1], 0), ("", "1,000;;\nBen;;1,000;", [0, 0], 2),
      ("", "1,000;;0,5\nBen;;1,000;", [2, 0], 0), (german, "1.000;1.000;", [1], 0), (german, "1,000;1.000;", [2], 0),
      ("", "1.000;1.000;0.5\nBen;;;0,5", [1, 1], 2),
    ]
    for (language, rows, points, problems) in cases {
      try place.quiz("n", quiz(language))
      let table = "participant;one;k;half\nAda;\(rows)\n"
      try place.write(table, to: "in.csv")
      for input in ["in.csv", "-"] {
        let outcome = try place.run(["grade", "n", input], input == "-" ? [table] : [])
        let lines = Message.all(outcome.output)
        XCTAssertEqual(lines.map { $0.number("points") }, points, "\(rows): \(outcome.output)")
        let found = lines.reduce(0) { $0 + (($1.object["problems"] as? [Any])?.count ?? 0) }
        XCTAssertEqual(found, problems, "\(rows): \(outcome.output)")
      }
    }
  }
}
