internal import CSQLite
internal import Glibc
package import QuizCore

extension SQLiteRecord {
  /// Opens the database in a folder that may not be written, to look into it; whatever would change it fails.
  ///
  /// It must have this version's form already, and a damaged one stays as it is.
  package convenience init(reading folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    let path = Self.path(in: folder)
    let database: Database
    let version: Int
    do throws(SQLiteError) {
      database = try Database.readable(path)
      version = try database.version()
    } catch {
      let isBarred = error.primaryCode == SQLITE_CANTOPEN && [EACCES, EPERM].contains(error.system)
      throw isBarred ? .unreadable(path, error.system) : RecordFailure(error, path: path)
    }
    if version > Migration.ofRecord.count { throw .newer(path) }
    if version < Migration.ofRecord.count { throw .readOnly(path) }
    self.init(path: path, lock: .none, database: database, now: now)
    hasRescued = true
    try watchTables()
  }
}
