internal import Glibc
internal import QuizCoding
package import QuizCore
internal import QuizRoom

/// The record of a file that was backed up, looked through and brought to today's form beside the one in a folder.
///
/// The file itself stays as it is. What is made of it is gone with `discard`.
package struct RestoredRecord {
  /// The counts of its contents.
  package let content: RecordContent
  let folder: String
  /// The path of the copy.
  let copy: String
  let now: () -> WallTime
  private let leftovers: Leftovers

  /// The record of guests from the same backup, as a file beside the copy; nil where there is none.
  var guestsFile: String? { Folder.exists(copy + Self.ofGuests) ? copy + Self.ofGuests : nil }

  /// The people and keys from the same backup, as a file beside the copy; nil where there are none.
  var peopleFile: String? { Folder.exists(copy + Self.ofPeople) ? copy + Self.ofPeople : nil }
  /// The other files of the folder from the same backup, by their paths.
  let files: [(path: String, file: String)]

  private static let ofGuests = "-guests"
  private static let ofPeople = "-people"
  private static let prefix = "quizrun.db.restored-"

  /// Fails with `damaged` for a file that is no record, or one that cannot be read to its end.
  ///
  /// `toMerge` spares the reading of sittings that the record in the folder has to the byte. Such a copy can replace nothing.
  package init(
    of file: String, in folder: String, toMerge: Bool = false, now: @escaping () -> WallTime
  ) throws(RecordFailure) {
    self.folder = folder
    self.now = now
    copy = "\(folder)/\(Self.prefix)\(getpid())"
    try Self.check(file, in: folder)
    do throws(SystemError) {
      try Folder.create(folder)
      leftovers = try Leftovers(in: folder, of: Self.prefix)
      Folder.removeDatabase(copy)
      try Folder.createFile(copy)
    } catch {
      throw RecordFailure(error)
    }
    do throws(RecordFailure) {
      (content, files) = try Self.prepare(copy, from: file, beside: toMerge ? folder : nil, now: now)
    } catch {
      for ending in ["", Self.ofGuests, Self.ofPeople] { Folder.removeDatabase(copy + ending) }
      throw error
    }
  }

  package func discard() {
    Folder.removeDatabase(copy)
    for ending in [Self.ofGuests, Self.ofPeople] { Folder.removeDatabase(copy + ending) }
    for (_, file) in files { unlink(file) }
  }

  private static func check(_ file: String, in folder: String) throws(RecordFailure) {
    if !Folder.exists(file) { throw .noFile(file) }
    if Folder.isSpecial(file) { throw .noRegularFile(file) }
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
    if isBroken { throw .damagedFile(file, "it is not as it was written") }
  }

  /// Enters its rows into a new record, brings that up to date, and looks whether everything in it can be read.
  private static func prepare(
    _ copy: String, from file: String, beside folder: String?, now: @escaping () -> WallTime
  ) throws(RecordFailure) -> (RecordContent, [(path: String, file: String)]) {
    let foreign = try ForeignRecord(file)
    defer { foreign.close() }
    let database: Database
    do throws(SQLiteError) { database = try Database(path: copy) } catch { throw RecordFailure(error, path: copy) }
    let record = SQLiteRecord(path: copy, lock: .none, database: database, now: now)
    record.hasRescued = true
    defer { record.close() }
    // The copy needs no durability: only `replace` brings it to the disk, once it is complete.
    do throws(SQLiteError) { try database.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF") } catch {
      throw RecordFailure(error, path: copy)
    }
    record.isReadyToWrite = true
    try record.createTables(form: foreign.form)
    try foreign.fill(database)
    _ = try foreign.writePart(BackupParts.guests, to: copy + ofGuests)
    if try foreign.writePart(BackupParts.people, to: copy + ofPeople + "-raw") {
      defer { Folder.removeDatabase(copy + ofPeople + "-raw") }
      try RestoredPeople.make(copy + ofPeople, from: copy + ofPeople + "-raw", now: now())
    }
    let files = try foreign.writeFiles(to: copy)
    try record.createTables()
    do throws(RecordFailure) {
      let new = try record.sittings(newTo: folder)
      try record.readEverything(new)
      if try !record.auditedAnew(new).isEmpty {
        throw .damagedFile(file, "its sittings were changed, or some are missing")
      }
    } catch {
      throw error.kind == .damaged && !error.message.hasPrefix("'\(file)'") ? .damagedFile(file, error.message) : error
    }
    do throws(SQLiteError) {
      let content = try database.content()
      try database.run("PRAGMA journal_mode = DELETE")
      try database.run("PRAGMA application_id = 0")
      return (content, files)
    } catch {
      throw RecordFailure(error, path: copy)
    }
  }
}

