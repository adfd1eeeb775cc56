import Foundation
import Glibc
import TerminalTesting
import XCTest

/// The program in a terminal of tmux, on a server of its own; tests that need it are skipped where there is none.
final class Tmux {
  private let server: TmuxServer
  /// Kept, as its folder goes with it.
  private let house: House

  init(_ command: [String], rows: Int = 24, columns: Int = 80, in house: House) throws {
    server = try TmuxServer()
    self.house = house
    let settings = house.environment.merging(["TERM": "tmux-256color"]) { $1 }
    let words = ["env"] + settings.map { "\($0.key)=\($0.value)" }.sorted() + [House.program] + command
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    server.run(["-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", line])
  }

  func press(_ keys: String...) { for key in keys { server.run(["send-keys", key]) } }

  var screen: String { server.run(["capture-pane", "-p"]) }

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
      server.run(["send-keys", "-X", "search-forward", text])
      return server.run(["display-message", "-p", "#{copy_cursor_x} #{copy_cursor_y}"]).trimmingCharacters(
        in: .newlines)
    }
  }

  private func enterCopyMode(_ command: String) {
    server.run(["copy-mode"])
    server.run(["send-keys", "-X", command])
  }
}
