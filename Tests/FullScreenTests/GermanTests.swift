import Foundation
import XCTest

/// The full screen in the player's language, and all that a result screen tells.
final class GermanTests: XCTestCase {
  func testTheEnvironmentSaysGerman() throws {
    let screen = try House().start(["rivers", "--seed", "1"], ["LANG": "de_AT.UTF-8"])
    screen.wait(for: "Enter beginnt")
    screen.type("\r")
    screen.wait(for: "1/3")
    screen.type("1\r")
    screen.wait(for: "✅")
    screen.type("\r")
    screen.wait(for: "2/3")
    screen.type("\r")
    screen.wait(for: "gib erst eine Antwort ein")
    screen.type("\u{1B}")
    screen.wait(for: "Das Quiz verlassen?")
    screen.type("k")
    XCTAssertEqual(screen.end(), .code(0))
  }

  func testTheSettingsFollowAtOnce() throws {
    let screen = try House().start([], ["LANG": "C.UTF-8"])
    screen.wait(for: "c Settings")
    screen.type("c")
    screen.wait(for: "Timed mode")
    screen.type("jjjjjj")
    screen.wait(for: "of quizzes and of these screens")
    // From the environment's language back over the last ones.
    for title in ["Ajustes", "Paramètres", "Einstellungen"] {
      screen.type("\u{1B}[D")
      screen.wait(for: title)
    }
    screen.wait(for: "Deutsch")
    screen.type("q")
    screen.wait(for: "h Verlauf")
    screen.type("q")
    XCTAssertEqual(screen.end(), .code(0))
  }

  /// Achievements and the winner are on the result screen, and stay in the scrollback.
  func testTheResultTellsWhatWasEarnedAndWhoWon() throws {
    let house = try House()
    let plugin = """
      return { api = 1, achievements = {
        { id = "one", title = "The first", earned = function(stats) return stats.finished == 1 end } } }
      """
    try Data(plugin.utf8).write(to: URL(fileURLWithPath: house.root + "/home/plugins/first.lua"))
    _ = try house.run(
      ["rivers", "--seed", "1", "--plain", "--player", "Bob"], input: "2\nVolga\n2\n")
    let history = String(decoding: try house.run(["history", "--player", "Bob", "--json"]).output, as: UTF8.self)
    let id = try XCTUnwrap(history.firstMatch(of: #/"sitting":"([^"]+)"/#)?.output.1)
    let created = try house.run(["challenge", "create", String(id)])
    let code = try XCTUnwrap(
      String(decoding: created.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).last)
    let screen = try house.start(["challenge", "accept", String(code), "--player", "Ann"], rows: 60)
    screen.wait(for: "Enter starts")
    XCTAssertFalse(screen.text.contains("time limits"), "a challenge keeps its limits")
    screen.type("t\r")
    screen.wait(for: "Which river flows through Paris?")
    screen.type("1\r")
    screen.wait(for: "go on")
    screen.type("\r")
    screen.wait(for: "The longest river of Europe?")
    screen.type("Volga\r")
    screen.wait(for: "go on")
    screen.type("\r")
    screen.wait(for: "The Danube ends")
    screen.type("1\r")
    screen.wait(for: "go on")
    screen.type("\r")
    for text in ["Earned", "The first", "Ann wins", "Bob: Loire", "To share", "quizrun Rivers"] {
      screen.wait(for: text)
    }
    screen.type("\r")
    screen.wait("the scrollback") { screen.rawText.contains("Earned: The first") }
    XCTAssertEqual(screen.end(), .code(0))
  }
}
