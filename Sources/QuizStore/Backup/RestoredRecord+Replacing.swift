internal import Glibc
package import QuizCore

extension RestoredRecord {
  /// Puts it in the place of the record in the folder, in one step.
  ///
  /// Without `force` only of one that has no sittings; of one that somebody has open never. `first` is done before, while nobody
  /// else can open the record.
  package func replace(
    force: Bool, first: () throws(RecordFailure) -> Void = {}
  ) throws(RecordFailure) {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    let sittings: Int
    do { sittings = try record.database.content().sittings } catch { throw RecordFailure(error, path: record.path) }
    if sittings > 0 && !force { throw .hasSittings(record.path, sittings) }
    guard record.lock.await(.setUp) else { throw .occupied(record.path) }
    defer { record.lock.release(.setUp) }
    guard record.lock.await(.open, tries: RecordLock.fewTries) else { throw .openToRestore(record.path) }
    // The log is folded into the old file, so that whatever happens one whole record stands there.
    record.foldLog()
    record.close()
    if Folder.size(record.path + "-wal") > 0 { throw .openToRestore(record.path) }
    try first()
    for ending in ["-wal", "-shm"] { unlink(record.path + ending) }
    do throws(SystemError) { try Folder.replace(record.path, by: copy) } catch { throw RecordFailure(error) }
    discard()
  }

  /// Adds what the record in the folder has not: sittings by their ids, players by theirs, and what goes with them.
  package func merge() throws(RecordFailure) -> MergeReport {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    return try record.add(self)
  }
}

extension SQLiteRecord {
  /// Folds the log into the file, as closing does where nobody else reads; somebody who is just ending is waited for.
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
