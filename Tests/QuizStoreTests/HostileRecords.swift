import CSQLite
import Foundation
import QuizCore
import XCTest

/// Databases that mean harm, made of an honest backup: the same seed makes the same ones.
struct HostileRecords {
  let whole: Data
  let path: String
  var chance: SplitMix64

  private static let tables = ["players", "sittings", "beginnings", "events", "settings", "rooms", "history", "chain"]

  /// Writes the next one, and says what it is.
  mutating func write(_ number: Int) throws -> String {
    try whole.write(to: URL(fileURLWithPath: path))
    let kinds: [(inout Self) throws -> String] = [
      { try $0.trigger() }, { try $0.view() }, { try $0.virtualTable() }, { try $0.generatedColumn() },
      { try $0.wrongType() }, { try $0.missingIndex() }, { try $0.circle() }, { try $0.pageSize() },
      { try $0.truncated() }, { try $0.seal() }, { try $0.zeros() }, { try $0.otherTable() }, { try $0.index() },
      { try $0.encoding() }, { try $0.sharedPages() }, { try $0.version() }, { try $0.manyObjects() },
      { try $0.constraint() }, { try $0.part() }, { try $0.extreme() }, { try $0.flipped() }, { try $0.json() },
    ]
    return try kinds[number % kinds.count](&self)
  }

  // MARK: Tools

  private mutating func one<Value>(of values: [Value]) -> Value { values[chance.within(0, values.count - 1)] }

  private mutating func table() -> String { one(of: Self.tables) }

