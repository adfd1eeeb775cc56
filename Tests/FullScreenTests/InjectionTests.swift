import Foundation
import Glibc
import XCTest

/// Text of quizzes, plugins and players never reaches a terminal as anything but text.
final class InjectionTests: XCTestCase {
  /// Sequences as they stand in JSON: titles, clipboards, clearing, questions to the terminal, C1, overrides, a bell.
  private let attacks = [
    "\\u001b]0;owned\\u0007", "\\u001b]52;c;b3duZWQ=\\u0007", "\\u001b[2J", "\\u001b[6n", "\\u001bPq\\u001b\\\\",
    "\\u009b6n", "\\u009d0;x\\u009c", "\\r", "\\b\\b\\b", "\\u202e", "\\u2066", "\\u007f", "\\u0000",
  ]

  private var quiz: String {
    let text = attacks.joined(separator: "x")
    return """
      { "title": "T\(text)", "description": "\(text)", "questions": [
        { "id": "q", "text": "Q\(text)", "hint": "H\(text)", "explanation": "\(text)", "answers": [
          { "id": "a", "text": "A\(text)", "correct": true, "feedback": "F\(text)" }, { "id": "b", "text": "B\(text)" } ] } ],
        "bands": [ { "from": 0, "title": "R\(text)", "text": "\(text)", "emoji": "\\u001b[5m" } ] }
      """
  }

  func testFullScreen() throws {
    let house = try House()
    try house.quiz("evil", quiz)
    let screen = try house.start(["evil", "--player", "P\u{1B}[2Jx"])
    screen.settle()
    for key in ["\r", "h", "1\r", "\r", "\r", "?"] {
      screen.type(key)
      screen.settle()
    }
    screen.type("\u{3}")
    _ = screen.end()
    expectClean(screen)
  }

  /// The screens around a quiz, with everything dirty that was recorded, and with a plugin that fails.
  func testHomeAndTheRecord() throws {
    let house = try playedHouse()
    let screen = try house.start([], rows: 40, columns: 100)
    screen.wait(for: "h History")
    let ways: [(keys: String, wanted: String)] = [
      ("/Te", "Find:"), ("\u{1B}", "h History"), ("h", "1 of 1 sittings"), ("\r", "Review"), ("a", "Enter starts"),
      ("\r", "s Skip"), ("1\r", "Right"), ("\r", "failed"), ("q", "2 of 2 sittings"),
      ("d", "Delete"), ("k", "2 of 2 sittings"), ("f", "Which sittings?"), ("\u{1B}", "2 of 2 sittings"),
      ("q", "h History"), ("s", "Statistics"), ("q", "h History"), ("t", "Why each day"), ("q", "h History"),
      ("a", "Achievements"), ("q", "h History"), ("l", "Leaderboard"), ("q", "h History"), ("c", "Timed mode"),
      ("jjjjj\r", "Who plays?"), ("a", "A new player"), ("x\r", "who plays"), ("q", "h History"), ("?", "Keys"),
    ]
    for (keys, wanted) in ways {
      screen.settle()
      screen.type(keys)
      screen.wait(for: wanted)
      guard screen.text.contains(wanted) else { return XCTFail("after \(keys.debugDescription)") }
    }
    screen.type("\u{3}")
    XCTAssertEqual(screen.end(), .signal(SIGINT))
    expectClean(screen)
    let chooser = try house.start(["--plugin", "evil"])
    chooser.settle()
    chooser.type("\r")
    chooser.settle()
    chooser.type("\u{3}")
    _ = chooser.end()
    expectClean(chooser)
  }

