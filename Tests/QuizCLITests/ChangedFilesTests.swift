import Foundation
import Glibc
import XCTest

/// A quiz that changed since a sitting began, at a terminal: the player is told, and chooses.
final class ChangedFilesTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func changed() throws -> Place {
    let place = try Place()
    try place.quiz("statements", Samples.statements(3))
    _ = try place.play(["statements"], [right])
    try place.quiz("statements", Samples.statements(3).replacing("Statement", with: "Changed"))
    return place
  }

  /// A run whose input is a terminal; what is typed is there before it is asked for.
  private func type(_ lines: [String], _ place: Place, _ arguments: [String]) throws -> Program.Outcome {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try XCTSkipIf(master < 0, "no pseudo-terminals here")
    // The requests to the kernel behind unlockpt and ptsname, which Swift does not see (TIOCSPTLCK, TIOCGPTN).
    var unlocked: Int32 = 0
    var number: Int32 = 0
    XCTAssertEqual(ioctl(master, 0x4004_5431, &unlocked), 0)
    XCTAssertEqual(ioctl(master, 0x8004_5430, &number), 0)
    let name = "/dev/pts/\(number)"
    let slave = open(name, O_RDWR | O_NOCTTY)
    defer {
      close(slave)
      close(master)
    }
    let program = try place.start(arguments, input: .file(name))
    let text = lines.map { $0 + "\n" }.joined() + "\u{4}"
    XCTAssertEqual(text.withCString { write(master, $0, strlen($0)) }, text.utf8.count)
    return program.finish()
  }

  func testThePlayerChooses() throws {
    let told = "The quiz has changed since this sitting began."
    let prompt = "Enter goes on as it was, n starts anew, q leaves: "
    let cases: [(typed: [String], shown: String?, isResumed: Bool)] = [
      (["", "", "q", "k"], "Statement 2", true), (["x", "", "", "q", "k"], "Statement 2", true),
      (["n", "", "q", "k"], "Changed 1", false), (["q"], nil, false), ([], nil, false),
    ]
    for row in cases {
      let outcome = try type(row.typed, try changed(), ["statements", "--plain"])
      XCTAssertEqual(outcome.code, 0, "\(row): \(outcome.errors)")
      XCTAssertTrue(outcome.output.hasPrefix(told + "\n" + prompt), "\(row): \(outcome.output)")
      for text in ["Statement 2", "Changed 1"] {
        XCTAssertEqual(outcome.output.contains(text), text == row.shown, "\(row): \(outcome.output)")
      }
      XCTAssertEqual(outcome.output.contains("You go on where you left off."), row.isResumed, "\(row)")
      XCTAssertFalse(outcome.errors.contains("changed"), outcome.errors)
    }
  }

  /// The question is not asked when nothing changed, when a new start is wanted, or without a terminal.
  func testWhoIsNotAsked() throws {
    let place = try changed()
    XCTAssertFalse(
      try type(["", "q", "k"], place, ["statements", "--plain", "--new"]).output.contains("Enter goes on"))
    let piped = try place.run(["statements", "--plain", "--new"])
    XCTAssertFalse(piped.output.contains("Enter goes on"))
    let other = try changed()
    let without = try other.run(["statements", "--plain"])
    XCTAssertTrue(without.output.contains("Statement 2"), without.output)
    XCTAssertTrue(
      without.errors.contains("the quiz has changed since this sitting began: it goes on as it was; --new starts anew"),
      without.errors)
  }
}
