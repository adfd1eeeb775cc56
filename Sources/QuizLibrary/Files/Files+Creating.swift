internal import Glibc

extension Files {
  /// Writes a file that is not there yet.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { throw FileFailure(path, errno) }
      sent += count
    }
  }
}

extension Files {
  /// Makes a folder, unless there is one already; the folder it lies in must be there.
  package static func makeFolder(_ path: String) throws(FileFailure) {
    var status = stat()
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw FileFailure(path, code)
  }
}

extension FileFailure {
  /// Whether a file stands where a new one was to be.
  package var isThere: Bool { code == EEXIST }
}
