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
    guard record.lock.await(.setUp) else { throw .occupied(record.path) }
    defer { record.lock.release(.setUp) }
    // A running service is told before the force that would not help.
    guard record.lock.await(.open, tries: RecordLock.fewTries) else { throw .openToRestore(record.path) }
    if sittings > 0 && !force { throw .hasSittings(record.path, sittings) }
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

  /// Keeps this machine's own settings: commands, the cells' mode, and the owner's browsers. Those of a backup never come
  /// back: whoever made the file would be the owner here.
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
    let visitors = try record.reading(record.visitors())
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
  ///
  /// Players who are the same person become one, also those of whom it was decided before; what is decided is kept.
  package func merge(_ decided: [(Namesake, isSame: Bool)] = []) throws(RecordFailure) -> MergeReport {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    let before = try metPlayers(record)
    var report = try record.add(self)
    for (namesake, isSame) in decided { try record.decide(namesake, isSame: isSame) }
    let same = decided.filter(\.isSame).map(\.0) + before.filter { $0.decision == true }.map(\.namesake)
    for pair in same where try record.players().contains(where: { $0.id == pair.theirs.id }) {
      try record.mergePlayer(pair.theirs.id, into: pair.ours.id)
      report.added.players -= 1
    }
    let gone = Set(same.map(\.theirs.id))
    report.namesakes = report.namesakes.map { $0.filter { !gone.contains($0.id) } }.filter { $0.count > 1 }
    return report
  }

  /// The players who are called like one here, and of whom it was not decided yet whether it is the same person.
  package func namesakes() throws(RecordFailure) -> [Namesake] {
    let record = try SQLiteRecord(folder: folder, now: now)
    defer { record.close() }
    return try metPlayers(record).filter { $0.decision == nil }.map(\.namesake)
  }

  /// The players who are called like one here, or were decided to be one, each with the decision.
  private func metPlayers(_ record: SQLiteRecord) throws(RecordFailure) -> [(namesake: Namesake, decision: Bool?)] {
    let ours = try record.players().map { KnownPlayer(id: $0.id, name: $0.name) }
    let settings = try record.settings()
    let copied: [KnownPlayer]
    do throws(SQLiteError) {
      let database = try Database(path: copy)
      defer { database.close() }
      copied = try database.texts("SELECT id || char(10) || name FROM players ORDER BY number").map { text in
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return KnownPlayer(id: String(parts[0]), name: parts.count > 1 ? String(parts[1]) : "")
      }
    } catch {
      throw RecordFailure(error, path: copy)
    }
    var met: [(namesake: Namesake, decision: Bool?)] = []
    for theirs in copied where !ours.contains(where: { $0.id == theirs.id }) {
      let pairs = ours.map { Namesake(theirs: theirs, ours: $0) }
      let decided = pairs.first { settings[$0.key] == Namesake.same }
      if let decided {
        met.append((decided, true))
      } else if let pair = pairs.first(where: { $0.isCalledAlike }) {
        met.append((pair, settings[pair.key].map { $0 == Namesake.same }))
      }
    }
    return met
  }
}

/// A player of another record and one here with the same name: one person on two machines, or two persons.
package struct Namesake: Equatable, Sendable {
  package let theirs: KnownPlayer
  package let ours: KnownPlayer

  package init(theirs: KnownPlayer, ours: KnownPlayer) {
    (self.theirs, self.ours) = (theirs, ours)
  }

  package var isCalledAlike: Bool { theirs.name.lowercased() == ours.name.lowercased() }

  fileprivate static let (same, apart) = ("same", "apart")

  /// The setting that keeps what was decided.
  fileprivate var key: String { "person \(theirs.id) \(ours.id)" }
}

extension SQLiteRecord {
  /// Keeps whether two players are one person, for merges to come.
  package func decide(_ namesake: Namesake, isSame: Bool) throws(RecordFailure) {
    try set(namesake.key, isSame ? Namesake.same : Namesake.apart)
  }
}

extension SQLiteRecord {
  fileprivate func visitors() throws(SQLiteError) -> [[RawCell]] {
    try database.rows("SELECT hash, player, made FROM visitors") { (0..<3).map($0.cell) }
  }

  /// Folds the log into the file, as the last close does; waits a moment for processes that are closing.
  fileprivate func foldLog() {
    for _ in 0..<RecordLock.fewTries {
      if (try? database.foldWholeLog()) == true { return }
      usleep(10_000)
    }
  }
}
