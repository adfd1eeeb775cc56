import Foundation
import Glibc
import XCTest

/// The real program as a child process: lines go in, lines and an exit code come out, and nothing waits for ever.
final class Program {
  /// The target of a standard descriptor of the child.
  enum Channel {
    case pipe
    /// A file, opened for reading as standard input, for writing otherwise.
    case file(String)
    case closed
  }

  /// The outcome of a run.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  let pid: pid_t
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var errors: Int32 = -1
  private var pending: [UInt8] = []
  private var said: [UInt8] = []
  private var status: Int32?

  /// Seconds after which a child that still runs counts as hung.
  static let patience = 30.0

  /// Changes the folder, then becomes the program.
  private static let mover = "/usr/bin/env"

  /// `.build/debug/quizrun`: beside the test bundle, else below the folder of the package.
  ///
  /// `QUIZRUN_TEST_PROGRAMS` names another folder, as of a release build.
  static let path: String = {
    if let other = ProcessInfo.processInfo.environment["QUIZRUN_TEST_PROGRAMS"] {
      return URL(fileURLWithPath: other).appendingPathComponent("quizrun").path
    }
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let candidates = [beside, root.appendingPathComponent(".build/debug")].map {
      $0.appendingPathComponent("quizrun").path
    }
    return candidates.first { access($0, X_OK) == 0 } ?? candidates[1]
  }()

  init(
    _ arguments: [String], environment: [String: String], folder: String, input: Channel = .pipe,
    output: Channel = .pipe, errors: Channel = .pipe, path: String = Program.path
  ) throws {
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = []
    self.input = try Program.connect(input, STDIN_FILENO, &actions, &ends)
    self.output = try Program.connect(output, STDOUT_FILENO, &actions, &ends)
    self.errors = try Program.connect(errors, STDERR_FILENO, &actions, &ends)
    defer { for end in ends { close(end) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([Program.mover, "-C", folder, path] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var child: pid_t = 0
    let problem = posix_spawn(&child, Program.mover, &actions, &attributes, words, settings)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EINVAL) }
    pid = child
  }

  deinit {
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    if status == nil {
      Glibc.kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// Prepares one descriptor of the child; the parent's end of its pipe, or -1.
  private static func connect(
    _ channel: Channel, _ descriptor: Int32, _ actions: inout posix_spawn_file_actions_t, _ ends: inout [Int32]
  ) throws -> Int32 {
    switch channel {
    case .closed:
      posix_spawn_file_actions_addclose(&actions, descriptor)
      return -1
    case .file(let path):
      let mode = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0)
      return -1
    case .pipe:
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else { throw POSIXError(.EMFILE) }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let (own, other) = descriptor == STDIN_FILENO ? (pair[1], pair[0]) : (pair[0], pair[1])
      posix_spawn_file_actions_adddup2(&actions, other, descriptor)
      ends.append(other)
      return own
    }
  }

  // MARK: Talking

  /// Waits until the child has worked for so many seconds of its own time, however busy the machine is; false when it
  /// ends before.
  func works(for seconds: Double) -> Bool {
    let ticks = seconds * Double(sysconf(Int32(_SC_CLK_TCK)))
    while isRunning {
      // Behind the name in brackets; user and system time are the 14th and the 15th field.
      let text = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ").compactMap { Double($0) } ?? []
      if fields.count > 11, fields[10] + fields[11] >= ticks { return true }
      usleep(5_000)
    }
    return false
  }

  /// Writes a line to the child; a child that has gone reads nothing.
  func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      sent += count
    }
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// The next line of standard output; nil at its end, or when nothing came in time.
  func readLine(within seconds: Double = Program.patience) -> String? {
    let deadline = Date().addingTimeInterval(seconds)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return line
      }
      guard fill(until: deadline) else { return nil }
    }
  }

  /// Waits for output or errors and takes what is there; false at the end of both, or when the time is up.
  private func fill(until deadline: Date) -> Bool {
    while output >= 0 || errors >= 0 {
      let left = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
      var polled = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, 2, left) > 0 else { return false }
      if polled[1].revents != 0, !Program.take(&errors, &said) { continue }
      if polled[0].revents != 0, Program.take(&output, &pending) { return true }
    }
    return false
  }

  /// Reads what is there; closes the descriptor at its end.
  private static func take(_ descriptor: inout Int32, _ bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
      return true
    }
    close(descriptor)
    descriptor = -1
    return false
  }

  // MARK: Ending

  func kill(_ signal: Int32) {
    Glibc.kill(pid, signal)
  }

  /// Whether a pause passed with the child still running.
  var isRunning: Bool {
    if status != nil { return false }
    var found: Int32 = 0
    if waitpid(pid, &found, WNOHANG) == pid { status = found }
    return status == nil
  }

  /// Ends the input, takes everything the child still says, and its exit code: 128 and the signal's number when one
  /// ended it, -1 when it had to be stopped because it hung.
  func finish(
    within seconds: Double = Program.patience, file: StaticString = #filePath, line: UInt = #line
  ) -> Outcome {
    closeInput()
    let deadline = Date().addingTimeInterval(seconds)
    while fill(until: deadline) {}
    while isRunning && deadline.timeIntervalSinceNow > 0 { usleep(500) }
    guard let status else {
      XCTFail("quizrun did not end", file: file, line: line)
      return Outcome(code: -1, output: text(pending), errors: text(said))
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return Outcome(code: code, output: text(pending), errors: text(said))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
