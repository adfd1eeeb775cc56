import CSQLite
import Foundation
import XCTest

/// Files and values of strangers, as the commands meet them.
final class ForeignRecordTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    _ = try place.play(["mini", "--player", "Ada", "--new"], [right, right])
    return place
  }

  private func run(_ sql: String, on file: String) {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    XCTAssertEqual(sqlite3_open_v2(file, &database, SQLITE_OPEN_READWRITE, nil), SQLITE_OK)
    XCTAssertEqual(sqlite3_exec(database, "PRAGMA application_id = 0; " + sql, nil, nil, nil), SQLITE_OK, sql)
  }

  func testABackupWithSQLOfItsOwnIsRefused() throws {
    let (here, there) = (try place(), try place())
    let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
    for (sql, object) in [
      ("CREATE TRIGGER t AFTER INSERT ON events BEGIN UPDATE players SET name = 'M'; END", "trigger 't'"),
      ("CREATE TRIGGER t BEFORE DELETE ON kept BEGIN SELECT (\(endless)); END", "trigger 't'"),
      ("CREATE VIEW everything AS \(endless)", "view 'everything'"),
      ("CREATE INDEX players_hex ON players (hex(name))", "index 'players_hex'"),
      ("ALTER TABLE settings ADD COLUMN more AS (hex(zeroblob(900000000)))", "table 'settings'"),
    ] {
      try? FileManager.default.removeItem(atPath: here.root + "/copy.db")
      XCTAssertEqual(try there.run(["backup", here.root + "/copy.db"]).code, 0)
      run(sql, on: here.root + "/copy.db")
      let before = try here.run(["history", "--all-players", "--json"]).output
      for how in ["--force", "--merge"] {
        let outcome = try here.run(["restore", "copy.db", how])
        XCTAssertEqual(outcome.code, 65, sql)
        XCTAssertTrue(outcome.errors.contains("holds the \(object), which is not of quizrun"), outcome.errors)
      }
      XCTAssertEqual(try here.run(["history", "--all-players", "--json"]).output, before)
    }
    // Without a seal it is a record all the same.
    XCTAssertEqual(try there.run(["backup", here.root + "/copy.db"]).code, 0)
    run("", on: here.root + "/copy.db")
    XCTAssertEqual(try here.run(["restore", "copy.db", "--merge", "--apart"]).output, "Added: 1 sitting, 1 player\n")
    XCTAssertEqual(try here.run(["verify"]).code, 0)
  }

  /// Values that an older version took over from an import end nothing: lists go on, and `verify` names them.
  func testValuesThatNoRecordCanHaveEndNothing() throws {
    let place = try place()
    _ = try place.play(["mini", "--player", "Ada", "--new"], [right])
    for (table, column) in [
      ("history", "offset"), ("history", "day"), ("history", "ms"), ("history", "finished"), ("sittings", "offset"),
      ("sittings", "started"), ("sittings", "day"), ("events", "at"),
    ] {
      for value in [Int.max, Int.min] {
        let old = try place.value("SELECT \(column) FROM \(table) LIMIT 1")
        try place.forge("UPDATE \(table) SET \(column) = \(value)")
        for command in [
          ["history", "--json", "--all"], ["history", "--all-players"], ["streak", "--json"],
          ["stats", "--all-players", "--json"],
          ["daily", "--status"],
          ["daily", "--month"], ["achievements"], ["leaderboard"], ["list"], ["player", "export", "Ada"],
        ] {
          let outcome = try place.run(command)
          XCTAssertTrue([0, 2].contains(outcome.code), "\(table).\(column) = \(value), \(command): \(outcome)")
        }
        let verified = try place.run(["verify"])
        XCTAssertEqual(verified.code, 1, "\(table).\(column): \(verified.output)")
        XCTAssertTrue(verified.output.contains("'\(column)'"), "\(table).\(column): \(verified.output)")
        try place.forge("UPDATE \(table) SET \(column) = \(old)")
      }
    }
  }

  func testEveryNumberOfAnImportHasARange() throws {
    let (here, there) = (try place(), try Place())
    let exported = try here.run(["player", "export", "Ada"]).output
    for (key, values) in [
      ("started", [Int.max, Int.min]), ("offset", [Int.max, -1441]), ("ms", [Int.max, -1]), ("number", [Int.max, -1]),
      ("rules", [Int.max, -1]), ("timePassed", [Int.max, -1]),
    ] {
      for value in values {
        let changed = exported.replacing(
          try Regex("\"\(key)\":[0-9]+"), with: "\"\(key)\":\(value)", maxReplacements: 9)
        if changed == exported { continue }
        try there.write(changed, to: "file.json")
        let outcome = try there.run(["player", "import", "file.json"])
        XCTAssertEqual(outcome.code, 65, "\(key) = \(value): \(outcome)")
        XCTAssertTrue(outcome.errors.contains("a whole number from"), outcome.errors)
      }
    }
  }
}
