internal import Glibc
internal import JSONText
internal import QuizLibrary
internal import QuizWire

/// A running `quizrun-scan`, which answers each request before it takes the next; one thread owns it.
final class ScanProcess {
  private let process: pid_t
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  /// The descriptor of a lock that this program may hold from its start on.
  static let lock: Int32 = 9

  /// The program, which lies beside this one.
  private static var path: String { (OwnProgram.folder ?? "") + "/quizrun-scan" }

  static func check() throws(Problem) {
    guard access(path, X_OK) == 0 else {
      throw Problem(
        .service, "the program that reads sheets, '\(path)', is missing: `./quizrun` in the repository builds both")
    }
  }

  /// Nil when the system starts no more programs.
  init?() {
    var (to, from): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&to) == 0 else { return nil }
    guard pipe(&from) == 0 else {
      for end in to { close(end) }
      return nil
    }
    for end in to + from { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // A lock that was handed to this program ends with it, not with a reader that still has a page to finish.
    posix_spawn_file_actions_addclose(&actions, Self.lock)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(Self.path), strdup("--serve"), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, Self.path, &actions, nil, &words, environ)
    for end in [to[0], from[1]] { close(end) }
    guard code == 0, let input = fdopen(to[1], "w"), let output = fdopen(from[0], "r") else {
      for end in [to[1], from[0]] { close(end) }
      return nil
    }
    (self.process, self.input, self.output) = (process, input, output)
  }

  deinit {
    fclose(input)
    fclose(output)
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
  }

  /// The reply; nil where the program has ended, as on a file that breaks a library.
  func ask(_ request: ReaderRequest) -> ReaderReply? {
    let line = Array(request.line.utf8) + [0x0A]
    guard fwrite(line, 1, line.count, input) == line.count, fflush(input) == 0 else { return nil }
    var buffer: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(buffer) }
    let count = getline(&buffer, &room, output)
    guard count > 0, let buffer else { return nil }
    let bytes = UnsafeBufferPointer(start: buffer, count: count).map { UInt8(bitPattern: $0) }
    return (try? JSONParser.parse(bytes)).flatMap(ReaderReply.init(wire:))
  }
}
