import Foundation
import TextLayout
import XCTest

/// Tables on a terminal: never wider than it is, and in the player's language.
final class ListingTests: XCTestCase {
  private static let commands = [
    ["list"], ["plugins"], ["categories"], ["history", "--all-players"], ["stats", "--all-players"],
    ["stats", "--questions", "--all-players"], ["stats", "--by", "week", "--all-players"],
    ["leaderboard"], ["achievements"], ["player", "list"], ["config"], ["streak", "--explain", "--player", "Ann"],
    ["daily", "--status"],
  ]

  func testNoLineIsWiderThanTheTerminal() throws {
    let house = try played()
    for columns in [120, 80, 60, 40, 20] {
      for command in Self.commands {
        for language in ["en_US.UTF-8", "de_DE.UTF-8"] {
          let screen = try house.start(command, columns: columns, ["LANG": language])
          XCTAssertEqual(screen.end(), .code(0), "\(command)")
          let lines = screen.rawText.split(separator: "\r\n")
          XCTAssertFalse(lines.isEmpty, "\(command)")
          for line in lines {
            XCTAssertLessThanOrEqual(String(line).cells, columns, "\(command) in \(columns) columns: '\(line)'")
          }
        }
      }
    }
  }

  /// Columns that matter most are left when there is no room for all.
  func testNarrowTablesLeaveColumnsOut() throws {
    let house = try played()
    let cases: [([String], Int, [String], [String])] = [
      (["history", "--all-players"], 120, ["DAY", "QUIZ", "PLAYER", "RESULT", "SCORE", "TIME", "ID"], []),
      (["history", "--all-players"], 40, ["DAY", "QUIZ", "SCORE"], ["PLAYER", "RESULT", "TIME", "ID"]),
      (["leaderboard"], 40, ["PLACE", "PLAYER", "SCORE"], ["DAY", "POINTS"]),
      (["player", "list"], 40, ["PLAYER", "LAST"], ["UNFINISHED"]),
      (["config"], 40, ["KEY", "VALUE", "MEANING"], []),
    ]
    for (command, columns, shown, missing) in cases {
      let screen = try house.start(command, columns: columns)
      XCTAssertEqual(screen.end(), .code(0))
      let header = screen.rawText.split(separator: "\r\n").first.map(String.init) ?? ""
      let names = header.split(separator: " ").map(String.init)
      for name in shown { XCTAssertTrue(names.contains(name), "\(command) in \(columns): '\(header)'") }
      for name in missing { XCTAssertFalse(names.contains(name), "\(command) in \(columns): '\(header)'") }
    }
  }

  /// At 80 columns titles can be read.
  func testTitlesHaveRoom() throws {
    let house = try House()
    for (id, title) in [
      ("words-and-languages", "Where words come from, and where they went"), ("b", "A tour of the solar system"),
    ] {
      try house.quiz(
        id,
        House.rivers.replacing(
          "\"Rivers\"", with: "\"\(title)\", \"category\": \"Science: Nature\", \"plugin\": \"grade\""))
    }
    let screen = try house.start(["list"], columns: 80)
    XCTAssertEqual(screen.end(), .code(0))
    XCTAssertTrue(screen.rawText.contains("A tour of the solar system"), screen.rawText)
    XCTAssertTrue(screen.rawText.contains("Where words come from, and w"), screen.rawText)
  }

  /// Output for people changes with the language; output for programs does not.
  func testTheEnvironmentSaysGerman() throws {
    let house = try played()
    let cases: [([String], [String])] = [
      (["list"], ["3 Fragen"]), (["categories"], ["(keine)"]),
      (["history", "--all-players"], ["TAG", "SPIELER", "ERGEBNIS", "WERTUNG"]),
      (["stats", "--all-players"], ["Durchgänge", "Durchschnitt", "67 %", "SCHWERSTE FRAGE"]),
      (["leaderboard"], ["PLATZ", "2 von 3"]),
      (["player", "list"], ["SPIELER", "BEENDET"]),
      (["config"], ["BEDEUTUNG", "der Spieler, wenn keiner genannt ist"]),
      (["streak", "--explain", "--player", "Ann"], ["Aktuell  1 Tag, heute ist geschafft", "der erste Tag"]),
      (["daily", "--status"], ["Heute: ", "noch nicht begonnen"]),
    ]
    for (command, texts) in cases {
      let settings = ["LANG": "de_DE.UTF-8", "QUIZRUN_NOW": Self.now]
      let written = String(decoding: try house.run(command, settings).output, as: UTF8.self)
      for text in texts { XCTAssertTrue(written.contains(text), "\(command) without '\(text)':\n\(written)") }
    }
    for command in ["list", "plugins", "categories", "history", "stats", "leaderboard", "config", "achievements"] {
      for form in ["--json", "--csv"] {
        let english = try house.run([command, form], ["QUIZRUN_NOW": Self.now]).output
        let german = try house.run([command, form], ["LANG": "de_DE.UTF-8", "QUIZRUN_NOW": Self.now]).output
        XCTAssertEqual(english, german, "\(command) \(form)")
      }
    }
  }

  private static let now = "2026-11-20T18:00:00Z"

  /// A player with a long name has played quizzes with long titles, wide characters and emoji.
  private func played() throws -> House {
    let house = try House()
    let long = "Flüsse 🌊 und 川 von der Quelle bis zur Mündung, 世界中の長い川の名前をすべて知っていますか"
    try house.quiz("long", House.rivers.replacing("\"Rivers\"", with: "\"\(long)\", \"category\": \"地理 🗺️ Geografie\""))
    house.environment["QUIZRUN_NOW"] = Self.now
    let plugin = """
      return { api = 1, name = "Long", about = "a modifier that says more of itself than fits on a line of any terminal",
        achievements = { { id = "one", title = "初めてのクイズを最後まで 🏆 played to the very end, whatever came out",
          earned = function(stats) return stats.finished == 1 end } } }
      """
    try Data(plugin.utf8).write(to: URL(fileURLWithPath: house.root + "/home/plugins/long.lua"))
    for (quiz, player) in [("rivers", "Ann"), ("long", "王小明 👩‍🚀 Bärbel-Charlotte Sonnenschein-Mühlenfels")] {
      let played = try house.run(
        [quiz, "--seed", "1", "--plain", "--player", player], input: "2\nVolga\n1\n")
      XCTAssertEqual(played.code, 0, String(decoding: played.errors, as: UTF8.self))
    }
    return house
  }

  func testReplayingAndRescoringSayHowFarTheyAre() throws {
    let house = try House()
    try house.quiz(
      "one",
      #"{"title":"One","questions":[{"id":"q","kind":"truefalse","text":"Yes?","correct":true}]}"#)
    try house.plugin("twice", #"return { api = 1, result = function() return { points = 2, of = 2 } end }"#)
    for _ in 0..<20 {
      _ = try house.run(["one", "--new", "--json"], input: #"{"answer":["true"]}"# + "\n")
    }
    for (command, last) in [
      (["verify"], "20 sittings replayed: all equal."),
      (["rescore", "--plugin", "twice"], "20 of 20 sittings would change."),
    ] {
      let screen = try house.start(command)
      screen.wait(last) { screen.rawText.contains(last) }
      XCTAssertEqual(screen.end(), .code(0))
      for share in ["0 of 20", "1 of 20", "20 of 20"] {
        XCTAssertTrue(screen.rawText.contains("\r\u{1B}[K\(share)"), "\(command): \(screen.rawText)")
      }
      XCTAssertTrue(screen.rawText.contains("20 of 20\r\u{1B}[K"), "the line is taken away: \(screen.rawText)")
    }
  }
}
