import Foundation
import XCTest

/// `quizrun config` and `player`: what is set counts where nothing else was said.
final class SettingsCommandTests: XCTestCase {
  func testSettingsAreKeptAndChecked() throws {
    let place = try Place()
    let cases: [([String], Int32, String)] = [
      (["timed"], 0, "quiz\n"), (["timed", "12.5"], 0, ""), (["timed"], 0, "12.5\n"), (["timed", "default"], 0, ""),
      (["timed"], 0, "quiz\n"), (["timed", "0"], 2, ""), (["plain", "yes"], 0, ""), (["plain"], 0, "true\n"),
      (["plain", "perhaps"], 2, ""), (["plyer"], 2, ""), (["player", " Ada  B "], 0, ""), (["player"], 0, "Ada B\n"),
      (["player", "A,B"], 2, ""), (["language", "de_AT"], 0, ""), (["language"], 0, "de-at\n"),
      (["language", "it"], 2, ""), (["language", "pt_BR"], 2, ""), (["language"], 0, "de-at\n"),
      (["language", "AUTO"], 0, ""), (["language"], 0, "auto\n"), (["timed", "on"], 0, ""), (["timed"], 0, "on\n"),
      (["seconds", "7.5"], 0, ""), (["seconds"], 0, "7.5\n"), (["seconds", "-1"], 2, ""), (["theme"], 0, "auto\n"),
      (["theme", "Light"], 0, ""), (["theme"], 0, "light\n"), (["theme", "pink"], 2, ""),
      (["reduced-motion", "on"], 0, ""), (["reduced-motion"], 0, "true\n"),
      (["daily-retries", "x"], 2, ""), (["daily-counts", "first"], 0, ""), (["streak-freezes", "9"], 2, ""),
    ]
    for (arguments, code, output) in cases {
      let outcome = try place.run(["config"] + arguments)
      XCTAssertEqual(outcome.code, code, "\(arguments): \(outcome.errors)")
      XCTAssertEqual(outcome.output, output, "\(arguments)")
    }
    XCTAssertTrue(try place.run(["config", "plyer"]).errors.contains("did you mean 'player'?"))
    let csv = try place.run(["config", "--csv"]).output
    XCTAssertTrue(csv.hasPrefix("key,value,default,about\nplayer,Ada B,Player,"), csv)
  }

  func testFlagsWinOverSettings() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    for setting in [["timed", "15"], ["player", "Ada"]] { _ = try place.run(["config"] + setting) }
    // A sitting in which nothing was done would not be kept.
    let skip = [#"{"skip":true}"#]
    XCTAssertEqual(try place.play(["statements"], skip).first("question")?.int("limit"), 15)
    XCTAssertEqual(try place.play(["statements", "--timed=7", "--new"], skip).first("question")?.int("limit"), 7)
    XCTAssertNil(try place.play(["statements", "--untimed", "--new"], skip).first("question")?.int("limit"))
    _ = try place.play(["statements", "--player", "Bob"], skip)
    for setting in [["timed", "on"], ["seconds", "33"]] { _ = try place.run(["config"] + setting) }
    XCTAssertEqual(try place.play(["statements", "--practice"]).first("question")?.int("limit"), 33)
    XCTAssertEqual(try place.play(["statements", "--practice", "--timed=7"]).first("question")?.int("limit"), 7)
    _ = try place.run(["config", "timed", "quiz"])
    XCTAssertEqual(try place.play(["statements", "--practice", "--timed"]).first("question")?.int("limit"), 33)
    let players = try place.run(["player", "list", "--csv"]).output
    XCTAssertEqual(players, "player,finished,unfinished,last,default\nAda,0,3,,true\nBob,0,1,,false\n")
  }

  func testTheEnvironmentsLanguageWins() throws {
    let place = try Place()
    let text = #"{"title":{"en":"Cats","de":"Katzen"},"questions":[{"kind":"truefalse","text":"x","correct":true}]}"#
    try place.quiz("cats", text)
    _ = try place.run(["config", "language", "de"])
    let cases: [(String?, String)] = [(nil, "Katzen"), ("C", "Katzen"), ("en_GB.UTF-8", "Cats"), ("de_AT", "Katzen")]
    for (language, title) in cases {
      let listed = try place.run(["list"], [], ["LANG": language]).output
      XCTAssertTrue(listed.contains(title), "\(language ?? "none"): \(listed)")
    }
  }

  func testPlayers() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(1))
    let cases: [([String], Int32)] = [
      (["add", "Ada"], 0), (["add", "Ada"], 2), (["add", "A,B"], 2), (["add"], 2), (["add", "A", "B"], 2),
      (["grow"], 2),
      (["use", "ada"], 66), (["use", "Ada"], 0), (["rename", "Ada", "Eve"], 0), (["rename", "Ada", "X"], 66),
      (["remove", "Eve"], 2), (["list", "--out", "x"], 2),
    ]
    for (arguments, code) in cases {
      XCTAssertEqual(try place.run(["player"] + arguments).code, code, "\(arguments)")
    }
    XCTAssertEqual(try place.run(["config", "player"]).output, "Eve\n")
    _ = try place.play(["statements"], [#"{"answer":["true"]}"#])
    XCTAssertEqual(try place.run(["player", "export", "Eve", "--out", "eve.json"]).code, 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: place.root + "/eve.json"))
    let export = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertEqual(export["player"] as? String, "Eve")
    let sittings = export["sittings"] as? [[String: Any]] ?? []
    XCTAssertEqual((sittings.first?["entry"] as? [String: Any])?["status"] as? String, "finished")
    XCTAssertGreaterThan((sittings.first?["events"] as? [Any] ?? []).count, 2)
    XCTAssertEqual(try place.run(["player", "remove", "Eve", "--yes"]).code, 0)
    XCTAssertEqual(try place.run(["history", "--all-players", "--json"]).output, "[]\n")
    XCTAssertEqual(try place.run(["config", "player"]).output, "Player\n")
    let database = try Data(contentsOf: URL(fileURLWithPath: place.root + "/data/quizrun.db"))
    XCTAssertNil(database.range(of: Data("Eve".utf8)))
  }
}
