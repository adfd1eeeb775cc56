internal import Glibc
package import QuizLibrary

/// The destination of results: standard output, or a file that can be cut back to a checkpoint.
package final class OutputFile {
  private let descriptor: Int32
  private let path: String?
  /// Bytes that were written.
  package private(set) var size = 0

  /// Opens a path, or for nil standard output. The file's content stays only if a checkpoint says how much of it
  /// counts.
  package init(path: String?, keepsContent: Bool) throws(FileFailure) {
    self.path = path
    guard let path else {
      descriptor = STDOUT_FILENO
      return
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (keepsContent ? 0 : O_TRUNC), 0o666)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
  }

  deinit {
    if path != nil { close(descriptor) }
  }

  /// Writes all bytes; false when the reader has closed standard output.
  package func write(_ bytes: [UInt8]) throws(FileFailure) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&poller, 1, -1)
        continue
      }
      if count <= 0 && path == nil && errno == EPIPE { return false }
      if count <= 0 { throw FileFailure(path ?? "standard output", errno) }
      sent += count
    }
    size += sent
    return true
  }

  /// Cuts off the output beyond `size` bytes.
  package func cut(at size: Int) throws(FileFailure) {
    guard let path else { return }
    guard ftruncate(descriptor, size) == 0, lseek(descriptor, size, SEEK_SET) == size else {
      throw FileFailure(path, errno)
    }
    self.size = size
  }

  func sync() throws(FileFailure) {
    guard let path, fdatasync(descriptor) != 0, errno != EINVAL else { return }
    throw FileFailure(path, errno)
  }
}
