internal import Glibc
internal import QuizLibrary

/// The one program at a time that reads or marks scanned sheets for the workshop, beside the engine.
///
/// It holds a lock of the folder for as long as it runs, so that also an engine that was started anew knows of it.
package final class ScanRunner {
  private var running: (process: pid_t, folder: String)?
  private var endings: [String: Ending] = [:]

  enum Ending {
    case exit(Int32)
    case stopped
    /// It ended when nobody looked.
    case unknown
  }

  package init() {}

  deinit { if let running { kill(running.process, SIGTERM) } }

  private static func lock(in home: String) -> String { home + "/busy" }

  /// Starts this program with other arguments; false with `errno` where that failed, or another one runs.
  func start(_ arguments: [String], _ folder: String, in home: String) -> Bool {
    reap()
    let lock = open(Self.lock(in: home), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, let path = OwnProgram.path else { return false }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, folder + "/messages", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // The lock goes on in the program, and ends with it.
    posix_spawn_file_actions_adddup2(&actions, lock, ScanProcess.lock)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The engine ignores signals that are to end this one.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &words, environ)
    guard code == 0 else {
      errno = code
      return false
    }
    // Who plays meanwhile comes first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), 10)
    running = (process, folder)
    endings[folder] = nil
    return true
  }

  /// True while a program runs, also one that another engine started.
  func isBusy(in home: String) -> Bool {
    reap()
    if running != nil { return true }
    let lock = open(Self.lock(in: home), O_RDWR | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) != 0
  }

  /// How the program for a folder ended; told once.
  func ending(of folder: String) -> Ending { endings.removeValue(forKey: folder) ?? .unknown }

  /// Ends the program that works for a folder.
  func stop(_ folder: String) {
    guard let running, running.folder == folder else { return }
    kill(running.process, SIGKILL)
    while waitpid(running.process, nil, 0) < 0 && errno == EINTR {}
    endings[folder] = .stopped
    self.running = nil
  }

  private func reap() {
    guard let running else { return }
    var status: Int32 = 0
    guard waitpid(running.process, &status, WNOHANG) != 0 else { return }
    // WIFEXITED and WEXITSTATUS, macros that Swift does not import.
    endings[running.folder] = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .stopped
    self.running = nil
  }
}
