internal import CSQLite

extension Database {
  /// The first bytes of the file as they lie on the disk; nil when it is shorter.
  ///
  /// They are read by SQLite's own handle. To open the file beside SQLite and to close it again would give up every lock
  /// that this process has on it (https://www.sqlite.org/howtocorrupt.html, 2.2), and another process would fold and remove
  /// a log that is still read here.
  func firstBytes(_ count: Int) -> [UInt8]? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    guard control(SQLITE_FCNTL_FILE_POINTER, &file), let file, let read = file.pointee.pMethods?.pointee.xRead else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: count)
    return read(file, &bytes, Int32(count), 0) == SQLITE_OK ? bytes : nil
  }
}
