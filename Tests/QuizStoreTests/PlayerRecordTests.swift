import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Players: added, renamed with everything that is theirs, and really removed.
final class PlayerRecordTests: ScratchTestCase {
  private func each(_ body: (any PlayerRecord, String) throws -> Void) throws {
    try body(RecordModel(), "memory")
    try body(try open(), "SQLite")
  }

  /// A sitting of some players, finished with memory, or left open after one answer.
  private func play(_ id: String, _ players: [String], isOpen: Bool = false, _ record: any PlayerRecord) throws {
    var sitting = RecordSitting(id, players: players)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    try record.append(sitting.play(right), to: id, at: WallTime(milliseconds: 2_000))
    if isOpen { return }
    for command in [Command.proceed(inputs: []), right, right] {
      try record.append(
        sitting.play(command).map { event in
          guard case .finished(var result) = event else { return event }
          result.memory = .text("of \(players[0])")
          result.shared = .int(1)
          return .finished(result)
        }, to: id, at: WallTime(milliseconds: 3_000))
    }
  }

  func testEverybodyIsListed() throws {
    try each { record, name in
      XCTAssertEqual(try record.players(), [], name)
      try record.addPlayer("eve")
      try record.addPlayer("eve")
      try self.play("A", ["Bob"], record)
      try self.play("B", ["Ada"], isOpen: true, record)
      let expected = [
        PlayerProfile(name: "Ada", unfinished: 1),
        PlayerProfile(name: "Bob", finished: 1, last: WallTime(milliseconds: 3_000)), PlayerProfile(name: "eve"),
      ]
      let nameless = try record.players().map { player in
        PlayerProfile(name: player.name, finished: player.finished, unfinished: player.unfinished, last: player.last)
      }
      XCTAssertEqual(nameless, expected, name)
      XCTAssertEqual(Set(try record.players().map(\.id)).count, 3, name)
    }
  }

  func testRenamingCarriesEverythingOver() throws {
    try each { record, name in
      try self.play("A", ["Ada"], record)
      try self.play("B", ["Ada", "Bob"], isOpen: true, record)
      try record.set("player", "Ada")
      let before = try record.statistics(HistoryFilter(player: "Ada"), by: .month)
      try record.renamePlayer("Ada", to: "Zoë")
      XCTAssertEqual(try record.history(player: "Zoë").map(\.sitting), ["A"], name)
      XCTAssertEqual(try record.unfinished(player: "Zoë").map(\.players), [["Zoë", "Bob"]], name)
      XCTAssertEqual(try record.memory(mode: "default", quiz: "animals", player: "Zoë"), .text("of Ada"), name)
      XCTAssertEqual(try record.memories(of: "Zoë").map(\.quiz), [nil, "animals"], name)
      XCTAssertEqual(try record.statistics(HistoryFilter(player: "Zoë"), by: .month), before, name)
      XCTAssertEqual(try record.setting("player"), "Zoë", name)
      XCTAssertEqual(try record.players().map(\.name), ["Bob", "Zoë"], name)
      XCTAssertEqual(try record.history(player: "Ada"), [], name)
      XCTAssertEqual(try record.load("A").sitting.beginning.players, ["Ada"], "the record stays as it was played")
      self.assertFailure(.taken, "there already is a player 'Zoë': choose another name") {
        try record.renamePlayer("Bob", to: "Zoë")
      }
    }
  }

  /// The name stands in one row, beside which its digest changes; everything else has the id.
  func testRenamingTouchesOneRow() throws {
    let record = try open()
    try play("A", ["Ada"], record)
    try play("B", ["Ada", "Bob"], record)
    try record.set("player", "Ada")
    try record.addAchievements([EarnedAchievement(plugin: "p", id: "a", day: CivilDay(number: 1))], of: "Ada")
    func digests() throws -> Set<String> {
      Set(try record.database.texts("SELECT kind || subject || digest FROM bonds"))
    }
    let (before, bonds) = (try record.database.texts("SELECT id || name FROM players"), try digests())
    try record.renamePlayer("Ada", to: "Eve")
    XCTAssertEqual(Set(try record.database.texts("SELECT id || name FROM players")).subtracting(before).count, 1)
    XCTAssertEqual(try digests().subtracting(bonds).count, 1)
    XCTAssertEqual(try record.load("B").sitting.players, ["Eve", "Bob"])
    XCTAssertEqual(try record.load("B").sitting.beginning.players, ["Ada", "Bob"])
    XCTAssertEqual(try record.achievements(of: "Eve").count, 1)
  }

