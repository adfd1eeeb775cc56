import QuizCore
import QuizStore
import QuizTesting
import XCTest

@testable import QuizStore

/// History and statistics, asked of both records; totals, facts and the formulas must agree.
final class StatisticsRecordTests: ScratchTestCase {
  private struct Sample {
    var id: String
    var player: String
    var quiz: String
    var day: Int
    var seed: UInt64
  }

  /// Sittings of some players with some quizzes over two months; every fourth is left open.
  private func samples(_ count: Int) -> [Sample] {
    var chance = SplitMix64(seed: 11)
    return (0..<count).map { place in
      Sample(
        id: "S\(1000 + place)", player: ["Ada", "Bob"][chance.within(0, 1)],
        quiz: ["animals", "space"][chance.within(0, 1)],
        day: 20_000 + chance.within(0, 60), seed: UInt64(place))
    }
  }

  private func quiz(_ id: String) -> Quiz {
    var quiz = RecordSitting.quiz
    quiz.id = id
    quiz.title = id
    quiz.category = id == "space" ? "Space" : nil
    quiz.questions[0].category = "Cats"
    quiz.questions[0].difficulty = "easy"
    quiz.questions[2].difficulty = "hard"
    return quiz
  }

  private func play(_ sample: Sample, _ record: any PlayerRecord, isOpen: Bool) throws {
    var chance = SplitMix64(seed: sample.seed)
    var sitting = RecordSitting(
      sample.id, player: sample.player, started: sample.day * 86_400_000, quiz: quiz(sample.quiz),
      day: CivilDay(number: sample.day))
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let right = Command.answer(.chosen(["a"]), inputs: [])
    let wrong = Command.answer(.chosen(["b"]), inputs: [])
    var steps = 0
    while !sitting.state.isOver, !(isOpen && steps > 2) {
      steps += 1
      let commands: [Command] = [
        .pass(chance.within(0, 9000)), right, right, wrong, .skip, .proceed(inputs: []), .back,
      ]
      let events = sitting.play(commands[chance.within(0, steps > 20 ? 5 : 6)])
      try record.append(events, to: sample.id, at: WallTime(milliseconds: sample.day * 86_400_000 + steps * 1000))
    }
  }

  private func both(_ count: Int = 40) throws -> (RecordModel, SQLiteRecord) {
    let (memory, file) = (RecordModel(), try open())
    for (place, sample) in samples(count).enumerated() {
      try play(sample, memory, isOpen: place % 4 == 3)
      try play(sample, file, isOpen: place % 4 == 3)
    }
    return (memory, file)
  }

  private let filters: [HistoryFilter] =
    [
      HistoryFilter(), HistoryFilter(player: "Ada"), HistoryFilter(player: "Nobody"), HistoryFilter(quiz: "space"),
      HistoryFilter(player: "Bob", quiz: "animals"), HistoryFilter(from: CivilDay(number: 20_020)),
      HistoryFilter(player: "Ada", from: CivilDay(number: 20_010), to: CivilDay(number: 20_040)),
      HistoryFilter(min: 50),
      HistoryFilter(player: "Bob", quiz: "space", to: CivilDay(number: 20_050), min: 1), HistoryFilter(quiz: ""),
    ]
    // Whole percentages, what lies between them, and what is beyond all of them.
    + [-5, -0.5, 0, 33, 33.3, 33.4, 66.6, 66.67, 99.5, 100, 100.5, 101, 150].flatMap { (min: Double) in
      [
        HistoryFilter(min: min), HistoryFilter(player: "Ada", min: min), HistoryFilter(quiz: "space", min: min),
        HistoryFilter(player: "Bob", quiz: "animals", min: min),
        HistoryFilter(from: CivilDay(number: 20_020), min: min),
      ]
    }
    // October 2024 begins with day 19 997, November with 20 028, December with 20 058.
    + [
      (20_010, 20_060), (20_028, 20_057), (20_027, 20_058), (20_029, 20_057), (20_028, 20_056), (20_000, nil),
      (20_028, nil), (nil, 20_057), (nil, 20_030), (20_061, nil), (nil, 19_000),
    ].flatMap { (from: Int?, to: Int?) in
      [nil, "Ada"].map { player in
        HistoryFilter(
          player: player, from: from.map { CivilDay(number: $0) }, to: to.map { CivilDay(number: $0) })
      }
    }

