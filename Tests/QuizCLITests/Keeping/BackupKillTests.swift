import Foundation
import XCTest

/// kill -9 at any moment of a backup, a restore or an import loses nothing: neither of the record nor of the file.
final class BackupKillTests: XCTestCase {
  /// `QUIZRUN_TEST_KILLS` asks for more.
  private let kills = ProcessInfo.processInfo.environment["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 24
  private let answers = Array(repeating: #"{"answer":["true"]}"#, count: 3)

  private func place(_ player: String, _ sittings: Int) throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(3))
    for _ in 0..<sittings { _ = try place.play(["mini", "--new", "--player", player], answers) }
    return place
  }

  private func sittings(_ place: Place) throws -> Set<String> {
    let outcome = try place.run(["history", "--all-players", "--json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(outcome.errors, "")
    return Set(Message.list(outcome.output).compactMap { $0["sitting"] as? String })
  }

  func testNothingIsLost() throws {
    let (here, there) = (try place("Ada", 6), try place("Bob", 4))
    let (own, other) = (try sittings(here), try sittings(there))
    let (file, back, ada) = (here.root + "/theirs.db", here.root + "/back.db", there.root + "/bob.json")
    XCTAssertEqual(try there.run(["backup", file]).code, 0)
    XCTAssertEqual(try there.run(["player", "export", "Bob", "--out", ada]).code, 0)
    XCTAssertEqual(try here.run(["backup", back]).code, 0)
    let runs: [(arguments: [String], may: [Set<String>])] = [
      (["backup", back], [own]), (["restore", file, "--merge"], [own, own.union(other)]),
      (["restore", back, "--force"], [own, own.union(other)]), (["player", "import", ada], [own, own.union(other)]),
      (["restore", back, "--force"], [own, own.union(other)]),
      (["restore", file, "--force"], [own, other, own.union(other)]),
      (["restore", back, "--force"], [own, other]),
    ]
    var (ended, killed) = (0, 0)
    for round in 0..<kills {
      let run = runs[round % runs.count]
      let program = try here.start(run.arguments)
      usleep(UInt32.random(in: 0...120_000))
      program.kill(SIGKILL)
      if program.finish().code == 0 { ended += 1 } else { killed += 1 }
      let now = try sittings(here)
      XCTAssertTrue(run.may.contains(now), "\(run.arguments) left \(now.count) sittings")
      // The record that the next round expects to begin with.
      if run.arguments.contains(back) || now != own {
        XCTAssertEqual(try here.run(["restore", back, "--force"]).code, 0)
      }
      XCTAssertEqual(try sittings(here), own, "the backup is whole")
    }
    XCTAssertGreaterThan(killed, kills / 4, "\(ended) came to their end")
    XCTAssertEqual(try here.run(["verify"]).code, 0)
  }
}
