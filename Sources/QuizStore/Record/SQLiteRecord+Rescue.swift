internal import QuizCore

extension SQLiteRecord {
  /// Sets a damaged database aside and carries over what can be read of it.
  func rescue() throws(RecordFailure) {
    hasRescued = true
    guard lock.await(.setUp) else { throw .occupied(path) }
    defer { lock.release(.setUp) }
    // Whoever still has the file open would go on writing to it unseen.
    guard lock.take(.open) else { throw .damagedElsewhereOpen(path) }
    defer { _ = lock.take(.open, shared: true) }
    database.keepFilesOnClose()
    database.close()
    let kept: String
    do throws(SystemError) { kept = try Folder.setAside(path, at: now()) } catch { throw RecordFailure(error) }
    isReadyToWrite = false
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    // What can be read fits tables of the form that it had.
    try createTables(form: Salvage.version(of: kept))
    try carryOver(from: kept)
  }

  private func carryOver(from kept: String) throws(RecordFailure) {
    let salvage = Salvage(from: kept, into: database)
    try? salvage.run()
    try createTables()
    try? database.transaction({ () throws(SQLiteError) in try nameUnknownPlayers() }, failing: { $0 })
    open = [:]
    recount()
    try? database.transaction({ () throws(SQLiteError) in try fillStatistics() }, failing: { $0 })
    let name = kept.split(separator: "/").last.map(String.init) ?? kept
    let results = (try? salvage.count("history")) ?? 0
    let sittings = (try? salvage.count("sittings")) ?? 0
    notices.append(RescueNotice(path: path, keptAs: name, sittings: sittings, results: results).sentence)
  }

  /// Brings the counters of unfinished sittings in line with the events that are left.
  private func recount() {
    for id in (try? unfinishedIDs()) ?? [] {
      guard let opening = try? read(id).opening else { continue }
      try? enterCounters(of: opening)
    }
  }

  private func unfinishedIDs() throws(SQLiteError) -> [String] {
    let statement = try database.statement("SELECT id FROM sittings WHERE status = 0")
    defer { statement.reset() }
    var ids: [String] = []
    while try statement.step() { ids.append(statement.text(0)) }
    return ids
  }
}
