internal import CSQLite
internal import Glibc
package import QuizCore

extension RecordFailure {
  /// The failure for a failed SQLite call, with advice for the player.
  init(_ error: SQLiteError, path: String) {
    let isFull = error.primaryCode == SQLITE_FULL || error.system == ENOSPC || error.system == EDQUOT
    switch error.primaryCode {
    case _ where isFull:
      self.init(.full, "the disk is full: free some space for '\(path)', then try again")
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL:
      self.init(.busy, "another program is writing to '\(path)': try again in a moment")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly(path)
    case SQLITE_CANTOPEN: self = .unopenable(path, error.system)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self.init(.damaged, "the record '\(path)' is damaged (\(error.text))")
    default:
      let cause = error.system == 0 ? error.text : String(cString: strerror(error.system)).lowercased()
      self.init(.io, "'\(path)' could not be read or written (\(cause)): check the disk, then try again")
    }
  }

  /// The failure for a failed call of the operating system.
  init(_ error: SystemError) {
    switch error.number {
    case EACCES, EPERM, EROFS: self = .readOnly(error.path)
    case ENOSPC, EDQUOT:
      self.init(.full, "the disk is full: free some space for '\(error.path)', then try again")
    default: self = .unopenable(error.path, error.number)
    }
  }

  static func readOnly(_ path: String) -> RecordFailure {
    RecordFailure(.readOnly, "'\(path)' cannot be written: permit it, or set QUIZRUN_DATA to a folder of your own")
  }

  /// The failure when the record cannot even be read, for the system's reason.
  package static func unreadable(_ path: String, _ number: Int32) -> RecordFailure {
    let cause = String(cString: strerror(number)).lowercased()
    return RecordFailure(
      .readOnly, "'\(path)' cannot be read (\(cause)): permit it, or set QUIZRUN_DATA to a folder of your own")
  }

  private static func unopenable(_ path: String, _ number: Int32) -> RecordFailure {
    if [EACCES, EPERM, EROFS].contains(number) { return readOnly(path) }
    let cause = number == 0 ? "" : " (\(String(cString: strerror(number)).lowercased()))"
    return RecordFailure(.io, "'\(path)' cannot be opened\(cause): set QUIZRUN_DATA to a folder that can be written")
  }

  static func newer(_ path: String) -> RecordFailure {
    RecordFailure(
      .newer,
      "the record '\(path)' was written by a newer quizrun: update quizrun, or set QUIZRUN_DATA to another folder")
  }

  // MARK: Copies

  static func noFile(_ path: String) -> RecordFailure {
    RecordFailure(.missing, "there is no file '\(path)'")
  }

  static func folder(_ path: String) -> RecordFailure {
    RecordFailure(.taken, "'\(path)' is a folder: name a file")
  }

  static func noRegularFile(_ path: String) -> RecordFailure {
    RecordFailure(.taken, "'\(path)' is a pipe or a device, which cannot hold a record: name a file")
  }

  static func ownFile(_ path: String) -> RecordFailure {
    RecordFailure(.taken, "'\(path)' is the record itself: name another file")
  }

  static func logBeside(_ path: String) -> RecordFailure {
    RecordFailure(.taken, "'\(path)' is in use, with a log beside it ('\(path)-wal'): name another file")
  }

  static func unwritable(_ path: String, _ cause: String) -> RecordFailure {
    RecordFailure(.io, "'\(path)' cannot be written (\(cause.lowercased())): nothing was changed there")
  }

  static func noRecord(_ path: String) -> RecordFailure {
    RecordFailure(
      .damaged,
      "'\(path)' is no record of quizrun, or is damaged from its first page on: name a file that `quizrun backup` wrote"
    )
  }

  static func playerFile(_ path: String) -> RecordFailure {
    RecordFailure(.damaged, "'\(path)' was written by `player export`: `quizrun player import \(path)` takes it")
  }

  static func damagedFile(_ path: String, _ cause: String) -> RecordFailure {
    RecordFailure(.damaged, "'\(path)' is damaged (\(cause)): nothing was restored; name another backup")
  }

  static func foreignObject(_ path: String, _ object: String) -> RecordFailure {
    RecordFailure(
      .damaged,
      "'\(path)' holds the \(object), which is not of quizrun: nothing was restored; name a file that `quizrun backup` wrote"
    )
  }

  static func damagedCopy(_ path: String) -> RecordFailure {
    RecordFailure(
      .damaged, "the record '\(path)' is damaged, so nothing was written: `quizrun history` repairs it, then try again")
  }

  static func hasPeople(_ path: String, _ count: Int) -> RecordFailure {
    RecordFailure(.taken, "'\(path)' has \(count) \(count == 1 ? "person" : "people") and keys: --force replaces them")
  }

