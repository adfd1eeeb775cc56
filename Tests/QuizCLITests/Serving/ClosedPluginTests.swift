import Foundation
import Glibc
import XCTest

/// Where others play, plugins are closed off, and keys belong to one user: `serve` and `host` begin nothing otherwise.
final class ClosedPluginTests: XCTestCase {
  /// `serve` and `host` with the options behind them.
  private static let commands = [
    ["serve", "--port", "0"], ["host", "mini", "--port", "0", "--listen", "127.0.0.1", "--plain"],
  ]

  private func place(cells: String? = "unsealed") throws -> Place {
    let place = try Place()
    place.environment["QUIZRUN_TEST_CELLS"] = cells
    try place.quiz("mini", Samples.statements(2))
    return place
  }

  /// The outcome of a command; one that serves is stopped once it gives its address.
  private func outcome(_ place: Place, _ words: [String]) throws -> Program.Outcome {
    let program = try place.start(words)
    program.closeInput()
    let isServing = program.readLine() != nil
    if isServing { program.kill(SIGTERM) }
    var outcome = program.finish()
    if isServing { outcome.code = 0 }
    return outcome
  }

  func testNothingIsServedWherePluginsAreNotClosedOff() throws {
    for words in Self.commands {
      let place = try place()
      let outcome = try outcome(place, words)
      XCTAssertEqual(outcome.code, 69, outcome.errors)
      XCTAssert(outcome.errors.contains("(no seccomp)"), outcome.errors)
      XCTAssert(outcome.errors.contains("`--insecure-plugins` goes on all the same"), outcome.errors)
      XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/data/serve.key"), "nothing was begun")
    }
  }

  func testItIsServedWhereTheHostAllowsItOrDoesWithoutPlugins() throws {
    for words in Self.commands {
      let allowed = try outcome(try place(), words + ["--insecure-plugins"])
      XCTAssertEqual(allowed.code, 0, allowed.errors)
      let place = try place()
      XCTAssertEqual(try place.run(["config", "cell", "required"]).code, 0)
      let without = try outcome(place, words)
      XCTAssertEqual(without.code, 0, without.errors)
    }
  }

  /// Elsewhere one player plays alone: the warning stays.
  func testPlayingGoesOnWithAWarning() throws {
    let place = try place()
    try place.plugin("lives", Samples.lives)
    let outcome = try place.run(["mini", "--plugin", "lives", "--json"], [#"{"answer":["true"]}"#])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssert(outcome.errors.contains("warning: this system cannot close plugins off (no seccomp)"), outcome.errors)
  }

  // MARK: Keys

  private func refusal(_ place: Place, _ words: [String] = ["serve", "--port", "0"]) throws -> String {
    let outcome = try outcome(place, words)
    XCTAssertEqual(outcome.code, 69, outcome.errors)
    return outcome.errors
  }

  func testAKeyThatOthersCanReadIsNotUsed() throws {
    for words in Self.commands {
      for mode in [0o640, 0o604, 0o620, 0o666] as [mode_t] {
        let place = try place(cells: nil)
        let key = place.root + "/data/serve.key"
        try place.write(String(repeating: "k", count: 43) + "\n", to: "data/serve.key")
        XCTAssertEqual(chmod(key, mode), 0)
        let said = try refusal(place, words)
        XCTAssert(said.contains("the key '\(key)' is open to other users, so it is not used: `chmod 600` it"), said)
      }
    }
  }

  func testALinkIsNoKey() throws {
    let place = try place(cells: nil)
    try place.write(String(repeating: "k", count: 43) + "\n", to: "data/elsewhere")
    XCTAssertEqual(chmod(place.root + "/data/elsewhere", 0o600), 0)
    XCTAssertEqual(symlink("elsewhere", place.root + "/data/serve.key"), 0)
    let said = try refusal(place)
    XCTAssert(said.contains("serve.key' is a link, so it is not used"), said)
  }

  func testAKeyOfAnotherUserIsNotUsed() throws {
    try XCTSkipUnless(geteuid() == 0, "only root can give a file away")
    let place = try place(cells: nil)
    try place.write(String(repeating: "k", count: 43) + "\n", to: "data/serve.key")
    XCTAssertEqual(chmod(place.root + "/data/serve.key", 0o600), 0)
    XCTAssertEqual(chown(place.root + "/data/serve.key", 12_345, 12_345), 0)
    let said = try refusal(place)
    XCTAssert(said.contains("belongs to another user"), said)
  }

  /// The key of a certificate may be a link, as those that are renewed are; what it leads to is looked at.
  func testTheKeyOfACertificateIsLookedAtToo() throws {
    let place = try place(cells: nil)
    try place.write("no key\n", to: "real.pem")
    let (real, link) = (place.root + "/real.pem", place.root + "/link.pem")
    XCTAssertEqual(symlink("real.pem", link), 0)
    let words = ["serve", "--port", "0", "--tls-cert", real, "--tls-key", link]
    XCTAssertEqual(chmod(real, 0o644), 0)
    XCTAssert(try refusal(place, words).contains("the key '\(link)' is open to other users"))
    XCTAssertEqual(chmod(real, 0o600), 0)
    let outcome = try outcome(place, words)
    XCTAssertFalse(outcome.errors.contains("is open to other users"), outcome.errors)
    XCTAssertNotEqual(outcome.code, 0, "it is no key")
  }
}
