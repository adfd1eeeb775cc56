internal import CTerminal
internal import Glibc

/// The modes of a terminal before and while a program has the full screen.
struct TerminalModes {
  /// The original modes, restored at the end.
  var saved: termios
  /// The raw modes: keys come one by one without echo; newline translation of output stays.
  ///
  /// Signal keys are read like others: within a paste they are text, and the kernel would discard the pasted text
  /// before them.
  var raw: termios

  /// The present modes of a terminal; nil for another descriptor.
  init?(of terminal: Int32) {
    saved = termios()
    guard tcgetattr(terminal, &saved) == 0 else { return nil }
    raw = saved
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
  }

  /// Sets modes at once, without waiting for output to drain; false when the terminal is gone.
  @discardableResult
  static func set(_ modes: termios, of terminal: Int32) -> Bool {
    var modes = modes
    while tcsetattr(terminal, TCSANOW, &modes) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// True when a terminal still has the raw modes, so that no other program has changed them since.
  func areRaw(on terminal: Int32) -> Bool {
    var now = termios()
    return tcgetattr(terminal, &now) == 0 && now.c_lflag == raw.c_lflag && now.c_iflag == raw.c_iflag
  }
}

/// The sequences that begin and end a full screen.
enum ScreenSequence {
  /// The alternate screen without wrapping at its edge, pastes marked, the cursor hidden until a frame shows it.
  static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l\u{1B}[?25l\u{1B}[0m\u{1B}[2J"

  /// Undoes that and everything a frame may have begun, a string in its middle at first, and reports of the mouse; other
  /// programs may have left some on.
  static let restore: StaticString =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}

extension StaticString {
  var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
