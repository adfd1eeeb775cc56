internal import Glibc
package import QuizCore

/// All that a backup brings: the record of this machine's players, and that of guests with all rooms, where it has one.
package struct RestoredBackup {
  private let own: RestoredRecord
  private let guests: RestoredRecord?
  private let folder: String
  private let now: () -> WallTime

  /// The record's folder; guests have theirs in it.
  package static func guestsFolder(in folder: String) -> String { folder + "/guests" }

  /// `toMerge` as in `RestoredRecord`.
  package init(
    of file: String, in folder: String, toMerge: Bool = false, now: @escaping () -> WallTime
  ) throws(RecordFailure) {
    (self.folder, self.now) = (folder, now)
    own = try RestoredRecord(of: file, in: folder, toMerge: toMerge, now: now)
    do throws(RecordFailure) {
      if let part = own.guestsFile {
        guests = try RestoredRecord(of: part, in: Self.guestsFolder(in: folder), toMerge: toMerge, now: now)
      } else {
        guests = nil
      }
    } catch {
      own.discard()
      throw error
    }
  }

  /// The counts of its contents.
  package var content: RecordContent { own.content }
  package var contentOfGuests: RecordContent? { guests?.content }

  package func discard() {
    own.discard()
    guests?.discard()
  }

  /// Replaces the records in the folder; if one is refused, neither is replaced.
  package func replace(force: Bool) throws(RecordFailure) {
    try own.replace(force: force) { () throws(RecordFailure) in
      let people = try peopleToReplace(force: force)
      try guests?.replace(force: force, isOfGuests: true)
      try people?()
      do throws(SystemError) {
        for (path, file) in own.files { try FolderParts.place(file, at: path, in: folder) }
      } catch {
        throw RecordFailure(error)
      }
    }
  }

  /// The replacement of the people, checked before anything is replaced; nil for a backup without them.
  private func peopleToReplace(force: Bool) throws(RecordFailure) -> (() throws(RecordFailure) -> Void)? {
    guard let file = own.peopleFile else { return nil }
    let place = Self.guestsFolder(in: folder)
    let book = try PeopleBook(folder: place, now: now)
    let count = try book.people().count + book.keys().count
    if count > 0 && !force { throw .hasPeople(book.path, count) }
    guard book.takeForReplacing() else { throw .openToRestore(book.path) }
    return { () throws(RecordFailure) in
      book.close()
      for ending in ["-wal", "-shm"] { unlink(book.path + ending) }
      do throws(SystemError) {
        try Folder.keepPrivate(file)
        Folder.inheritOwner(file)
        try Folder.replace(book.path, by: file)
      } catch {
        throw RecordFailure(error)
      }
    }
  }

  /// The players who are called like one here, and of whom it was not decided yet whether it is the same person.
  package func namesakes() throws(RecordFailure) -> [Namesake] { try own.namesakes() }

  /// Adds everything missing in the folder.
  package func merge(
    _ decided: [(Namesake, isSame: Bool)] = []
  ) throws(RecordFailure) -> (own: MergeReport, guests: MergeReport?) {
    let added = try own.merge(decided)
    var addedGuests = try guests?.merge()
    // Guests choose names as they like.
    addedGuests?.namesakes = []
    try mergePeople()
    return (added, addedGuests)
  }

  /// Takes the backup's list of people where there is none. Otherwise adds the missing ones, and gives people with the same
  /// id of the school what they played there.
  private func mergePeople() throws(RecordFailure) {
    let place = Self.guestsFolder(in: folder)
    guard PeopleBook.exists(in: place) else {
      try peopleToReplace(force: false)?()
      return
    }
    guard let file = own.peopleFile else { return }
    let (book, record) = (try PeopleBook(folder: place, now: now), try SQLiteRecord(folder: place, now: now))
    defer {
      book.close()
      record.close()
    }
    // Those who were joined by an earlier merge are gone here.
    for pair in try book.add(peopleOf: file) where try !record.players(called: pair.theirs).isEmpty {
      try record.mergePlayer(pair.theirs, into: pair.ours)
    }
  }
}

/// A folder for a record that is only needed for a moment, beside the one in a folder.
package struct ScratchRecord {
  package let folder: String
  private let leftovers: Leftovers
  private static let prefix = "import-"

  package init(beside folder: String) throws(RecordFailure) {
    self.folder = "\(folder)/\(Self.prefix)\(getpid())"
    do throws(SystemError) {
      try Folder.create(folder)
      leftovers = try Leftovers(in: folder, of: Self.prefix)
      try Folder.create(self.folder)
    } catch {
      throw RecordFailure(error)
    }
    remove()
    do throws(SystemError) { try Folder.create(self.folder) } catch { throw RecordFailure(error) }
  }

  /// The record's file.
  package var path: String { SQLiteRecord.path(in: folder) }

  /// Takes away all that a record has in its folder.
  package func remove() {
    Folder.removeDatabase(path)
    unlink(path + ".lock")
    rmdir(folder)
  }
}