  /// Another process plays on under the name it knows, while the player is renamed here.
  func testWhoeverIsOpenElsewhereStaysTheSamePlayer() throws {
    let (here, elsewhere) = (try open(), try open())
    try play("A", ["Ada"], elsewhere)
    XCTAssertEqual(try elsewhere.history(player: "Ada").count, 1)
    try here.renamePlayer("Ada", to: "Eve")
    try play("B", ["Ada"], elsewhere)
    XCTAssertEqual(try elsewhere.history(player: "Ada").map(\.player), ["Eve", "Eve"])
    XCTAssertEqual(try here.players().map(\.name), ["Eve"])
  }

  /// A name that is only set as the player, and has not played yet, makes room for a player of that name.
  func testANameThatIsOnlySetIsFree() throws {
    let record = try open()
    try play("A", ["Ada"], record)
    try record.set("player", "Zoe")
    try record.renamePlayer("Ada", to: "Zoe")
    XCTAssertEqual(try record.setting("player"), "Zoe")
    XCTAssertEqual(try record.history(player: "Zoe").map(\.sitting), ["A"])
    XCTAssertEqual(try record.players().map(\.name), ["Zoe"])
  }

  /// A sitting that was open while its player got another name ends under the new one.
  func testASittingEndsUnderTheNewName() throws {
    try each { record, name in
      var sitting = RecordSitting("A", players: ["Ada", "Bob"])
      try record.begin(sitting.stored, events: sitting.play(.begin))
      try record.renamePlayer("Ada", to: "Eve")
      for command in [Command.skip, .proceed(inputs: []), .skip, .skip] {
        try record.append(sitting.play(command), to: "A", at: WallTime(milliseconds: 5))
      }
      XCTAssertEqual(try record.history(player: "Eve").map(\.sitting), ["A"], name)
      XCTAssertEqual(try record.statistics(HistoryFilter(player: "Eve"), by: .month).answers.asked, 3, name)
      XCTAssertEqual(try record.players().map(\.name), ["Bob", "Eve"], name)
    }
  }

  func testRemovingTakesEverySittingThePlayerTookPartIn() throws {
    try each { record, name in
      try self.play("A", ["Ada"], record)
      try self.play("B", ["Bob"], record)
      try self.play("C", ["Bob", "Ada"], record)
      try self.play("D", ["Ada"], isOpen: true, record)
      let sittings = try record.sittings(of: "Ada")
      XCTAssertEqual(Set(sittings.map(\.sitting)), ["A", "C", "D"], name)
      XCTAssertEqual(sittings.filter { !$0.isOwn }.map(\.sitting), ["C"], name)
      try record.removePlayer("Ada")
      XCTAssertEqual(try record.players().map(\.name), ["Bob"], name)
      XCTAssertEqual(try record.history(player: nil).map(\.sitting), ["B"], name)
      XCTAssertEqual(try record.statistics(HistoryFilter(), by: .month).answers.asked, 3, name)
      XCTAssertEqual(try record.memories(of: "Ada"), [], name)
      self.assertFailure(.missing, "there is no sitting 'A' in the record") { try record.load("A") }
    }
  }

  /// Not one byte of the name stays in any file, under the old name either.
  func testNoByteOfTheNameStays() throws {
    let record = try open()
    for place in 0..<30 { try play("A\(place)", ["Wilhelmine"], isOpen: place % 5 == 0, record) }
    try play("B", ["Bob"], record)
    try play("C", ["Bob", "Wilhelmine"], record)
    try record.set("player", "Wilhelmine")
    try record.renamePlayer("Wilhelmine", to: "Friederike")
    XCTAssertTrue(try bytes().contains("Wilhelmine"))
    XCTAssertTrue(try bytes().contains("Friederike"))
    try record.removePlayer("Friederike")
    for name in ["Wilhelmine", "Friederike"] { XCTAssertFalse(try bytes().contains(name), name) }
    XCTAssertTrue(try bytes().contains("Bob"))
    record.close()
    for name in ["Wilhelmine", "Friederike"] { XCTAssertFalse(try bytes().contains(name), name) }
    XCTAssertEqual(try open().history(player: nil).map(\.sitting), ["B"])
  }

  /// Every file of the record as one text.
  private func bytes() throws -> String {
    try names().map { name in
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")), as: UTF8.self)
    }.joined()
  }

  func testAPlayerWhoPlaysElsewhereStays() throws {
    let (first, second) = (try open(), try open())
    try play("A", ["Ada"], isOpen: true, first)
    XCTAssertTrue(try second.claim("A"))
    assertFailure(.busy, "the sitting 'A' is open in another quizrun: finish it there, then try again") {
      try first.removePlayer("Ada")
    }
    XCTAssertEqual(try first.players().map(\.name), ["Ada"])
  }
}
