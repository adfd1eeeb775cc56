import Foundation
import Glibc
import Terminal
import TerminalTesting
import XCTest

/// The real program on a real pseudo-terminal: keys go in, and what it writes becomes a screen to look at.
final class FullScreen {
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  let terminal: PseudoTerminal
  private(set) var emulator: Emulator
  private(set) var pid: pid_t = 0
  private let modes: String
  /// Its files stay as long as the screen does.
  private let house: House
  /// How many bytes of the output the emulator has seen.
  private var seen = 0

  /// Seconds after which a text that has not come counts as missing.
  static let patience = 30.0

  init(
    _ command: [String], rows: Int = 24, columns: Int = 80, environment: [String: String], in house: House
  ) throws {
    self.house = house
    terminal = try PseudoTerminal(rows: rows, columns: columns)
    emulator = Emulator(Size(rows: rows, columns: columns))
    modes = terminal.modes
    try spawn(command, environment)
  }

  deinit {
    if pid > 0 { kill(pid, SIGKILL) }
  }

  private func spawn(_ command: [String], _ environment: [String: String]) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    // The leader of a session gets the first terminal it opens as its own.
    for descriptor: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, descriptor, terminal.path, O_RDWR, 0) }
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not see
    // The shell that started the tests may ignore signals, as nohup does; the program must not inherit that.
    var usual = sigset_t()
    sigfillset(&usual)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    XCTAssertEqual(posix_spawn(&pid, command[0], &actions, &attributes, &arguments, &variables), 0)
    for string in arguments + variables { free(string) }
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
  }

  // MARK: Keys

  func type(_ text: String) { terminal.type(text) }

  func type(_ bytes: [UInt8]) { terminal.type(bytes) }

  func resize(rows: Int, columns: Int) {
    pump(0)
    emulator = Emulator(Size(rows: rows, columns: columns))
    terminal.resize(rows: rows, columns: columns)
  }

  // MARK: The screen

  /// Everything written so far.
  var raw: [UInt8] { terminal.output }

  var rawText: String { String(decoding: raw, as: UTF8.self) }

  var text: String { emulator.lines.joined(separator: "\n") }

  /// Takes what has come, waiting at most so many milliseconds for it.
  func pump(_ milliseconds: Int32) {
    terminal.drain(milliseconds)
    // A sequence or a letter may still lack its end.
    guard terminal.output.count > seen, !isCut(terminal.output.suffix(16)) else { return }
    emulator.take(Array(terminal.output[seen...]))
    seen = terminal.output.count
  }

  private func isCut(_ bytes: ArraySlice<UInt8>) -> Bool {
    if let escape = bytes.lastIndex(of: 0x1B) {
      let rest = bytes[bytes.index(after: escape)...]
      if rest.count < 2 || !rest.dropFirst().contains(where: { 0x40...0x7E ~= $0 }) { return true }
    }
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }), bytes[start] >= 0xC0 else { return false }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return bytes.distance(from: start, to: bytes.endIndex) < length
  }

  /// Waits until the screen shows a text.
  func wait(for wanted: String, file: StaticString = #filePath, line: UInt = #line) {
    wait("'\(wanted)' is shown", file: file, line: line) { self.text.contains(wanted) }
  }

  /// Waits until something holds of the screen; the screen is printed when it never does.
  func wait(
    _ what: String, seconds: Double = patience, file: StaticString = #filePath, line: UInt = #line,
    until holds: () -> Bool
  ) {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if holds() { return }
      pump(10)
    }
    XCTFail("never came true: \(what); the screen:\n\(text)", file: file, line: line)
  }

  /// Takes what comes until nothing has come for some time.
  func settle() {
    var before = -1
    while before != raw.count {
      before = raw.count
      pump(120)
    }
  }

  // MARK: The end

  /// Waits for the program's end and for the terminal's modes of before.
  func end(file: StaticString = #filePath, line: UInt = #line) -> Ending? {
    var status: Int32 = 0
    let end = Date().addingTimeInterval(Self.patience)
    while Date() < end {
      if waitpid(pid, &status, WNOHANG) == pid {
        pid = 0
        terminal.expectModes(modes, file: file, line: line)
        pump(50)
        return status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      pump(10)
    }
    XCTFail("the program runs on; the screen:\n\(text)", file: file, line: line)
    return nil
  }

  /// Whether all that was switched on is off again, in the order every way out writes it.
  var isRestored: Bool { rawText.contains(restoreSequence) }
}
