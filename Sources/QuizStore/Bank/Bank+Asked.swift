package import QuizCore

extension Bank {
  /// The key in `asked` of a question, by its id in a drawn quiz.
  static func key(of id: String) -> Int { Int(truncatingIfNeeded: Int64(bitPattern: Chance.hash([id]))) }

  /// Notes that a player was asked questions now; kept when the program is killed, perhaps not when the power fails.
  package func note(asked ids: [String], by player: String) throws(RecordFailure) {
    let time = now().milliseconds
    try writing(durable: false) { () throws(SQLiteError) in
      for id in ids {
        try database.run(
          "INSERT OR REPLACE INTO asked (player, question, at) VALUES (?, ?, ?)", player, Self.key(of: id), time)
      }
    }
  }

  /// Moves a player's entries to another name.
  package func renamePlayer(_ name: String, to other: String) throws(RecordFailure) {
    try writing(durable: true) { () throws(SQLiteError) in
      try database.run("UPDATE OR REPLACE asked SET player = ? WHERE player = ?", other, name)
    }
  }

  /// Deletes a player's entries, without a trace in the files.
  package func removePlayer(_ name: String) throws(RecordFailure) {
    try reading(database.run("PRAGMA secure_delete = ON"))
    try writing(durable: true) { () throws(SQLiteError) in
      try database.run("DELETE FROM asked WHERE player = ?", name)
    }
    try reading(database.run("PRAGMA wal_checkpoint(TRUNCATE)"))
  }
}

/// The times at which a player was asked each question.
struct AskedBy {
  private let player: String
  private let statement: Statement

  /// Nil when that player was never asked anything.
  init?(_ player: String, _ database: Database) throws(SQLiteError) {
    if try database.texts("SELECT 1 FROM asked WHERE player = ? LIMIT 1", player).isEmpty { return nil }
    self.player = player
    statement = try database.statement("SELECT at FROM asked WHERE player = ? AND question = ?")
  }

  /// Milliseconds since 1970-01-01T00:00:00Z; nil for a question not asked yet.
  func time(of key: Int?) throws(SQLiteError) -> Int? {
    statement.bind(player, at: 1)
    statement.bind(key, at: 2)
    defer { statement.reset() }
    return try statement.step() ? statement.int(0) : nil
  }
}
