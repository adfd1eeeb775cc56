import Foundation
import JSONText
import QuizCoding
import QuizCore
import QuizRoom
import QuizTesting
import XCTest

@testable import QuizStore

/// The ends of what numbers can be, in every place where a stored form has one: refused, or read as something possible.
final class ExtremeValueTests: ScratchTestCase {
  private static let extremes = [
    Int.max, Int.min, -1, 1 << 53, 1 << 62, StoredRange.counts.upperBound, StoredRange.milliseconds.upperBound,
  ]

  /// The text with each of its whole numbers, one at a time, made each extreme.
  private func spoilt(_ text: String) throws -> [String] {
    var texts: [String] = []
    for place in numbers(try JSONParser.parse(text)) {
      for extreme in Self.extremes {
        let bytes = Array(text.utf8)
        let end = bytes[place...].firstIndex { !"-0123456789".utf8.contains($0) } ?? bytes.count
        texts.append(String(decoding: bytes[..<place] + String(extreme).utf8 + bytes[end...], as: UTF8.self))
      }
    }
    return texts
  }

  /// The places where whole numbers begin.
  private func numbers(_ node: JSONNode) -> [Int] {
    switch node.content {
    case .int: [node.offset]
    case .list(let items): items.flatMap(numbers)
    case .object(let members): members.flatMap { numbers($0.value) }
    case .null, .bool, .number, .text: []
    }
  }

  func testEveryNumberOfASittingCanBeAnything() throws {
    var (read, refused) = (0, 0)
    for seed in 1...6 as ClosedRange<UInt64> {
      var samples = RecordSamples(seed: seed)
      let honest = samples.beginning()
      for text in try spoilt(EventCoding.text(honest)) {
        guard let beginning = try? EventCoding.beginning(text) else {
          refused += 1
          continue
        }
        read += 1
        use(beginning, [])
      }
      for (_, event) in samples.events() {
        for text in try spoilt(EventCoding.text(event)) {
          guard let event = try? EventCoding.event(text) else {
            refused += 1
            continue
          }
          read += 1
          use(honest, [event, event])
        }
      }
    }
    XCTAssertGreaterThan(refused, 500)
    XCTAssertGreaterThan(read, 500, "plain data and seeds can be any number")
  }

  /// Uses a sitting with any content, as the program does.
  private func use(_ beginning: Beginning, _ events: [SittingEvent]) {
    var state = SittingState.initial(beginning)
    var progress = SittingProgress(beginning)
    for event in events {
      state.evolve(event)
      progress.note(event)
    }
    _ = (
      state.timeLeft, state.quizLeft, state.openSpent, progress.counters, beginning.day.text,
      beginning.streak.countingToday
    )
    if !state.isOver { _ = try? Decider.decide(.pass(Int.max), state, [BuiltInMode()]) }
  }

