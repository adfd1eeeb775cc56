/// A step from one form of the database to the next.
///
/// Migrations are only ever added at the end: a database remembers how many it has had (`PRAGMA user_version`, read at
/// every start) and which (table `migrations`).
struct Migration {
  let name: String
  let sql: String
}

extension Database {
  /// How many migrations the database has had.
  func version() throws(SQLiteError) -> Int {
    try row("PRAGMA user_version") { $0.int(0) } ?? 0
  }

  /// Brings the database up to the last migration, in one transaction; does nothing if it is there.
  ///
  /// `fill` does the part of a migration beyond its SQL, right after it.
  func migrate(
    _ migrations: [Migration], at milliseconds: Int, fill: (Migration) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    try transaction(
      { () throws(SQLiteError) in
        let version = try version()
        guard version < migrations.count else { return }
        try execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied INTEGER NOT NULL)")
        for migration in migrations[version...] {
          try execute(migration.sql)
          try fill(migration)
          try run("INSERT INTO migrations (name, applied) VALUES (?, ?)", migration.name, milliseconds)
        }
        try execute("PRAGMA user_version = \(migrations.count)")
      }, failing: { $0 })
  }
}
