internal import Glibc

/// Standard error, a line at a time.
enum ErrorLines {
  static func say(_ message: String) {
    line("quizrun: \(message)")
  }

  /// One call of the system for a line, so that lines of several programs do not mix.
  static func line(_ text: String) {
    var bytes = Array(text.utf8)
    bytes.append(0x0A)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Milliseconds of a clock that only goes forward.
func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Why there is nothing to be served.
struct ServeFailure: Error {
  let exitCode: Int32
  let sentence: String

  static func noInput(_ sentence: String) -> ServeFailure { ServeFailure(exitCode: 66, sentence: sentence) }
  static func service(_ sentence: String) -> ServeFailure { ServeFailure(exitCode: 69, sentence: sentence) }
}
