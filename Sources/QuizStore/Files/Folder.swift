internal import Glibc

/// The record's operations on folders and files, apart from SQLite.
enum Folder {
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
  static func inheritOwner(_ path: String) {
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
