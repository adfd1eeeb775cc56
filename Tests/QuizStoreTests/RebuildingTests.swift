import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// The tables beside the sittings are those that building anew gives, whatever happened to the record.
final class RebuildingTests: ScratchTestCase {
  /// Every row of every derived table, with keys in the place of numbers.
  private func derived(_ record: SQLiteRecord) throws -> [String] {
    var rows: [String] = []
    for table in SQLiteRecord.derivedTables where table != "topics" {
      let statement = try record.database.statement("SELECT * FROM \(table)")
      defer { statement.reset() }
      let names = statement.columnNames
      var found: [(String, [String])] = []
      while try statement.step() { found.append((table, names.indices.map { statement.text($0) })) }
      for (table, cells) in found {
        let readable = try zip(names, cells).map { name, cell in
          switch name {
          case "question" where table != "questions":
            return try record.database.texts("SELECT key FROM questions WHERE number = \(cell)").first ?? "none"
          case "topic" where table != "questions":
            return try record.database.texts(
              "SELECT category || '/' || difficulty FROM topics WHERE number = \(cell)"
            ).first ?? "none"
          case "points", "of", "percents", "best": return Double(cell).map { String(($0 * 1e6).rounded()) } ?? cell
          case "number" where table == "questions", "topic", "text": return ""
          default: return cell
          }
        }
        rows.append("\(table): \(readable.joined(separator: " "))")
      }
    }
    return rows.sorted()
  }

  private func assertRebuilds(_ record: SQLiteRecord, _ what: String, line: UInt = #line) throws {
    XCTAssertEqual(try record.audit(nil), [], what, line: line)
    let kept = try derived(record)
    try record.database.transaction({ () throws(SQLiteError) in try record.rebuild() }, failing: { $0 })
    let rebuilt = try derived(record)
    XCTAssertEqual(kept.filter { !rebuilt.contains($0) }, [], "\(what): no longer there", line: line)
    XCTAssertEqual(rebuilt.filter { !kept.contains($0) }, [], "\(what): not there before", line: line)
    XCTAssertFalse(kept.isEmpty, what)
    try assertSeen(record, what, line: line)
  }

  /// A random sitting, which may remember something; some are left open, some are of the day, some accept a challenge.
  private func play(_ seed: Int, _ chance: inout SplitMix64, _ record: SQLiteRecord) throws {
    let players = [["Ann"], ["Bo"], ["Ann", "Bo"], ["Cy", "Ann"]][chance.within(0, 3)]
    let random =
      seed.isMultiple(of: 2)
      ? RandomSitting(seed: UInt64(seed))
      : RandomSitting(seed: UInt64(seed), quiz: nil, players: players, layers: { [BuiltInMode()] })
    var beginning = random.beginning
    beginning.sitting = "S\(seed)"
    beginning.day = CivilDay(number: 20_000 + chance.within(0, 40))
    var request: [String: String] = [:]
    if chance.within(0, 3) == 0 { request["daily"] = beginning.day.text }
    if chance.within(0, 9) == 0 { request[StoredSitting.challengeKey] = "other" }
    // The clock goes back now and then.
    let started = beginning.day.number * 86_400_000 + chance.within(-5000, 5000)
    let stored = StoredSitting(
      beginning: beginning, started: WallTime(milliseconds: started), zone: "UTC",
      offsetMinutes: [0, 60, -480][chance.within(0, 2)], request: request)
    let remembers = chance.within(0, 2) > 0
    let events = random.played().flatMap { event -> [SittingEvent] in
      if case .took(let turn) = event, remembers, chance.within(0, 2) == 0 {
        let shared = seed.isMultiple(of: 3) ? PlainValue.list([.int(seed)]) : nil
        return [
          event,
          .remembered(RememberedValues(memory: .record([PlainField(turn.step.id, .int(seed))]), shared: shared)),
        ]
      }
      guard case .finished(var result) = event, remembers, chance.within(0, 1) == 0 else { return [event] }
      result.memory = .int(seed)
      if seed.isMultiple(of: 3) { result.shared = .text("of \(seed)") }
      return [.finished(result)]
    }
    let first = chance.within(1, max(1, events.count - 1))
    try record.begin(stored, events: Array(events.prefix(first)))
    try record.append(
      Array(events.dropFirst(first)), to: stored.beginning.sitting,
      at: WallTime(milliseconds: started + chance.within(-2000, 9000)))
    if chance.within(0, 11) == 0, events.last.map({ if case .finished = $0 { false } else { true } }) ?? false {
      try record.append([.discarded], to: stored.beginning.sitting, at: stored.started)
    }
  }

