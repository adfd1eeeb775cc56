import Foundation
import XCTest

/// `quizrun backup` and `quizrun restore`, as their user types them.
final class BackupCommandTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  private func place(_ player: String = "Ada") throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2, #""id":"mini","#))
    _ = try place.play(["mini", "--player", player, "--new"], [right, right])
    return place
  }

  func testWhatIsBackedUpComesBack() throws {
    let place = try place()
    let saved = try place.run(["backup", "copy.db"])
    XCTAssertEqual(saved.code, 0, saved.errors)
    XCTAssertEqual(saved.output, "Backed up: 1 sitting, 1 player, to copy.db\n")
    _ = try place.play(["mini", "--player", "Ada", "--new"], [right, right])
    let refused = try place.run(["restore", "copy.db"])
    XCTAssertEqual(refused.code, 2)
    XCTAssertTrue(refused.errors.contains("has 2 sittings: --merge adds the missing ones, --force replaces it"))
    XCTAssertEqual(try place.run(["restore", "copy.db", "--merge", "--force"]).code, 2)
    XCTAssertEqual(try place.run(["restore", "copy.db", "--merge"]).output, "Added: 0 sittings, 0 players\n")
    XCTAssertEqual(try place.run(["restore", "copy.db", "--force"]).output, "Restored: 1 sitting, 1 player\n")
    XCTAssertEqual(try place.run(["history", "--all-players", "--csv"]).output.split(separator: "\n").count, 2)
  }

  func testFilesThatAreNoBackup() throws {
    let place = try place()
    try place.write("no record\n", to: "junk.db")
    try place.write("", to: "empty.db")
    for (file, code) in [("junk.db", 65), ("empty.db", 65), ("nowhere.db", 66), ("home", 2), ("data/quizrun.db", 2)] {
      for how in ["--force", "--merge"] {
        let outcome = try place.run(["restore", file, how])
        XCTAssertEqual(outcome.code, Int32(code), "\(file): \(outcome.errors)")
        XCTAssertEqual(outcome.output, "")
      }
    }
    XCTAssertEqual(try place.run(["backup", "data/quizrun.db"]).code, 2)
    XCTAssertEqual(try place.run(["backup", "no/such/folder.db"]).code, 74)
    XCTAssertEqual(try Place().run(["backup", "copy.db"]).code, 66)
    XCTAssertEqual(try place.run(["history", "--all-players", "--csv"]).output.split(separator: "\n").count, 2)
  }

  /// While a sitting is played, a backup has the answers so far, a merge adds, and a replacement waits.
  func testWhileSomebodyPlays() throws {
    let (here, there) = (try place(), try place("Bob"))
    XCTAssertEqual(try there.run(["backup", here.root + "/bob.db"]).code, 0)
    let player = try here.start(["mini", "--player", "Ada", "--new", "--json"])
    player.send(right)
    while let line = player.readLine(), !line.contains("\"verdict\"") {}
    XCTAssertEqual(try here.run(["restore", "bob.db", "--force"]).code, 75)
    let merged = try here.run(["restore", "bob.db", "--merge"])
    XCTAssertEqual(merged.output, "Added: 1 sitting, 1 player\n", merged.errors)
    XCTAssertEqual(
      try here.run(["backup", "copy.db"]).output,
      "Backed up: 3 sittings (2 finished, 1 begun), 2 players, to copy.db\n")
    player.send(right)
    XCTAssertEqual(player.finish().code, 0)
    XCTAssertEqual(try here.run(["history", "--all-players", "--csv"]).output.split(separator: "\n").count, 4)
  }

  /// One person on two machines is one player from the first merge on, and is not asked about again.
  func testOnePersonOnTwoMachines() throws {
    let (here, there) = (try place(), try place())
    for (week, options) in [["--same"], [], []].enumerated() {
      _ = try there.play(["mini", "--player", "Ada", "--new"], [right, right])
      XCTAssertEqual(try there.run(["backup", here.root + "/\(week).db"]).code, 0)
      let merged = try here.run(["restore", "\(week).db", "--merge"] + options)
      XCTAssertEqual(merged.code, 0, merged.errors)
      XCTAssertEqual(Message.list(try here.run(["player", "list", "--json"]).output).count, 1)
      XCTAssertEqual(
        try here.run(["history", "--player", "Ada", "--csv"]).output.split(separator: "\n").count, 4 + week)
    }
    XCTAssertEqual(try here.run(["restore", "0.db", "--same"]).code, 2)
    XCTAssertEqual(try here.run(["restore", "0.db", "--merge", "--same", "--apart"]).code, 2)
  }

  /// Players of the same name on two machines both stay, and ids tell them apart.
  func testNamesakesAreToldAndMeantByTheirIDs() throws {
    let (here, there) = (try place(), try place())
    XCTAssertEqual(try there.run(["backup", here.root + "/other.db"]).code, 0)
    let asked = try here.run(["restore", "other.db", "--merge"])
    XCTAssertEqual(asked.code, 2)
    XCTAssertTrue(asked.errors.contains("--same") && asked.errors.contains("--apart"), asked.errors)
    let merged = try here.run(["restore", "other.db", "--merge", "--apart"])
    XCTAssertTrue(merged.errors.contains("2 players are called Ada now"), merged.errors)
    let ids = Message.list(try here.run(["player", "list", "--json"]).output).compactMap { $0["id"] as? String }
    XCTAssertEqual(ids.count, 2)
    for command in [["streak"], ["history"], ["stats"], ["leaderboard"], ["achievements"]] {
      let outcome = try here.run(command + ["--player", "Ada"])
      XCTAssertEqual(outcome.code, 2, "\(command)")
      XCTAssertTrue(ids.allSatisfy(outcome.errors.contains), outcome.errors)
    }
    XCTAssertEqual(try here.run(["mini", "--player", "Ada", "--json"]).code, 2)
    for id in ids {
      XCTAssertEqual(try here.run(["history", "--player", id, "--csv"]).output.split(separator: "\n").count, 2)
    }
    let begun = try here.play(["mini", "--player", ids[1], "--new"], [right, right])
    XCTAssertEqual(begun.last("result")?.number("percent"), 100)
    XCTAssertEqual(try here.run(["history", "--player", ids[1], "--csv"]).output.split(separator: "\n").count, 3)
    XCTAssertEqual(try here.run(["player", "rename", ids[1], "Ida"]).code, 0)
    XCTAssertEqual(try here.run(["history", "--player", "Ida", "--csv"]).output.split(separator: "\n").count, 3)
    XCTAssertEqual(try here.run(["history", "--player", "Ada", "--csv"]).output.split(separator: "\n").count, 2)
  }
}

extension Message {
  /// The objects of a list on one line.
  static func list(_ output: String) -> [[String: Any]] {
    (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [[String: Any]] ?? []
  }
}
