import Foundation
import XCTest

/// Listings as people mistype them, and as spreadsheets open them.
final class ListingHintTests: XCTestCase {
  private func place(title: String = "Sample", player: String = "Ada") throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#).replacing("Statements", with: title))
    _ = try place.play(["mini", "--player", player], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    return place
  }

  func testNearNamesAreSuggested() throws {
    let place = try place()
    for (arguments, hint) in [
      (["history", "--quiz", "mnii"], "no sitting passes the filter; did you mean the quiz 'mini'?"),
      (["history", "--player", "ada"], "no sitting passes the filter; did you mean the player 'Ada'?"),
      (["stats", "--quiz", "MINI"], "no finished sitting passes the filter; did you mean the quiz 'mini'?"),
      (["stats", "--questions", "--player", "Adaa"], "passes the filter; did you mean the player 'Ada'?"),
      (["leaderboard", "--player", "Adda"], "no score passes the filter; did you mean the player 'Ada'?"),
      (["leaderboard", "--quiz", "min"], "no score passes the filter; did you mean the quiz 'mini'?"),
      (["leaderboard", "--quiz", "other things"], "no score passes the filter\n"),
    ] {
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.code, 0, "\(arguments)")
      XCTAssertTrue(
        (outcome.output + outcome.errors).contains(hint), "\(arguments): \(outcome.output + outcome.errors)")
    }
    let create = try place.run(["challenge", "create", "--player", "ada"])
    XCTAssertEqual(create.code, 66)
    XCTAssertTrue(create.errors.contains("by 'ada'; did you mean the player 'Ada'?"), create.errors)
    XCTAssertEqual(try place.run(["streak", "--player", "Ada"]).errors, "")
  }

  /// Commands about one player say so when there is no such player.
  func testNobodyHasNeitherStreakNorAchievements() throws {
    let place = try place()
    for command in ["streak", "achievements"] {
      let near = try place.run([command, "--player", "ada"])
      XCTAssertEqual(near.code, 66, command)
      XCTAssertTrue(near.errors.contains("there is no player 'ada'; did you mean 'Ada'?"), near.errors)
      let nobody = try place.run([command, "--player", "nobody", "--json"])
      XCTAssertEqual(nobody.code, 66, command)
      XCTAssertEqual(nobody.output, "", command)
      XCTAssertTrue(nobody.errors.contains("there is no player 'nobody': `quizrun player list`"), nobody.errors)
      XCTAssertEqual(try place.run([command, "--player", "Player"]).code, 0, "the player when no other is named")
    }
  }

  /// The listing says the same of a quiz as the home screen.
  func testAListSaysWhatCanGoOn() throws {
    let place = try place()
    _ = try place.play(["mini", "--player", "Bob"], [#"{"answer":["false"]}"#])
    for (player, mark, keys) in [
      ("Ada", "2 questions", #""daily":false,"last":"2026-11-20","best":100}]"#),
      ("Bob", "Continue (1/2)", #""daily":false,"continue":{"done":1,"of":2}}]"#),
      ("Cy", "2 questions", #""daily":false}]"#),
    ] {
      XCTAssertEqual(try place.run(["config", "player", player]).code, 0)
      XCTAssertTrue(try place.run(["list"]).output.contains(mark), player)
      let json = try place.run(["list", "--json"]).output.replacing(
        /"last":"\d{4}-\d\d-\d\d"/, with: #""last":"2026-11-20""#)
      XCTAssertTrue(json.contains(keys), json)
    }
  }

  func testAnEmptyHomeIsToldOf() throws {
    let place = try Place()
    for (command, hint) in [
      ("list", "no quiz was found: `quizrun quiz new NAME` writes one"),
      ("plugins", "no plugin was found: `quizrun plugin new NAME` writes one"),
    ] {
      let outcome = try place.run([command])
      XCTAssertEqual(outcome.code, 0)
      XCTAssertEqual(outcome.output, "")
      XCTAssertTrue(outcome.errors.contains(hint), outcome.errors)
      XCTAssertEqual(try place.run([command, "--json"]).output, "[]\n")
      XCTAssertEqual(try place.run([command, "--json"]).errors, "")
    }
  }

  func testNoCellIsAFormula() throws {
    for text in ["=1+1", "+cmd", "-2+3", "@SUM(A1)"] {
      let place = try place(title: text, player: text)
      for command in [["history", "--all-players"], ["leaderboard"], ["player", "list"]] {
        let lines = try place.run(command + ["--csv"]).output.split(separator: "\n").dropFirst()
        let cells = lines.joined(separator: ",").split(separator: ",")
        XCTAssertTrue(cells.contains("'" + text), "\(command) \(cells)")
        XCTAssertFalse(cells.contains(Substring(text)), "\(command) \(cells)")
      }
    }
  }

  func testNumbersStayNumbers() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(1, #""id":"mini","#))
    try place.plugin("loss", "return { api = 1, result = function() return { points = -1.5, of = 2 } end }")
    _ = try place.play(["mini", "--plugin", "loss"], [#"{"answer":["true"]}"#])
    XCTAssertTrue(try place.run(["history", "--all-players", "--csv"]).output.contains(",-1.5,2,-75,"))
  }

  /// Deleting takes the bytes out of every file of the record, the log included.
  func testADeletedSittingLeavesNoBytes() throws {
    let place = try Place()
    try place.quiz(
      "words", Samples.quiz(#"{"id":"q","kind":"text","text":"An unusual stem","accept":["a"]}"#, #""id":"words","#))
    let id = try XCTUnwrap(
      place.play(["words"], [#"{"answer":"Xyzzysecret"}"#]).first("begin")?.string("sitting"))
    XCTAssertTrue(try bytes(place).contains("Xyzzysecret"))
    XCTAssertEqual(try place.run(["history", "--delete", id, "--yes"]).code, 0)
    for word in ["Xyzzysecret", "unusual stem", id] { XCTAssertFalse(try bytes(place).contains(word), word) }
  }

  private func bytes(_ place: Place) throws -> String {
    try FileManager.default.contentsOfDirectory(atPath: place.root + "/data").map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: place.root + "/data/" + $0)), as: UTF8.self)
    }.joined()
  }
}
