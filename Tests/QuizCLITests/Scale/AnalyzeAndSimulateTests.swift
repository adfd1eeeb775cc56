import Foundation
import XCTest

/// `quizrun analyze` and `simulate` as a user runs them.
final class AnalyzeAndSimulateTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    let questions = """
      {"id":"=q1","kind":"single","text":"<b>One</b>","answers":[{"id":"a","text":"+A","correct":true},
        {"id":"b","text":"B & co"}]},
      {"id":"q2","kind":"truefalse","text":"Two","correct":true}
      """
    try place.quiz("mini", Samples.quiz(questions, #""id":"mini","#))
    try place.write(
      """
      participant,=q1,q2
      A,a,true
      B,a,true
      C,b,true
      D,,false

      """, to: "in.csv")
    return place
  }

  func testTheShapeOfAnAnalysis() throws {
    let place = try place()
    let outcome = try place.run(["analyze", "mini", "in.csv", "--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let object = try XCTUnwrap(Message(outcome.output.trimmingCharacters(in: .newlines))).object
    let questions = try XCTUnwrap(object["questions"] as? [[String: Any]])
    XCTAssertEqual(questions.map { $0["question"] as? String }, ["=q1", "q2"])
    XCTAssertEqual(questions[0]["facility"] as? Double, 0.5)
    XCTAssertEqual(questions[0]["discrimination"] as? Double ?? 0, 100 / 3.0.squareRoot(), accuracy: 1e-9)
    XCTAssertEqual(questions[0]["answers"] as? [String: Int], ["a": 2, "b": 1])
    XCTAssertEqual(questions[0]["skipped"] as? Int, 1)
    for key in ["efficiency", "weight", "sd"] { XCTAssertNotNil(questions[0][key], key) }
    let quiz = try XCTUnwrap(object["quiz"] as? [String: Any])
    XCTAssertEqual(quiz["participants"] as? Int, 4)
    XCTAssertEqual(quiz["cic"] as? Double ?? 0, 800.0 / 11, accuracy: 1e-9)
    XCTAssertEqual(quiz["alpha"] as? Double ?? 0, 8.0 / 11, accuracy: 1e-9)
    for key in ["mean", "median", "sd", "skewness", "kurtosis", "error_ratio", "standard_error"] {
      XCTAssertNotNil(quiz[key], key)
    }
  }

  /// An order is told in the words of the quiz, and what earns a part is no right answer.
  func testAnswersAreToldInWords() throws {
    let place = try Place()
    let questions = """
      {"id":"o","kind":"order","text":"Sort","answers":[{"text":"Kings"},{"text":"Consuls"}]},
      {"id":"s","text":"Who?","answers":[{"text":"Caesar","correct":true},{"text":"Sulla","fraction":0.25}]}
      """
    try place.quiz("mini", Samples.quiz(questions, #""id":"mini","#))
    try place.write(
      #"{"participant":"A","responses":{"o":["a","b"],"s":["a"]}}"# + "\n"
        + #"{"participant":"B","responses":{"o":["b","a"],"s":["b"]}}"# + "\n", to: "in.jsonl")
    let outcome = try place.run(["analyze", "mini", "in.jsonl"])
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for row in [
      "o *a,b 1 50 ██████████ Kings → Consuls", "o b,a 1 50 ██████████ Consuls → Kings",
      "s *a 1 50 ██████████ Caesar", "s ~b 1 50 ██████████ Sulla",
    ] { XCTAssertTrue(rows.contains(row), "\(row): \(outcome.output)") }
    XCTAssertEqual(try place.run(["analyze", "mini", "in.jsonl", "--report", "r.html"]).code, 0)
    let report = try String(contentsOfFile: place.root + "/r.html", encoding: .utf8)
    for text in ["Kings → Consuls", "Consuls → Kings"] { XCTAssertTrue(report.contains(text), text) }
  }

  func testTablesAndSpreadsheets() throws {
    let place = try place()
    let text = try place.run(["analyze", "mini", "in.csv"]).output
    XCTAssertTrue(text.contains("facility") && text.contains("█"), text)
    let german = try place.run(["analyze", "mini", "in.csv"], [], ["LANG": "de_DE.UTF-8"]).output
    for word in [
      "Teilnehmer  ", "Frage  gestellt  Lösungsquote  Trenn.", "Cronbachs Alpha %", " 0,5 ", "(keine)", "gegeben",
    ] {
      XCTAssertTrue(german.contains(word), "\(word): \(german)")
    }
    for word in ["question", "mean", "facility", "none", " 0.5"] {
      XCTAssertFalse(german.contains(word), "\(word): \(german)")
    }
    let csv = try place.run(["analyze", "mini", "in.csv", "--csv"]).output
    XCTAssertTrue(csv.contains("\n'=q1,"), csv)
    XCTAssertTrue(csv.hasPrefix("question,text,kind,participants,facility,"), csv)
    let bad = try place.run(["analyze", "mini"], ["{}"])
    XCTAssertEqual(bad.code, 65)
    XCTAssertTrue(bad.errors.contains("line 1: 'participant' is missing"), bad.errors)
    XCTAssertEqual(try place.run(["analyze", "mini", "--json", "--html", "x"]).code, 2)
  }

  func testTheReportStandsAlone() throws {
    let place = try place()
    let outcome = try place.run(["analyze", "mini", "in.csv", "--html", "report.html"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let page = try String(contentsOfFile: place.root + "/report.html", encoding: .utf8)
    XCTAssertTrue(page.contains("<svg") && page.contains("&lt;b&gt;One") && page.contains("B &amp; co"), page)
    for word in ["http:", "https:", "<script", "src=", "url(", "@import"] {
      XCTAssertFalse(page.contains(word), word)
    }
  }

  /// In the reader's language, right typed answers marked, and nothing left out of the counts.
  func testTheReportSaysAll() throws {
    let place = try Place()
    try place.write(
      #"{"title":"T","questions":[{"id":"n","kind":"number","text":"?","correct":8,"tolerance":0.5},{"id":"t","kind":"text","text":"?","accept":["fo*r"]},"#
        + #"{"id":"s","kind":"single","text":"?","answers":[{"text":"x","fraction":0.5},{"text":"y","correct":true}]}]}"#,
      to: "q.json")
    let rows = (0..<20).map { "p\($0),\($0),\($0 % 2 == 0 ? "Four" : "five"),\($0 % 4 == 0 ? "a" : "b")\n" }
    try place.write("participant,n,t,s\n" + rows.joined(), to: "in.csv")
    XCTAssertEqual(try place.run(["analyze", "./q.json", "in.csv", "--report", "en.html"]).code, 0)
    let english = try String(contentsOfFile: place.root + "/en.html", encoding: .utf8)
    let all = [
      #"<html lang="en">"#, "✓</span> 8", "✓</span> Four", "◐</span> x", "8 further values", ">8 (40 %)</span>",
      "✓ right", "◐ right in part",
    ]
    for part in all { XCTAssertTrue(english.contains(part), "\(part) is not in \(english)") }
    XCTAssertFalse(english.contains("✓</span> five"))
    _ = try place.run(["analyze", "./q.json", "in.csv", "--html", "de.html"], [], ["LANG": "de_DE.UTF-8"])
    let german = try String(contentsOfFile: place.root + "/de.html", encoding: .utf8)
    for part in [#"<html lang="de">"#, "8 weitere Werte", "Teilnehmer", "✓ richtig", "Lösungsquote", "0,05"] {
      XCTAssertTrue(german.contains(part), "\(part) is not in \(german)")
    }
    for word in ["participants", "further", "Questions", "right"] {
      XCTAssertFalse(
        german.replacing("class=\"right", with: "").components(separatedBy: "<body>").last?.contains(word) ?? true, word
      )
    }
    for other in ["--json", "--csv", "--html"] {
      let both = ["analyze", "./q.json", "in.csv", "--report", "x.html", other] + (other == "--html" ? ["y.html"] : [])
      XCTAssertEqual(try place.run(both).code, 2, other)
    }
    let text = try place.run(["analyze", "./q.json", "in.csv"]).output
    XCTAssertTrue(text.contains("(8 more values)") && text.contains("*Four"), text)
  }

  func testTheReportIsForEverybody() throws {
    let place = try place()
    _ = try place.run(["analyze", "mini", "in.csv", "--html", "report.html"])
    let mode = try FileManager.default.attributesOfItem(atPath: place.root + "/report.html")[.posixPermissions] as? Int
    XCTAssertEqual((mode ?? 0) & 0o444, 0o444 & ~Int(currentMask), "as the umask allows")
  }

  private var currentMask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  func testStepsOfTotalsAreRound() throws {
    func question(_ id: Int, _ points: String) -> String {
      #"{"id":"q\#(id)","text":"?","points":\#(points),"answers":[{"id":"a","text":"x","correct":true},{"text":"y"}]}"#
    }
    let cases: [(points: [String], steps: [String])] = [
      (["1", "1"], ["0", "1", "2"]), (["1"], ["0", "1"]),
      (["10", "15"], ["0 to 4", "5 to 9", "10 to 14", "15 to 19", "20 to 24", "25"]),
      (["0.5", "0.5"], ["0 to under 0.5", "0.5 to under 1", "1"]),
    ]
    for (points, steps) in cases {
      let place = try Place()
      let questions = points.enumerated().map { question($0, $1) }.joined(separator: ",")
      try place.quiz("steps", Samples.quiz(questions, #""id":"steps","#))
      let none = #"{"participant":"a","responses":{}}"#
      let all = points.indices.map { #""q\#($0)":["a"]"# }.joined(separator: ",")
      let lines = [
        none, #"{"participant":"b","responses":{\#(all)}}"#, #"{"participant":"c","responses":{"q0":["a"]}}"#,
      ]
      let text = try place.run(["analyze", "steps"], lines).output
      let rows = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for step in steps { XCTAssertTrue(rows.contains { $0.hasPrefix(step + "  ") }, "\(step) in\n\(text)") }
    }
  }

  func testSimulationsAreTheSameForAnyJobs() throws {
    let place = try place()
    let plugin =
      URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/") + "/plugins/trivia.lua"
    for mode in [[], ["--plugin", plugin]] {
      let outputs = try ["1", "2", "4"].map { jobs in
        let outcome = try place.run(
          ["simulate", "mini", "--players", "600", "--strategy", "skilled=0.8", "--json", "--jobs", jobs] + mode)
        XCTAssertEqual(outcome.code, 0, outcome.errors)
        return outcome.output
      }
      XCTAssertEqual(outputs[0], outputs[1])
      XCTAssertEqual(outputs[0], outputs[2])
      let object = try XCTUnwrap(Message(outputs[0].trimmingCharacters(in: .newlines))).object
      XCTAssertEqual(object["players"] as? Int, 600)
      let mean = (object["percent"] as? [String: Any])?["mean"] as? Double ?? 0
      XCTAssertEqual(mean, 90, accuracy: 4)
    }
  }

  func testStrategies() throws {
    let place = try place()
    func mean(_ strategy: String) throws -> Double? {
      let outcome = try place.run(["simulate", "mini", "--participants", "50", "--json", "--strategy", strategy])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      let object = Message(outcome.output.trimmingCharacters(in: .newlines))?.object
      return ((object?["points"] as? [String: Any])?["mean"] as? NSNumber)?.doubleValue
    }
    XCTAssertEqual(try mean("skilled=1"), 2)
    XCTAssertEqual(try mean("always-first"), 2)
    XCTAssertEqual(try mean("always-last"), 0)
    XCTAssertEqual(try mean("skips"), 0)
    XCTAssertEqual(try place.run(["simulate", "mini", "--strategy", "luck"]).code, 2)
    XCTAssertEqual(try place.run(["simulate", "mini", "--players", "0"]).code, 2)
  }

  /// People read it in their language; what is for programs stays.
  func testSimulationsSpeakTheReadersLanguage() throws {
    let place = try place()
    let command = ["simulate", "mini", "--players", "40"]
    let german = try place.run(command, [], ["LANG": "de_DE.UTF-8"]).output
    for part in [
      "40 Spieler, Strategie random, Startwert 0", "Mittelwert  Streuung  kleinster  Median  größter", "\nProzent  ",
      "Ergebnis",
    ] {
      XCTAssertTrue(german.contains(part), "\(part): \(german)")
    }
    for word in ["players", "percent", "points", "mean", "result", "seed"] {
      XCTAssertFalse(german.contains(word), "\(word): \(german)")
    }
    for form in ["--json", "--csv"] {
      let forms = try ["de_DE.UTF-8", "en_US.UTF-8"].map { try place.run(command + [form], [], ["LANG": $0]).output }
      XCTAssertTrue(forms[0].contains("median"), forms[0])
      XCTAssertEqual(forms[0].replacing(" von ", with: " of "), forms[1])
    }
  }
}
