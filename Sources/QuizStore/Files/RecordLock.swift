internal import Glibc
internal import QuizCore

/// Locks between processes on one file beside the database: a byte for each purpose, a byte for each sitting.
///
/// They are open file description locks (`fcntl(2)`): the kernel releases them when the process ends, however it ends,
/// and nothing is left to tidy up. A child that is forked without `exec` holds them too for as long as it lives.
final class RecordLock {
  private let file: Int32

  enum Purpose {
    /// Held shared by every process that has the database open; exclusively while it is replaced.
    case open
    /// Held while the database is created, migrated or replaced.
    case setUp
    case sitting(String)
    /// Held by a process that has made files of its own beside the database, for a backup or an import that it brings.
    case bringing

    /// The byte that stands for it: 0, 1, a hash of the sitting's id above them, or one above all of these.
    fileprivate var byte: Int {
      switch self {
      case .open: return 0
      case .setUp: return 1
      case .bringing: return 1 << 62 + 2
      case .sitting(let id): return 2 + Int(Chance.hash([id]) >> 2)
      }
    }
  }

  /// How often, every 10 ms, a lock is asked for that others hold briefly.
  static let tries = 500
  /// The tries for a lock held by a program that is just ending.
  static let fewTries = 100
  /// `F_OFD_SETLK` of `<fcntl.h>`, which the Glibc module leaves out.
  private static let setLock: Int32 = 37

  init(path: String) throws(SystemError) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 { throw .last(path) }
    Folder.inheritOwner(path)
  }

  /// The lock of a database in a folder, which is created when it is not there, with the database open to others as well.
  static func opening(_ path: String, in folder: String) throws(RecordFailure) -> RecordLock {
    let lock: RecordLock
    do throws(SystemError) {
      try Folder.create(folder)
      lock = try RecordLock(path: path + ".lock")
    } catch {
      throw RecordFailure(error)
    }
    guard lock.await(.open, shared: true) else { throw .occupied(path) }
    return lock
  }

  /// A lock that is always granted, for a record that this process cannot change.
  static var none: RecordLock { RecordLock(file: -1) }

  private init(file: Int32) {
    self.file = file
  }

  deinit {
    if file >= 0 { close(file) }
  }

  /// Takes a lock unless another process has it; a lock that this object holds changes to the new kind.
  func take(_ purpose: Purpose, shared: Bool = false) -> Bool {
    set(shared ? F_RDLCK : F_WRLCK, purpose)
  }

  /// Takes a lock, waiting some seconds for it, or less.
  func await(_ purpose: Purpose, shared: Bool = false, tries: Int = RecordLock.tries) -> Bool {
    for _ in 0..<tries {
      if take(purpose, shared: shared) { return true }
      usleep(10_000)
    }
    return false
  }

  func release(_ purpose: Purpose) {
    _ = set(F_UNLCK, purpose)
  }

  private func set(_ type: Int32, _ purpose: Purpose) -> Bool {
    var range = flock()
    range.l_type = Int16(type)
    range.l_whence = Int16(SEEK_SET)
    range.l_start = purpose.byte
    range.l_len = 1
    if fcntl(file, Self.setLock, &range) == 0 { return true }
    // A file system without locks cannot refuse one.
    return errno != EAGAIN && errno != EACCES
  }
}
