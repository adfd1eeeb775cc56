internal import Glibc
package import QuizCore

extension SQLiteRecord {
  /// Writes the whole record at this moment into one file, which replaces an earlier one in one step; others may play
  /// meanwhile.
  ///
  /// The copy is checked first: a damaged record gives none, and an earlier file stays. If the path is a link, its
  /// target is replaced. The record of guests and the people, if given, go into the same file, with the other files of
  /// the folder.
  package func backUp(
    to path: String, with guests: SQLiteRecord? = nil, people: PeopleBook? = nil, filesOf folder: String? = nil
  ) throws(RecordFailure) -> RecordContent {
    let file = LinkedFile.end(of: path)
    if Folder.isSpecial(file) { throw .noRegularFile(path) }
    if Folder.isSame(file, self.path) || Folder.isSame(file, self.path + "-wal") { throw .ownFile(file) }
    if Folder.isFolder(file) { throw .folder(file) }
    if Folder.size(file + "-wal") > 0 { throw .logBeside(file) }
    try reading(database.watch?.lookAtRest(of: database))
    let new = PartFile.path(of: file)
    defer { Folder.removeDatabase(new) }
    do throws(SystemError) { try Folder.createFile(new) } catch { throw .unwritable(file, error.text) }
    let content = try copy(to: new, for: file) { (copy) throws(RecordFailure) in
      try guests?.enterPart(BackupParts.guests, of: copy, at: new, for: file)
      try people?.enterPart(of: copy, at: new, for: file)
      do throws(SQLiteError) {
        for name in folder.map(FolderParts.paths) ?? [] {
          try BackupParts.add("\(folder ?? "")/\(name)", as: BackupParts.file + name, to: copy)
        }
      } catch {
        throw RecordFailure(error, path: file)
      }
    }
    do throws(SystemError) {
      try FileSeal.set(on: new)
      try Folder.replace(file, by: new)
    } catch {
      throw .unwritable(file, error.text)
    }
    for ending in ["-wal", "-shm"] { unlink(file + ending) }
    return content
  }

  /// How much is in it.
  package func content() throws(RecordFailure) -> RecordContent {
    try reading(database.content())
  }

  /// Puts this record into a backup of another one.
  private func enterPart(
    _ name: String, of backup: Database, at new: String, for file: String
  ) throws(RecordFailure) {
    let part = "\(new)-\(name)"
    defer { Folder.removeDatabase(part) }
    do throws(SystemError) { try Folder.createFile(part) } catch { throw .unwritable(file, error.text) }
    _ = try copy(to: part, for: file) { _ in }
    do throws(SQLiteError) { try BackupParts.add(part, as: name, to: backup) } catch {
      throw RecordFailure(error, path: file)
    }
  }

  private func copy(
    to new: String, for file: String, _ add: (Database) throws(RecordFailure) -> Void
  ) throws(RecordFailure) -> RecordContent {
    var isSound = false
    var content = RecordContent()
    let copy: Database
    do throws(SQLiteError) { copy = try Database(path: new) } catch { throw RecordFailure(error, path: file) }
    defer { copy.close() }
    do throws(SQLiteError) {
      try copy.fill(from: database)
      // One file, which can be read where nothing beside it may be written.
      try copy.run("PRAGMA journal_mode = DELETE")
      isSound = try copy.isSound()
      if isSound { content = try copy.content() }
    } catch {
      throw RecordFailure(error, path: error.isDamage ? path : file)
    }
    if !isSound { throw .damagedCopy(path) }
    try add(copy)
    return content
  }
}

extension PeopleBook {
  /// Puts the people and keys into a backup.
  fileprivate func enterPart(of backup: Database, at new: String, for file: String) throws(RecordFailure) {
    let part = "\(new)-\(BackupParts.people)"
    defer { Folder.removeDatabase(part) }
    do throws(SystemError) { try Folder.createFile(part) } catch { throw .unwritable(file, error.text) }
    do throws(SQLiteError) {
      let copy = try Database(path: part)
      try copy.fill(from: database)
      try copy.run("PRAGMA journal_mode = DELETE")
      let isSound = try copy.isSound()
      copy.close()
      guard isSound else { throw database.damage("its pages do not fit together") }
      try BackupParts.add(part, as: BackupParts.people, to: backup)
    } catch {
      throw RecordFailure(error, path: error.isDamage ? path : file)
    }
  }
}
