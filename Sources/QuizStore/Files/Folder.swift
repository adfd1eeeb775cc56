internal import Glibc
internal import QuizCore

/// The record's operations on folders and files, apart from SQLite.
package enum Folder {
  /// Creates a folder and the folders above it, for the owner alone; existing ones stay unchanged.
  static func create(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let above = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    if !above.isEmpty { try create(String(above)) }
    if path.isEmpty || path.hasSuffix("/") { return }
    guard mkdir(path, 0o700) != 0 else { return inheritOwner(path) }
    let error = SystemError.last(path)
    // Another process may have been quicker.
    if isFolder(path) { return }
    throw error.number == EEXIST ? SystemError(number: ENOTDIR, path: path) : error
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// The names in a folder; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let open = opendir(folder) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a file the owner's alone.
  static func keepPrivate(_ path: String) throws(SystemError) {
    if chmod(path, 0o600) != 0 { throw .last(path) }
  }

  /// Creates an empty file for the owner alone; one that is there already is in the way.
  static func createFile(_ path: String) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file < 0 { throw .last(path) }
    close(file)
    inheritOwner(path)
  }

  /// Gives files made by root to the owner of their folder, so that a service can open its own record.
  package static func inheritOwner(_ path: String) {
    guard geteuid() == 0 else { return }
    let above = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    var (own, folder) = (stat(), stat())
    guard lstat(path, &own) == 0, stat(above, &folder) == 0, own.st_uid == 0, folder.st_uid != 0 else { return }
    _ = lchown(path, folder.st_uid, folder.st_gid)
  }

  /// Removes a database's file and its companions, if they exist.
  static func removeDatabase(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
  }

  /// Puts a file in the place of another in one step, durably.
  static func replace(_ path: String, by new: String) throws(SystemError) {
    try synchronize(new)
    try rename(new, to: path)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    try? synchronize(folder)
  }

  /// Returns when everything written to the path is on the disk.
  private static func synchronize(_ path: String) throws(SystemError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .last(path) }
    defer { close(file) }
    if fsync(file) != 0 { throw .last(path) }
  }

  /// Whether both paths lead to one file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (a, b) = (stat(), stat())
    return stat(path, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino
  }

  /// Whether it is a pipe or a device, or leads to one.
  static func isSpecial(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && ![S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT)
  }

  /// The bytes of a file; 0 for one that is not there.
  static func size(_ path: String) -> Int {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : 0
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    if Glibc.rename(path, other) != 0 { throw .last(path) }
  }
}

/// A failed call of the operating system.
struct SystemError: Error, Equatable {
  var number: Int32
  var path: String

  /// The failure of the call that was just made.
  static func last(_ path: String) -> SystemError {
    SystemError(number: errno, path: path)
  }

  /// The system's own words, as "Permission denied".
  var text: String { String(cString: strerror(number)) }
}

/// Temporary files of this process beside a database, and those of killed processes.
final class Leftovers {
  private let lock: RecordLock

  /// Removes earlier processes' files in the folder whose names begin so, unless one of them still works.
  ///
  /// Until this is released, others leave this process's files alone.
  init(in folder: String, of prefix: String) throws(SystemError) {
    lock = try RecordLock(path: folder + "/quizrun.db.lock")
    guard lock.take(.bringing) else { return }
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      if Folder.isFolder(path) {
        for inner in Folder.names(in: path) { unlink("\(path)/\(inner)") }
        rmdir(path)
      } else {
        unlink(path)
      }
    }
  }
}

extension Folder {
  /// Renames a damaged database and its log to a name that is free, and returns it; the time in the name is UTC.
  static func setAside(_ path: String, at time: WallTime) throws(SystemError) -> String {
    let name = path + ".damaged-" + time.inFileName
    var kept = name
    var number = 1
    while exists(kept) {
      number += 1
      kept = "\(name)-\(number)"
    }
    try rename(path, to: kept)
    for ending in ["-wal", "-shm"] where exists(path + ending) {
      try rename(path + ending, to: kept + ending)
    }
    return kept
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

/// Files behind links, so that replacing a file keeps the link to it.
package enum LinkedFile {
  /// The target of the links from a path, which need not exist.
  package static func end(of path: String) -> String {
    var path = path
    let size = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: size)
    // The system follows so many.
    for _ in 0..<40 {
      let count = readlink(path, &buffer, size)
      guard count > 0 else { break }
      let next = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }
}

/// A file that is written beside another, to take its place in one step.
package enum PartFile {
  /// The path of this process's part of a file. Parts of processes that were killed are removed, with what stands beside them.
  package static func path(of file: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
    let prefix = file.split(separator: "/").last.map { $0 + sign } ?? sign[...]
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let process = pid_t(name.dropFirst(prefix.count).prefix(while: \.isNumber)) ?? 0
      if process > 0, process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) { unlink(folder + name) }
    }
    return "\(file)\(sign)\(getpid())"
  }

  private static let sign = ".part-"
}
