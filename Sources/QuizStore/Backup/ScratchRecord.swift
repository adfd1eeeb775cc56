internal import Glibc
package import QuizCore

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
