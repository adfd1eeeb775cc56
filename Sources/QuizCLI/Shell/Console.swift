internal import Glibc
internal import TextLayout

/// Standard output and standard error, by file descriptor, every byte cleaned by whoever made it.
struct Console {
  /// Writes all bytes; false when nobody reads them any more or the device failed.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)  // not empty: sent < count
        if count < 0 && errno == EINTR { continue }
        if count < 0 && errno == EAGAIN {
          waitUntilWritable(descriptor)
          continue
        }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&poller, 1, -1)
  }

  /// A message of the program on stderr.
  static func say(_ message: String) {
    write("quizrun: \(message.cleaned)\n", to: STDERR_FILENO)
  }

  static func warn(_ message: String) {
    write("quizrun: warning: \(message.cleaned)\n", to: STDERR_FILENO)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
