internal import QuizCore
internal import QuizStore

/// The record, opened when something needs it; where nothing was ever recorded, reading creates no file.
final class LazyRecord {
  private let folder: String?
  private let now: () -> WallTime
  private var opened: (any PlayerRecord)?
  private var values: [String: String]?

  init(folder: String?, now: @escaping () -> WallTime) {
    self.folder = folder
    self.now = now
  }

  /// To play with: when the record on disk cannot be had, one in memory and a warning that nothing is saved.
  func get() throws(Exit) -> any PlayerRecord {
    try get(otherwise: "this sitting is not saved", without: "nothing is saved")
  }

  /// To tell how somebody stands: as `get`, but nothing is played, so nothing is lost either.
  func toTell() throws(Exit) -> any PlayerRecord {
    try get(otherwise: "what was played is not known", without: "what was played is not known")
  }

  private func get(otherwise: String, without: String) throws(Exit) -> any PlayerRecord {
    if let opened { return opened }
    guard let folder else {
      Console.warn("there is no folder to save in (neither QUIZRUN_DATA nor HOME is set): \(without)")
      return keep(MemoryRecord())
    }
    do {
      return try open(folder)
    } catch {
      if error.kind == .newer { throw Exit(error) }
      Console.warn("\(error.message); \(otherwise)")
      return keep(MemoryRecord())
    }
  }

  /// To change: the record on disk or none.
  func toChange() throws(Exit) -> any PlayerRecord {
    if let opened { return opened }
    guard let folder else {
      throw Exit(Exit.inputOutput, "there is no folder to save in: set QUIZRUN_DATA or HOME")
    }
    do { return try open(folder) } catch { throw Exit(error) }
  }

  /// To look into: an empty one where nothing was ever recorded.
  func toRead() throws(Exit) -> any PlayerRecord {
    exists ? try toChange() : opened ?? MemoryRecord()
  }

  /// A setting; nil when it was never set or the record cannot be read.
  func setting(_ key: SettingKey) -> String? {
    if values == nil {
      if opened == nil, exists, let folder { _ = try? open(folder) }
      values = try? opened?.settings()
    }
    return values?[key.rawValue].flatMap { try? key.accepted($0) }
  }

  /// Changes a setting; nil brings its standard back.
  func set(_ key: SettingKey, _ value: String?) throws(Exit) {
    let record = try toChange()
    try recorded { () throws(RecordFailure) in try record.set(key.rawValue, value) }
    values = nil
  }

  /// Leaves one complete file behind.
  func close() {
    (opened as? SQLiteRecord)?.close()
  }

  /// Damaged databases that were set aside.
  var damagedCopies: [String] {
    guard let folder else { return [] }
    return Files.names(in: folder).filter { $0.hasPrefix("quizrun.db.damaged-") }.map { "\(folder)/\($0)" }
  }

  private var exists: Bool { folder.map { Files.exists($0 + "/quizrun.db") } ?? false }

  private func open(_ folder: String) throws(RecordFailure) -> any PlayerRecord {
    let record = try SQLiteRecord(folder: folder, now: now)
    for notice in record.notices { Console.warn(notice) }
    return keep(record)
  }

  private func keep(_ record: any PlayerRecord) -> any PlayerRecord {
    opened = record
    return record
  }
}
