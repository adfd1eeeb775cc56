internal import Glibc

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
