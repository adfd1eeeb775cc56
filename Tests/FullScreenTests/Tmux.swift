import Foundation
import Glibc
import XCTest

/// The program in a terminal of tmux, on a server of its own; tests that need it are skipped where there is none.
final class Tmux {
  private let socket = "quizrun-columns-\(getpid())-\(UInt32.random(in: .min ... .max))"
  private let path: String
  private let house: House

  init(_ command: [String], rows: Int = 24, columns: Int = 80, in house: House) throws {
    let found = ["/usr/bin/tmux", "/usr/local/bin/tmux"].first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw XCTSkip("tmux is not installed") }
    path = found
    self.house = house
    let settings = house.environment.merging(["TERM": "tmux-256color"]) { $1 }
    let words = ["env"] + settings.map { "\($0.key)=\($0.value)" }.sorted() + [House.program] + command
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    _ = run(["-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", line])
  }

  deinit { _ = run(["kill-server"]) }

  func press(_ keys: String...) { for key in keys { _ = run(["send-keys", key]) } }

  var screen: String { run(["capture-pane", "-p"]) }

  /// Waits until the screen shows a text.
  func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) {
    let end = Date().addingTimeInterval(20)
    while Date() < end {
      if screen.contains(text) { return }
      usleep(30_000)
    }
    XCTFail("no '\(text)' on the screen:\n\(screen)", file: file, line: line)
  }

  /// The cells, as tmux counts them, where a text stands, from the top of the screen on.
  func places(of text: String, count: Int) -> [String] {
    for command in ["top-line", "start-of-line"] { enterCopyMode(command) }
    return (0..<count).map { _ in
      _ = run(["send-keys", "-X", "search-forward", text])
      return run(["display-message", "-p", "#{copy_cursor_x} #{copy_cursor_y}"]).trimmingCharacters(in: .newlines)
    }
  }

  private func enterCopyMode(_ command: String) {
    _ = run(["copy-mode"])
    _ = run(["send-keys", "-X", command])
  }

  /// Runs tmux and gives what it prints. The server that a session starts lives on with the descriptors it was given, so the
  /// child is waited for by its id, and its output goes through a file.
  private func run(_ arguments: [String]) -> String {
    let file = house.root + "/tmux.out"
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