  /// Everything that a dirty record, a dirty plugin and dirty file names can come to on a pipe.
  func testTheRecordOnAPipe() throws {
    let house = try playedHouse()
    let history = try house.run(["history", "--all-players", "--json"]).output
    let id = try XCTUnwrap(String(decoding: history, as: UTF8.self).firstMatch(of: #/"sitting":"([^"]+)"/#)?.output.1)
    let forms = [[], ["--json"], ["--csv"]]
    let listings = ["history", "leaderboard", "achievements", "stats", "list", "plugins", "categories"].flatMap {
      name in
      forms.map { [name] + (["history", "stats"].contains(name) ? ["--all-players"] : []) + $0 }
    }
    let created = try house.run(["challenge", "create", String(id)])
    let code = String(decoding: created.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).last ?? ""
    let others = [
      ["history", String(id)], ["history", String(id), "--json"], ["streak", "--explain"], ["player", "list"],
      ["player", "export", "P\u{1B}[2Jx"], ["verify"], ["verify", String(code)], ["rescore", String(id)],
      ["challenge", "create", String(id)], ["challenge", "accept", String(code), "--player", "Q\u{9B}2J"],
      ["plugin", "check", "evil"], ["plugin", "check", "bad"], ["bad"], ["evil", "--plugin", "bad"], ["config"],
      ["quiz", "check", house.root + "/home/quizzes"], ["daily", "--status"], ["help", "\u{1B}[2J"],
    ]
    for arguments in listings + others {
      let outcome = try house.run(arguments)
      XCTAssertFalse(outcome.output.isEmpty && outcome.errors.isEmpty, "quizrun \(arguments) says nothing")
      for data in [outcome.output, outcome.errors] { expectClean(data, "quizrun \(arguments)") }
    }
  }

  /// A house where everything that can have a text has a dirty one, one sitting of it finished.
  private func playedHouse() throws -> House {
    let house = try House()
    let dirt = attacks.joined(separator: "x")
    try house.quiz(
      "evil",
      quiz.replacing("\"description\":", with: "\"plugin\": \"evil\", \"category\": \"C\(dirt)\", \"description\":"))
    try house.quiz("a\u{9B}2J\u{202E}b", "{ \"title\": \"N\", \"questions\": [] }")
    let lua = dirt.replacing(#/\\u([0-9a-f]{4})/#) { "\\u{\($0.output.1)}" }
    let plugin = """
      local dirt = "\(lua)"
      return { api = 1, name = "M" .. dirt, about = "A" .. dirt,
        status = function() return { "S" .. dirt } end,
        after = function() error("E" .. dirt) end,
        result = function() return { headline = "H" .. dirt, body = dirt, share = { "L" .. dirt },
          bars = { { label = "B" .. dirt, value = 1, of = 2 } }, points = 1, of = 2 } end,
        achievements = { { id = "one", title = "One" .. dirt, emoji = dirt, earned = function(stats) return stats.finished == 1 end } } }
      """
    try Data(plugin.utf8).write(to: URL(fileURLWithPath: house.root + "/home/plugins/evil.lua"))
    let bad = "return { api = 1, [\"\(lua)\"] = 1, start = function() error(\"\(lua)\") end }"
    try Data(bad.utf8).write(to: URL(fileURLWithPath: house.root + "/home/plugins/bad.lua"))
    _ = try house.run(["player", "add", "P\u{1B}[2Jx"])
    let outcome = try house.run(["evil", "--plain", "--seed", "1"], input: "h\n1\n")
    let text = String(decoding: outcome.output, as: UTF8.self)
    for wanted in ["Hint:", "To share", "Earned:", "failed"] {
      XCTAssertTrue((text + String(decoding: outcome.errors, as: UTF8.self)).contains(wanted), "\(wanted): \(text)")
    }
    for data in [outcome.output, outcome.errors] { expectClean(data, "play") }
    return house
  }

  // MARK: Looking

  private func expectClean(_ screen: FullScreen, file: StaticString = #filePath, line: UInt = #line) {
    for (index, byte) in screen.raw.enumerated() where byte == 7 || byte == 8 || byte == 0 || byte == 0x7F {
      XCTFail("byte \(byte) at \(index)")
    }
    XCTAssertFalse(screen.rawText.unicodeScalars.contains { 0x80...0x9F ~= $0.value }, "a C1 control")
    // The program's own question about the background is the only one.
    let raw = screen.rawText.replacingOccurrences(of: "\u{1B}]11;?\u{1B}\\", with: "")
    XCTAssertFalse(raw.contains("\u{1B}]"), "an operating system command")
    XCTAssertFalse(screen.rawText.contains("\u{1B}P"), "a device control string")
    XCTAssertFalse(screen.rawText.contains("\u{1B}[6n"), "a question to the terminal")
    for override in "\u{202E}\u{2066}".unicodeScalars {
      XCTAssertFalse(screen.rawText.unicodeScalars.contains(override), "a bidi control")
    }
  }

  private func expectClean(_ data: Data, _ what: String, file: StaticString = #filePath, line: UInt = #line) {
    let controls = String(decoding: data, as: UTF8.self).unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value
        || 0x2066...0x2069 ~= $0.value
    }
    XCTAssertEqual(controls.map(\.value), [], what, file: file, line: line)
  }

  func testEverythingElse() throws {
    let house = try House()
    try house.quiz("evil", quiz)
    try house.quiz("broken", "{ \"title\": \"\\u001b[2J\", \"questions\": [ { \"kind\": \"\\u001b]0;x\" } ] }")
    let runs: [([String], String)] = [
      (["evil", "--plain"], "h\n1\n"), (["evil", "--json"], "{\"hint\":true}\n{\"answer\":[\"a\"]}\n"),
      (["broken"], ""), (["list"], ""), (["list", "--json"], ""), (["list", "--csv"], ""),
      (["history", "--all-players"], ""),
      (["history", "--all-players", "--json"], ""), (["stats", "--all-players"], ""),
      (["stats", "--all-players", "--questions"], ""), (["no\u{1B}[2J"], ""),
      (["evil", "--plugin", "no\u{1B}]0;x\u{7}"], ""), (["evil", "--player", "\u{1B}[2J", "--plain"], "1\n"),
      (["player", "list"], ""), (["./no\u{9B}2J.json"], ""),
    ]
    for (arguments, input) in runs {
      let outcome = try house.run(arguments, input: input)
      for data in [outcome.output, outcome.errors] { expectClean(data, "quizrun \(arguments)") }
    }
  }
}
