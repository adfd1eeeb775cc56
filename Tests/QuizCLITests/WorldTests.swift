import Foundation
import XCTest

/// The world around the program: clock, zone, language, standard descriptors, folders that cannot be written, damage.
final class WorldTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(2))
    try place.plugin(
      "day",
      "return { api = 1, result = function(_, ctx) local d = ctx.day; return { headline = d.year .. \"-\" .. d.month .. \"-\" .. d.day .. \" \" .. d.weekday } end }"
    )
    return place
  }

  // MARK: Clock and zone

  func testTheClockIsSet() throws {
    let place = try place()
    let cases: [(now: String, zone: String, day: String)] = [
      ("2026-11-20T18:30:00Z", "UTC", "2026-11-20 5"), ("2026-11-20T23:30:00Z", "Europe/Berlin", "2026-11-21 6"),
      ("2026-03-01T00:30:00+01:00", "UTC", "2026-2-28 6"), ("2024-02-29T12:00:00.5Z", "UTC", "2024-2-29 4"),
      ("2026-11-20T23:30:00Z", "XYZ-3", "2026-11-21 6"), ("2026-11-20T01:00:00Z", "America/New_York", "2026-11-19 4"),
      ("2026-11-20t18:30:00z", "UTC", "2026-11-20 5"),
    ]
    for (now, zone, day) in cases {
      let messages = try place.play(
        ["statements", "--plugin", "day", "--new"], [right, right], ["QUIZRUN_NOW": now, "TZ": zone])
      XCTAssertEqual(messages.last("result")?.string("headline"), day, "\(now) in \(zone)")
    }
    for bad in [
      "yesterday", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-11-20T25:00:00Z", "2026-11-20T18:30:00",
      "2026-11-20T18:30:00+24:00",
    ] {
      let outcome = try place.run(["statements"], [], ["QUIZRUN_NOW": bad])
      XCTAssertEqual(outcome.code, 2, bad)
      XCTAssertTrue(outcome.errors.contains(bad), outcome.errors)
    }
  }

  func testAnUnknownZoneIsToldAndUTC() throws {
    let place = try place()
    for zone in ["Nowhere/City", "America", "../etc/localtime", "xy"] {
      let outcome = try place.run(
        ["statements", "--plugin", "day", "--json", "--new"], [right, right],
        ["QUIZRUN_NOW": "2026-11-20T23:59:00Z", "TZ": zone])
      XCTAssertEqual(outcome.code, 0)
      XCTAssertTrue(outcome.errors.contains("warning") && outcome.errors.contains(zone), outcome.errors)
      XCTAssertEqual(Message.all(outcome.output).last("result")?.string("headline"), "2026-11-20 5", zone)
    }
    for zone in ["UTC", ":Europe/Paris", "CET-1CEST", "<+03>-3", ""] {
      XCTAssertEqual(try place.run(["statements", "--json", "--new"], [], ["TZ": zone]).errors, "", zone)
    }
  }

  // MARK: Language

  func testTheTextOfTheLocaleChooses() throws {
    let place = try place()
    try place.quiz(
      "words", Samples.quiz(#"{"kind":"truefalse","text":{"en":"yes","de":"ja","pt-BR":"sim"},"correct":true}"#))
    let cases: [([String: String?], String)] = [
      (["LANG": "de_DE.UTF-8"], "ja"), (["LANG": "de"], "ja"), (["LANG": "fr_FR.UTF-8"], "yes"), (["LANG": nil], "yes"),
      (["LANG": "C"], "yes"), (["LANG": "pt_BR.UTF-8"], "sim"), (["LANG": "de_AT@euro"], "ja"),
      (["LANG": "de_DE", "LC_ALL": "en_US"], "yes"), (["LANG": "en_US", "LC_MESSAGES": "de_DE"], "ja"),
      (["LC_ALL": "en_US", "LC_MESSAGES": "de_DE"], "yes"), (["LC_ALL": "", "LANG": "de_DE"], "ja"),
    ]
    for (settings, text) in cases {
      let question = try place.play(["words", "--new"], [], settings).first("question")
      XCTAssertEqual(question?.string("text"), text, "\(settings)")
    }
  }

  // MARK: Standard descriptors

  func testAReaderThatLeavesIsNoError() throws {
    let place = try place()
    for face in ["--json", "--plain"] {
      let program = try place.start(["statements", face, "--new"])
      XCTAssertNotNil(program.readLine())
      program.closeOutput()
      for _ in 0..<4 { program.send(face == "--json" ? right : "1") }
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, 0, face)
      XCTAssertEqual(outcome.errors, "", face)
    }
  }

  func testAFullDeviceIsToldWithItsCode() throws {
    let place = try place()
    for arguments in [["list"], ["help"], ["--version"], ["statements", "--json"], ["statements", "--plain"]] {
      let program = try place.start(arguments, output: .file("/dev/full"))
      let outcome = program.finish()
      XCTAssertEqual(outcome.code, 74, "\(arguments)")
      XCTAssertTrue(outcome.errors.contains("No space left"), "\(arguments): \(outcome.errors)")
    }
    let program = try place.start(["nothing"], errors: .file("/dev/full"))
    XCTAssertEqual(program.finish().code, 2)
  }

  func testAClosedOutputIsToldWithItsCode() throws {
    let place = try place()
    try place.plugin("mine", "return { api = 1 }")
    try place.write(#"{"participant":"p1","responses":{"q1":["true"]}}"# + "\n", to: "responses.ndjson")
    let commands = [
      "--version", "help", "list", "plugins", "categories", "config", "history --json", "stats --json", "streak",
      "achievements --json", "leaderboard --json", "player list --json", "player add Ada", "player export Ada",
      "plugin check --json", "plugin test --json", "plugin types", "plugin new zebra", "quiz check --json",
      "quiz new zebra", "quiz convert home/quizzes/statements.json - --to gift", "verify", "completions bash",
      "statements --json", "statements --plain", "daily --status", "daily --json", "simulate statements --players 2",
      "grade statements responses.ndjson", "analyze statements responses.ndjson",
    ]
    for command in commands {
      let arguments = command.split(separator: " ").map(String.init)
      let outcome = try place.start(arguments, output: .closed).finish()
      XCTAssertEqual(outcome.code, 74, "\(command): \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains("standard output: Bad file descriptor"), "\(command): \(outcome.errors)")
    }
  }

  func testClosedDescriptorsHarmNoFile() throws {
    let place = try place()
    for face in ["--json", "--plain"] {
      let program = try place.start(["statements", face, "--new"], input: .closed, output: .closed, errors: .closed)
      XCTAssertEqual(program.finish().code, 74)
    }
    let lock = try Data(contentsOf: URL(fileURLWithPath: place.root + "/data/quizrun.db.lock"))
    XCTAssertEqual(lock.count, 0, "output went into a file of the record")
    XCTAssertEqual(try place.run(["statements", "--json"]).errors, "", "the record is whole")
  }

  func testWithoutInputNothingHangs() throws {
    let place = try place()
    for arguments in [["statements"], ["statements", "--plain"], ["statements", "--json"]] {
      for input in [Program.Channel.file("/dev/null"), .closed] {
        let outcome = try place.start(arguments + ["--new"], input: input).finish()
        XCTAssertEqual(outcome.code, 0, "\(arguments)")
        XCTAssertTrue(outcome.output.contains("Statement 1"), outcome.output)
      }
    }
    XCTAssertEqual(try place.start([], input: .file("/dev/null")).finish().code, 2)
  }

  // MARK: The record

  func testWithoutAnyHomeNothingIsSaved() throws {
    let place = try place()
    let outcome = try place.run(["statements", "--json"], [right, right], ["QUIZRUN_DATA": nil])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("warning") && outcome.errors.contains("nothing is saved"), outcome.errors)
    XCTAssertEqual(Message.all(outcome.output).last("result")?.number("points"), 2)
  }

  /// Where nothing was ever recorded and nothing is played, no message says that nothing can be saved.
  func testTheDaysStatusWithoutARecord() throws {
    let place = try place()
    for settings in [["QUIZRUN_DATA": "/proc/quizrun"], ["QUIZRUN_DATA": nil]] {
      let outcome = try place.run(["daily", "--status"], [], settings)
      XCTAssertEqual(outcome.code, 0)
      XCTAssertTrue(outcome.output.contains("not begun"), outcome.output)
      XCTAssertEqual(outcome.errors, "")
    }
  }

  func testAFolderThatCannotBeWritten() throws {
    let place = try place()
    try place.write("a file", to: "file")
    for folder in ["/proc/quizrun", "/dev/null/data", place.root + "/file"] {
      let outcome = try place.run(["statements", "--json"], [right, right], ["QUIZRUN_DATA": folder])
      XCTAssertEqual(outcome.code, 0, folder)
      XCTAssertTrue(outcome.errors.contains("warning: '\(folder)") || folder == "/dev/null/data", outcome.errors)
      XCTAssertTrue(outcome.errors.contains("not saved"), outcome.errors)
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
      XCTAssertEqual(Message.all(outcome.output).last("result")?.number("points"), 2, folder)
    }
  }

  func testADamagedRecordIsSetAside() throws {
    let place = try place()
    let junk = String(repeating: "this is no database. ", count: 500)
    try place.write(junk, to: "data/quizrun.db")
    let outcome = try place.run(["statements", "--json"], [right, right])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.errors.contains("damaged"), outcome.errors)
    XCTAssertEqual(Message.all(outcome.output).last("result")?.number("points"), 2)
    let files = try FileManager.default.contentsOfDirectory(atPath: place.root + "/data")
    let kept = try files.contains {
      try String(contentsOfFile: "\(place.root)/data/\($0)", encoding: .isoLatin1) == junk
    }
    XCTAssertTrue(kept, "\(files)")
    XCTAssertEqual(try place.run(["statements", "--json"]).errors, "")
  }

  func testARecordOfANewerProgramIsRefused() throws {
    let place = try place()
    place.verifies = false
    let path = place.root + "/data/quizrun.db"
    try FileManager.default.createDirectory(atPath: place.root + "/data", withIntermediateDirectories: true)
    let bytes = emptyDatabase(version: 0x7FFF)
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = try place.run(["statements", "--json"], [right])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertEqual(outcome.output, "")
    XCTAssertTrue(outcome.errors.contains("newer"), outcome.errors)
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), bytes, "it was changed")
  }

  /// One page of SQLite's format with no table and that `user_version` (https://www.sqlite.org/fileformat.html).
  private func emptyDatabase(version: UInt16) -> Data {
    var bytes = [UInt8](repeating: 0, count: 4096)
    bytes.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
    bytes.replaceSubrange(16..<24, with: [16, 0, 1, 1, 0, 64, 32, 32])
    for (offset, value) in [(27, 1), (31, 1), (47, 4), (59, 1), (95, 1), (98, 16), (100, 13), (105, 16)] {
      bytes[offset] = UInt8(value)
    }
    bytes[62] = UInt8(version >> 8)
    bytes[63] = UInt8(version & 0xFF)
    return Data(bytes)
  }
}
