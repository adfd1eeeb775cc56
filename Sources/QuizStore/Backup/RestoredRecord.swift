internal import Glibc
package import QuizCore

/// The record of a file that was backed up, looked through and brought to today's form beside the one in a folder.
///
/// The file itself stays as it is. What is made of it is gone with `discard`.
package struct RestoredRecord {
  /// What is in it.
  package let content: RecordContent
  let folder: String
  /// Where the copy stands.
  let copy: String
  let now: () -> WallTime

  /// The record of guests that came with it, as a file beside the copy; nil where there is none.
  var guestsFile: String? { Folder.exists(copy + Self.ofGuests) ? copy + Self.ofGuests : nil }

  private static let ofGuests = "-guests"

  /// Fails with `damaged` for a file that is no record, or one that cannot be read to its end.
  package init(of file: String, in folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    self.folder = folder
    self.now = now
    copy = SQLiteRecord.path(in: folder) + ".restored-\(getpid())"
    try Self.check(file, in: folder)
    do throws(SystemError) {
      try Folder.create(folder)
      Folder.removeDatabase(copy)
      try Folder.createFile(copy)
    } catch {
      throw RecordFailure(error)
    }
    do throws(RecordFailure) {
      content = try Self.prepare(copy, from: file, now: now)
    } catch {
      Folder.removeDatabase(copy)
      Folder.removeDatabase(copy + Self.ofGuests)
      throw error
    }
  }

  package func discard() {
    Folder.removeDatabase(copy)
    Folder.removeDatabase(copy + Self.ofGuests)
  }

  private static func check(_ file: String, in folder: String) throws(RecordFailure) {
    if !Folder.exists(file) { throw .noFile(file) }
    if Folder.isFolder(file) { throw .folder(file) }
    if Folder.isSame(file, SQLiteRecord.path(in: folder)) { throw .ownFile(file) }
    let isBroken: Bool
    let start: [UInt8]
    do throws(SystemError) {
      start = try FileSeal.start(of: file)
      isBroken = try FileSeal.isBroken(on: file)
    } catch {
      throw RecordFailure(error)
    }
    if start.starts(with: #"{"format":"#.utf8) { throw .playerFile(file) }
    if isBroken { throw .damagedFile(file, "it is not what was written") }
  }

  /// Copies, looks through, brings up to date, and looks whether every sitting can be read.
  private static func prepare(
    _ copy: String, from file: String, now: @escaping () -> WallTime
  ) throws(RecordFailure) -> RecordContent {
    let database: Database
    do throws(SQLiteError) {
      database = try Database(path: copy)
      try fill(database, from: file)
      _ = try BackupParts.takeOut(BackupParts.guests, of: database, to: copy + ofGuests)
    } catch {
      throw error.isDamage ? .noRecord(file) : RecordFailure(error, path: file)
    }
    let record = SQLiteRecord(path: copy, lock: .none, database: database, now: now)
    record.hasRescued = true
    defer { record.close() }
    try record.bringUpToDate(file)
    do throws(RecordFailure) {
      for id in try record.everySitting() { _ = try record.read(id) }
      if try !record.auditedAnew().isEmpty {
        throw .damagedFile(file, "what it has of its sittings was changed, or is not all of it")
      }
    } catch {
      throw error.kind == .damaged && !error.message.hasPrefix("'\(file)'") ? .damagedFile(file, error.message) : error
    }
    do throws(SQLiteError) {
      let content = try database.content()
      try database.run("PRAGMA journal_mode = DELETE")
      try database.run("PRAGMA application_id = 0")
      return content
    } catch {
      throw RecordFailure(error, path: copy)
    }
  }

  private static func fill(_ copy: Database, from file: String) throws(SQLiteError) {
    let source = try SQLiteRecord.readable(file)
    defer { source.close() }
    try copy.fill(from: source)
  }
}

extension SQLiteRecord {
  /// What is wrong with the sittings themselves: everything else is made anew, or goes on being found.
  fileprivate func auditedAnew() throws(RecordFailure) -> [RecordFinding] {
    try writing { () throws(SQLiteError) in
      try rebuild()
      try markFilled()
    }
    return try audit(nil).filter { !$0.isBesideSittings }
  }

  /// Brings a copy of a file to today's form, if it is a record at all.
  fileprivate func bringUpToDate(_ file: String) throws(RecordFailure) {
    let form: Int
    let isSound: Bool
    do throws(SQLiteError) {
      form = try database.version()
      isSound = try database.isSound()
    } catch {
      throw error.isDamage ? .noRecord(file) : RecordFailure(error, path: file)
    }
    if !isSound { throw .damagedFile(file, "its pages do not fit together") }
    if form > Migration.ofRecord.count { throw .newer(file) }
    if form == 0 { throw .noRecord(file) }
    try createTables()
  }
}
