internal import Glibc

/// Standard output and standard error by their descriptors.
enum FetchOutput {
  /// Whether a line of progress stands on the terminal.
  nonisolated(unsafe) private static var hasProgress = false  // one thread writes
  private static let isTerminal = isatty(STDERR_FILENO) == 1

  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes a line to stderr. Control characters, and those that change the direction of text, become U+FFFD.
  static func say(_ message: String) {
    endProgress()
    write("quizrun: \(cleaned(message))\n", to: STDERR_FILENO)
  }

  /// How far it is, on one line of a terminal that the next message replaces.
  static func progress(_ message: String) {
    guard isTerminal else { return }
    hasProgress = true
    write("\r\u{1B}[K\(cleaned(message))", to: STDERR_FILENO)
  }

  static func endProgress() {
    if hasProgress { write("\r\u{1B}[K", to: STDERR_FILENO) }
    hasProgress = false
  }

  private static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
      default: return scalar
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
