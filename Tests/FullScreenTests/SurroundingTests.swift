import Foundation
import Glibc
import XCTest

/// Terminals and pipes of every kind: escape sequences only where they are due, and no run ever hangs.
final class SurroundingTests: XCTestCase {
  func testNoEscapesWhereNoneAreDue() throws {
    let house = try House()
    let cases: [([String], [String: String?])] = [
      (["rivers"], [:]), (["rivers", "--plain"], [:]), (["list"], [:]), (["rivers"], ["TERM": "dumb"]),
      (["rivers"], ["TERM": nil]), (["rivers"], ["LANG": "C"]), (["history", "--all-players"], ["FORCE_COLOR": "1"]),
      ([], [:]),
    ]
    for (arguments, settings) in cases {
      let outcome = try house.run(arguments, input: "1\nx\nt\n", settings)
      XCTAssertFalse((outcome.output + outcome.errors).contains(0x1B), "quizrun \(arguments) with \(settings)")
    }
  }

  /// On a terminal that can only print, play is in plain lines.
  func testDumbTerminal() throws {
    for settings in [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["TERM": ""]] {
      let screen = try House().start(["rivers"], settings)
      screen.wait("a plain prompt") { screen.rawText.contains("Press Enter to start") }
      XCTAssertFalse(screen.raw.contains(0x1B), "\(settings)")
      screen.type("q\r")
      XCTAssertEqual(screen.end(), .code(0))
    }
  }

  func testColoursAreLeftOut() throws {
    let screen = try House().start(["rivers"], ["NO_COLOR": "1"])
    screen.wait(for: "Rivers")
    for code in ["[38;", "[48;", "[3", "[9"].flatMap({ code in ["1", "2", "8;5", "8;2"].map { code + $0 } }) {
      XCTAssertFalse(screen.rawText.contains("\u{1B}" + code), "colour \(code)")
    }
  }

  /// Terminals that are not known by name are taken for what they most likely are.
  func testUnknownTerminals() throws {
    for name in ["xterm-ghostty", "screen", "linux", "vt100"] {
      let screen = try House().start(["rivers"], ["TERM": name])
      screen.wait(for: "Rivers")
      screen.type("\u{3}")
      XCTAssertEqual(screen.end(), .signal(SIGINT), name)
      XCTAssertTrue(screen.isRestored)
    }
  }

  /// The fonts of the Linux console have neither emoji nor hearts; plain signs stand in, in the texts of modes and quizzes too.
  func testTheLinuxConsoleGetsSignsThatItHas() throws {
    let house = try House()
    let plugin = """
      return { api = 1, status = function() return { "♥♥♥", "⚡ 3", "💰 50" } end,
        result = function() return { headline = "Schön – 🏆 done", emoji = "🐢" } end }
      """
    try Data(plugin.utf8).write(to: URL(fileURLWithPath: house.root + "/home/plugins/signs.lua"))
    for face in [[], ["--plain"]] {
      let screen = try house.start(["rivers", "--seed", "1", "--plugin", "signs"] + face, ["TERM": "linux"])
      screen.wait("the start") { screen.rawText.contains("Enter") }
      screen.type("\r")
      for sign in face.isEmpty ? ["***", "!  3", "$  50"] : ["***; ! 3; $ 50"] {
        screen.wait("\(sign) in \(face)") { (face.isEmpty ? screen.text : screen.rawText).contains(sign) }
      }
      screen.type("\u{3}")
      XCTAssertEqual(screen.end(), .signal(SIGINT))
      let strange = screen.rawText.unicodeScalars.filter { $0.value > 0xFF }
      XCTAssertEqual(String(String.UnicodeScalarView(strange)), "", "\(face)")
    }
  }

  /// The scores of six teams can all be read.
  func testSixTeamsFit() throws {
    let house = try House()
    let plugins = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("plugins")
    try Data(contentsOf: plugins.appendingPathComponent("hotseat.lua"))
      .write(to: URL(fileURLWithPath: house.root + "/home/plugins/hotseat.lua"))
    let questions = (1...6).map { #"{"kind":"truefalse","text":"Statement \#($0)","correct":true}"# }
    try house.quiz("six", #"{"title":"Six","questions":[\#(questions.joined(separator: ","))]}"#)
    let teams = ["The Red Foxes", "The Blue Whales", "The Green Frogs", "The Golden Owls", "The White Swans", "Ox"]
    let screen = try house.start(
      ["six", "--plugin", "hotseat", "--players", teams.joined(separator: ","), "--set", "handover=false"], rows: 30,
      columns: 100)
    screen.wait(for: "Enter")
    screen.type("\r")
    screen.wait(for: "Statement")
    for name in ["The Red Fox… 0", "The Blue Wh… 0", "The Green F… 0", "The Golden … 0", "The White S… 0", "Ox 0"] {
      screen.wait(for: name)
    }
  }

  func testWithoutUTF8NothingButASCIIIsDrawn() throws {
    let screen = try House().start(["rivers"], ["LANG": "C"])
    screen.wait(for: "Rivers")
    XCTAssertTrue(screen.raw.allSatisfy { $0 < 0x80 })
  }

  /// On a terminal tables are as wide as it is at most; on a pipe nothing is cut off.
  func testTablesFitTheTerminal() throws {
    let house = try House()
    let title = "A title that is much longer than any terminal of usual width has room for, as titles sometimes are"
    try house.quiz("long", House.rivers.replacing("\"Rivers\"", with: "\"\(title)\", \"category\": \"\(title)\""))
    _ = try house.run(["long", "--plain", "--seed", "1"], input: "1\nVolga\n1\n")
    for command in ["list", "plugins", "categories", "history", "leaderboard"] {
      let screen = try house.start([command], columns: 70)
      XCTAssertEqual(screen.end(), .code(0), command)
      for line in screen.rawText.split(whereSeparator: \.isNewline) {
        XCTAssertLessThanOrEqual(line.count, 70, "\(command): \(line)")
      }
    }
    XCTAssertTrue(String(decoding: try house.run(["list"]).output, as: UTF8.self).contains(title))
  }

  func testAFullOutputIsAnError() throws {
    let outcome = try House().run(["list"], output: "/dev/full")
    XCTAssertEqual(outcome.code, 74)
  }
}
