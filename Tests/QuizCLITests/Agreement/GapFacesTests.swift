import CommandLine
import Foundation
import QuizLibrary
import QuizSittings
import Terminal
import TerminalTesting
import XCTest

@testable import QuizCLI

/// The same responses to a text with gaps in every face: equal points, equal records.
final class GapFacesTests: XCTestCase {
  private static let quiz = """
    {"title": "Gaps", "questions": [{ "id": "rhine", "kind": "gaps", "points": 8,
      "variables": { "km": "1000 + 230", "near": "random(30, 39)" },
      "text": "The [[river]] is [[length]] km long, passes [[2]] and ends in the [[sea]].",
      "words": ["Baltic", "North Sea"],
      "gaps": { "sea": { "correct": "North Sea", "weight": 4 }, "river": { "accept": "Rhine" },
        "2": { "answers": [ { "text": "Köln", "correct": true }, { "text": "Kiel" }, { "text": "Bonn" } ], "weight": 2 },
        "length": { "correct": "{{km}}", "tolerance": "{{near}}" } } }]}
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("gapped", Self.quiz)
    return place
  }

  /// What the record has of the last sitting: points, and the responses and verdicts of the review.
  private func recorded(_ place: Place, _ face: String) throws -> String {
    let rows = try place.run(["history", "--json"]).output
    let list = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(rows.utf8)) as? [[String: Any]], face)
    XCTAssertEqual(list.count, 1, face)
    let verified = try place.run(["verify"])
    XCTAssertEqual(verified.code, 0, "\(face): \(verified.output)\(verified.errors)")
    let row = try XCTUnwrap(list.first, face)
    XCTAssertEqual(row["points"] as? Double, 6, face)
    XCTAssertEqual(row["of"] as? Double, 8, face)
    let review = try place.run(["history", try XCTUnwrap(row["sitting"] as? String ?? row["id"] as? String), "--json"])
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(review.output.utf8)) as? [String: Any], face)
    var answer = try XCTUnwrap((object["answers"] as? [[String: Any]])?.first, face)
    answer["ms"] = nil
    return String(decoding: try JSONSerialization.data(withJSONObject: answer, options: .sortedKeys), as: UTF8.self)
  }

  func testEveryFaceGivesTheSamePointsAndRecords() throws {
    var records: [String: String] = [:]
    // The letter of an answer is its place, which the seed decides; its id is the quiz's.
    let lines = try place()
    let shown = try lines.play(
      ["gapped", "--seed", "7"], [#"{"answer":{"river":"Rhine","length":1250,"2":"b","sea":"North Sea"}}"#])
    records["JSON lines"] = try recorded(lines, "JSON lines")
    let question = try XCTUnwrap(shown.first("question"))
    let gaps = try XCTUnwrap(question.object["gaps"] as? [[String: Any]])
    XCTAssertEqual(gaps.map { $0["id"] as? String }, ["river", "length", "2", "sea"])
    XCTAssertEqual(gaps.map { $0["kind"] as? String }, ["text", "number", "choice", "word"])
    XCTAssertEqual(Set(gaps[3]["words"] as? [String] ?? []), ["Baltic", "North Sea"])
    let ids = (gaps[2]["answers"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    XCTAssertEqual(Set(ids), ["a", "b", "c"])
    let verdict = try XCTUnwrap(shown.first("verdict"))
    XCTAssertEqual(verdict.object["gaps"] as? [String: Bool], ["river": true, "length": true, "2": false, "sea": true])
    let right = try XCTUnwrap(verdict.object["answer"] as? [String: Any])
    XCTAssertEqual(right["2"] as? String, "a")
    XCTAssertEqual(right["length"] as? Double, 1230)
    XCTAssertEqual(verdict.number("points"), 6)

    let letter = try XCTUnwrap(ids.firstIndex(of: "b").map { ["a", "b", "c"][$0] })
    let plain = try place()
    let outcome = try plain.run(
      ["gapped", "--seed", "7", "--plain"], ["1 Rhine; 2 1250; 3 \(letter); 4 North Sea"])
    XCTAssertTrue(outcome.output.contains("6 of 8 points"), outcome.output)
    records["plain lines"] = try recorded(plain, "plain lines")

    let number = try XCTUnwrap(ids.firstIndex(of: "b")) + 1
    let words = try XCTUnwrap((gaps[3]["words"] as? [String])?.firstIndex(of: "North Sea")) + 1
    let screened = try place()
    try playOnScreen(screened, "/gaps\n\nRhine⇥1250⇥\(number)⇥\(words)\n\n\n⎋q")
    records["full screen"] = try recorded(screened, "full screen")

    let served = try place()
    let web = try WebDriver(served)
    let opened = try web.ask("POST", "/sittings", ["quiz": "gapped", "seed": 7])
    let sitting = try XCTUnwrap(opened.message?.string("sitting"), opened.text)
    let twice = try web.act(sitting, ["answer": ["sea": "Atlantic"]])
    XCTAssertEqual(twice.status, 422, twice.text)
    let acted = try web.act(
      sitting, ["answer": ["river": "Rhine", "length": "1250", "2": "b", "sea": "North Sea"]])
    XCTAssertEqual(acted.status, 200, acted.text)
    _ = try web.act(sitting, ["continue": true])
    records["HTTP"] = try recorded(served, "HTTP")
    web.end()

    let browsed = try place()
    let browser = try WebDriver(browsed)
    let begun = try browser.ask("POST", "/sittings", ["quiz": "gapped", "seed": 7])
    let id = try XCTUnwrap(begun.message?.string("sitting"), begun.text)
    let page = try browser.page("/sittings/\(id)")
    for piece in [
      #"name="gap.river""#, #"name="gap.length""#, #"name="gap.2""#, #"name="gap.sea""#, #"inputmode="decimal""#,
      ">Köln</option>", ">North Sea</option>",
    ] {
      XCTAssertTrue(page.contains(piece), "no \(piece) in \(page)")
    }
    let form = "step=1&try=1&request=r1&gap.river=Rhine&gap.length=1250&gap.2=b"
    let asked = try browser.form("/sittings/\(id)", form)
    XCTAssertTrue(asked.text.contains("1 gap is empty. Fill it, or hand in what is there."), asked.text)
    let sent = try browser.form("/sittings/\(id)", form.replacing("r1", with: "r2") + "&gap.sea=North+Sea")
    XCTAssertTrue([200, 303].contains(sent.status), sent.text)
    _ = try browser.form("/sittings/\(id)", "do=continue&request=r3")
    records["browser"] = try recorded(browsed, "browser")
    browser.end()

    let expected = try XCTUnwrap(records["JSON lines"])
    for (face, record) in records { XCTAssertEqual(record, expected, face) }
  }

  private func playOnScreen(_ place: Place, _ text: String) throws {
    let screen = ScriptedScreen()
    let named: [Character: Key] = ["\n": .enter, "⇥": .tab, "⎋": .escape]
    for character in text { screen.press(named[character] ?? .character(character)) }
    let variables = place.environment
    let surroundings = try Surroundings(Environment { variables[$0] }, tell: { _ in })
    defer { surroundings.record.close() }
    let request = try PlayRequest(CommandTable.program.parse([])).settled(in: surroundings)
    var room = HomeRoom(screen: screen.screen, surroundings: surroundings, request: request.atHome)
    _ = try room.run()
  }

  // MARK: Grading

  private func points(_ place: Place, _ arguments: [String], _ input: String) throws -> [Double?] {
    let outcome = try place.run(["grade", "gapped"] + arguments, [input])
    return Message.all(outcome.output).map { $0.number("points") }
  }

  func testGradeGivesTheSamePoints() throws {
    let place = try place()
    let line = #"{"participant":"p","responses":{"rhine":{"river":"Rhine","length":1250,"2":"b","sea":"North Sea"}}}"#
    XCTAssertEqual(try points(place, [], line), [6])
    let typed = line.replacing("1250", with: "\"1250\"").replacing(#""2":"b","#, with: "")
    XCTAssertEqual(try points(place, [], typed), [6])
    let wrong = line.replacing("North Sea", with: "Atlantic")
    XCTAssertTrue(try place.run(["grade", "gapped"], [wrong]).output.contains("there is no word 'Atlantic'"))
  }

  func testTablesHaveAColumnForEachGapOrOneForAll() throws {
    let place = try place()
    let tables = [
      "participant,rhine.river,rhine.length,rhine.2,rhine.sea\np,Rhine,1250,Kiel,North Sea\n",
      "participant,rhine.river,rhine.length,rhine.2,rhine.sea\np,Rhine,1250,b,north sea\n",
      "participant,rhine\np,Rhine; 1250; Kiel; North Sea\n", "participant,rhine\np,1 Rhine; 4 North Sea; 2 1250\n",
      "participant,rhine\np,river: Rhine; sea: North Sea; length: 1250\n",
    ]
    for (index, table) in tables.enumerated() {
      try place.write(table, to: "t\(index).csv")
      let outcome = try place.run(["grade", "gapped", "t\(index).csv"])
      XCTAssertEqual(Message.all(outcome.output).map { $0.number("points") }, [6], "\(table) \(outcome.errors)")
    }
  }

  func testAPrintedVersionIsReadByItsNumbersAndLetters() throws {
    let place = try place()
    let printed = try place.run(["quiz", "print", "gapped", "--seed", "7", "--key", "--out", "paper.html"])
    XCTAssertEqual(printed.code, 0, printed.errors)
    let paper = try String(contentsOfFile: place.root + "/paper.html", encoding: .utf8)
    XCTAssertEqual(paper.components(separatedBy: "data-gap=\"1.").count - 1, 4, paper)
    XCTAssertFalse(paper.contains("[[river]]"), "the text has lines and boxes for its gaps")
    try place.write("name,v,1.1,1.2,1.4\np,A,Rhine,1250,B\np2,A,Rhine,1250,A\n", to: "t.csv")
    let outcome = try place.run([
      "grade", "gapped", "t.csv", "--participant", "name", "--version-column", "v", "--versions", "1", "--seed", "7",
    ])
    let points = Message.all(outcome.output).compactMap { $0.number("points") }
    XCTAssertEqual(points.sorted(), [2, 6], outcome.output + outcome.errors)
  }

  func testAnalyzeTellsHowEasyEachGapIs() throws {
    let place = try place()
    let lines = [
      #"{"participant":"a","responses":{"rhine":{"river":"Rhine","2":"a"}}}"#,
      #"{"participant":"b","responses":{"rhine":{"river":"Rhine","sea":"Baltic"}}}"#,
    ]
    let outcome = try place.run(["analyze", "gapped", "--json"], lines)
    let object = try XCTUnwrap(Message(outcome.output), outcome.output + outcome.errors)
    let question = try XCTUnwrap((object.object["questions"] as? [[String: Any]])?.first)
    XCTAssertEqual(question["gaps"] as? [String: Double], ["river": 1, "length": 0, "2": 0.5, "sea": 0])
  }

  func testReportsTellHowEasyEachGapIs() throws {
    let place = try place()
    let lines = [
      #"{"participant":"a","responses":{"rhine":{"river":"Rhine","2":"a"}}}"#,
      #"{"participant":"b","responses":{"rhine":{"river":"Rhine","sea":"Baltic"}}}"#,
    ]
    let text = try place.run(["analyze", "gapped"], lines)
    _ = try place.run(["analyze", "gapped", "--html", "r.html"], lines)
    let rows = text.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    for row in ["rhine.river 2 1 ████████████████████", "rhine.2 2 0.5 ██████████", "rhine.sea 2 0"] {
      XCTAssertTrue(rows.contains(row), "\(row)\n\(text.output)\(text.errors)")
    }
    XCTAssertTrue(rows.contains { $0.hasPrefix("rhine *2=a 1 50 ") && $0.hasSuffix(" 2: Köln") }, text.output)
    let html = try String(contentsOfFile: place.root + "/r.html", encoding: .utf8)
    XCTAssertTrue(html.contains(">rhine.2</a></th><td class=\"n\">2</td><td class=\"n\">0.5</td>"), html)
    XCTAssertTrue(html.contains("The [1 ____] is [2 ____] km long"), html)
    XCTAssertTrue(html.contains("2: Köln</span>"), html)
    let csv = try place.run(["analyze", "gapped", "--csv"], lines).output
    XCTAssertTrue(csv.contains("suspect,gaps"), csv)
    XCTAssertTrue(csv.contains("river: 1; length: 0; 2: 0.5; sea: 0"), csv)
  }

  func testStatisticsNumberTheGaps() throws {
    let place = try place()
    _ = try place.play(["gapped"], [#"{"answer":{"river":"Elbe"}}"#])
    let output = try place.run(["stats", "--json"]).output
    XCTAssertTrue(output.contains("The [1 ____] is [2 ____] km long"), output)
  }

  // MARK: Markup

  private static let marked = """
    {"title": "Marked", "markup": "markdown", "questions": [{ "id": "q", "kind": "gaps", "text": "Twice **a** is [[c]].",
      "gaps": { "c": { "answers": [ { "text": "$a^2$", "correct": true }, { "text": "**b** > a" } ] } } }]}
    """

  /// Brackets of gaps make no links and no addresses of links.
  func testSignsAroundGapsStay() throws {
    let place = try Place()
    let quiz = """
      {"title": "Odd", "markup": "markdown", "questions": [{ "id": "q", "kind": "gaps",
        "text": "It is [[a]](m).\\n\\n[[b]]: http://x.org", "gaps": { "a": { "correct": 1 }, "b": { "accept": ["x"] } } }]}
      """
    try place.quiz("odd", quiz)
    let plain = try place.run(["odd", "--plain"], ["1 1; 2 y"]).output
    XCTAssertTrue(plain.contains("It is [1 ____](m)."), plain)
    XCTAssertTrue(plain.contains("[2 ____]: http://x.org"), plain)
    try place.write(#"{"participant":"p","responses":{"q":{"a":1}}}"# + "\n", to: "in.jsonl")
    let report = try place.run(["analyze", "odd", "in.jsonl", "--html", "r.html"])
    XCTAssertEqual(report.code, 0, report.errors)
    let html = try String(contentsOfFile: place.root + "/r.html", encoding: .utf8)
    for piece in ["It is [1 ____](m).", "[2 ____]: "] { XCTAssertTrue(html.contains(piece), html) }
  }

  /// The signs of markup of an offered answer stand in no face.
  func testOfferedAnswersHaveTheirMarkup() throws {
    let place = try Place()
    try place.quiz("marked", Self.marked)
    let plain = try place.run(["marked", "--plain"], ["1 a²"])
    XCTAssertTrue(plain.output.contains(") a²"), plain.output)
    XCTAssertTrue(plain.output.contains(") *b* > a"), plain.output)
    XCTAssertTrue(plain.output.contains("1 of 1 point"), plain.output)
    XCTAssertFalse(plain.output.contains("$"), plain.output)

    let paper = try place.run(["quiz", "print", "marked", "--key"]).output
    XCTAssertTrue(paper.contains("<strong>b</strong> &gt; a"), paper)
    XCTAssertFalse(paper.contains("**b**"), paper)

    for cell in ["a²", "$a^2$", "a"] {
      try place.write("participant,q.c\np,\(cell)\n", to: "t.csv")
      let points = Message.all(try place.run(["grade", "marked", "t.csv"]).output).map { $0.number("points") }
      XCTAssertEqual(points, [1], cell)
    }
    let report = try place.run(["analyze", "marked", "t.csv"]).output
    XCTAssertTrue(report.contains("c: a²"), report)
    XCTAssertFalse(report.contains("$a"), report)

    let web = try WebDriver(place)
    let opened = try web.ask("POST", "/sittings", ["quiz": "marked", "new": true])
    let sitting = try XCTUnwrap(opened.message?.string("sitting"), opened.text)
    XCTAssertTrue(try web.page("/sittings/\(sitting)").contains(">a²</option>"))
    _ = try web.act(sitting, ["answer": ["c": "b"]])
    let verdict = try web.page("/sittings/\(sitting)")
    XCTAssertTrue(verdict.contains("<strong>b</strong>"), verdict)
    XCTAssertFalse(verdict.contains("$a^2$</b>"), verdict)
    web.end()
  }
}
