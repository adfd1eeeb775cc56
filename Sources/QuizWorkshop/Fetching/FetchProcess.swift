internal import Glibc
package import QuizLibrary

/// A running `quizrun-fetch`: its output, and its end.
package final class FetchProcess {
  private let process: pid_t
  private let output: Int32
  private var buffer: [UInt8] = []

  package enum Ending {
    case exit(Int32)
    case signal(Int32)
  }

  /// The one that runs, for the signal handler.
  nonisolated(unsafe) private static var running: pid_t = 0  // one word

  /// Starts the program, which lies beside this one.
  package init(_ arguments: [String]) throws(Problem) {
    let path = Self.path
    guard access(path, X_OK) == 0 else {
      throw Problem(
        .service, "the download program '\(path)', is missing: `./quizrun` in the repository builds both")
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.failure("a pipe cannot be opened") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ends[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, environ)
    close(ends[1])
    self.process = process
    guard code == 0 else {
      close(output)
      throw Problem(.service, "'\(path)' cannot be started: \(String(cString: strerror(code)))")
    }
    Self.running = process
    Self.passOnSignals()
  }

  /// `quizrun-fetch` in the folder of the running program.
  private static var path: String {
    (OwnProgram.folder ?? "") + "/quizrun-fetch"
  }

  private static func failure(_ what: String) -> Problem {
    Problem(.inputOutput, "\(what): \(String(cString: strerror(errno)))")
  }

  /// Passes signals on to the other program. This program ends after it, once everything received is stored.
  private static func passOnSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in _ = kill(FetchProcess.running, signal) }
      sigaction(number, &action, nil)
    }
  }

  /// The next whole lines; nil when there will be no more.
  package func lines() -> [[UInt8]]? {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
      guard let end = buffer.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = buffer[..<end].split(separator: UInt8(ascii: "\n")).map(Array.init)
      buffer.removeFirst(end + 1)
      return lines
    }
  }

  /// All that it writes; nil when that is more than `limit`.
  package func bytes(upTo limit: Int) -> [UInt8]? {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return all }
      all += chunk[..<count]
      if all.count > limit { return nil }
    }
  }

  /// Waits for the end.
  package func ending() -> Ending {
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    let number = status & 0x7F  // WTERMSIG and WEXITSTATUS, macros that Swift does not import
    return number == 0 ? .exit(status >> 8 & 0xFF) : .signal(number)
  }

  /// Ends it early.
  package func stop() {
    kill(process, SIGTERM)
    _ = ending()
  }
}