  private func entries(_ record: any PlayerRecord, _ filter: HistoryFilter, limit: Int? = nil) throws -> [HistoryEntry]
  {
    var entries: [HistoryEntry] = []
    try record.visitHistory(filter, limit: limit) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  func testBothRecordsTellTheSameHistory() throws {
    let (memory, file) = try both()
    for filter in filters {
      let listed = try entries(file, filter)
      XCTAssertEqual(listed.map(\.nameless), try entries(memory, filter).map(\.nameless), "\(filter)")
      XCTAssertTrue(listed.allSatisfy(filter.passes), "\(filter)")
      XCTAssertEqual(try entries(file, filter, limit: 7), Array(listed.prefix(7)), "\(filter)")
    }
    let all = try entries(file, HistoryFilter())
    XCTAssertEqual(all.count, 40)
    XCTAssertEqual(all.count { !$0.isFinished }, 10)
    XCTAssertEqual(all.map(\.finished), all.map(\.finished).sorted(by: >))
    XCTAssertEqual(try file.history(player: nil), all.filter(\.isFinished))
    XCTAssertEqual(try entries(file, HistoryFilter(), limit: 0), [])
  }

  func testVisitingStopsWhenToldTo() throws {
    let (memory, file) = try both(12)
    for record in [memory, file] as [any PlayerRecord] {
      var count = 0
      try record.visitHistory(HistoryFilter(), limit: nil) { _ in
        count += 1
        return count < 5
      }
      XCTAssertEqual(count, 5)
    }
  }

  func testBothRecordsTellTheSameStatistics() throws {
    let (memory, file) = try both()
    for filter in filters {
      for period in Period.allCases {
        let (a, b) = (try memory.statistics(filter, by: period), try file.statistics(filter, by: period))
        assertSame(a, b, "\(filter) \(period)")
      }
      let questions = try file.questionTallies(filter, limit: nil)
      XCTAssertEqual(questions, try memory.questionTallies(filter, limit: nil), "\(filter)")
      let hardest = try file.questionTallies(filter, limit: 2)
      XCTAssertEqual(hardest.map(\.tally.accuracy), questions.prefix(2).map(\.tally.accuracy), "\(filter)")
      XCTAssertEqual(hardest.map(\.tally.marked), questions.prefix(2).map(\.tally.marked), "\(filter)")
      for record: any PlayerRecord in [memory, file] {
        let both = try record.statistics(filter, by: .week, hardest: 2)
        XCTAssertEqual(both.0, try record.statistics(filter, by: .week), "\(filter)")
        XCTAssertEqual(both.hardest, try record.questionTallies(filter, limit: 2), "\(filter)")
      }
    }
    XCTAssertGreaterThan(try file.statistics(HistoryFilter(), by: .week).answers.asked, 50)
    for player in ["Ada", "Bob", "Nobody"] {
      XCTAssertEqual(try file.days(of: player), try memory.days(of: player))
    }
  }

  /// Sums of percentages may differ in the last bit, as they are added in another order.
  private func assertSame(_ a: Statistics, _ b: Statistics, _ what: String) {
    XCTAssertEqual(a.answers, b.answers, what)
    XCTAssertEqual(a.categories, b.categories, what)
    XCTAssertEqual(a.difficulties, b.difficulties, what)
    XCTAssertEqual(a.periods.map(\.from), b.periods.map(\.from), what)
    for (x, y) in zip(a.periods.map(\.tally) + [a.sittings], b.periods.map(\.tally) + [b.sittings]) {
      XCTAssertEqual([x.sittings, x.rated, x.ms], [y.sittings, y.rated, y.ms], what)
      XCTAssertEqual(x.percent ?? -1, y.percent ?? -1, accuracy: 1e-9, what)
      XCTAssertEqual(x.best, y.best, what)
    }
  }

  /// Totals kept answer by answer are those of counting anew.
  func testTotalsAreWhatCountingAnewGives() throws {
    let file = try both().1
    let before = try filters.map { try file.statistics($0, by: .month) }
    let weeks = try file.statistics(HistoryFilter(player: "Ada"), by: .week)
    let questions = try file.questionTallies(HistoryFilter(), limit: nil)
    let days = try file.days(of: "Ada")
    try file.database.transaction({ () throws(SQLiteError) in try file.rebuild() }, failing: { $0 })
    for (filter, old) in zip(filters, before) { assertSame(try file.statistics(filter, by: .month), old, "\(filter)") }
    assertSame(try file.statistics(HistoryFilter(player: "Ada"), by: .week), weeks, "weeks")
    XCTAssertEqual(try file.questionTallies(HistoryFilter(), limit: nil), questions)
    XCTAssertEqual(try file.days(of: "Ada"), days)
  }

  func testBothRecordsKnowWhatWasMissedLast() throws {
    let (memory, file) = try both(60)
    for round in ["as counted", "anew", "renamed"] {
      let names = round == "renamed" ? ["Eve", "Bob"] : ["Ada", "Bob", "Nobody"]
      for player in names {
        for quiz in [nil, "animals", "space", "spac"] {
          let missed = try file.missed(by: player, in: quiz)
          XCTAssertEqual(missed, try memory.missed(by: player, in: quiz), "\(player) \(quiz ?? "all") \(round)")
          XCTAssertTrue(missed.allSatisfy { quiz == nil || $0.hasPrefix("\(quiz ?? "")/") })
        }
      }
      XCTAssertFalse(try file.missed(by: "Bob", in: nil).isEmpty)
      try file.database.transaction({ () throws(SQLiteError) in try file.rebuild() }, failing: { $0 })
      if round == "anew" {
        for record in [memory, file] as [any PlayerRecord] { try record.renamePlayer("Ada", to: "Eve") }
      }
    }
  }

  /// Every table of totals is that of counting anew while sittings are deleted one by one.
  func testBothRecordsTellWhatWasSeenInTheNewestSittings() throws {
    let (memory, file) = try both(160)
    try assertSeen(file, "by rows and by events")
    for quiz in ["animals", "space"] {
      XCTAssertGreaterThan(try file.history(player: "Ada").count { $0.quiz == quiz }, SeenQuestions.sittings)
      let seen = memory.seen(by: "Ada", in: quiz)
      XCTAssertNotEqual(seen, .empty)
      XCTAssertEqual(file.seen(by: "Ada", in: quiz), seen)
    }
    XCTAssertEqual(file.seen(by: "Nobody", in: "space"), .empty)
  }

  func testTotalsFollowEveryDeletion() throws {
    let (memory, file) = try both(40)
    var chance = SplitMix64(seed: 4)
    var left = try entries(file, HistoryFilter()).map(\.sitting)
    while !left.isEmpty {
      let id = left.remove(at: chance.within(0, left.count - 1))
      try file.delete(id)
      try memory.delete(id)
      let before = try totals(file)
      try file.database.transaction({ () throws(SQLiteError) in try file.fillTotals() }, failing: { $0 })
      XCTAssertEqual(before, try totals(file), "\(left.count) left")
      assertSame(
        try file.statistics(HistoryFilter(quiz: "space"), by: .week),
        try memory.statistics(HistoryFilter(quiz: "space"), by: .week), "\(left.count) left")
    }
    XCTAssertEqual(try totals(file), [])
  }

  /// Every row of every table that is counted, as texts; fractions rounded, as they are added in another order.
  private func totals(_ file: SQLiteRecord) throws -> [String] {
    let tables =
      TallyTable.all.map(\.name) + [
        "latest", "day_totals", "span_totals", "quiz_totals", "quiz_spans", "percent_spans",
      ]
    var rows: [String] = []
    for table in tables + ["questions", "topics"] {
      let statement = try file.database.statement(
        "SELECT * FROM \(table) ORDER BY 1, 2, 3\(table == "questions" || table == "topics" ? "" : ", 4")")
      defer { statement.reset() }
      let columns = statement.columnNames
      while try statement.step() {
        let cells = columns.indices.map { place in
          if ["points", "of", "percents"].contains(columns[place]) {
            return String(((statement.optionalDouble(place) ?? 0) * 1e6).rounded())
          }
          // Everybody's day has no zone of its own.
          return columns[place] == "offset" && statement.text(0).isEmpty ? "" : statement.text(place)
        }
        rows.append(table + ": " + cells.joined(separator: " "))
      }
    }
    return rows
  }

  func testADeletedSittingCountsNoMore() throws {
    let (memory, file) = try both(16)
    for record in [memory, file] as [any PlayerRecord] {
      for entry in try entries(record, HistoryFilter(player: "Ada")) { try record.delete(entry.sitting) }
      XCTAssertEqual(try record.statistics(HistoryFilter(player: "Ada"), by: .month).answers, Tally())
      XCTAssertEqual(
        try record.statistics(HistoryFilter(), by: .month).answers,
        try record.statistics(HistoryFilter(player: "Bob"), by: .month).answers)
      XCTAssertEqual(try entries(record, HistoryFilter()).map(\.player).filter { $0 == "Ada" }, [])
      assertFailure(.missing, "there is no sitting 'S0' in the record") { try record.delete("S0") }
    }
    let other = try open()
    let id = try XCTUnwrap(entries(file, HistoryFilter()).first).sitting
    XCTAssertTrue(try other.claim(id))
    assertFailure(
      .busy, "the sitting '\(id)' is open in another quizrun: finish it there, then try again"
    ) { try file.delete(id) }
  }

  func testSittingsAreFoundByPartsOfTheirIDs() throws {
    let (memory, file) = try both(12)
    for record in [memory, file] as [any PlayerRecord] {
      XCTAssertEqual(try record.sittings(like: "s1003"), ["S1003"])
      XCTAssertEqual(try record.sittings(like: "07"), ["S1007"])
      XCTAssertEqual(try record.sittings(like: "S10").count, 3)
      XCTAssertEqual(try record.sittings(like: "%"), [])
    }
  }

  /// An answer that finishes nothing touches none of the new tables.
  func testOnlyTheEndCounts() throws {
    let file = try open()
    try play(samples(4)[3], file, isOpen: true)
    let statement = try file.database.statement("SELECT count(*) FROM answers")
    defer { statement.reset() }
    XCTAssertTrue(try statement.step())
    XCTAssertEqual(statement.int(0), 0)
  }
}
