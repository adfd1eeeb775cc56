import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Single cells of a record that are changed, and rows that are taken out: whatever a list then shows otherwise is found.
final class EditTests: ScratchTestCase {
  /// The lists as text.
  private func shown(_ record: SQLiteRecord) throws -> String {
    var shown = ""
    for player in try record.players() {
      print(player, to: &shown)
      for entry in try record.history(player: player.id) { print(entry, to: &shown) }
      print(try record.unfinished(player: player.id), try record.achievements(of: player.id), to: &shown)
      print(try record.missed(by: player.id, in: nil).sorted(), try record.days(of: player.id), to: &shown)
      print(try record.homeSummary(player: player.id).sorted { $0.key < $1.key }, to: &shown)
      print(try record.memories(of: player.id, mode: nil), to: &shown)
      let statistics = try record.statistics(HistoryFilter(player: player.id), by: .month, hardest: 9)
      print(statistics, to: &shown)
    }
    print(try record.history(player: nil), try record.hiddenPlayers().sorted(), to: &shown)
    print(try record.statistics(HistoryFilter(), by: .week, hardest: 9), to: &shown)
    print(try record.settings().sorted { $0.key < $1.key }, to: &shown)
    for id in try record.everySitting() { print(try record.rescores(of: id), to: &shown) }
    return shown
  }

  private func fill() throws {
    let record = try open()
    for (number, player) in ["Ada", "Bob", "Ada", "Cleo"].enumerated() {
      var sitting = RecordSitting("S\(number)", player: player, started: 1_000_000 * number)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      let commands = [Command.skip, .proceed(inputs: []), .answer(.chosen(["a"]), inputs: []), .skip]
      for command in commands.prefix(number == 3 ? 1 : 4) {
        try record.append(sitting.play(command), to: sitting.id, at: WallTime(milliseconds: 1_000_000 * number + 5000))
      }
    }
    let day = CivilDay(year: 2026, month: 11, day: 20)
    try record.addAchievements([EarnedAchievement(plugin: "p", id: "week", day: day)], of: "Ada")
    try record.addRescores([
      Rescore(sitting: "S0", at: WallTime(milliseconds: 7000), plugins: ["grade"], result: SittingResult())
    ])
    try record.set("theme", "dark")
    try record.set("drawn 2026-11-20", #"{"questions":["a/q1","b/q2"]}"#)
    try record.setHidden("Bob", true)
    try record.renamePlayer("Cleo", to: "Clea")
    XCTAssertEqual(try record.audit(nil), [])
    record.close()
  }

  func testEveryEditThatAListShowsIsFound() throws {
    try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let before = try open()
    let expected = try shown(before)
    before.close()
    var chance = SplitMix64(seed: 40)
    var (seen, edits) = (0, 0)
    while edits < 300 {
      try restore(whole)
      for name in try names() where name.contains("damaged") {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
      guard let edit = try Self.edit(path, &chance) else { continue }
      edits += 1
      let record: SQLiteRecord
      do { record = try open() } catch { continue }
      defer { record.close() }
      let now = (try? shown(record)) ?? "unreadable"
      if now == expected { continue }
      seen += 1
      let isFound = record.wasRescued || (try? record.audit(nil).isEmpty) != true
      XCTAssertTrue(isFound, edit)
    }
    XCTAssertGreaterThan(seen, 60)
  }

  /// Changes one cell, or removes one row; nil where the database refuses it.
  private static func edit(_ path: String, _ chance: inout SplitMix64) throws -> String? {
    let database = try Database(path: path)
    defer { database.close() }
    let tables = try database.texts(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('migrations', 'chain_head')")
    let table = tables[chance.within(0, tables.count - 1)]
    let count = try database.count("SELECT count(*) FROM \(table)")
    if count == 0 { return nil }
    let columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
    let keys = try database.texts("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
    let key = "(\(keys.map { "\"\($0)\"" }.joined(separator: ", ")))"
    let row =
      "\(key) = (SELECT \(key.dropFirst().dropLast()) FROM \(table) LIMIT 1 OFFSET \(chance.within(0, count - 1)))"
    let column = columns[chance.within(0, columns.count - 1)]
    let values = [
      "CASE typeof(\"\(column)\") WHEN 'integer' THEN \"\(column)\" + 1 WHEN 'real' THEN \"\(column)\" + 0.5 WHEN 'null' THEN 'x' ELSE substr(\"\(column)\", 1, length(\"\(column)\") - 1) || 'A' END",
      "CASE typeof(\"\(column)\") WHEN 'text' THEN replace(\"\(column)\", 'a', 'b') ELSE \"\(column)\" END", "NULL",
    ]
    let value = values[chance.within(0, 2)]
    let sql =
      chance.within(0, 5) == 0
      ? "DELETE FROM \(table) WHERE \(row)" : "UPDATE \(table) SET \"\(column)\" = \(value) WHERE \(row)"
    do { try database.execute(sql) } catch { return nil }
    return sql
  }

  /// The row that a finding names is that of a player, a setting or a room.
  func testRowsOfListsAreBound() throws {
    try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for (sql, table) in [
      ("UPDATE players SET name = 'Eve' WHERE name = 'Ada'", "players"),
      ("UPDATE players SET hidden = 0", "players"), ("DELETE FROM settings WHERE key = 'theme'", "settings"),
      ("UPDATE settings SET value = '{}' WHERE key LIKE 'drawn %'", "settings"),
      ("INSERT INTO settings VALUES ('sound', 'rm')", "settings"),
    ] {
      try restore(whole)
      let database = try Database(path: path)
      try database.execute(sql)
      database.close()
      let record = try open()
      let findings = try record.audit(nil)
      XCTAssertEqual(findings.count, 1, sql)
      switch findings.first?.what {
      case .rowChanged(table, _), .rowMissing(table, _): break
      default: XCTFail("\(sql): \(findings)")
      }
      record.close()
    }
  }

  /// The words of a question are those of the newest sitting that is left.
  func testWordsGoWithTheirSitting() throws {
    let record = try open()
    for (id, text) in [("S1", "One?"), ("S2", "First?")] {
      var quiz = RecordSitting.quiz
      quiz.questions[0].text = text
      var sitting = RecordSitting(id, quiz: quiz)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
        try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: 5000))
      }
    }
    try record.delete("S2")
    XCTAssertEqual(try record.audit(nil), [])
    XCTAssertEqual(try record.database.texts("SELECT text FROM questions WHERE key LIKE '%q1'"), ["One?"])
  }
}
