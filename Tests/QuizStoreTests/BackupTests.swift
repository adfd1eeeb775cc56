import Foundation
import QuizCore
import QuizRoom
import QuizTesting
import XCTest

@testable import QuizStore

/// Backups: written whatever is running, and brought back whole, as a replacement or as an addition.
final class BackupTests: ScratchTestCase {
  /// A sitting with as many answers; all three finish it.
  private func play(_ id: String, _ player: String, answers: Int = 3, at time: Int = 1, _ record: SQLiteRecord) throws {
    var sitting = RecordSitting(id, player: player)
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    for command in [right, .proceed(inputs: []), right, right].prefix(answers == 3 ? 4 : answers) {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: time * 1000))
    }
  }

  private var file: String { folder + "/copies/backup.db" }

  private func sub(_ name: String) throws -> String {
    let place = folder + "/" + name
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    return place
  }

  private func restored(_ place: String, toMerge: Bool = false) throws -> RestoredRecord {
    try RestoredRecord(of: file, in: place, toMerge: toMerge, now: { Self.time })
  }

  private func digest(_ record: SQLiteRecord) throws -> [String] {
    try record.history(player: nil).map { "\($0.sitting) \($0.player) \($0.percent ?? -1)" }
      + record.everySitting().sorted().map { "\($0) \(try record.load($0).events.count)" }
  }

  func testABackupIsOneFileWithWhatIsOnlyInTheLog() throws {
    _ = try sub("copies")
    let record = try open()
    try play("A", "Ada", record)
    try play("B", "Bob", answers: 1, record)
    let elsewhere = try open()
    try elsewhere.database.run("BEGIN IMMEDIATE")
    XCTAssertEqual(try record.backUp(to: file), RecordContent(sittings: 2, players: 2, begun: 1))
    try elsewhere.database.run("ROLLBACK")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder + "/copies"), ["backup.db"])
    let place = try sub("other")
    let copy = try restored(place)
    XCTAssertEqual(copy.content, RecordContent(sittings: 2, players: 2, begun: 1))
    try copy.replace(force: false)
    XCTAssertEqual(try digest(try open(place)), try digest(record))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.contains("restored") }, [])
  }

  func testPartsOfKilledBackupsAreCleared() throws {
    let place = try sub("copies")
    let (killed, running) = (pid_t.max, getppid())
    let others = ["backup.db.part-\(running)", "backup.db.part-", "other.db.part-\(killed)"]
    for name in ["backup.db.part-\(killed)", "backup.db.part-\(killed)-guests-journal"] + others {
      try Data([1]).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
    }
    _ = try open().backUp(to: file)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted(), (["backup.db"] + others).sorted())
  }

  func testARecordWithSittingsIsReplacedOnlyByForceAndWhenNobodyHasIt() throws {
    _ = try sub("copies")
    let place = try sub("other")
    var record: SQLiteRecord? = try open()
    try play("A", "Ada", try XCTUnwrap(record))
    _ = try record?.backUp(to: file)
    record = nil
    var other: SQLiteRecord? = try open(place)
    try play("C", "Cid", try XCTUnwrap(other))
    for force in [false, true] {
      assertFailure(
        .busy,
        "the record '\(place)/quizrun.db' is open in another quizrun: close it, then try again; --merge works meanwhile"
      ) { try self.restored(place).replace(force: force) }
    }
    XCTAssertEqual(try other?.everySitting(), ["C"])
    other = nil
    assertFailure(
      .taken,
      "the record '\(place)/quizrun.db' has 1 sitting: --merge adds the missing ones, --force replaces it"
    ) { try self.restored(place).replace(force: false) }
    XCTAssertEqual(try open(place).everySitting(), ["C"])
    try restored(place).replace(force: true)
    XCTAssertEqual(try open(place).everySitting(), ["A"])
  }

  func testMergingAddsWhatIsNotThereWhileOthersPlay() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    for number in 1...4 { try play("A\(number)", "Ada", at: number, record) }
    try play("U", "Ada", answers: 1, at: 9, record)
    _ = try record.backUp(to: file)
    let other = try open(place)
    try play("B", "Bob", at: 5, other)
    XCTAssertTrue(try other.claim("B"))
    let merged = try restored(place, toMerge: true).merge()
    XCTAssertEqual(merged.added, RecordContent(sittings: 5, players: 1, begun: 1))
    XCTAssertEqual(merged.namesakes, [])
    XCTAssertEqual(try other.history(player: nil).map(\.sitting), ["B", "A4", "A3", "A2", "A1"])
    XCTAssertEqual(try other.unfinished(player: "Ada").map(\.sitting), ["U"])
    XCTAssertEqual(try other.audit(nil), [])
    XCTAssertEqual(try other.statistics(HistoryFilter(), by: .month).answers.asked, 15)
    XCTAssertEqual(try restored(place, toMerge: true).merge().added, RecordContent(), "once is enough")
    XCTAssertEqual(try digest(other).count, 11)
  }

  /// A sitting that is here to the byte is not read again, which takes long for a year of cards: a broken one shows that.
  func testMergingReadsNothingThatIsHere() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    try play("A", "Ada", at: 1, record)
    try play("U", "Ada", answers: 1, at: 9, record)
    _ = try record.backUp(to: file)
    _ = try restored(place, toMerge: true).merge()
    try play("B", "Ada", at: 5, record)
    let other = try open(place)
    for each in [record, other] {
      try each.database.run("UPDATE events SET json = '{' WHERE sitting = (SELECT number FROM sittings WHERE id = 'U')")
    }
    try FileManager.default.removeItem(atPath: file)
    _ = try record.backUp(to: file)
    XCTAssertThrowsError(try restored(place))
    XCTAssertEqual(try restored(place, toMerge: true).merge().added, RecordContent(sittings: 1))
    XCTAssertEqual(try other.history(player: nil).map(\.sitting), ["B", "A"])
  }

  /// Rooms come with their logs, and one that went on there goes on from there.
  func testMergingTakesRooms() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    func save(_ room: String, _ first: Int, _ events: [RoomEvent], isOver: Bool = false) throws {
      let stored = StoredRoom(
        plan: RoomPlan(room: room, seed: 1, rounds: []), code: "012345", started: WallTime(milliseconds: 3))
      let saving = RoomSaving(
        room: room, beginning: first == 1 ? stored : nil, first: first, events: events,
        time: WallTime(milliseconds: 9), players: 1, isOver: isOver)
      XCTAssertEqual(try record.save([], rooms: [saving]).rooms, [nil])
    }
    try save("R", 1, [.joined(player: 1, name: "Ada", visitor: nil), .started])
    _ = try record.backUp(to: file)
    XCTAssertEqual(try restored(place, toMerge: true).merge().added, RecordContent(rooms: 1))
    let other = try open(place)
    XCTAssertEqual(try other.room("R")?.events, [.joined(player: 1, name: "Ada", visitor: nil), .started])
    XCTAssertEqual(try other.rooms().map(\.isOver), [false])
    try save("R", 3, [.ended], isOver: true)
    try save("S", 1, [.started])
    try FileManager.default.removeItem(atPath: file)
    _ = try record.backUp(to: file)
    XCTAssertEqual(try restored(place, toMerge: true).merge().added, RecordContent(rooms: 1))
    XCTAssertEqual(try other.room("R")?.events.last, .ended)
    XCTAssertEqual(try other.rooms().map(\.isOver), [false, true], "the newest first")
    XCTAssertEqual(try other.audit(nil), [])
    XCTAssertEqual(try restored(place, toMerge: true).merge().added, RecordContent(), "once is enough")
  }

  /// Two players of one name stay two; a player who is in both records is one.
  func testPlayersAreKnownByTheirIDs() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    try play("A", "Ada", record)
    _ = try record.backUp(to: file)
    try restored(place).replace(force: false)
    try record.renamePlayer("Ada", to: "Eve")
    try play("B", "Eve", record)
    try play("C", "Bob", record)
    _ = try record.backUp(to: file)
    let other = try open(place)
    try play("D", "Bob", other)
    let report = try restored(place, toMerge: true).merge()
    let namesakes = report.namesakes
    XCTAssertEqual(report.added, RecordContent(sittings: 2, players: 1))
    XCTAssertEqual(namesakes.map { $0.map(\.name) }, [["Bob", "Bob"]])
    XCTAssertEqual(Set(try other.history(player: "Ada").map(\.sitting)), ["A", "B"])
    let bobs = try XCTUnwrap(namesakes.first)
    XCTAssertEqual(try bobs.map { try other.history(player: $0.id).map(\.sitting) }, [["D"], ["C"]])
    XCTAssertEqual(try other.history(player: "Bob").map(\.sitting), ["D"], "the one who came first")
  }

  /// Begun here, finished there: its further events come back.
  func testASittingThatWentOnThereIsTakenOn() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    var sitting = RecordSitting("A", player: "Ada")
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    try record.append(sitting.play(right), to: "A", at: WallTime(milliseconds: 1000))
    _ = try record.backUp(to: file)
    try restored(place).replace(force: false)
    let other = try open(place)
    for command in [Command.proceed(inputs: []), right, right] {
      try other.append(sitting.play(command), to: "A", at: WallTime(milliseconds: 2000))
    }
    _ = try other.backUp(to: file)
    _ = try restored(folder, toMerge: true).merge()
    XCTAssertEqual(try record.history(player: "Ada").map(\.percent), [100])
    XCTAssertEqual(try record.unfinished(player: "Ada"), [])
    XCTAssertEqual(try record.load("A").events, try other.load("A").events)
  }

  func testADamagedFileIsRefused() throws {
    _ = try sub("copies")
    let place = try sub("other")
    let record = try open()
    for number in 1...30 { try play("A\(number)", "Ada", at: number, record) }
    _ = try record.backUp(to: file)
    let whole = try Data(contentsOf: URL(fileURLWithPath: file))
    var random = SplitMix64(seed: 7)
    for length in [1, 200] {
      for _ in 0..<20 {
        var broken = whole
        let start = Int.random(in: 0..<whole.count - length, using: &random)
        for index in start..<start + length { broken[index] ^= 0x55 }
        try broken.write(to: URL(fileURLWithPath: file))
        XCTAssertThrowsError(try restored(place), "\(length) at \(start)") {
          XCTAssertEqual(($0 as? RecordFailure)?.kind, .damaged)
        }
      }
    }
    for bytes in [Data(), Data("no record".utf8), whole.prefix(whole.count / 2)] {
      try bytes.write(to: URL(fileURLWithPath: file))
      XCTAssertThrowsError(try restored(place)) { XCTAssertEqual(($0 as? RecordFailure)?.kind, .damaged) }
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: place).filter { $0.contains("restored") }, [])
  }

  /// A file that was copied while closed is as good, in every form a record ever had.
  func testOlderFormsAndPlainCopiesAreRestored() throws {
    _ = try sub("copies")
    for form in 1...Migration.ofRecord.count {
      let place = try sub("of \(form)")
      let sql = try String(contentsOf: Self.records.appendingPathComponent("schema-\(form).sql"), encoding: .utf8)
      try? FileManager.default.removeItem(atPath: file)
      let old = try Database(path: file)
      try old.execute(sql)
      old.close()
      let before = try Data(contentsOf: URL(fileURLWithPath: file))
      try restored(place).replace(force: false)
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: file)), before, "the file stays as it is")
      let record = try open(place)
      XCTAssertEqual(try record.history(player: "Ada").count, 2, "\(form)")
      XCTAssertEqual(try record.audit(nil), [], "\(form)")
      XCTAssertEqual(
        try restored(place, toMerge: true).merge().added, RecordContent(), "the same players and sittings: \(form)")
      // Written by this quizrun, then copied without a backup.
      record.close()
      try? FileManager.default.removeItem(atPath: file)
      try FileManager.default.copyItem(atPath: place + "/quizrun.db", toPath: file)
      XCTAssertEqual(try restored(try sub("again \(form)")).content.sittings, 3)
    }
  }

  private static let records = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Records")
}
