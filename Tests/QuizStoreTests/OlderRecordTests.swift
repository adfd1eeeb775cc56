import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Records that an older quizrun wrote, kept as SQL in Tests/Records: they open, and nothing in them is lost.
final class OlderRecordTests: ScratchTestCase {
  private func write(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sql = try String(contentsOf: root.appendingPathComponent("Tests/Records/\(name).sql"), encoding: .utf8)
    let database = try Database(path: path)
    try database.execute(sql)
    database.close()
  }

  private let (single, duel, unfinished) = (
    "01M7X3HY3FFKG045KDW6AGJEBW", "01M7X3HY22VAWYPE1Q2GTANH99", "01M7X3HY2AXTKJ6ADDEKGKG4EH"
  )

  func testTheFirstFormOpens() throws {
    try write("schema-1")
    let record = try open(folder)
    XCTAssertEqual(record.notices, [])
    XCTAssertEqual(try record.database.version(), Migration.ofRecord.count)
    XCTAssertEqual(try record.history(player: nil).map(\.sitting), [single, duel])
    XCTAssertEqual(try record.history(player: nil).map(\.category), ["Nature", "Nature"])
    XCTAssertEqual(try record.unfinished(player: "Bob").map(\.settled), [1])
    XCTAssertEqual(try record.load(duel).sitting.files.map(\.plugin), ["duel"])
    XCTAssertEqual(
      EventCoding.text(try record.memory(mode: "duel", quiz: "mini", player: "Ada")), #"{"rounds":1}"#)
  }

  func testOpenSittingsAreListedWithWhatTheirQuizSays() throws {
    try write("schema-1")
    var listed: [HistoryEntry] = []
    try self.open(folder).visitHistory(HistoryFilter(player: "Bob"), limit: nil) { entry in
      listed.append(entry)
      return true
    }
    XCTAssertEqual(listed.map(\.sitting), [unfinished])
    XCTAssertEqual(listed.map(\.title), ["Mini"])
    XCTAssertEqual(listed.map(\.day.text), ["2026-11-20"])
    XCTAssertEqual(listed.map(\.isTimed), [true])
    XCTAssertEqual(listed.map(\.isFinished), [false])
  }

  func testItsAnswersAreCounted() throws {
    try write("schema-1")
    let record = try open(folder)
    let all = try record.statistics(HistoryFilter(), by: .month)
    XCTAssertEqual([all.sittings.sittings, all.answers.answers, all.answers.right, all.answers.ms], [2, 4, 3, 2900])
    XCTAssertEqual(all.categories.map(\.name), ["Space", "Nature"])
    XCTAssertEqual(all.categories.map(\.tally.accuracy), [100, 50])
    // Bob answered one question of Ada's duel.
    XCTAssertEqual(try record.statistics(HistoryFilter(player: "Bob"), by: .month).answers.ms, 500)
    XCTAssertEqual(try record.days(of: "Ada"), [StreakLedger.CountedDay(CivilDay(number: 20_777), offsetMinutes: 60)])
  }

  /// Two that open it at once both find it up to date.
  func testItIsBroughtUpToDateOnce() throws {
    try write("schema-1")
    let (first, second) = (try open(folder), try open(folder))
    XCTAssertEqual(
      try first.statistics(HistoryFilter(), by: .week), try second.statistics(HistoryFilter(), by: .week))
  }
}
