internal import QuizCore

/// Copies the readable part of a damaged database into a new one of the same form, without derived facts.
///
/// It reads the pages one by one, so that rows are found that no tree refers to; then it adds anything else that SQLite
/// finds.
final class Salvage {
  let into: Database
  private let from: String
  private let pages: RawPages?
  /// Whether the table of players could be read to its end.
  private(set) var hasEveryPlayer = true

  init(from: String, into: Database) {
    self.from = from
    self.into = into
    pages = RawPages(path: from)
  }

  /// The form of the damaged database, as a number of migrations; the newest when it does not say.
  var version: Int {
    let counted = (try? Database(path: from)).flatMap { damaged in
      damaged.keepFilesOnClose()
      damaged.bound(Folder.size(from))
      defer { damaged.close() }
      return (try? damaged.texts("SELECT count(*) FROM migrations"))?.first.flatMap(Int.init)
    }
    guard let version = counted ?? pages?.version, (1...Migration.ofRecord.count).contains(version) else {
      return Migration.ofRecord.count
    }
    return version
  }

  /// The tables with data of their own, with the columns of their keys.
  ///
  /// `memory` and `shared` are among them for records without memories of removed sittings; `kept` has values of lost
  /// sittings, and `history` their owners.
  private static let tables = [
    ("sittings", ["number"]), ("beginnings", ["sitting"]), ("events", ["sitting", "ordinal"]), ("files", ["rowid"]),
    ("uses", ["sitting", "place"]), ("settings", ["key"]), ("players", ["number"]), ("players", ["name"]),
    ("friends", ["id"]),
    ("achievements", ["player", "plugin", "id"]), ("rescores", ["number"]), ("chain", ["position"]),
    ("remembered", ["kind", "mode", "quiz", "player"]),
    ("left_behind", ["kind", "mode", "quiz", "player", "key"]),
    ("kept", ["kind", "mode", "quiz", "player", "key", "sitting"]), ("memory", ["mode", "quiz", "player"]),
    ("shared", ["mode", "player"]), ("visitors", ["hash"]), ("replies", ["sitting", "place"]),
    ("rooms", ["number"]), ("room_events", ["room", "place"]), ("history", ["rowid"]),
  ]

  /// The tables whose rows are recognised by their form.
  private static let plainTables: Set = [
    "sittings", "beginnings", "events", "files", "uses", "friends", "achievements", "rescores", "chain", "remembered",
    "left_behind", "players", "rooms", "room_events",
  ]

  func run() throws(SQLiteError) {
    let damaged = try? Database(path: from)
    damaged?.keepFilesOnClose()
    damaged?.bound(Folder.size(from))
    defer { damaged?.close() }
    try into.transaction(
      { () throws(SQLiteError) in
        try copyPages(Self.plainTables)
        for (table, keys) in Self.tables {
          guard let shape = try TableShape(table, in: into) else { continue }
          let isWhole = damaged.map { copy(table, keys, of: $0) } ?? false
          if table == "players" { hasEveryPlayer = hasEveryPlayer && isWhole }
          if !isWhole, !Self.plainTables.contains(table) { try copyPages([shape.name]) }
        }
      }, failing: { $0 })
  }

  // MARK: Page by page

  /// Copies sound pages first: a row with a damaged key must not replace another.
  private func copyPages(_ names: Set<String>) throws(SQLiteError) {
    guard let pages else { return }
    var shapes: [TableShape] = []
    for name in names.sorted() { if let shape = try TableShape(name, in: into) { shapes.append(shape) } }
    let free = pages.free
    pages.refill()
    var suspect: [RawRow] = []
    for number in pages.numbers where !free.contains(number) {
      guard let found = RawRows(pages, number) else { continue }
      if found.isSound { try copy(found.rows, shapes) } else { suspect += found.rows }
    }
    try copy(suspect, shapes)
    // Rows still in use are newer than rows in free pages.
    for number in free.sorted() { if let found = RawRows(pages, number) { try copy(found.rows, shapes) } }
  }

  private func copy(_ rows: [RawRow], _ shapes: [TableShape]) throws(SQLiteError) {
    for row in rows {
      for shape in shapes {
        guard let values = shape.values(of: row), Self.makesSense(values, shape.name) else { continue }
        try insert(shape.name, values)
        break
      }
    }
  }

  private func insert(_ table: String, _ values: [(column: String, value: RawCell)]) throws(SQLiteError) {
    let columns = values.map { "\"\($0.column)\"" }.listed
    let marks = values.map { _ in "?" }.listed
    try into.run(
      "INSERT OR IGNORE INTO \(table) (\(columns)) VALUES (\(marks))", binding: values.map(\.value))
  }

  /// Whether texts that have a form have it.
  private static func makesSense(_ values: [(column: String, value: RawCell)], _ table: String) -> Bool {
    let texts = Dictionary(
      values.compactMap { name, value in value.bytes.map { (name, $0) } }, uniquingKeysWith: { first, _ in first })
    for name in ["json", "request"] {
      if let text = texts[name], ![UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text.first ?? 0),
        !["remembered", "left_behind"].contains(table)
      {
        return false
      }
    }
    // Before players had ids, their rows resembled those of an index.
    if table == "players", !ULID.isOne(String(decoding: texts["id"] ?? [], as: UTF8.self)) { return false }
    for name in ["sha256", "digest"] where texts[name] != nil && texts[name]?.count != 64 { return false }
    if table == "files", let bytes = texts["bytes"], let hash = texts["sha256"] {
      return Array(SHA256.hex(of: bytes).utf8) == hash
    }
    return true
  }

  // MARK: Through SQLite

  /// Copies from the first row to the damage, then from the last row back to it; true if all rows were read.
  private func copy(_ table: String, _ keys: [String], of damaged: Database) -> Bool {
    for direction in ["ASC", "DESC"] {
      let order = keys.map { "\($0) \(direction)" }.listed
      do {
        try copyRows(table, "SELECT * FROM \(table) NOT INDEXED ORDER BY \(order)", of: damaged)
        return direction == "ASC"
      } catch {
        continue
      }
    }
    return false
  }

  private func copyRows(_ table: String, _ select: String, of damaged: Database) throws(SQLiteError) {
    guard let shape = try TableShape(table, in: into) else { return }
    let source = try damaged.statement(select)
    defer { source.reset() }
    let names = source.columnNames
    while try source.step() {
      if let values = shape.values(names.indices.map(source.cell), of: names) { try insert(table, values) }
    }
  }
}