  /// Events in any order, as a log of a stranger may have them.
  func testEveryLogCanBeTaken() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var samples = RecordSamples(seed: seed)
      let beginning = samples.beginning()
      let events = (0..<6).flatMap { _ in samples.events().map(\.event) }
      var chance = SplitMix64(seed: seed)
      use(beginning, events.shuffled(using: &chance))
    }
  }

  func testEveryNumberOfARoomCanBeAnything() throws {
    let standing = RoomStanding(points: 1.5, of: 3, settled: 2, isOver: true)
    let log: [RoomEvent] = [
      .joined(player: 1, name: "Ada", visitor: nil), .joined(player: 2, name: "Bob", visitor: nil), .started,
      .opened(RoomQuestion(round: 0, number: 1, of: 5, limit: 10_000)), .ticked(5), .paused(6), .resumed, .extended(7),
      .answered(RoomAnswer(player: 1, response: .chosen(["a"]), ms: 8)), .locked(9),
      .judged([Judgement(player: 1, points: 1, of: 1, correct: true, standing: standing)]), .revealed,
      .stood(player: 2, round: 0, standing), .corrected(player: 1, points: 2, why: "so"), .boarded, .reopened,
      .kicked(player: 2), .ended,
    ]
    let plan = RoomPlan(room: "R", seed: 7, rounds: [RoomPlan.Round(sitting: "S", quiz: "q", title: "Q", mode: "m")])
    for text in try spoilt(EventCoding.text(plan)) {
      guard let plan: RoomPlan = try? EventCoding.read(Array(text.utf8)) else { continue }
      _ = (RoomState(plan), plan.until.map { TimeText.written($0, offsetMinutes: 0) })
    }
    for place in log.indices {
      for text in try spoilt(EventCoding.text(log[place])) {
        guard let event: RoomEvent = try? EventCoding.read(Array(text.utf8)) else { continue }
        var state = RoomState(plan)
        for other in log[..<place] + [event, event] + log[(place + 1)...] { state.evolve(other) }
        _ = (state.board, state.left, state.askedCount, state.answered)
      }
    }
  }

  func testEveryNumberOfAChallengeCanBeAnything() throws {
    var samples = RecordSamples(seed: 4)
    var beginning = samples.beginning()
    beginning.seed = 1
    let challenge = Challenge(
      beginning: beginning, quiz: nil, modules: [],
      inputs: [.command(.pass(5)), .command(.goTo(1)), .command(.answer(.value(3), inputs: []))],
      marks: [Challenge.Mark(points: 1, of: 2)], score: Challenge.Score(points: 1, of: 2, percent: 50))
    for text in try spoilt(EventCoding.text(challenge)) {
      guard let packed = ChallengePacking.packed(Array(text.utf8)) else { return XCTFail("it cannot be packed") }
      guard let read = try? ChallengeCode.challenge(ChallengeCode.sealed(packed)).challenge else { continue }
      use(read.beginning, [])
    }
  }

  // MARK: Columns

  private func fill() throws {
    let record = try open()
    for (number, player) in ["Ada", "Bob", "Ada"].enumerated() {
      var sitting = RecordSitting("S\(number)", player: player, started: 1_000_000 * number)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      let commands = [Command.skip, .proceed(inputs: []), .answer(.chosen(["a"]), inputs: []), .skip]
      for command in commands.prefix(number == 2 ? 1 : 4) {
        try record.append(sitting.play(command), to: sitting.id, at: WallTime(milliseconds: 1_000_000 * number + 5000))
      }
    }
    let day = CivilDay(year: 2026, month: 11, day: 20)
    try record.addAchievements([EarnedAchievement(plugin: "p", id: "week", day: day)], of: "Ada")
    record.close()
  }

  /// Reads the record for lists and figures, as every play does.
  private func look(_ record: SQLiteRecord) throws {
    for entry in try record.history(player: nil) + record.history(player: "Ada") {
      for time in [entry.started, entry.finished] {
        _ = TimeText.written(time, offsetMinutes: entry.offsetMinutes)
        _ = TimeText.clock(time, offsetMinutes: entry.offsetMinutes)
      }
      _ = (entry.day.text, entry.day.weekday, entry.ms + 1)
    }
    for player in ["Ada", "Bob"] {
      let ledger = StreakLedger(try record.days(of: player), freezes: 2)
      let today = StreakLedger.CountedDay(CivilDay(year: 2026, month: 11, day: 20), offsetMinutes: 60)
      _ = (ledger.streak(today: today), DayMarks(ledger.links, today: today.day).last(40))
      _ = (try record.unfinished(player: player), try record.homeSummary(player: player))
      _ = (try record.achievements(of: player), try record.memories(of: player, mode: nil))
      for period in Period.allCases {
        _ = try record.statistics(HistoryFilter(player: player), by: period, hardest: 5)
      }
    }
    for id in try record.everySitting() { _ = try? record.load(id) }
    _ = (try record.rooms(), try record.players())
  }

  func testEveryColumnCanBeAnything() throws {
    try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let columns = try self.columns()
    XCTAssertGreaterThan(columns.count, 100)
    for (table, column, range) in columns {
      for extreme in [Int.max, Int.min] where !range.contains(extreme) {
        try restore(whole)
        for name in try names() where name.contains("damaged") {
          try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        let sql = "UPDATE OR IGNORE \(table) SET \(column) = \(extreme)"
        guard try isChanged(by: sql, "SELECT 1 FROM \(table) WHERE \(column) = \(extreme)") else { continue }
        let record = try open()
        XCTAssertNoThrow(try look(record), sql)
        XCTAssertTrue(try record.wasRescued || !record.audit(nil).isEmpty, sql)
        record.close()
      }
    }
  }

  /// The columns of whole numbers, in every table.
  private func columns() throws -> [(table: String, column: String, range: ClosedRange<Int>)] {
    let record = try open()
    defer { record.close() }
    var columns: [(table: String, column: String, range: ClosedRange<Int>)] = []
    let tables =
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('migrations', 'visitors', 'replies')"
    for table in try record.database.texts(tables) {
      for (column, range) in try XCTUnwrap(TableShape(table, in: record.database)).ranges {
        columns.append((table, column, range))
      }
    }
    return columns
  }

  private func isChanged(by sql: String, _ query: String) throws -> Bool {
    let database = try Database(path: path)
    defer { database.close() }
    try database.execute(sql)
    return try !database.texts(query).isEmpty
  }
}
