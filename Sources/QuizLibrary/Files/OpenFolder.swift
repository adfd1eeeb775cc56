internal import Glibc

/// A folder that is looked through: what lies in it is asked for by its name alone.
final class OpenFolder {
  private let stream: OpaquePointer
  /// Sorted, without hidden ones and those of Excel's locks (`~$Class.xlsx`).
  let names: [String]

  /// Nil where there is no such folder.
  init?(_ path: String) {
    guard let stream = opendir(path) else { return nil }
    self.stream = stream
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { Self.isHidden($0) ? nil : String(cString: $0) }
      }
      if let name { names.append(name) }
    }
    self.names = names.sorted()
  }

  private static func isHidden(_ name: UnsafePointer<UInt8>) -> Bool {
    name[0] == UInt8(ascii: ".") || name[0] == UInt8(ascii: "~") && name[1] == UInt8(ascii: "$")
  }

  deinit { closedir(stream) }

  /// Whether something of that name is there, or where a link of that name leads.
  func look(at name: String, _ status: inout stat, followingLinks: Bool) -> Bool {
    fstatat(dirfd(stream), name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0
  }
}
