import Foundation
import Glibc
import TerminalTesting
import XCTest

/// `play --watch`: what is saved is played at once, and nothing else.
final class WatchTests: XCTestCase {
  private static let mode = """
    return { api = 1, name = "Count", quiz = "marked",
      start = function() return { n = 0 } end,
      after = function(state) state.n = state.n + 1 end,
      status = function(state) return { "old " .. state.n } end,
    }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    try place.plugin("count", Self.mode)
    return place
  }

  /// The next line that contains a text, within the patience of a test.
  private func line(_ program: Program, with text: String, file: StaticString = #filePath, line: UInt = #line) -> String
  {
    var seen: [String] = []
    while let next = program.readLine(within: 10) {
      seen.append(next)
      if next.contains(text) { return next }
    }
    XCTFail("no line with '\(text)' in \(seen)", file: file, line: line)
    return ""
  }

  func testASavedPluginDecidesAgain() throws {
    let place = try place()
    let program = try place.start(["statements", "--plugin", "count", "--watch", "--json"])
    program.send(#"{"answer":["true"],"step":1}"#)
    XCTAssertTrue(line(program, with: #""step":2"#).contains("old 1"))
    try place.plugin(
      "count",
      Self.mode.replacingOccurrences(of: "old", with: "times two: ").replacingOccurrences(of: "+ 1", with: "+ 2"))
    XCTAssertTrue(line(program, with: #""type":"question""#).contains("times two:  2"), "the answer counts twice now")
    program.send(#"{"quit":"discard"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }

  func testABrokenPluginIsShownAndWaitedFor() throws {
    let place = try place()
    let program = try place.start(["statements", "--plugin", "count", "--watch", "--json"])
    _ = line(program, with: #""step":1"#)
    try place.plugin("count", Self.mode.replacingOccurrences(of: "after =", with: "aftr ="))
    XCTAssertTrue(line(program, with: "error").contains("count.lua:3: unknown key 'aftr'"))
    program.send(#"{"answer":["true"],"step":1}"#)
    XCTAssertTrue(
      line(program, with: "error").contains("count.lua:3: unknown key 'aftr'"), "nothing is taken meanwhile")
    try place.plugin("count", Self.mode)
    XCTAssertTrue(line(program, with: #""type":"question""#).contains("old 0"))
    program.send(#"{"answer":["true"],"step":1}"#)
    XCTAssertTrue(line(program, with: #""step":2"#).contains("old 1"))
    program.send(#"{"quit":"discard"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }

  /// Saved between two lines of input, without a moment in between: the old code does not take the second.
  func testTheOldCodeTakesNothingMore() throws {
    let place = try place()
    let program = try place.start(["statements", "--plugin", "count", "--watch", "--json", "--virtual-clock"])
    _ = line(program, with: #""step":1"#)
    try place.plugin("count", Self.mode.replacingOccurrences(of: "old", with: "new"))
    program.send(#"{"answer":["true"],"step":1}"#)
    XCTAssertTrue(line(program, with: #""step":2"#).contains("new 1"))
    program.send(#"{"quit":"discard"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }

  func testAChangedQuizStaysAtTheQuestion() throws {
    let place = try place()
    let program = try place.start(["statements", "--watch", "--json"])
    program.send(#"{"answer":["true"],"step":1}"#)
    _ = line(program, with: #""step":2"#)
    try place.quiz("statements", Samples.statements(4))
    XCTAssertTrue(line(program, with: #""type":"question""#).contains(#""step":2,"try":1,"of":4"#))
    program.send(#"{"quit":"discard"}"#)
    XCTAssertEqual(program.finish().code, 0)
  }

  func testNothingIsRecorded() throws {
    let place = try place()
    _ = try place.play(
      ["statements", "--plugin", "count", "--watch"], Array(repeating: #"{"answer":["true"]}"#, count: 3))
    XCTAssertEqual(try place.run(["history", "--all-players", "--json"]).output, "[]\n")
  }

  func testInPlainLines() throws {
    let place = try place()
    let program = try place.start(["statements", "--plugin", "count", "--watch", "--plain"])
    _ = line(program, with: "old 0")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "after =", with: "aftr ="))
    _ = line(program, with: "count.lua:3: unknown key 'aftr' – did you mean 'after'?")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "old", with: "new"))
    _ = line(program, with: "new 0")
    program.send("q")
    program.send("d")
    XCTAssertEqual(program.finish().code, 0)
  }

  // MARK: In full screen

  /// With a plugin that is broken from the start, the error is shown and the next save waited for. Without a terminal
  /// no save will come.
  func testABrokenPluginAtTheStart() throws {
    let place = try place()
    try place.plugin("count", Self.mode.replacingOccurrences(of: "after =", with: "aftr ="))
    for face in ["--json", "--plain"] {
      let outcome = try place.run(["statements", "--plugin", "count", "--watch", face])
      XCTAssertEqual(outcome.code, 65)
      XCTAssertTrue(outcome.errors.contains("count.lua:3: unknown key 'aftr'"), outcome.errors)
    }
    let tmux = try Tmux(place, "statements --plugin count --watch")
    try tmux.wait(for: "count.lua:3: unknown key 'aftr'")
    try tmux.wait(for: "waiting for the next save")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "start =", with: "strt ="))
    try tmux.wait(for: "count.lua:2: unknown key 'strt'")
    try place.plugin("count", Self.mode)
    try tmux.wait(for: "Enter")
    tmux.send("Enter")
    try tmux.wait(for: "old 0")
  }

  /// A mistake in a hook is there as soon as it is saved, and gone as soon as it is mended: no key is needed for either.
  func testAFailingHookIsShownAtOnce() throws {
    let place = try place()
    let failing = Self.mode.replacingOccurrences(of: #""old " .. state.n"#, with: #""v" .. state.mm"#)
    let program = try place.start(["statements", "--plugin", "count", "--watch", "--plain"])
    _ = line(program, with: "old 0")
    try place.plugin("count", failing)
    _ = line(program, with: "The files were read again")
    program.send("q")
    program.send("d")
    let outcome = program.finish()
    XCTAssertTrue(outcome.errors.contains("count.lua:4: attempt to concatenate a nil value"), outcome.errors)

    try place.plugin("count", Self.mode)
    let tmux = try Tmux(place, "statements --plugin count --watch")
    try tmux.wait(for: "Enter")
    tmux.send("Enter")
    try tmux.wait(for: "old 0")
    try place.plugin("count", failing)
    try tmux.wait(for: "count.lua:4: attempt to concatenate a nil value")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "old", with: "newer"))
    try tmux.wait(for: "newer 0")
    XCTAssertFalse(tmux.screen.contains("attempt to"), tmux.screen)
    tmux.send("1")
    XCTAssertFalse(tmux.screen.contains("attempt to"), tmux.screen)
    tmux.send("Enter")
    try tmux.wait(for: "Right")
    try place.plugin("count", failing)
    try tmux.wait(for: "count.lua:4: attempt to concatenate a nil value")
  }

  func testInFullScreen() throws {
    let place = try place()
    let tmux = try Tmux(place, "statements --plugin count --watch")
    try tmux.wait(for: "Enter")
    tmux.send("Enter")
    try tmux.wait(for: "old 0")
    tmux.send("1")
    tmux.send("Enter")
    tmux.send("Enter")
    try tmux.wait(for: "old 1")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "old", with: "new"))
    try tmux.wait(for: "new 1")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "after =", with: "aftr ="))
    try tmux.wait(for: "count.lua:3: unknown key 'aftr'")
    try place.plugin("count", Self.mode.replacingOccurrences(of: "old", with: "newest"))
    try tmux.wait(for: "newest 1")
  }
}

/// The program in a terminal of tmux, on a server of its own.
final class Tmux {
  private let server: TmuxServer

  init(_ place: Place, _ words: String) throws {
    server = try TmuxServer()
    let settings = place.environment.map { "\($0.key)='\($0.value)'" }.sorted().joined(separator: " ")
    let command = "env \(settings) TERM=screen-256color \(Program.path) \(words)"
    server.run(["-f", "/dev/null", "new-session", "-d", "-x", "90", "-y", "24", command])
  }

  func send(_ key: String) { server.run(["send-keys", key]) }

  var screen: String { server.run(["capture-pane", "-p"]) }

  /// Waits until the screen, its line breaks aside, shows a text.
  func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let deadline = Date().addingTimeInterval(15)
    var last = ""
    while deadline.timeIntervalSinceNow > 0 {
      last = screen
      let joined = last.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      if last.contains(text) || joined.joined().contains(text) || joined.joined(separator: " ").contains(text) {
        return
      }
      usleep(50_000)
    }
    XCTFail("no '\(text)' on the screen:\n\(last)", file: file, line: line)
    throw POSIXError(.ETIMEDOUT)
  }
}
