internal import Glibc

/// A file as it was; another signature means that it was written.
package struct FileSignature: Equatable {
  private var inode: UInt64
  private var size: Int64
  private var seconds: Int
  private var nanoseconds: Int

  /// The signatures of the existing files.
  package static func of(_ paths: [String]) -> [String: FileSignature] {
    var signatures: [String: FileSignature] = [:]
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      signatures[path] = FileSignature(
        inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
    }
    return signatures
  }
}
