import Foundation
import XCTest

/// Tests the calls to the kernel: every answer is on disk before a word of it is written, and with one sync.
final class DurabilityTests: XCTestCase {
  private static let strace = "/usr/bin/strace"

  /// A call, as `strace` writes it: a sync, or the type of the JSON line that went out.
  private enum Call: Equatable {
    case sync
    case line(String)
  }

  private func calls(_ place: Place, _ arguments: [String], _ lines: [String]) throws -> [Call] {
    guard access(Self.strace, X_OK) == 0 else {
      throw XCTSkip("strace is not installed: `apt-get install strace`, then this test runs")
    }
    let trace = place.root + "/trace"
    let options = ["-f", "-qq", "-s", "40", "-e", "trace=fsync,fdatasync,write", "-e", "signal=none", "-o", trace]
    let program = try Program(
      options + [Program.path] + arguments, environment: place.environment, folder: place.root, path: Self.strace)
    for line in lines { program.send(line) }
    let outcome = program.finish()
    if outcome.errors.contains("ptrace") || outcome.errors.contains("Operation not permitted") {
      throw XCTSkip("strace may not trace here: \(outcome.errors)")
    }
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").compactMap(call)
  }

  private func call(_ text: Substring) -> Call? {
    if text.contains(/\bf(data)?sync\(/) { return .sync }
    return text.firstMatch(of: /write\(1, "\{\\"type\\":\\"([a-z]+)/).map { .line(String($0.1)) }
  }

  /// The first answer makes the log durable, too; from the second on there is one sync for each.
  func testEveryAnswerIsSyncedOnceBeforeItIsAcknowledged() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(20))
    let answers = (0..<20).map { _ in #"{"answer":["true"]}"# }
    let calls = try calls(place, ["statements", "--json"], answers)
    let start = try XCTUnwrap(calls.firstIndex(of: .line("question")), "\(calls)")
    XCTAssertTrue(calls[..<start].contains(.sync), "the beginning is durable before the first question")
    var expected: [Call] = []
    for number in 1...20 { expected += [.sync, .line("verdict"), .line(number < 20 ? "question" : "result")] }
    // Closing folds the log into the database.
    XCTAssertEqual(Array(calls.dropFirst(start + 1).prefix(expected.count)), expected)
    XCTAssertFalse(calls.dropFirst(start + 1 + expected.count).contains { $0 != .sync })
  }

  /// Each try, skip and hint is an answer in this sense; what only looks is none.
  func testWhatChangesNothingIsNotSynced() throws {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    let calls = try calls(
      place, ["statements", "--json"], [#"{"answer":["x"]}"#, "nonsense", #"{"hint":true}"#, #"{"skip":true}"#])
    let start = try XCTUnwrap(calls.firstIndex(of: .line("question")))
    XCTAssertEqual(
      calls.dropFirst(start + 1).prefix(6),
      [.line("error"), .line("error"), .line("error"), .sync, .line("verdict"), .line("question")])
  }
}
