internal import Glibc

/// Files behind links, so that replacing a file keeps the link to it.
package enum LinkedFile {
  /// The target of the links from a path, which need not exist.
  package static func end(of path: String) -> String {
    var path = path
    let size = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: size)
    // The system follows so many.
    for _ in 0..<40 {
      let count = readlink(path, &buffer, size)
      guard count > 0 else { break }
      let next = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }
}
