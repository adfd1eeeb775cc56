internal import CSQLite

/// The time when the write-ahead log is folded into the database.
///
/// By itself SQLite folds it in the commit that made it long, with two further syncs before the commit returns.
extension Database {
  /// Lets commits fold the log only when it is very long; otherwise it waits for `foldLongLog`.
  func foldAtLeisure() {
    _ = sqlite3_wal_hook(
      handle,
      { context, connection, name, pages in
        guard let context else { return SQLITE_OK }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        database.pagesOfLog = Int(pages)
        if database.pagesOfLog >= Database.mostPagesOfLog {
          _ = sqlite3_wal_checkpoint_v2(connection, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
        }
        // A commit stands, even if its log could not be folded.
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Folds a log that is long enough, up to the part that readers need.
  func foldLongLog() {
    guard pagesOfLog >= Self.worthFolding else { return }
    pagesOfLog = 0
    _ = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  /// The number of pages at which SQLite itself would fold.
  private static let worthFolding = 1000
  /// 64 MB.
  private static let mostPagesOfLog = 16_000
}
