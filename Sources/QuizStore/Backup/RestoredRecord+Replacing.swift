internal import Glibc
package import QuizCore

extension RestoredRecord {
  /// Puts it in the place of the record in the folder, in one step.
  ///
  /// A record with sittings is replaced with `force` only, an open one never. `first` runs before, under the lock. In a
  /// record of guests the known browsers stay.
  package func replace(
    force: Bool, isOfGuests: Bool = false, first: () throws(RecordFailure) -> Void = {}
  ) throws(RecordFailure) {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    let sittings: Int
    do { sittings = try record.database.content().sittings } catch { throw RecordFailure(error, path: record.path) }
    if sittings > 0 && !force { throw .hasSittings(record.path, sittings) }
    guard record.lock.await(.setUp) else { throw .occupied(record.path) }
    defer { record.lock.release(.setUp) }
    guard record.lock.await(.open, tries: RecordLock.fewTries) else { throw .openToRestore(record.path) }
    try keepMachine(of: record, isOfGuests: isOfGuests)
    // The log is folded into the old file, so that whatever happens one whole record stands there.
    record.foldLog()
    record.close()
    if Folder.size(record.path + "-wal") > 0 { throw .openToRestore(record.path) }
    try first()
    for ending in ["-wal", "-shm"] { unlink(record.path + ending) }
    do throws(SystemError) { try Folder.replace(record.path, by: copy) } catch { throw RecordFailure(error) }
    discard()
  }

  /// Keeps this machine's own settings: commands, the cells' mode, and the owner's browsers.
  private func keepMachine(of record: SQLiteRecord, isOfGuests: Bool) throws(RecordFailure) {
    let database: Database
    do throws(SQLiteError) { database = try Database(path: copy) } catch { throw RecordFailure(error, path: copy) }
    let restored = SQLiteRecord(path: copy, lock: .none, database: database, now: now)
    restored.hasRescued = true
    defer { restored.close() }
    for setting in MachineSetting.allCases {
      let own = try record.setting(setting.rawValue)
      if own == nil, try restored.setting(setting.rawValue) == setting.harmless { continue }
      try restored.set(setting.rawValue, own)
    }
    let visitors = try record.reading { () throws(SQLiteError) in try record.visitors() }
    try restored.writing { () throws(SQLiteError) in
      try database.run(
        "DELETE FROM visitors WHERE \(isOfGuests ? "player NOT IN (SELECT id FROM players)" : "true")")
      for row in isOfGuests ? [] : visitors {
        try database.run("INSERT INTO visitors (hash, player, made) VALUES (?, ?, ?)", binding: row)
      }
    }
    do throws(SQLiteError) { try database.run("PRAGMA journal_mode = DELETE") } catch {
      throw RecordFailure(error, path: copy)
    }
  }

  /// Adds everything missing in the folder's record: sittings and players by id, with all that belongs to them.
  package func merge() throws(RecordFailure) -> MergeReport {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    return try record.add(self)
  }
}

extension SQLiteRecord {
  fileprivate func visitors() throws(SQLiteError) -> [[RawCell]] {
    let statement = try database.statement("SELECT hash, player, made FROM visitors")
    defer { statement.reset() }
    var rows: [[RawCell]] = []
    while try statement.step() { rows.append((0..<3).map(statement.cell)) }
    return rows
  }

  /// Folds the log into the file, as the last close does; waits a moment for processes that are closing.
  fileprivate func foldLog() {
    for _ in 0..<RecordLock.fewTries {
      if (try? isFolded()) == true { return }
      usleep(10_000)
    }
  }

  private func isFolded() throws(SQLiteError) -> Bool {
    let statement = try database.statement("PRAGMA wal_checkpoint(TRUNCATE)")
    defer { statement.reset() }
    return try statement.step() && statement.int(0) == 0
  }
}
