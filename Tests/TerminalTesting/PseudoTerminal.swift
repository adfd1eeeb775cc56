internal import CTerminal
internal import Glibc
import XCTest

/// Both ends of a pseudo-terminal: the test is the terminal, the code under test has the other end.
package final class PseudoTerminal {
  private let master: Int32
  /// The end of the program.
  package let slave: Int32
  package let path: String
  package private(set) var output: [UInt8] = []
  private var isOpen = true

  package init(rows: Int = 24, columns: Int = 80) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try XCTSkipIf(master < 0, "no pseudo-terminals here")
    // Swift does not see grantpt, unlockpt and ptsname; these are what they ask the kernel (TIOCSPTLCK, TIOCGPTN).
    var unlocked: Int32 = 0
    var number: Int32 = 0
    XCTAssertEqual(ioctl(master, 0x4004_5431, &unlocked), 0)
    XCTAssertEqual(ioctl(master, 0x8004_5430, &number), 0)
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    resize(rows: rows, columns: columns)
  }

  deinit {
    hangUp()
    close(slave)
  }

  package func resize(rows: Int, columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(master, UInt(TIOCSWINSZ), &size), 0)
  }

  package func type(_ text: String) {
    type(Array(text.utf8))
  }

  package func type(_ bytes: [UInt8]) {
    XCTAssertEqual(write(master, bytes, bytes.count), bytes.count)
  }

  package func hangUp() {
    if isOpen { close(master) }
    isOpen = false
  }

  /// Reads what has come, waiting at most so many milliseconds for the first of it.
  package func drain(_ milliseconds: Int32 = 0) {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var limit = milliseconds
    while poll(&polled, 1, limit) > 0, Int32(polled.revents) & POLLIN != 0 {
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return }
      output += buffer[..<count]
      limit = 0
    }
  }

  /// Reads until a text has come, at most twenty seconds; what came is forgotten then.
  package func expect(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let end = ContinuousClock.now + .seconds(20)
    repeat {
      if forget(upTo: text) { return }
      drain(10)
    } while ContinuousClock.now < end
    XCTFail(
      "\(text.debugDescription) did not come; \(String(decoding: output, as: UTF8.self).debugDescription)", file: file,
      line: line)
  }

  private func forget(upTo text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard output.count >= wanted.count else { return false }
    for start in 0...(output.count - wanted.count) where Array(output[start..<(start + wanted.count)]) == wanted {
      output.removeFirst(start + wanted.count)
      return true
    }
    return false
  }

  /// The modes of the terminal, as text to compare.
  package var modes: String {
    var modes = termios()
    guard tcgetattr(slave, &modes) == 0 else { return "none" }
    let codes = withUnsafeBytes(of: modes.c_cc) { $0.map { String($0) }.joined(separator: " ") }
    return "\(modes.c_iflag) \(modes.c_oflag) \(modes.c_cflag) \(modes.c_lflag) \(codes)"
  }

  /// Waits until the modes are some others or the same, at most ten seconds.
  package func expectModes(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    let end = ContinuousClock.now + .seconds(10)
    while modes != expected, ContinuousClock.now < end { drain(10) }
    XCTAssertEqual(modes, expected, file: file, line: line)
  }
}

/// The bytes that every way out of the full screen must have written.
package let restoreSequence =
  "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
