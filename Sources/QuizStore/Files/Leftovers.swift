internal import Glibc

/// Files that this process makes beside a database for a while, and those of processes that were killed meanwhile.
final class Leftovers {
  private let lock: RecordLock

  /// Removes what earlier processes left in the folder under names that begin so, unless one of them is still at work. Until this
  /// is released, others leave alone what is made here.
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
