import Foundation
import Words
import XCTest

/// One sitting continued on two machines, as a family meets it: backups, exports and merges by the commands.
final class ForkCommandTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#
  private let wrong = #"{"answer":["false"]}"#

  private func at(_ hour: Int, _ minute: Int = 0) -> [String: String?] {
    ["QUIZRUN_NOW": "2026-11-20T\(hour):\(minute < 10 ? "0" : "")\(minute):00Z"]
  }

  /// Two machines with one sitting of four statements, of which one is answered.
  private func machines(_ arguments: [String] = ["mini"]) throws -> (Place, Place) {
    let (here, there) = (try Place(), try Place())
    for place in [here, there] { try place.quiz("mini", Samples.statements(4, #""id":"mini","#)) }
    _ = try here.play(arguments + ["--seed", "1"], [right], at(10))
    XCTAssertEqual(try here.run(["backup", here.root + "/first.db"], [], at(10, 5)).code, 0)
    XCTAssertEqual(try there.run(["restore", here.root + "/first.db"], [], at(10, 6)).code, 0)
    return (here, there)
  }

  private func bring(_ from: Place, to place: Place) throws -> Program.Outcome {
    XCTAssertEqual(try from.run(["backup", from.root + "/now.db"], [], at(13)).code, 0)
    return try place.run(["restore", "--merge", from.root + "/now.db"], [], at(13))
  }

  private func same(_ one: Place, _ other: Place, file: StaticString = #filePath, line: UInt = #line) throws {
    for arguments in [
      ["history", "--all-players", "--json"], ["stats", "--all-players", "--json"], ["player", "export", "Player"],
    ] {
      let texts = try [one, other].map { try $0.run(arguments, [], at(14)).output }
      XCTAssertEqual(texts[0].count, texts[1].count, "\(arguments)", file: file, line: line)
    }
    for place in [one, other] { XCTAssertEqual(try place.run(["verify"]).code, 0, file: file, line: line) }
  }

  private func history(_ place: Place) throws -> [[String: Any]] {
    Message.list(try place.run(["history", "--all-players", "--json"], [], at(14)).output)
  }

  func testAQuizThatWentOnInBoth() throws {
    let (here, there) = try machines()
    _ = try here.play(["mini"], [wrong], at(11))
    _ = try there.play(["mini"], [right, right, right], at(12))
    let told = "Added: 1 sitting, 0 players\n1 sitting went on in both: both are kept.\n"
    XCTAssertEqual(try bring(there, to: here).output, told)
    XCTAssertEqual(try bring(here, to: there).output, told)
    XCTAssertEqual(try bring(there, to: here).output, "Added: 0 sittings, 0 players\n")
    for place in [here, there] {
      XCTAssertEqual(try history(place).compactMap { $0["status"] as? String }.sorted(), ["finished", "in_progress"])
      XCTAssertEqual(try history(place).first { $0["status"] as? String == "finished" }?["points"] as? Int, 4)
    }
    try same(here, there)
    // Sittings begun here go on.
    let last = try here.play(["mini"], [right, right], at(15))
    XCTAssertEqual(last.first("begin")?.bool("resumed"), true)
    XCTAssertEqual(last.last("result")?.int("points"), 3)
    XCTAssertEqual(
      try bring(here, to: there).output,
      "Added: 0 sittings, 0 players\n1 sitting went on there, and goes on from there.\n")
    XCTAssertEqual(try history(there).count, 2)
    try same(here, there)
    XCTAssertTrue(try here.run(["stats", "--all-players", "--json"], [], at(16)).output.contains(#""answers":7"#))
  }

  func testWhatOnlyWentOnThereIsTold() throws {
    let (here, there) = try machines()
    _ = try there.play(["mini"], [right], at(12))
    XCTAssertEqual(
      try bring(there, to: here).output,
      "Added: 0 sittings, 0 players\n1 sitting went on there, and goes on from there.\n")
    XCTAssertEqual(try bring(here, to: there).output, "Added: 0 sittings, 0 players\n")
    let german = try here.run(["restore", "--merge", here.root + "/first.db"], [], ["LANG": "de_DE.UTF-8"])
    XCTAssertEqual(german.output, "Hinzugefügt: 0 Durchgänge, 0 Spieler\n")
    try same(here, there)
  }

  /// The same through the export of a player, who was renamed in between, and back through backups.
  func testAnImportedPlayer() throws {
    let (here, there) = try machines()
    _ = try here.play(["mini"], [wrong], at(11))
    _ = try there.play(["mini"], [right, right, right], at(12))
    XCTAssertEqual(try there.run(["player", "rename", "Player", "Grace"]).code, 0)
    let file = there.root + "/grace.json"
    XCTAssertEqual(try there.run(["player", "export", "Grace", "--out", file]).code, 0)
    XCTAssertEqual(
      try here.run(["player", "import", file]).output,
      "Added: 1 sitting, 0 players\n1 sitting went on in both: both are kept.\n")
    XCTAssertEqual(try here.run(["player", "import", file]).output, "Added: 0 sittings, 0 players\n")
    _ = try bring(here, to: there)
    XCTAssertEqual(try bring(there, to: here).output, "Added: 0 sittings, 0 players\n")
    let ids = try [here, there].map { Set(try history($0).compactMap { $0["sitting"] as? String }) }
    XCTAssertEqual(ids[0], ids[1])
    XCTAssertEqual(ids[0].count, 2)
    for place in [here, there] { XCTAssertEqual(try place.run(["verify"]).code, 0) }
  }

  /// Cards reviewed on both machines: of one reviewed on both the later review counts, and none is lost.
  func testCardsReviewedOnBoth() throws {
    let (here, there) = (try Place(), try Place())
    for place in [here, there] { try CardsDeck.install(in: place, cards: 6, new: 6) }
    let turn = #"{"continue":true}"#
    func rate(_ place: Place, _ hour: Int, _ ratings: [String]) throws {
      _ = try place.play(["deck", "--seed", "1"], ratings.flatMap { [turn, #"{"action":"\#($0)"}"#] }, at(hour))
    }
    try rate(here, 10, ["good"])
    XCTAssertEqual(try here.run(["backup", here.root + "/first.db"]).code, 0)
    XCTAssertEqual(try there.run(["restore", here.root + "/first.db"]).code, 0)
    try rate(here, 11, ["easy"])
    try rate(there, 12, ["again", "good", "good"])
    XCTAssertTrue(try bring(there, to: here).output.contains("both are kept"))
    XCTAssertTrue(try bring(here, to: there).output.contains("both are kept"))
    func memory(_ place: Place) throws -> [String: [String: Any]] {
      let text = try place.run(["player", "export", "Player"]).output
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let memories = object?["memory"] as? [[String: Any]] ?? []
      return memories.first { $0["quiz"] as? String == "deck" }?["value"] as? [String: [String: Any]] ?? [:]
    }
    let (own, their) = (try memory(here), try memory(there))
    XCTAssertEqual(NSDictionary(dictionary: own), NSDictionary(dictionary: their))
    XCTAssertGreaterThan(own.count, 2, "\(own)")
    try same(here, there)
  }

  /// A day that was done on one machine is done, whatever was left open on the other.
  func testTheDayIsDone() throws {
    let (here, there) = (try Place(), try Place())
    for place in [here, there] {
      try place.quiz("mini", Samples.statements(4, #""id":"mini","#))
      try place.takeWholeQuizzes()
    }
    _ = try here.play(["daily"], [right], at(10))
    XCTAssertEqual(try here.run(["backup", here.root + "/first.db"]).code, 0)
    XCTAssertEqual(try there.run(["restore", here.root + "/first.db", "--force"]).code, 0)
    _ = try here.play(["daily"], [wrong], at(11))
    _ = try there.play(["daily"], [right, right, right], at(12))
    _ = try bring(there, to: here)
    _ = try bring(here, to: there)
    for place in [here, there] {
      let status = try XCTUnwrap(Message(try place.run(["daily", "--status", "--json"], [], at(14)).output))
      XCTAssertEqual(status.string("state"), "completed")
      XCTAssertEqual(status.int("retriesLeft"), 1)
      XCTAssertEqual(status.int("points"), 4)
    }
  }

  /// While it is played here it waits, and nothing is lost.
  func testWhileItIsPlayed() throws {
    let (here, there) = try machines()
    _ = try there.play(["mini"], [right, right, right], at(12))
    let player = try here.start(["mini", "--json"], at(12, 30))
    player.send(wrong)
    while let line = player.readLine(), !line.contains("\"verdict\"") {}
    let waiting = try bring(there, to: here)
    XCTAssertEqual(waiting.output, "Added: 0 sittings, 0 players\n")
    XCTAssertTrue(waiting.errors.contains("is being played just now"), waiting.errors)
    player.send(right)
    XCTAssertEqual(player.finish().code, 0)
    XCTAssertTrue(try bring(there, to: here).output.contains("both are kept"))
    _ = try bring(here, to: there)
    XCTAssertEqual(try history(here).count, 2)
    try same(here, there)
  }

  // MARK: What is told

  /// A player who was made one with another does not come back.
  func testAPlayerWhoWasMergedStaysMerged() throws {
    let (here, there) = (try Place(), try Place())
    for place in [here, there] { try place.quiz("mini", Samples.statements(2)) }
    _ = try there.play(["mini", "--player", "Adah"], [right, right], at(10))
    _ = try here.play(["mini", "--player", "Ada"], [right, wrong], at(10))
    XCTAssertEqual(try bring(there, to: here).output, "Added: 1 sitting, 1 player\n")
    XCTAssertEqual(try here.run(["player", "merge", "Adah", "Ada", "--yes"]).code, 0)
    XCTAssertEqual(try bring(there, to: here).output, "Added: 0 sittings, 0 players\n")
    XCTAssertEqual(Message.list(try here.run(["player", "list", "--json"]).output).count, 1)
    _ = try there.play(["mini", "--player", "Adah", "--new"], [right, right], at(11))
    XCTAssertEqual(try bring(there, to: here).output, "Added: 1 sitting, 0 players\n", "it is kept that they are one")
    XCTAssertEqual(Message.list(try here.run(["player", "list", "--json"]).output).count, 1)
  }

  func testTheWrongCommandForAFile() throws {
    let place = try Place()
    try place.quiz("mini", Samples.statements(2))
    _ = try place.play(["mini", "--player", "Ada"], [right, right])
    XCTAssertEqual(try place.run(["player", "export", "Ada", "--out", "ada.json"]).code, 0)
    XCTAssertEqual(try place.run(["backup", "copy.db"]).code, 0)
    for arguments in [["restore", "ada.json", "--force"], ["restore", "ada.json", "--merge"]] {
      let outcome = try place.run(arguments)
      XCTAssertEqual(outcome.code, 65)
      XCTAssertTrue(outcome.errors.contains("`quizrun player import ada.json`"), outcome.errors)
    }
    let outcome = try place.run(["player", "import", "copy.db"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("`quizrun restore copy.db --merge`"), outcome.errors)
  }
}
