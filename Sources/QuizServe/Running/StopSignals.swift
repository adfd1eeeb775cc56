internal import Glibc

/// SIGINT, SIGTERM and SIGHUP as bytes in a pipe, which a loop waits for beside others.
package enum StopSignals {
  nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]  // set once, before the handler can run
  nonisolated(unsafe) private static var writing: Int32 = -1

  /// The end to read.
  package static func begin() -> Int32 {
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writing = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        let error = errno
        var byte: UInt8 = 0
        _ = write(StopSignals.writing, &byte, 1)
        errno = error
      }
      sigaction(number, &action, nil)
    }
    return ends[0]
  }

  /// Whether one has come since the last look.
  package static func hasCome() -> Bool {
    var byte: UInt8 = 0
    return read(ends[0], &byte, 1) > 0
  }
}