  func testRebuiltTablesAreTheKeptOnes() throws {
    let record = try open()
    var chance = SplitMix64(seed: 31)
    for seed in 1...90 { try play(seed, &chance, record) }
    try assertRebuilds(record, "as played")
    try record.renamePlayer("Ann", to: "Änne")
    for seed in 91...110 { try play(seed, &chance, record) }
    try assertRebuilds(record, "renamed")
    for _ in 1...25 {
      let ids = try record.everySitting()
      try record.delete(ids[chance.within(0, ids.count - 1)])
    }
    try assertRebuilds(record, "sittings removed")
    for seed in 111...130 { try play(seed, &chance, record) }
    try assertRebuilds(record, "played on")
    try record.removePlayer("Cy")
    try assertRebuilds(record, "a player removed")
    record.close()
    try assertRebuilds(try open(), "opened again")
  }

  func testWhatModesRememberOutlivesASitting() throws {
    let record = try open()
    for (place, id) in ["A", "B", "C"].enumerated() {
      var sitting = RecordSitting(id)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
        let events = sitting.play(command).map { event in
          guard case .finished(var result) = event else { return event }
          result.memory = .text(id)
          return .finished(result)
        }
        // The clock is set back: what ended last counts, not what says so.
        try record.append(events, to: id, at: WallTime(milliseconds: 9000 - place * 3000))
      }
    }
    func memory() throws -> PlainValue { try record.memory(mode: "default", quiz: "animals", player: "Ada") }
    XCTAssertEqual(try memory(), .text("C"))
    try record.delete("C")
    XCTAssertEqual(try memory(), .text("C"))
    try assertRebuilds(record, "the last removed")
    XCTAssertEqual(try memory(), .text("C"))
    try record.delete("A")
    try assertRebuilds(record, "the first removed")
    XCTAssertEqual(try memory(), .text("C"))
  }

  func testEveryChangeOfADerivedColumnIsFound() throws {
    do {
      let original = try open()
      var chance = SplitMix64(seed: 5)
      for seed in 1...12 { try play(seed, &chance, original) }
      XCTAssertEqual(try original.audit(nil), [])
      original.close()
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var changes = 0
    for table in SQLiteRecord.derivedTables + ["sittings", "beginnings", "events", "chain", "chain_head"] {
      for column in try columns(of: table) where !Self.isFree(table, column) {
        try restore(whole)
        let row = try columns(of: table, keys: true).isEmpty ? "rowid" : "\"\(column)\""
        let database = try Database(path: path)
        try database.run(
          """
          UPDATE OR REPLACE \(table) SET "\(column)" = CASE typeof("\(column)") WHEN 'text' THEN "\(column)" || 'x'
            WHEN 'null' THEN 7 ELSE "\(column)" + 7 END
          WHERE \(row) IS (SELECT max(\(row)) FROM \(table))
          """)
        changes += database.changes
        database.close()
        let record = try open()
        XCTAssertFalse(try record.audit(nil).isEmpty && record.notices.isEmpty, "\(table).\(column)")
        record.close()
      }
    }
    XCTAssertGreaterThan(changes, 120)
  }

  func testEveryInventedRowOfADerivedTableIsFound() throws {
    do {
      let original = try open()
      var chance = SplitMix64(seed: 5)
      for seed in 1...12 { try play(seed, &chance, original) }
      original.close()
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for table in SQLiteRecord.derivedTables {
      for key in try columns(of: table, of: "pk") {
        try restore(whole)
        let cells = try columns(of: table).map { column in
          column != key ? "\"\(column)\"" : "iif(typeof(\"\(key)\") = 'text', \"\(key)\" || 'x', \"\(key)\" + 7777)"
        }
        // A unique value is changed to another in the new row.
        let others = ["questions": "key", "topics": "difficulty"]
        let row = cells.map { others[table] == $0.filter { $0 != "\"" } ? "'made up'" : $0 }
        let database = try Database(path: path)
        try database.run("INSERT INTO \(table) SELECT \(row.joined(separator: ", ")) FROM \(table) LIMIT 1")
        XCTAssertEqual(database.changes, 1, "\(table).\(key)")
        database.close()
        let record = try open()
        XCTAssertFalse(try record.audit(nil).isEmpty && record.notices.isEmpty, "\(table).\(key)")
        record.close()
      }
    }
  }

  /// Older records have no moment of a memory. Numbers and words of questions and topics are given in passing, of a link its place
  /// among others counts; zone and request of `sittings` are in the chain.
  private static func isFree(_ table: String, _ column: String) -> Bool {
    table == "topics" || (table == "questions" && column != "key") || (table == "chain" && column == "position")
      || (table == "chain_head" && column == "filled") || (column == "moment" && table != "kept")
  }

  /// The columns of a table; with `keys` those of one without row ids only.
  private func columns(of table: String, of what: String? = nil, keys: Bool = false) throws -> [String] {
    let database = try Database(path: path, for: .reading)
    defer { database.close() }
    var list = what.map { " WHERE \($0) > 0" } ?? ""
    if keys { list = " WHERE EXISTS (SELECT 1 FROM pragma_table_list('\(table)') WHERE wr = 1)" }
    return try database.texts("SELECT name FROM pragma_table_info('\(table)')\(list)")
  }
}
