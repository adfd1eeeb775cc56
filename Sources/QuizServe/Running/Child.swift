internal import Glibc
internal import LinePipe

/// A program that was started, with pipes at its standard input and output.
final class Child {
  private let process: pid_t
  private let input: PipeEnd
  private let output: PipeEnd
  private var inbox: LineInbox
  private var outbox = LineOutbox(limit: 2 * LineOutbox.usual)
  private var isClosed = false
  let begin = steady()
  /// The time since when a signal has stopped it; nil while it runs.
  private var stopped: Int?

  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Nil when it cannot be started.
  init?(_ path: String, _ arguments: [String], longestLine: Int) {
    var down: [Int32] = [-1, -1]
    var up: [Int32] = [-1, -1]
    guard pipe(&down) == 0, pipe(&up) == 0 else { return nil }
    for end in down + up { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, down[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, up[1], STDOUT_FILENO)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    // Writing to a process that has gone must be an error, not the end of this one.
    signal(SIGPIPE, SIG_IGN)
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, environ)
    close(down[0])
    close(up[1])
    self.process = process
    input = PipeEnd(down[1])
    output = PipeEnd(up[0])
    inbox = LineInbox(limit: longestLine)
    if code != 0 {
      input.close()
      output.close()
      return nil
    }
  }

  var inputDescriptor: Int32 { isClosed ? -1 : input.descriptor }
  var outputDescriptor: Int32 { output.descriptor }
  var hasMoreToWrite: Bool { !isClosed && !outbox.isEmpty }
  /// Whether so much waits for it that nothing more should be read for it.
  var isFull: Bool { outbox.count > LineOutbox.usual }

  /// The whole lines that came; nil when it has ended.
  func read() -> [[UInt8]]? {
    output.read().map { inbox.add($0) }
  }

  /// Queues a line for the next `write`, together with the following ones; a line to a process that has gone is lost.
  func send(_ line: [UInt8]) {
    if !isClosed { _ = outbox.add(line) }
  }

  func write() {
    guard !isClosed else { return }
    if !input.write(&outbox) { closeInput() }
  }

  /// Tells it to end.
  func closeInput() {
    guard !isClosed else { return }
    if !outbox.isEmpty { _ = input.write(&outbox) }
    isClosed = true
    input.close()
  }

  /// True when a signal stopped it, and it was not continued for some milliseconds.
  func isStopped(for milliseconds: Int) -> Bool {
    var info = siginfo_t()
    if waitid(P_PID, id_t(process), &info, WSTOPPED | WCONTINUED | WNOHANG) == 0, info.si_signo == SIGCHLD {
      stopped = info.si_code == Self.continued ? nil : stopped ?? steady()
    }
    return stopped.map { steady() - $0 >= milliseconds } ?? false
  }

  /// `CLD_CONTINUED` of `<signal.h>`, which the Glibc module leaves out.
  private static let continued: Int32 = 6

  func kill() {
    stopped = nil
    _ = Glibc.kill(process, SIGKILL)
  }

  /// Waits for its end, which has begun; after a second it is made to.
  func ending() -> Ending {
    closeInput()
    output.close()
    var status: Int32 = 0
    for _ in 0..<100 {
      if waitpid(process, &status, WNOHANG) == process { return Self.ending(status) }
      usleep(10_000)
    }
    kill()
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return Self.ending(status)
  }

  /// WTERMSIG and WEXITSTATUS, macros that Swift does not import.
  private static func ending(_ status: Int32) -> Ending {
    status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

/// Milliseconds of a clock that only goes forward.
func steady() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}
