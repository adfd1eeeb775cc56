import CSQLite
import Glibc

/// A disk that fails: SQLite's own access to files, in which the writes, syncs and truncations from one on fail.
///
/// It takes the place of the default for databases that are opened while it is armed or disarmed, until the process ends.
enum FailingDisk {
  /// The failure of a disk from the chosen call on.
  enum Failure: CaseIterable {
    /// One call fails, those behind it succeed.
    case once
    /// Every call fails from then on.
    case forever
    /// Every write finds the disk full from then on; syncs succeed.
    case full
  }

  // One test uses it at a time, on one thread.
  nonisolated(unsafe) private(set) static var calls = 0
  nonisolated(unsafe) private(set) static var hasFailed = false
  nonisolated(unsafe) private static var plan: (position: Int, failure: Failure)?
  nonisolated(unsafe) private static var originals: [UnsafeRawPointer: UnsafePointer<sqlite3_io_methods>] = [:]
  nonisolated(unsafe) private static var copies: [UnsafeRawPointer: UnsafePointer<sqlite3_io_methods>] = [:]
  nonisolated(unsafe) private static var system: UnsafeMutablePointer<sqlite3_vfs>?

  /// Lets the call at that position fail, counted from 0 and from now on; nil: none.
  static func arm(_ position: Int?, _ failure: Failure = .once) {
    register()
    calls = 0
    hasFailed = false
    plan = position.map { ($0, failure) }
  }

  private static func register() {
    guard system == nil, let found = sqlite3_vfs_find(nil) else { return }
    system = found
    let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    own.initialize(to: found.pointee)
    own.pointee.zName = UnsafePointer(strdup("failing"))
    own.pointee.xOpen = { vfs, name, file, flags, outFlags in
      let code = FailingDisk.system?.pointee.xOpen(vfs, name, file, flags, outFlags) ?? SQLITE_ERROR
      if code == SQLITE_OK, let file { FailingDisk.wrap(file) }
      return code
    }
    sqlite3_vfs_register(own, 1)
  }

  /// Gives an open file our methods; everything else in it stays that of the system.
  private static func wrap(_ file: UnsafeMutablePointer<sqlite3_file>) {
    guard let methods = file.pointee.pMethods else { return }
    if let copy = copies[UnsafeRawPointer(methods)] { return file.pointee.pMethods = copy }
    let copy = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    copy.initialize(to: methods.pointee)
    copy.pointee.xWrite = { file, bytes, count, offset in
      if let code = FailingDisk.failure(SQLITE_IOERR | 3 << 8, isWrite: true) { return code }
      return FailingDisk.original(file)?.xWrite(file, bytes, count, offset) ?? SQLITE_ERROR
    }
    copy.pointee.xSync = { file, flags in
      if let code = FailingDisk.failure(SQLITE_IOERR | 4 << 8, isWrite: false) { return code }
      return FailingDisk.original(file)?.xSync(file, flags) ?? SQLITE_ERROR
    }
    copy.pointee.xTruncate = { file, size in
      if let code = FailingDisk.failure(SQLITE_IOERR | 6 << 8, isWrite: false) { return code }
      return FailingDisk.original(file)?.xTruncate(file, size) ?? SQLITE_ERROR
    }
    originals[UnsafeRawPointer(copy)] = methods
    copies[UnsafeRawPointer(methods)] = UnsafePointer(copy)
    file.pointee.pMethods = UnsafePointer(copy)
  }

  private static func original(_ file: UnsafeMutablePointer<sqlite3_file>?) -> sqlite3_io_methods? {
    file?.pointee.pMethods.flatMap { originals[UnsafeRawPointer($0)]?.pointee }
  }

  /// The code with which this call fails; nil when it does not.
  private static func failure(_ code: Int32, isWrite: Bool) -> Int32? {
    defer { calls += 1 }
    guard let plan, calls >= plan.position else { return nil }
    switch plan.failure {
    case .once where calls > plan.position: return nil
    case .full where !isWrite: return nil
    case .full: hasFailed = true
    case .once, .forever: hasFailed = true
    }
    return plan.failure == .full ? SQLITE_FULL : code
  }
}
