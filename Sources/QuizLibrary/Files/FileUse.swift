internal import Glibc

/// The files that a command reads and writes: none may be both, and no two outputs the same.
package struct FileUse {
  private var read: [(path: String, place: Place)] = []
  private var written: [(name: String, place: Place)] = []

  /// A file under any name: by device and inode, or before it exists by its folder and its name.
  private struct Place: Equatable {
    var device: dev_t
    var inode: ino_t
    /// Empty for a file that is there.
    var name = ""

    /// The place of a path; nil for a pipe, a device, a folder, and where even the folder is missing.
    init?(_ path: String) {
      var status = stat()
      if stat(path, &status) == 0 {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        (device, inode) = (status.st_dev, status.st_ino)
        return
      }
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { path[...$0] } ?? "./"
      guard stat(String(folder), &status) == 0 else { return nil }
      (device, inode) = (status.st_dev, status.st_ino)
      name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    }
  }

  /// `reading` are the paths of the command's inputs.
  package init(reading: [String?]) {
    read = reading.compactMap { path in path.flatMap { path in Place(path).map { (path, $0) } } }
  }

  /// Throws when an output is also read, or written by another output; `name` is the output's.
  package mutating func write(_ path: String?, as name: String) throws(Problem) {
    guard let path, let place = Place(path) else { return }
    if let input = read.first(where: { $0.place == place }) {
      let what = "'\(path)' would be written over '\(input.path)', which is read"
      throw Problem(.usage, "\(name): \(what): name another file")
    }
    if let other = written.first(where: { $0.place == place }) {
      throw Problem(.usage, "\(other.name) and \(name) are the same file, '\(path)': name two")
    }
    written.append((name, place))
  }
}
