internal import Glibc

/// What the record does with folders and files besides SQLite.
enum Folder {
  /// Creates a folder and the folders above it, for the owner alone; those that exist stay as they are.
  static func create(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let above = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    if !above.isEmpty { try create(String(above)) }
    if path.isEmpty || path.hasSuffix("/") { return }
    guard mkdir(path, 0o700) != 0 else { return }
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

  /// Makes a file the owner's alone.
  static func keepPrivate(_ path: String) throws(SystemError) {
    if chmod(path, 0o600) != 0 { throw .last(path) }
  }

  static func rename(_ path: String, to other: String) throws(SystemError) {
    if Glibc.rename(path, other) != 0 { throw .last(path) }
  }
}
