internal import Glibc

/// Files with secrets, such as keys.
///
/// A file that other users can read or replace protects nothing, so it is not used.
package enum SecretFile {
  /// The maker of the file, which decides its permissions.
  package enum Origin {
    /// The program: an ordinary file, no link, of this user, without rights for others.
    case own
    /// The user, as the key of a certificate: links are followed, as tools that renew certificates make them. The file of
    /// this user is closed to all others; one of root may be read by its group.
    case given
  }

  /// The bytes of a small file; nil when it is missing.
  package static func read(_ path: String, _ origin: Origin) throws(Problem) -> [UInt8]? {
    let links = origin == .own ? O_NOFOLLOW : 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | links)
    if descriptor < 0 {
      let reason = errno
      if reason == ENOENT { return nil }
      if reason == ELOOP { throw refusal(path, "is a link", "put the file itself there") }
      throw Problem(.inputOutput, "\(path): \(String(cString: strerror(reason)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Problem(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
    try check(status, path, origin)
    var bytes = [UInt8](repeating: 0, count: largest)
    let count = Glibc.read(descriptor, &bytes, largest)
    guard count >= 0 else { throw Problem(.inputOutput, "\(path): \(String(cString: strerror(errno)))") }
    return Array(bytes.prefix(count))
  }

  private static let largest = 64 << 10

  private static func check(_ status: stat, _ path: String, _ origin: Origin) throws(Problem) {
    guard status.st_mode & S_IFMT == S_IFREG else { throw refusal(path, "is no ordinary file", "put a file there") }
    let isRoots = status.st_uid == 0 && origin == .given
    guard status.st_uid == geteuid() || isRoots else {
      throw refusal(path, "belongs to another user", "`chown` it to the user who starts quizrun")
    }
    let closed: mode_t = isRoots ? 0o037 : 0o077
    guard status.st_mode & closed == 0 else {
      throw refusal(path, "is open to other users", "`chmod 600` it, and replace the key if it may have been read")
    }
  }

  private static func refusal(_ path: String, _ what: String, _ cure: String) -> Problem {
    Problem(.service, "the key '\(path)' \(what), so it is not used: \(cure)")
  }
}
