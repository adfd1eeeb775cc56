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
    let kept = try setAside()
    isReadyToWrite = false
    do { database = try Database(path: path) } catch { throw RecordFailure(error, path: path) }
    try createTables()
    carryOver(from: kept)
  }

  /// Renames the database and its log; the time in the name is UTC.
  private func setAside() throws(RecordFailure) -> String {
    let name = path + ".damaged-" + now().inFileName
    var kept = name
    var number = 1
    while Folder.exists(kept) {
      number += 1
      kept = "\(name)-\(number)"
    }
    do throws(SystemError) {
      try Folder.rename(path, to: kept)
      for ending in ["-wal", "-shm"] where Folder.exists(path + ending) {
        try Folder.rename(path + ending, to: kept + ending)
      }
    } catch {
      throw RecordFailure(error)
    }
    return kept
  }

  private func carryOver(from kept: String) {
    let salvage = Salvage(from: kept, into: database)
    try? salvage.run()
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

extension WallTime {
  /// `20261120-101500`, in UTC.
  var inFileName: String {
    let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
    let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    let time = seconds - days * 86_400
    let clock = [time / 3600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return CivilDay(number: days).text.filter { $0 != "-" } + "-" + clock
  }
}
