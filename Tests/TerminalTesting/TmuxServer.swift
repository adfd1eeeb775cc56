import Foundation
import Glibc
import XCTest

/// A server of tmux for one test, which ends with it; tests that need one are skipped where tmux is not installed.
package final class TmuxServer {
  private let socket = "quizrun-\(getpid())-\(UInt32.random(in: .min ... .max))"
  private let path: String

  package init() throws {
    let found = ["/usr/bin/tmux", "/usr/local/bin/tmux"].first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw XCTSkip("tmux is needed: apt-get install tmux") }
    path = found
  }

  deinit { run(["kill-server"]) }

  /// Runs tmux and gives what it prints. The server that a session starts lives on with the descriptors it was given, so the
  /// child is waited for by its id, and its output goes through a file.
  @discardableResult
  package func run(_ arguments: [String]) -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(socket).out").path
    defer { unlink(file) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words: [UnsafeMutablePointer<CChar>?] = ([path, "-L", socket] + arguments).map { strdup($0) } + [nil]
    let own = ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TERM=xterm-256color"]
    let settings: [UnsafeMutablePointer<CChar>?] = own.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var child: pid_t = 0
    guard posix_spawn(&child, path, &actions, nil, words, settings) == 0 else { return "" }
    waitpid(child, nil, 0)
    return (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }
}