  /// Runs SQL without the usual checks; statements that a hostile file makes impossible are left out.
  @discardableResult
  private func run(_ sql: String) -> Bool {
    var handle: OpaquePointer?
    sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil)
    defer { sqlite3_close_v2(handle) }
    let before = "PRAGMA synchronous = OFF; PRAGMA application_id = 0; PRAGMA writable_schema = ON; "
    let code = sqlite3_exec(handle, before + sql, nil, nil, nil)
    return code == SQLITE_OK
  }

  private func text(_ sql: String) -> String {
    var handle: OpaquePointer?
    sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, nil)
    defer { sqlite3_close_v2(handle) }
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else { return "" }
    return String(cString: text)
  }

  private func change(_ body: (inout Data) -> Void) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    body(&bytes)
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private static let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"

  // MARK: Objects

  private mutating func trigger() throws -> String {
    let bodies = [
      "UPDATE players SET name = 'Mallory'", "SELECT (\(Self.endless))", "SELECT hex(zeroblob(90000000))",
      "INSERT INTO settings VALUES (hex(randomblob(8)), zeroblob(50000000))", "DELETE FROM sittings",
    ]
    let when = one(of: ["BEFORE", "AFTER"]) + " " + one(of: ["INSERT", "UPDATE", "DELETE"])
    let sql = "CREATE TRIGGER t\(chance.within(1, 99)) \(when) ON \(table()) BEGIN \(one(of: bodies)); END"
    run(sql)
    return sql
  }

  private mutating func view() throws -> String {
    let name = table()
    let isInPlace = chance.within(0, 1) == 0
    let body = one(of: [Self.endless, "SELECT 1 AS id", "SELECT hex(zeroblob(90000000)) AS id"])
    let sql =
      isInPlace ? "DROP TABLE \(name); CREATE VIEW \(name) AS \(body)" : "CREATE VIEW v AS \(body)"
    run(sql)
    return sql
  }

  private mutating func virtualTable() throws -> String {
    let name = chance.within(0, 1) == 0 ? "v" : table()
    let module = one(of: ["fts5(a, b)", "rtree(id, a, b)", "fts4(a)", "dbstat", "sqlite_dbpage", "none(x)"])
    let sql = "CREATE VIRTUAL TABLE \(name) USING \(module)"
    run("DROP TABLE IF EXISTS \(name)")
    if !run(sql) { run("INSERT INTO sqlite_schema VALUES ('table', '\(name)', '\(name)', 0, '\(sql)')") }
    return sql
  }

  private mutating func generatedColumn() throws -> String {
    let name = table()
    let body = one(of: ["hex(zeroblob(90000000))", "abs(-9223372036854775808)", "1 + 1"])
    let place = one(of: ["VIRTUAL", "STORED"])
    let sql = text("SELECT sql FROM sqlite_schema WHERE name = '\(name)'")
    let other = sql.dropLast(sql.hasSuffix("ROWID") ? 15 : 1) + ", more AS (\(body)) \(place))"
    run("UPDATE sqlite_schema SET sql = '\(other.replacingOccurrences(of: "'", with: "''"))' WHERE name = '\(name)'")
    return String(other)
  }

  private mutating func missingIndex() throws -> String {
    let name = one(of: ["sittings_unfinished", "history_player", "rooms_open", "chain_sitting", "kept_moments"])
    run(one(of: ["DROP INDEX \(name)", "DELETE FROM sqlite_schema WHERE name = '\(name)'"]))
    return "without \(name)"
  }

  private mutating func index() throws -> String {
    let sql = one(of: [
      "CREATE INDEX i ON players (name) WHERE abs(number) > 0", "CREATE INDEX i ON players (hex(name))",
      "CREATE UNIQUE INDEX i ON events (json_valid(json), sitting, ordinal)", "ANALYZE",
      "CREATE INDEX i ON sittings (zone) WHERE length(hex(zeroblob(9000000))) > 1",
    ])
    run(sql)
    return sql
  }

  private mutating func otherTable() throws -> String {
    let name = table()
    let sql = text("SELECT sql FROM sqlite_schema WHERE name = '\(name)'")
    let other = sql.hasSuffix("ROWID") ? String(sql.dropLast(14)) : sql + " WITHOUT ROWID"
    if chance.within(0, 1) == 0 {
      run("UPDATE sqlite_schema SET sql = '\(other.replacingOccurrences(of: "'", with: "''"))' WHERE name = '\(name)'")
    } else {
      run("DROP TABLE \(name); \(other)")
    }
    return other
  }

  private mutating func constraint() throws -> String {
    let name = table()
    let more = one(of: [
      ", CHECK (hex(zeroblob(90000000)) <> '')", ", more TEXT DEFAULT (hex(zeroblob(90000000)))",
      ", more TEXT COLLATE nobody", ", UNIQUE (more)", ", more REFERENCES players (id) ON DELETE CASCADE",
    ])
    let sql = text("SELECT sql FROM sqlite_schema WHERE name = '\(name)'")
    let other = sql.dropLast(sql.hasSuffix("ROWID") ? 15 : 1) + more + ")"
    run("UPDATE sqlite_schema SET sql = '\(other.replacingOccurrences(of: "'", with: "''"))' WHERE name = '\(name)'")
    return String(other)
  }

  private mutating func manyObjects() throws -> String {
    let count = one(of: [60, 5000])
    run(
      """
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < \(count))
      INSERT INTO sqlite_schema SELECT 'view', 'v' || x, 'v' || x, 0, 'CREATE VIEW v' || x || ' AS SELECT 1' FROM n
      """)
    return "\(count) views"
  }

  // MARK: Rows

  private mutating func wrongType() throws -> String {
    let (table, column) = one(of: [
      ("players", "name"), ("players", "former"), ("sittings", "offset"), ("sittings", "started"), ("events", "at"),
      ("events", "json"), ("sittings", "request"), ("sittings", "players"), ("rooms", "json"), ("rooms", "code"),
      ("history", "ms"), ("chain", "digest"), ("settings", "value"), ("beginnings", "json"),
    ])
    let value = one(of: [
      "x'ff00'", "CAST(x'ff' AS TEXT)", "'no'", "1e308", "-9223372036854775808", "9223372036854775807",
    ])
    let sql = "UPDATE \(table) SET \(column) = \(value)"
    run(sql)
    return sql
  }

  private mutating func zeros() throws -> String {
    let sql = one(of: [
      "UPDATE events SET json = zeroblob(3000000)", "UPDATE files SET bytes = zeroblob(9000000)",
      "INSERT INTO settings VALUES ('a', CAST(zeroblob(3000000) AS TEXT))",
      "INSERT INTO settings VALUES ('a', zeroblob(3000000))", "UPDATE sittings SET zone = hex(zeroblob(40000000))",
      "UPDATE players SET name = hex(zeroblob(20000))",
    ])
    run(sql)
    return sql
  }

  private mutating func extreme() throws -> String {
    let column = one(of: [
      "sittings SET offset", "sittings SET started", "sittings SET number", "events SET at", "events SET ordinal",
      "history SET day", "history SET offset", "rooms SET players", "rooms SET port", "achievements SET day",
      "rescores SET at", "chain SET position", "players SET added", "players SET number", "room_events SET place",
    ])
    let sql = "UPDATE OR IGNORE \(column) = \(one(of: [Int.max, Int.min, 1 << 53, -1 - 1 << 60]))"
    run(sql)
    return sql
  }

  private mutating func json() throws -> String {
    let deep = String(repeating: "[", count: 100_000)
    let value = one(of: [
      deep, "{}", "[]", "null", #"{"timePassed":9223372036854775807}"#, #"{"timePassed":-1}"#,
      #"{"rewound":9223372036854775807}"#, #"{"opened":{"step":{"number":-5}}}"#, #"{"took":{"ms":1e999}}"#,
    ])
    let place = one(of: [
      "events SET json", "beginnings SET json", "rooms SET json", "room_events SET json", "remembered SET json",
      "rescores SET json", "players SET former", "sittings SET players",
    ])
    run("UPDATE \(place) = '\(value)'")
    return "\(place): \(value.prefix(50))"
  }

  private mutating func version() throws -> String {
    let version = one(of: [-1, 0, 1, 3, 7, 16, 99, 2_000_000_000])
    run("PRAGMA user_version = \(version)")
    return "version \(version)"
  }

  private mutating func part() throws -> String {
    let sql = one(of: [
      "INSERT INTO parts VALUES ('guests', 0, x'00')", "INSERT INTO parts VALUES ('guests', 7, zeroblob(100))",
      "INSERT INTO parts VALUES ('guests', 0, zeroblob(5000000))", "INSERT INTO parts VALUES ('guests', 0, 'text')",
      "INSERT INTO parts VALUES ('../../x', 0, x'00')",
    ])
    run("CREATE TABLE IF NOT EXISTS parts (name TEXT NOT NULL, place INTEGER NOT NULL, bytes BLOB NOT NULL)")
    run(sql)
    return sql
  }

  // MARK: Pages

  private mutating func circle() throws -> String {
    run("PRAGMA application_id = 0")
    let page = chance.within(2, 40)
    let target = UInt8(chance.within(1, 40))
    try change { bytes in
      // The page becomes an inner one whose only child may be itself.
      let start = (page - 1) * 4096
      guard bytes.count > start + 4096 else { return }
      bytes.replaceSubrange(start..<start + 12, with: [5, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, target])
    }
    return "page \(page) leads to \(target)"
  }

  private mutating func sharedPages() throws -> String {
    let (one, other) = (table(), table())
    run(
      """
      UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = '\(other)')
      WHERE name = '\(one)'
      """)
    return "\(one) on the pages of \(other)"
  }

  private mutating func pageSize() throws -> String {
    run("PRAGMA application_id = 0")
    let size = one(of: [0, 1, 512, 1024, 8192, 32768, 65535])
    try change { $0.replaceSubrange(16..<18, with: [UInt8(size >> 8), UInt8(size & 255)]) }
    return "pages of \(size)"
  }

  private mutating func truncated() throws -> String {
    let count = chance.within(0, whole.count - 1)
    run("PRAGMA application_id = 0")
    try change { $0 = $0.prefix(count) }
    return "\(count) bytes"
  }

  private mutating func seal() throws -> String {
    let seal = chance.within(0, 3)
    run("PRAGMA application_id = \(seal == 0 ? 0 : chance.within(1, 1 << 30))")
    return "seal \(seal)"
  }

  private mutating func encoding() throws -> String {
    run("PRAGMA application_id = 0")
    let code = UInt8(chance.within(0, 4))
    try change { $0[59] = code }
    return "encoding \(code)"
  }

  private mutating func flipped() throws -> String {
    run("PRAGMA application_id = 0")
    var places: [Int] = []
    for _ in 0..<chance.within(1, 40) { places.append(chance.within(0, whole.count - 1)) }
    try change { for place in places where place < $0.count { $0[place] ^= 0x41 } }
    return "bytes \(places)"
  }
}
