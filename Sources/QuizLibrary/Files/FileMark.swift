internal import Glibc

/// The identity of a file's content: with the same mark it has the same bytes.
///
/// Writing to a file changes a time that no program can set; so does resetting its other time. But times advance in
/// ticks. So only the mark of a file whose times had passed when it was taken proves this.
struct FileMark: Sendable {
  private var device: UInt64
  private var inode: UInt64
  private(set) var size: Int
  /// The times when its bytes were written, and when anything changed.
  private var written: (seconds: Int, nanoseconds: Int)
  private var changed: (seconds: Int, nanoseconds: Int)

  /// The mark of an ordinary file; nil for others.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode, size) = (UInt64(status.st_dev), UInt64(status.st_ino), Int(status.st_size))
    written = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    changed = (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
  }

  /// True when the file was unchanged for some time before a moment, in seconds.
  ///
  /// A later write then gets another time, however coarse the file system's times are.
  func isSettled(at moment: Int) -> Bool { max(written.seconds, changed.seconds) < moment - Self.coarsest }

  /// FAT counts every other second.
  private static let coarsest = 2

  /// All of it, as it is kept on the machine that took it.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { withUnsafeBytes(of: self, body) }

  static let byteCount = MemoryLayout<FileMark>.size
}

/// A file that was found in a folder.
struct FoundFile {
  var folder: String
  var name: String
  /// Nil where a link leads nowhere, or to no ordinary file.
  var mark: FileMark?

  var path: String { folder + "/" + name }

  /// Whether its name up to the first dot is a text, however its letters are put together.
  func isCalled(_ stem: String) -> Bool {
    let byBytes = name.utf8.withContiguousStorageIfAvailable { name in
      stem.utf8.withContiguousStorageIfAvailable { stem in Self.isCalled(name, stem) }
    }
    return byBytes.flatMap { $0 }.flatMap { $0 }
      ?? (String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })) == stem)
  }

  /// Whether a file has that stem; nil where bytes do not decide, as other bytes can be the same letters beyond ASCII.
  private static func isCalled(_ name: UnsafeBufferPointer<UInt8>, _ stem: UnsafeBufferPointer<UInt8>) -> Bool? {
    let dot = UInt8(ascii: ".")
    if name.starts(with: stem), !stem.contains(dot) { return name.count == stem.count || name[stem.count] == dot }
    return name.contains { $0 >= 0x80 } || stem.contains { $0 >= 0x80 } ? nil : false
  }
}
