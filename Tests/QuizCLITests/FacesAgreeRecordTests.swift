import Foundation
import XCTest

/// One record in every face: listings as JSON, CSV and text, HTTP, and pages show the same sittings, numbers, order, names.
final class FacesAgreeRecordTests: XCTestCase {
  private static let duel = """
    return { api = 1, name = "Duel", players = { min = 2, max = 2 }, result = function(state, ctx)
      return { headline = "over", points = 3, of = 4, ranking = {
        { player = ctx.players[1], points = 1, of = 4 }, { player = ctx.players[2], points = 4, of = 4 } } } end,
      achievements = { { id = "two", title = "Two", earned = function(stats) return stats.finished >= 2 end },
        { id = "many", title = "Many", earned = function(stats) return stats.finished >= 500 end,
          progress = function(stats) return stats.finished, 500 end } } }
    """

  private static func quiz(_ title: String, _ category: String, _ count: Int) -> String {
    let questions = (1...count).map {
      #"{"id":"q\#($0)","kind":"truefalse","text":"\#(title) \#($0)?","correct":true}"#
    }
    return #"{"title":"\#(title)","category":"\#(category)","questions":[\#(questions.joined(separator: ","))]}"#
  }

  private var place: Place!
  private var web: WebDriver!

  override func setUpWithError() throws {
    place = try Place()
    place.environment["QUIZRUN_NOW"] = "2026-11-22T12:00:00Z"
    try place.plugin("duel", Self.duel)
    try place.quiz("birds", Self.quiz("Birds", "Nature", 4))
    try place.quiz("stars", Self.quiz("Stars", "Space", 2))
    for number in 0..<24 {
      let quiz = number % 3 == 0 ? "stars" : "birds"
      let answers = (0..<4).map { #"{"answer":["\#((number + $0) % 5 > 1)"]}"# }
      let day = String(format: "2026-11-%02d", 1 + number % 22)
      let who =
        switch number % 6 {
        case 2: ["--plugin", "duel", "--players", "Player,Bob"]
        case 4: ["--plugin", "duel", "--players", "Bob,Player"]
        case 5: ["--player", "Bob"]
        default: [String]()
        }
      _ = try place.play(
        [quiz, "--new"] + who, Array(answers.prefix(quiz == "birds" ? 4 : 2)), ["QUIZRUN_NOW": "\(day)T10:00:00Z"])
    }
    _ = try place.play(["birds", "--new"], [#"{"answer":["true"]}"#, #"{"quit":"keep"}"#])
    web = try WebDriver(place)
  }

  override func tearDown() {
    web?.end()
    (web, place) = (nil, nil)
  }

  private func list(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = try place.run(arguments + ["--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return try Self.objects(outcome.output)
  }

  /// The objects of a list, or the one object.
  private static func objects(_ text: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return json as? [[String: Any]] ?? [json as? [String: Any] ?? [:]]
  }

  private func text(_ arguments: String...) throws -> String { try place.run(arguments).output }

  /// What stands between two texts, each time.
  private func found(_ start: String, _ end: String, in text: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
  }

  private func percent(_ object: [String: Any]) -> String? {
    (object["percent"] as? Double).map { String(Int($0.rounded())) }
  }

  func testHistory() throws {
    let json = try list("history")
    let ids = json.compactMap { $0["sitting"] as? String }
    XCTAssertEqual(ids.count, 21, "the current player's, the shared ones among them")
    let csv = try text("history", "--csv").split(separator: "\n").dropFirst().map { String($0.prefix(26)) }
    XCTAssertEqual(csv, ids)
    let rows = try text("history").split(separator: "\n").dropFirst()
    XCTAssertEqual(rows.map { String($0.suffix(26)) }, ids)
    for (row, entry) in zip(rows, json) {
      XCTAssertTrue(row.contains(entry["title"] as? String ?? "?"), String(row))
      if let percent = percent(entry) { XCTAssertTrue(row.contains("\(percent) %"), String(row)) }
    }
    let http = try Self.objects(web.ask("GET", "/history?limit=1000").text)
    XCTAssertEqual(http.map { NSDictionary(dictionary: $0) }, json.map { NSDictionary(dictionary: $0) })
    let page = try web.page("/history")
    let links = found("<a href=\"/sittings/", "</a>", in: page)
    XCTAssertEqual(links.map { String($0.prefix(26)) }, ids)
    XCTAssertEqual(
      links.map { $0.components(separatedBy: ">").last ?? "" }, json.map { $0["title"] as? String ?? "" })
    XCTAssertEqual(try list("history", "--all-players").count, 25)
    XCTAssertEqual(try list("history", "--player", "Bob").count, 12)
    XCTAssertEqual(try place.run(["history", "--player", "Bob", "--all-players"]).code, 2)
  }

  func testStatistics() throws {
    let json = try list("stats")[0]
    let history = try list("history").filter { $0["status"] as? String == "finished" }
    let sittings = try XCTUnwrap(json["sittings"] as? Int)
    XCTAssertEqual(sittings, history.count, "what was played together counts for each")
    let text = try text("stats")
    let page = try web.page("/statistics")
    XCTAssertTrue(text.contains("Sittings") && text.contains("  \(sittings), "), text)
    XCTAssertTrue(page.contains("<dt>Finished</dt>\n<dd>\(sittings)</dd>"), page)
    for (key, label) in [("percent", "Average"), ("best", "Best score")] {
      let value = Int(try XCTUnwrap(json[key] as? Double).rounded())
      XCTAssertTrue(text.contains("\(value) %"), "\(key): \(text)")
      XCTAssertTrue(page.contains("<dt>\(label)</dt>\n<dd>\(value)\u{A0}%</dd>"), "\(key): \(page)")
    }
    let (right, marked) = (json["right"] as? Int ?? 0, json["marked"] as? Int ?? 0)
    XCTAssertTrue(page.contains("<dd>\(right) of \(marked)</dd>"), page)
    let categories = (json["categories"] as? [[String: Any]] ?? []).compactMap { $0["category"] as? String }
    XCTAssertEqual(found("<span dir=\"auto\">", "<", in: page).filter(["Nature", "Space"].contains), categories)
    let hardest = (json["hardest"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    let shown = page.components(separatedBy: "<ol class=\"rows\">").last ?? ""
    XCTAssertEqual(found("<span class=\"grow\" dir=\"auto\">", "<", in: shown), hardest)
    let everybody = try list("stats", "--all-players")[0]
    XCTAssertGreaterThan(everybody["sittings"] as? Int ?? 0, sittings)
  }

  func testStandings() throws {
    let board = try list("leaderboard")
    let page = try web.page("/leaderboard").replacingOccurrences(of: "\n", with: "")
    let places = found("<tr><td>", "<", in: page)
    XCTAssertEqual(places, board.map { String($0["place"] as? Int ?? 0) })
    XCTAssertEqual(
      found("<span dir=\"auto\">", "<", in: page.components(separatedBy: "<tbody>").last ?? ""),
      board.map { $0["player"] as? String ?? "" })
    let rows = try text("leaderboard").split(separator: "\n").dropFirst()
    for (row, entry) in zip(rows, board) {
      XCTAssertTrue(row.contains(entry["player"] as? String ?? "?"), String(row))
      XCTAssertTrue(row.contains("\(percent(entry) ?? "?") %"), String(row))
    }
    let achievements = try list("achievements")
    XCTAssertEqual(
      found("<b>", "</b>", in: try web.page("/achievements")), achievements.map { $0["title"] as? String ?? "" })
    let players = try list("player", "list")
    XCTAssertEqual(
      found("<b dir=\"auto\">", "</b>", in: try web.page("/players")), players.map { $0["player"] as? String ?? "" })
    let counts = found(" finished", "<", in: try web.page("/players"))
    XCTAssertEqual(counts.count, players.count)
  }

  func testDaysAndAnswers() throws {
    let streak = try list("streak")[0]
    let page = try web.page("/streak")
    for key in ["current", "best"] {
      let days = streak[key] as? Int ?? 0
      XCTAssertTrue(page.contains("<dd>\(days == 1 ? "1 day" : "\(days) days")</dd>"), "\(key): \(page)")
    }
    let id = try XCTUnwrap(try list("history").first { $0["status"] as? String == "finished" }?["sitting"] as? String)
    let review = try list("history", id)[0]
    let answers = try XCTUnwrap(review["answers"] as? [[String: Any]])
    let answersPage = try web.page("/sittings/\(id)/review")
    let reviewText = try text("history", id)
    XCTAssertEqual(answersPage.components(separatedBy: "<article").count - 1, answers.count)
    for answer in answers {
      XCTAssertTrue(reviewText.contains(answer["text"] as? String ?? "?"), reviewText)
      XCTAssertTrue(answersPage.contains(answer["text"] as? String ?? "?"), answersPage)
    }
    let settings = try Self.objects(web.ask("GET", "/settings").text)[0]["values"] as? [String: String] ?? [:]
    for row in try list("config") {
      let (key, value) = (row["key"] as? String ?? "", row["value"] as? String ?? "")
      XCTAssertEqual(settings[key], value, key)
    }
  }
}
