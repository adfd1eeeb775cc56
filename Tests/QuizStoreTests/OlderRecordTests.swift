import Foundation
import QuizCoding
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Records that an older quizrun wrote, kept as SQL in Tests/Records: they open, and nothing in them is lost.
final class OlderRecordTests: ScratchTestCase {
  private func write(_ name: String, to folder: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sql = try String(contentsOf: root.appendingPathComponent("Tests/Records/\(name).sql"), encoding: .utf8)
    let database = try Database(path: folder + "/quizrun.db")
    try database.execute(sql)
    database.close()
  }

  private let (single, duel, unfinished) = (
    "01M7X3HY3FFKG045KDW6AGJEBW", "01M7X3HY22VAWYPE1Q2GTANH99", "01M7X3HY2AXTKJ6ADDEKGKG4EH"
  )

  /// A record of every form there has been, the newest too, by the number of migrations it has had.
  private static var forms: [String] { (1...Migration.ofRecord.count).map { "schema-\($0)" } }

  /// A folder with a record of that form.
  private func each(_ body: (SQLiteRecord, String) throws -> Void) throws {
    for form in Self.forms {
      let place = folder + "/" + form
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try write(form, to: place)
      try body(try open(place), form)
    }
  }

  func testEveryFormOpens() throws {
    try each { record, form in try self.check(record, form) }
  }

