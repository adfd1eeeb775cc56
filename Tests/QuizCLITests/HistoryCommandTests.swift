import Foundation
import XCTest

/// `quizrun history`, `stats`, `config` and `player` as a user runs them.
final class HistoryCommandTests: XCTestCase {
  private let quiz = """
    {"id":"q1","kind":"truefalse","text":"One, \\"two\\"","correct":true,"difficulty":"easy"},
    {"id":"q2","kind":"truefalse","text":"Two","correct":true,"category":"Space","difficulty":"hard"}
    """

  /// Ada finished once with half, once with all; Bob is in the middle.
  private func seeded() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.quiz(quiz, #""id":"mini","category":"Nature","#))
    place.environment["TZ"] = "Europe/Berlin"
    let (right, wrong) = (#"{"answer":["true"]}"#, #"{"answer":["false"]}"#)
    let runs: [(String, String, [String])] = [
      ("Ada", "2026-07-01T22:30:00Z", [#"{"wait":1500}"#, right, wrong]),
      ("Ada", "2026-11-20T18:30:00Z", [right, #"{"wait":500}"#, right]),
      ("Bob", "2026-11-21T18:30:00Z", [right]),
    ]
    for (player, now, lines) in runs {
      _ = try place.play(
        ["mini", "--player", player, "--seed", "7", "--virtual-clock"], lines, ["QUIZRUN_NOW": now])
    }
    place.environment["QUIZRUN_NOW"] = "2026-11-22T08:00:00Z"
    return place
  }

  private func list(_ place: Place, _ arguments: [String]) throws -> [Message] {
    let outcome = try place.run(arguments)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try (json as? [[String: Any]] ?? []).compactMap {
      Message(String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self))
    }
  }

  /// Points without a maximum have no percent: the table tells them, as screen and browser do.
  func testPointsWithoutAMaximumAreAScore() throws {
    let place = try Place()
    try place.quiz("mini", Samples.quiz(quiz, #""id":"mini","#))
    try place.plugin(
      "money", #"return { api = 1, result = function() return { headline = "Broke", points = 120.5 } end }"#)
    _ = try place.play(["mini", "--plugin", "money"], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    let rows = try place.run(["history", "--all-players"]).output.split(separator: "\n").map(String.init)
    XCTAssertTrue(try XCTUnwrap(rows.last).contains("Broke   120.5"), rows.joined(separator: "\n"))
    let german = try place.run(["history", "--all-players"], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains(" 120,5 "), german)
  }

  func testTheShapeOfTheHistory() throws {
    let entries = try list(try seeded(), ["history", "--all-players", "--json"])
    XCTAssertEqual(entries.map { $0.string("status") }, ["in_progress", "finished", "finished"])
    XCTAssertEqual(entries.map { $0.string("player") }, ["Bob", "Ada", "Ada"])
    XCTAssertEqual(entries.map { $0.number("percent") }, [nil, 100, 50])
    let finished: Set = [
      "sitting", "quiz", "title", "mode", "player", "started", "finished", "day", "points", "of", "percent", "headline",
      "emoji", "timed", "ms", "status",
    ]
    XCTAssertEqual(entries[1].keys, finished)
    XCTAssertEqual(
      entries[0].keys, ["sitting", "quiz", "title", "mode", "player", "started", "day", "timed", "status"])
    XCTAssertEqual(entries[1].string("started"), "2026-11-20T19:30:00+01:00")
    XCTAssertEqual(entries[2].string("started"), "2026-07-02T00:30:00+02:00")
    XCTAssertEqual(entries[2].string("day"), "2026-07-02")
    XCTAssertEqual(entries[2].int("ms"), 1500)
  }

  /// Code in a feedback is shown as it was written, below the answer that it belongs to.
  func testFurtherLinesKeepTheirIndentation() throws {
    let place = try Place()
    let code = #"""
      {"id":"q1","kind":"single","text":"Prints:\n  one","explanation":"Why:\n    deep",
       "answers":[{"text":"a","correct":true,"feedback":"Yes:\n  for i in x:\n    print(i)"},{"text":"b"}]}
      """#
    try place.quiz("code", Samples.quiz(code, #""id":"code","#))
    _ = try place.play(["code", "--seed", "7", "--virtual-clock"], [#"{"answer":["a"]}"#], [:])
    let entry = try XCTUnwrap(try list(place, ["history", "--all-players", "--json"]).first?.string("sitting"))
    let shown = try place.run(["history", entry]).output
    XCTAssertTrue(shown.contains("1. Prints:\n     one\n"), shown)
    XCTAssertTrue(shown.contains("   Yes:\n     for i in x:\n       print(i)\n   Why:\n       deep\n"), shown)
  }

  func testFilters() throws {
    let place = try seeded()
    let cases: [([String], Int)] = [
      ([], 3), (["--player", "Ada"], 2), (["--player", "ada"], 0), (["--quiz", "mini"], 3), (["--quiz", "other"], 0),
      (["--min", "60"], 1), (["--min", "50%"], 2), (["--min", "0"], 2),
      (["--from", "2026-07-02", "--to", "2026-07-02"], 1),
      (["--from", "2026-11-21"], 1), (["--to", "2026-07-01"], 0), (["--limit", "2"], 2),
      (["--player", "Ada", "--from", "2026-11-01", "--min", "100"], 1),
    ]
    for (options, count) in cases {
      let whose = options.contains("--player") ? [] : ["--all-players"]
      XCTAssertEqual(try list(place, ["history", "--json"] + whose + options).count, count, "\(options)")
    }
    for options in [
      ["--from", "20"], ["--from", "2026-02-30"], ["--min", "x"], ["--limit", "0"],
      ["--from", "2026-11-02", "--to", "2026-11-01"],
      ["--json", "--csv"], ["A", "--min", "3"],
    ] { XCTAssertEqual(try place.run(["history"] + options).code, 2, "\(options)") }
  }

  func testTablesAndCSV() throws {
    let place = try seeded()
    let table = try place.run(["history", "--all-players"]).output.split(separator: "\n")
    XCTAssertEqual(table.count, 4)
    XCTAssertTrue(table[1].contains("in progress"))
    let csv = try place.run(["history", "--all-players", "--csv"]).output.split(separator: "\n").map(String.init)
    XCTAssertEqual(
      csv.first,
      "sitting,quiz,title,mode,player,started,finished,day,points,of,percent,headline,emoji,timed,limit,ms,status")
    XCTAssertEqual(csv.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }, [17, 17, 17, 17])
    let questions = try place.run(["stats", "--all-players", "--questions", "--csv"]).output.split(separator: "\n").map(
      String.init)
    XCTAssertEqual(
      questions,
      [
        "question,text,category,difficulty,answers,marked,right,accuracy,mean_ms,fastest_ms",
        "mini/q2,Two,Space,hard,2,2,1,50,250,0", "mini/q1,\"One, \"\"two\"\"\",Nature,easy,2,2,2,100,750,0",
      ])
  }

  func testAReviewTellsEveryAnswer() throws {
    let place = try seeded()
    let entries = try list(place, ["history", "--all-players", "--json"])
    let half = try XCTUnwrap(entries[2].string("sitting"))
    let text = try place.run(["history", half]).output
    for part in [
      "1. One, \"two\"", "True (1.5 s)", "Right, 1 of 1", "False (0.0 s)", "Wrong, 0 of 1; right: True",
      "quizrun mini --player Ada --seed 7\n",
    ] { XCTAssertTrue(text.contains(part), "\(part) in\n\(text)") }
    let json = try XCTUnwrap(Message(try place.run(["history", String(half.suffix(6)).lowercased(), "--json"]).output))
    XCTAssertEqual(json.int("seed"), 7)
    let answers = json.object["answers"] as? [[String: Any]] ?? []
    XCTAssertEqual(answers.map { $0["correct"] as? Bool }, [true, false])
    let open = try place.run(["history", try XCTUnwrap(entries[0].string("sitting"))]).output
    XCTAssertFalse(open.contains("Right"), "verdicts of an open sitting come with its result")
    XCTAssertEqual(try place.run(["history", "ZZZZ"]).code, 66)
    XCTAssertEqual(try place.run(["history", "0"]).code, 2, "several")
  }

  func testDeletingAsksOrIsTold() throws {
    let place = try seeded()
    let id = try XCTUnwrap(list(place, ["history", "--all-players", "--json"])[1].string("sitting"))
    XCTAssertEqual(try place.run(["history", "--delete", id]).code, 2)
    XCTAssertEqual(try list(place, ["history", "--all-players", "--json"]).count, 3)
    XCTAssertEqual(try place.run(["history", "--delete", id, "--yes"]).code, 0)
    XCTAssertEqual(try list(place, ["history", "--all-players", "--json"]).count, 2)
    XCTAssertEqual(Message(try place.run(["stats", "--all-players", "--json"]).output)?.int("answers"), 2)
  }

  /// An empty id, as a shell gives it for a variable that is not set.
  func testAnEmptyIdIsNoSitting() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(1, #""id":"mini","#))
    _ = try place.play(["mini"], [#"{"answer":["true"]}"#])
    for arguments in [
      ["history", ""], ["history", "--delete", "", "--yes"], ["history", "--delete=", "--yes"], ["verify", ""],
      ["challenge", "create", ""],
    ] {
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.code, 66, "\(arguments): \(outcome.output)")
      XCTAssertTrue(outcome.errors.contains("there is no sitting ''"), outcome.errors)
    }
    XCTAssertEqual(try list(place, ["history", "--all-players", "--json"]).count, 1)
  }

  func testStatistics() throws {
    let stats = try XCTUnwrap(Message(try seeded().run(["stats", "--all-players", "--json"]).output))
    XCTAssertEqual(stats.int("sittings"), 2)
    XCTAssertEqual(stats.number("percent"), 75)
    XCTAssertEqual(stats.number("accuracy"), 75)
    XCTAssertEqual(stats.int("mean_ms"), 500)
    XCTAssertEqual(stats.string("best_category"), "Nature")
    XCTAssertEqual(stats.string("worst_category"), "Space")
    let lists = ["periods": "from", "categories": "category", "difficulties": "difficulty", "hardest": "question"]
    let names = lists.mapValues { _ in [String]() }.merging(
      lists.map { list, key in
        (list, (stats.object[list] as? [[String: Any]] ?? []).compactMap { $0[key] as? String })
      }, uniquingKeysWith: { $1 })
    XCTAssertEqual(
      names,
      [
        "periods": ["2026-07-01", "2026-11-01"], "categories": ["Nature", "Space"], "difficulties": ["easy", "hard"],
        "hardest": ["mini/q2"],
      ])
  }

  func testNothingPlayedYet() throws {
    let place = try Place()
    XCTAssertEqual(try place.run(["history", "--all-players", "--json"]).output, "[]\n")
    for command in [["history", "--all-players"], ["stats", "--all-players"], ["player"], ["config"]] {
      let outcome = try place.run(command)
      XCTAssertEqual(outcome.code, 0, outcome.errors)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/data"), "looking creates nothing")
  }
}