  static func hasSittings(_ path: String, _ count: Int) -> RecordFailure {
    RecordFailure(
      .taken,
      "the record '\(path)' has \(count) sitting\(count == 1 ? "" : "s"): --merge adds the missing ones, --force replaces it"
    )
  }

  static func openToRestore(_ path: String) -> RecordFailure {
    RecordFailure(
      .busy, "the record '\(path)' is open in another quizrun: close it, then try again; --merge works meanwhile")
  }

  static func missing(_ sitting: String) -> RecordFailure {
    RecordFailure(.missing, "there is no sitting '\(sitting)' in the record")
  }

  static func alreadyThere(_ sitting: String) -> RecordFailure {
    RecordFailure(.io, "the sitting '\(sitting)' is already in the record")
  }

  static func openElsewhere(_ sitting: String) -> RecordFailure {
    RecordFailure(.busy, "the sitting '\(sitting)' is open in another quizrun: finish it there, then try again")
  }

  static func roomOpenElsewhere(_ room: String) -> RecordFailure {
    RecordFailure(.busy, "the room '\(room)' is open in another quizrun: end it there, then try again")
  }

  static func playedTogether(_ sitting: String) -> RecordFailure {
    RecordFailure(.taken, "both played in the sitting '\(sitting)': players of the same sitting cannot be merged")
  }

  static func nameTaken(_ name: String) -> RecordFailure {
    RecordFailure(.taken, "there already is a player '\(name)': choose another name")
  }

  /// A process that still reads the old file keeps the log from being emptied.
  static func notWiped(_ path: String) -> RecordFailure {
    RecordFailure(
      .busy,
      "the rows are deleted, but traces stay in '\(path)-wal' until every other quizrun is closed: "
        + "close them, then try again")
  }

  /// Another process added events to the sitting.
  static func overtaken(_ sitting: String) -> RecordFailure {
    RecordFailure(.busy, "the sitting '\(sitting)' went on in another window: continue there, or open it again here")
  }

  /// Events of the sitting were lost with a damaged file.
  static func incompleteRoom(_ room: String) -> RecordFailure {
    RecordFailure(.damaged, "the room '\(room)' cannot be read: part of its log is missing")
  }

  static func incomplete(_ sitting: String) -> RecordFailure {
    RecordFailure(.damaged, "a part of the sitting '\(sitting)' was lost: open it again to go on without it")
  }

  static func damagedElsewhereOpen(_ path: String) -> RecordFailure {
    RecordFailure(.damaged, "the record '\(path)' is damaged: close every other quizrun and start again to repair it")
  }

  static func occupied(_ path: String) -> RecordFailure {
    RecordFailure(.busy, "another quizrun is setting up '\(path)': try again in a moment")
  }
}

/// The notice after percentages beyond any sum were removed from the history.
struct PercentageNotice {
  let path: String
  let count: Int

  var sentence: String {
    "the record '\(path)' had \(counted(count, "result")) with an impossible percentage: "
      + "\(count == 1 ? "it stays" : "they stay") in the history without one, and averages are right again"
  }
}

/// The notice about a damaged database that was replaced.
struct RescueNotice {
  let path: String
  /// The name of the damaged file, beside the new one.
  let keptAs: String
  let sittings: Int
  let results: Int
  /// Sittings that are not in the new one.
  var lost = 0
  /// Sittings that had ended and can go on now, as their last events are gone.
  var shortened = 0
  /// The sittings without a known owner.
  var orphans = 0

  var sentence: String {
    let saved =
      sittings == 0 && results == 0
      ? "nothing in it could be read"
      : "\(counted(sittings, "sitting")) and \(counted(results, "result")) could be read and were carried over"
    return "the record '\(path)' was damaged and is kept as '\(keptAs)'; \(saved)\(losses)"
  }

  /// A file of 0 bytes, which looks like a new one.
  static func emptied(_ path: String) -> String {
    "the record '\(path)' was empty (0 bytes): its content is lost, and a new one begins; "
      + "`quizrun restore FILE` brings a backup back"
  }

  private var losses: String {
    let lost = lost == 0 ? "" : "; \(counted(lost, "sitting")) could not be read and \(lost == 1 ? "is" : "are") lost"
    let orphaned =
      orphans == 0
      ? ""
      : "; \(counted(orphans, "sitting")) could not be attributed to a player: only '\(keptAs)' has \(orphans == 1 ? "it" : "them")"
    return lost + orphaned
      + (shortened == 0 ? "" : "; \(counted(shortened, "sitting")) lost the last answers and can go on")
  }
}

/// The notice about a damaged bank that was replaced by an empty one.
struct BankNotice {
  let path: String
  /// The name of the damaged file, beside the new one.
  let keptAs: String

  var sentence: String {
    "the bank '\(path)' was damaged and is kept as '\(keptAs)': `quizrun fetch` fills the new one"
  }
}
