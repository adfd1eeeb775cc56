internal import Glibc

/// A file that is written beside another, to take its place in one step.
package enum PartFile {
  /// The path of this process's part of a file. Parts of processes that were killed are removed, with what stands beside them.
  package static func path(of file: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
    let prefix = file.split(separator: "/").last.map { $0 + sign } ?? sign[...]
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) {
      let process = pid_t(name.dropFirst(prefix.count).prefix(while: \.isNumber)) ?? 0
      if process > 0, process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) { unlink(folder + name) }
    }
    return "\(file)\(sign)\(getpid())"
  }

  private static let sign = ".part-"
}