extension SQLiteRecord {
  /// The sittings that the record in a folder has not, or not to the byte; nil where there is none to compare with.
  ///
  /// The others were looked through when they came into that record.
  fileprivate func sittings(newTo folder: String?) throws(RecordFailure) -> Set<String>? {
    guard let path = folder.map(Self.path), Folder.exists(path) else { return nil }
    let known: [String]
    do throws(SQLiteError) {
      try database.run("ATTACH ? AS known", path)
      defer { try? database.run("DETACH known") }
      known = try database.texts(
        """
        SELECT theirs.id FROM main.sittings AS theirs JOIN known.sittings AS ours ON ours.id = theirs.id
        JOIN main.beginnings AS said ON said.sitting = theirs.number
        JOIN known.beginnings AS known_said ON known_said.sitting = ours.number
        WHERE (theirs.started, theirs.zone, theirs.offset, theirs.quiz_sha256, theirs.request, said.version, said.json)
            IS (ours.started, ours.zone, ours.offset, ours.quiz_sha256, ours.request, known_said.version, known_said.json)
          AND (SELECT count(*) FROM main.events WHERE sitting = theirs.number)
            = (SELECT count(*) FROM known.events WHERE sitting = ours.number)
          AND NOT EXISTS (
            SELECT 1 FROM main.events AS there
            LEFT JOIN known.events AS here ON here.sitting = ours.number AND here.ordinal = there.ordinal
            WHERE there.sitting = theirs.number
              AND (here.at, here.version, here.json) IS NOT (there.at, there.version, there.json))
        """)
    } catch {
      // A record that cannot be compared with, such as one of an older form, saves no work.
      return nil
    }
    return Set(try everySitting()).subtracting(known)
  }

  /// The findings on the sittings themselves: everything else is rebuilt, or is found later.
  ///
  /// Sums and lists made of sittings are compared for the sittings in `new` alone; nil stands for all.
  fileprivate func auditedAnew(_ new: Set<String>?) throws(RecordFailure) -> [RecordFinding] {
    try writing { () throws(SQLiteError) in
      try rebuild(new)
      try markFilled()
    }
    return try audit(nil, rebuilding: new).filter { !$0.isBesideSittings }
  }

  /// Fails as damaged at the first row that has no form which the record knows; `new` as above.
  fileprivate func readEverything(_ new: Set<String>?) throws(RecordFailure) {
    for id in try everySitting() where new?.contains(id) ?? true { _ = try read(id) }
    for entry in try rooms() { _ = try room(entry.plan.room) }
    for sql in [
      "SELECT json FROM remembered", "SELECT json FROM left_behind", "SELECT key FROM left_behind",
    ] {
      for text in try reading({ () throws(SQLiteError) in try database.texts(sql) }) {
        _ = try EventCoding.plainValue(text)
      }
    }
    for text in try reading({ () throws(SQLiteError) in try database.texts("SELECT former FROM players") }) {
      do { _ = try EventCoding.read(Array(text.utf8)) as [String] } catch { throw RecordFailure(error, in: "a player") }
    }
    for id in try reading({ () throws(SQLiteError) in try database.texts("SELECT DISTINCT sitting FROM rescores") }) {
      _ = try rescores(of: id)
    }
  }
}
