internal import Glibc

/// An open folder whose entries are accessed by name alone.
final class OpenFolder {
  private let stream: OpaquePointer
  /// The names, sorted, without hidden ones and Excel's locks (`~$Class.xlsx`).
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
    self.names = Self.sorted(names)
  }

  /// The names in the order of `sorted()`, which compares letters. For ASCII the first eight bytes, as one number,
  /// mostly decide.
  private static func sorted(_ names: [String]) -> [String] {
    var keys: [(start: UInt64, place: Int)] = []
    for (place, name) in names.enumerated() {
      guard let start = start(of: name) else { return names.sorted() }
      keys.append((start, place))
    }
    keys.sort { $0.start != $1.start ? $0.start < $1.start : names[$0.place] < names[$1.place] }
    return keys.map { names[$0.place] }
  }

  /// Nil for a name that is not of ASCII alone.
  private static func start(of name: String) -> UInt64? {
    let start = name.utf8.withContiguousStorageIfAvailable { name -> UInt64? in
      if name.contains(where: { $0 >= 0x80 }) { return nil }
      return (0..<8).reduce(0) { $0 << 8 | ($1 < name.count ? UInt64(name[$1]) : 0) }
    }
    return start ?? nil
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
