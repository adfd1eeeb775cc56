import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Damaged databases: set aside, never deleted, and what can be read of them carried over.
final class DamageTests: ScratchTestCase {
  private let kept = "quizrun.db.damaged-20261120-101500"

  private func write(_ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  func testAFileThatIsNoDatabase() throws {
    let garbage =
      Data("This is a letter, and it is long enough to be read as a database's header.".utf8) + Data(count: 500)
    try write(garbage)
    let record = try open()
    let sentence = "the record '\(path)' was damaged and is kept as '\(kept)'; nothing in it could be read"
    XCTAssertEqual(record.notices, [sentence])
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(kept)")), garbage)
    var sitting = RecordSitting()
    try record.begin(sitting.stored, events: sitting.play(.begin))
    record.close()
    XCTAssertEqual(try open().unfinished(player: "Ada").map(\.sitting), [sitting.id])
  }

  func testTwoInOneSecondAreBothKept() throws {
    for _ in 1...2 {
      try write(Data(repeating: 7, count: 600))
      _ = try open()
    }
    XCTAssertEqual(
      try names().filter { $0.contains("damaged") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") },
      [kept, kept + "-2"])
  }

  func testAnEmptyFileIsTold() throws {
    try write(Data())
    XCTAssertEqual(
      try open().notices,
      [
        "the record '\(path)' was empty (0 bytes): its content is lost, and a new one begins; "
          + "`quizrun restore FILE` brings a backup back"
      ])
  }

  /// Overwrites one page after another; whatever is hit, the record opens, and what it still lists can be loaded.
  func testEveryPageMayBeDamaged() throws {
    try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let pages = whole.count / 4096
    XCTAssertGreaterThan(pages, 20)
    var rescued = 0
    var carried = 0
    for page in 0..<pages {
      for name in try names() { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
      var broken = whole
      let start = page * 4096 + (page == 0 ? 100 : 0)
      broken.replaceSubrange(start..<start + 200, with: Data(repeating: 0xA5, count: 200))
      try write(broken)
      let record = try open()
      for sitting in try record.unfinished(player: "Ada") { carried += try loads(record, sitting.sitting) ? 1 : 0 }
      _ = try record.history(player: nil)
      try record.set("after", "damage")
      if !record.notices.isEmpty { rescued += 1 }
      record.close()
      XCTAssertEqual(try open().setting("after"), "damage", "page \(page)")
    }
    XCTAssertGreaterThan(rescued, 10)
    XCTAssertGreaterThan(carried, pages * 20, "of \(pages * 40)")
  }

  private func loads(_ record: SQLiteRecord, _ sitting: String) throws -> Bool {
    do throws(RecordFailure) {
      return try !record.load(sitting).events.isEmpty
    } catch {
      XCTAssertTrue([.damaged, .newer, .missing].contains(error.kind), "\(error)")
      return false
    }
  }

  private func fill() throws {
    let record = try open()
    for number in 1...40 {
      var sitting = RecordSitting("S\(number)", request: ["limit": String(repeating: "x", count: 300)])
      try record.begin(sitting.stored, events: sitting.play(.begin))
      try record.append(sitting.play(.skip), to: sitting.id, at: WallTime(milliseconds: number))
    }
    try record.set("player", "Ada")
    record.close()
  }

  private func idOfAda() throws -> String {
    try XCTUnwrap(try open().players(called: "Ada").first?.id)
  }

  /// Makes the page unreadable on which the twentieth sitting's row is.
  private func breakPage(of player: String) throws {
    var broken = try Data(contentsOf: URL(fileURLWithPath: path))
    let marker = try XCTUnwrap(broken.range(of: Data("S20\(player)".utf8)))
    let start = marker.lowerBound / 4096 * 4096
    broken.replaceSubrange(start..<start + 8, with: Data(repeating: 0xFF, count: 8))
    try write(broken)
  }

  func testWhatCanBeReadIsCarriedOver() throws {
    try fill()
    try breakPage(of: try idOfAda())
    let record = try open()
    XCTAssertEqual(try record.setting("player"), "Ada")
    let sittings = try record.unfinished(player: "Ada")
    let notice =
      "the record '\(path)' was damaged and is kept as '\(kept)'; \(sittings.count) sittings and 0 results could be read "
      + "and were carried over"
    XCTAssertEqual(record.notices, [notice])
    XCTAssertTrue((20...40).contains(sittings.count), "\(sittings.count)")
    for sitting in sittings {
      XCTAssertEqual(sitting.settled, 1)
      XCTAssertEqual(try record.load(sitting.sitting).events.isEmpty, false)
    }
  }

  /// A table of players that is lost leaves everybody with the name that a sitting was begun under.
  func testPlayersAreNamedAnewFromTheirSittings() throws {
    try fill()
    let id = try idOfAda()
    let damaged = try Database(path: path)
    try damaged.run("DELETE FROM players")
    damaged.close()
    try breakPage(of: id)
    let record = try open()
    _ = try? record.load("S20")
    XCTAssertTrue((20...40).contains(try record.unfinished(player: "Ada").count))
    XCTAssertEqual(try record.players().map(\.name), ["Ada"])
  }

  func testEventsBehindAGapAreNotBelieved() throws {
    try fill()
    let damaged = try Database(path: path)
    try damaged.run("DELETE FROM events WHERE sitting = 7 AND ordinal = 1")
    try damaged.run("DELETE FROM events WHERE sitting = 8 AND ordinal = 0")
    try damaged.run("DELETE FROM beginnings WHERE sitting = 9")
    damaged.close()
    let record = try open()
    assertFailure(
      .damaged, "a part of the sitting 'S7' was lost: open it again to go on without it"
    ) { try record.load("S7") }
    try record.rescue()
    XCTAssertEqual(try record.load("S7").events.count, 1)
    XCTAssertEqual(try record.load("S8").events.count, 0)
    XCTAssertThrowsError(try record.load("S9"))
    let listed = try record.unfinished(player: "Ada")
    XCTAssertEqual(listed.count, 39)
    XCTAssertEqual(listed.filter { $0.settled == 0 }.map(\.sitting).sorted(), ["S7", "S8"])
  }

  func testDamageFoundWhilePlayingIsMended() throws {
    try fill()
    let record = try open()
    var sitting = RecordSitting("new")
    try record.begin(sitting.stored, events: sitting.play(.begin))
    record.database.close()
    try scribble(over: "CREATE TABLE settings")
    record.database = try Database(path: path)
    let events = sitting.play(.skip)
    try record.append(events, to: "new", at: WallTime(milliseconds: 9))
    XCTAssertEqual(record.notices.count, 1)
    XCTAssertTrue(try names().contains(kept))
  }

  /// Replaces a text in the database by an X of the same length.
  private func scribble(over text: String) throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let place = try XCTUnwrap(bytes.range(of: Data(text.utf8)))
    bytes.replaceSubrange(place, with: Data(repeating: UInt8(ascii: "X"), count: place.count))
    try write(bytes)
  }

  func testADatabaseThatIsOpenElsewhereIsNotReplaced() throws {
    let first = try open()
    try first.database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try write(Data(repeating: 7, count: 600))
    let message =
      "the record '\(path)' is damaged: close every other quizrun and start again to repair it"
    assertFailure(.damaged, message) { try open() }
    XCTAssertEqual(try names().filter { $0.contains("damaged") }, [])
    withExtendedLifetime(first) {}
  }

  func testNoticesOfDamage() {
    let samples = [
      (0, 0, "nothing in it could be read"), (1, 0, "1 sitting and 0 results could be read and were carried over"),
      (0, 1, "0 sittings and 1 result could be read and were carried over"),
      (12, 9, "12 sittings and 9 results could be read and were carried over"),
    ]
    for (sittings, results, end) in samples {
      let notice = RescueNotice(path: "/d/quizrun.db", keptAs: "x", sittings: sittings, results: results)
      XCTAssertEqual(notice.sentence, "the record '/d/quizrun.db' was damaged and is kept as 'x'; \(end)")
    }
  }

  func testNamesOfDamagedFiles() {
    let samples = [
      (0, "19700101-000000"), (-1, "19691231-235959"), (1_795_169_700_000, "20261120-101500"),
      (1_709_251_199_999, "20240229-235959"),
    ]
    for (milliseconds, name) in samples {
      XCTAssertEqual(WallTime(milliseconds: milliseconds).inFileName, name)
    }
  }
}