  private func check(_ record: SQLiteRecord, _ form: String) throws {
    XCTAssertEqual(record.notices, [], form)
    XCTAssertEqual(try record.database.version(), Migration.ofRecord.count)
    XCTAssertEqual(try record.audit(nil), [], form)
    // Both ended in the same second: the one that was begun later comes first.
    XCTAssertEqual(try record.history(player: nil).map(\.sitting), [duel, single])
    XCTAssertEqual(try record.history(player: nil).map(\.category), ["Nature", "Nature"])
    XCTAssertEqual(try record.unfinished(player: "Bob").map(\.settled), [1])
    XCTAssertEqual(try record.load(duel).sitting.files.map(\.plugin), ["duel"])
    XCTAssertEqual(
      EventCoding.text(try record.memory(mode: "duel", quiz: "mini", player: "Ada")), #"{"rounds":1}"#)
  }

  func testOpenSittingsAreListedWithWhatTheirQuizSays() throws {
    try each { record, form in
      var listed: [HistoryEntry] = []
      try record.visitHistory(HistoryFilter(player: "Bob"), limit: nil) { entry in
        listed.append(entry)
        return true
      }
      XCTAssertEqual(listed.map(\.sitting), [self.unfinished], form)
      XCTAssertEqual(listed.map(\.title), ["Mini"], form)
      XCTAssertEqual(listed.map(\.day.text), ["2026-11-20"], form)
      XCTAssertEqual(listed.map(\.isTimed), [true], form)
      XCTAssertEqual(listed.map(\.isFinished), [false], form)
    }
  }

  func testItsAnswersAreCounted() throws {
    try each { record, form in try self.checkCounts(record, form) }
  }

  private func checkCounts(_ record: SQLiteRecord, _ form: String) throws {
    let all = try record.statistics(HistoryFilter(), by: .month)
    XCTAssertEqual([all.sittings.sittings, all.answers.answers, all.answers.right, all.answers.ms], [2, 4, 3, 2900])
    XCTAssertEqual(all.categories.map(\.name), ["Space", "Nature"])
    XCTAssertEqual(all.categories.map(\.tally.accuracy), [100, 50])
    // Bob answered one question of Ada's duel.
    XCTAssertEqual(try record.statistics(HistoryFilter(player: "Bob"), by: .month).answers.ms, 500)
    XCTAssertEqual(try record.statistics(HistoryFilter(quiz: "mini"), by: .month), all, form)
    XCTAssertEqual(try record.statistics(HistoryFilter(min: 50), by: .month), all, form)
    XCTAssertEqual(try record.statistics(HistoryFilter(min: 50.1), by: .month).answers.answers, 2, form)
    XCTAssertEqual(try record.statistics(HistoryFilter(from: CivilDay(number: 20_700)), by: .month), all, form)
    XCTAssertEqual(try record.missed(by: "Ada", in: nil).count, 1, form)
    XCTAssertEqual(try record.homeSummary(player: "Ada")["mini"]?.finished, 2, form)
    XCTAssertEqual(try record.homeSummary(player: "Bob")["mini"]?.unfinished?.settled, 1, form)
    XCTAssertEqual(try record.days(of: "Ada"), [StreakLedger.CountedDay(CivilDay(number: 20_777), offsetMinutes: 60)])
  }

  /// In every form, the kept sums are those of a record that is built anew.
  func testItsTotalsAreThoseOfARecordBuiltAnew() throws {
    try each { record, form in
      let before = try self.totals(record)
      XCTAssertFalse(before.filter { $0.hasPrefix("percent_spans") }.isEmpty, form)
      try record.database.transaction({ () throws(SQLiteError) in try record.rebuild() }, failing: { $0 })
      XCTAssertEqual(before, try self.totals(record), form)
      XCTAssertEqual(try record.audit(nil), [], form)
    }
  }

  /// Every row of every table of totals; questions and topics by what they are called.
  private func totals(_ record: SQLiteRecord) throws -> [String] {
    var rows: [String] = []
    for table in TallyTable.all.map(\.name) + ["span_totals", "quiz_totals", "quiz_spans", "percent_spans"] {
      let columns = try record.database.texts("SELECT name FROM pragma_table_info('\(table)')").map { column in
        switch column {
        case "question": "(SELECT key FROM questions WHERE number = question)"
        case "topic": "(SELECT json_array(category, difficulty) FROM topics WHERE number = topic)"
        default: "\"\(column)\""
        }
      }
      let row = columns.joined(separator: ", ")
      rows += try record.database.texts("SELECT '\(table) ' || json_array(\(row)) FROM \(table)").sorted()
    }
    return rows
  }

  /// The players of a record have the same ids in every copy of it, whichever opened it when.
  func testPlayersHaveTheSameIDsInEveryCopy() throws {
    var ids: Set<[String]> = []
    try each { record, form in
      let players = try record.players(called: "Ada") + record.players(called: "Bob")
      XCTAssertEqual(players.map(\.name), ["Ada", "Bob"], form)
      XCTAssertTrue(players.allSatisfy { ULID.isOne($0.id) }, form)
      ids.insert(players.map(\.id))
      try self.checkThatNoTableHasNames(record, form)
    }
    XCTAssertEqual(ids.count, 1)
  }

  private func checkThatNoTableHasNames(_ record: SQLiteRecord, _ form: String) throws {
    for table in SQLiteRecord.tablesOfPlayers {
      let statement = try record.database.statement(
        "SELECT count(*) FROM \(table) WHERE player <> '' AND player NOT IN (SELECT id FROM players)")
      defer { statement.reset() }
      XCTAssertTrue(try statement.step())
      XCTAssertEqual(statement.int(0), 0, "\(table) of \(form)")
    }
    XCTAssertEqual(try record.sittings(of: "Bob").map(\.isOwn).sorted { !$0 && $1 }, [false, true], form)
    try record.renamePlayer("Bob", to: "Rob")
    XCTAssertEqual(try record.load(duel).sitting.players, ["Ada", "Rob"], form)
    XCTAssertEqual(try record.statistics(HistoryFilter(player: "Rob"), by: .month).answers.ms, 500, form)
  }

  /// Sittings that ended within one second, in another order than they were entered: `latest` went by either order.
  func testWhatEndedInOneSecondVerifies() throws {
    // The newest form is in order, or it was changed by hand.
    for form in 3...15 {
      let place = folder + "/turned-\(form)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try write("schema-\(form)", to: place)
      let database = try Database(path: place + "/quizrun.db")
      try database.execute(
        "UPDATE latest SET \"right\" = 1, finished = 1795199400058 WHERE question = 1 AND finished = 1795199400063")
      XCTAssertEqual(database.changes, 1)
      database.close()
      XCTAssertEqual(try open(place).audit(nil), [], "\(form)")
    }
  }

  /// Two that open it at once both find it up to date.
  func testItIsBroughtUpToDateOnce() throws {
    try write("schema-1", to: folder)
    let (first, second) = (try open(folder), try open(folder))
    XCTAssertEqual(
      try first.statistics(HistoryFilter(), by: .week), try second.statistics(HistoryFilter(), by: .week))
  }
}
