package import QuizCore
package import QuizLibrary
package import QuizPlay
package import QuizStore

/// The record, opened when something needs it; where nothing was ever recorded, reading creates no file.
package final class LazyRecord {
  private let folder: String?
  private let now: () -> WallTime
  /// Reports one sentence to the user.
  private let tell: (String) -> Void
  private var opened: (any PlayerRecord)?
  /// The record on disk where it may be read, but not written.
  private var reader: SQLiteRecord?
  private var values: [String: String]?

  package init(folder: String?, now: @escaping () -> WallTime, tell: @escaping (String) -> Void) {
    self.folder = folder
    self.now = now
    self.tell = tell
  }

  /// The record for playing: if the one on disk is unavailable, one in memory, with a warning that nothing is saved.
  package func get() throws(Problem) -> any PlayerRecord {
    if let opened { return opened }
    guard let folder else {
      tell("there is no folder to save in (neither QUIZRUN_DATA nor HOME is set): nothing is saved")
      return keep(try recorded(SQLiteRecord(inMemory: now)))
    }
    do {
      return try open(folder)
    } catch {
      if error.kind == .newer { throw Problem(error) }
      tell("\(error.message); this sitting is not saved")
      return keep(try recorded(SQLiteRecord(inMemory: now)))
    }
  }

  /// The record for changes: the one on disk, or an error.
  package func toChange() throws(Problem) -> any PlayerRecord {
    if let opened { return opened }
    guard let folder else {
      throw Problem(.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    do { return try open(folder) } catch { throw Problem(error) }
  }

  /// The record for reading: an empty one before anything was recorded; a write-protected one is read.
  package func toRead() throws(Problem) -> any PlayerRecord {
    guard exists else {
      if opened == nil, let folder, let barrier = Files.barrier(before: folder + "/quizrun.db") {
        throw Problem(RecordFailure.unreadable(folder, barrier))
      }
      return opened ?? EmptyRecord()
    }
    if let record = opened ?? reader { return record }
    guard let folder else { return EmptyRecord() }
    do throws(RecordFailure) {
      return try open(folder)
    } catch {
      guard error.kind == .readOnly else { throw Problem(error) }
      do { return try read(folder) } catch { throw Problem(error) }
    }
  }

  /// The record for reading, which also stores computed answers where possible.
  package func toAsk() throws(Problem) -> any PlayerRecord {
    if let record = opened ?? reader { return record }
    if let folder, let record = try? open(folder) { return record }
    return try toRead()
  }

  /// A setting; nil when it was never set or the record cannot be read.
  package func setting(_ key: SettingKey) -> String? {
    if values == nil { values = try? (exists ? try toRead() : opened)?.settings() }
    return values?[key.rawValue].flatMap { try? key.accepted($0) }
  }

  /// Changes a setting; nil brings its standard back.
  package func set(_ key: SettingKey, _ value: String?) throws(Problem) {
    let record = try toChange()
    try recorded(record.set(key.rawValue, value))
    values = nil
  }

  /// Reads the settings anew, as a player may have been renamed.
  package func forgetSettings() { values = nil }

  /// The record's folder; nil where there is no folder to save in.
  package var place: String? { folder }

  /// Closes the record and drops everything read from it; the next access opens it again.
  package func letGo() {
    close()
    opened = nil
    reader = nil
    values = nil
  }

  /// Leaves one complete file behind.
  package func close() {
    tellNotices()
    (opened as? SQLiteRecord)?.close()
    reader?.close()
  }

  /// Damaged databases that were set aside.
  package var damagedCopies: [String] {
    guard let folder else { return [] }
    return Files.names(in: folder).filter { $0.hasPrefix("quizrun.db.damaged-") }.sorted().map { "\(folder)/\($0)" }
  }

  private var exists: Bool { folder.map { Files.exists($0 + "/quizrun.db") } ?? false }

  private func open(_ folder: String) throws(RecordFailure) -> any PlayerRecord {
    let record = try SQLiteRecord(folder: folder, now: now)
    let kept = keep(record)
    tellNotices()
    return kept
  }

  /// Reports the record's new notices: a repair may happen long after opening.
  private func tellNotices() {
    guard let record = opened as? SQLiteRecord else { return }
    for notice in record.takeNotices() { tell(notice) }
  }

  private func read(_ folder: String) throws(RecordFailure) -> any PlayerRecord {
    let record = try SQLiteRecord(reading: folder, now: now)
    reader = record
    return record
  }

  private func keep(_ record: any PlayerRecord) -> any PlayerRecord {
    opened = record
    return record
  }
}
