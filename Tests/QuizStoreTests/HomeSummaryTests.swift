import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Tests what the home screen shows of each quiz, from both records.
final class HomeSummaryTests: ScratchTestCase {
  private let right = Command.answer(.chosen(["a"]), inputs: [])

  private func play(
    _ id: String, _ quiz: String, _ player: String = "Ada", day: Int, right count: Int = 3, isOpen: Bool = false,
    _ record: any PlayerRecord
  ) throws {
    var content = RecordSitting.quiz
    content.id = quiz
    var sitting = RecordSitting(
      id, player: player, started: day * 86_400_000, quiz: content, day: CivilDay(number: day))
    try record.begin(sitting.stored, events: sitting.play(.begin))
    let commands = [Command.proceed(inputs: [])] + (0..<3).map { $0 < count ? right : .skip }
    for command in [commands[1], commands[0]] + (isOpen ? [] : [commands[2], commands[3]]) {
      try record.append(sitting.play(command), to: id, at: WallTime(milliseconds: day * 86_400_000 + 5_000))
    }
  }

  private func fill(_ record: any PlayerRecord) throws {
    try play("A", "animals", day: 20_000, right: 1, record)
    try play("B", "animals", day: 20_010, right: 2, record)
    try play("C", "animals", day: 20_005, right: 0, record)
    try play("D", "animals", day: 20_011, isOpen: true, record)
    try play("E", "space", day: 20_011, isOpen: true, record)
    try play("F", "space", day: 20_012, isOpen: true, record)
    try play("G", "cities", "Bob", day: 20_013, record)
  }

  private let expected = [
    "animals": QuizStanding(
      finished: 3, last: CivilDay(number: 20_010), best: 200.0 / 3.0,
      unfinished: QuizStanding.Open(
        sitting: "D", settled: 1, of: 3, started: WallTime(milliseconds: 20_011 * 86_400_000))),
    "space": QuizStanding(
      unfinished: QuizStanding.Open(
        sitting: "F", settled: 1, of: 3, started: WallTime(milliseconds: 20_012 * 86_400_000))),
  ]

  func testEachQuizTellsHowFarThePlayerHasCome() throws {
    for record in [RecordModel(), try open()] as [any PlayerRecord] {
      XCTAssertEqual(try record.homeSummary(player: "Ada"), [:])
      try fill(record)
      XCTAssertEqual(try record.homeSummary(player: "Ada"), expected, "\(record)")
      XCTAssertEqual(try record.homeSummary(player: "Bob").keys.sorted(), ["cities"], "\(record)")
      XCTAssertEqual(try record.homeSummary(player: "Eve"), [:], "\(record)")
    }
  }

  func testItFollowsDeletingAndRenaming() throws {
    for record in [RecordModel(), try open()] as [any PlayerRecord] {
      try fill(record)
      try record.delete("B")
      try record.delete("F")
      try record.renamePlayer("Ada", to: "Eve")
      let summary = try record.homeSummary(player: "Eve")
      XCTAssertEqual(summary["animals"]?.last, CivilDay(number: 20_005), "\(record)")
      XCTAssertEqual(summary["animals"]?.best, 100.0 / 3.0, "\(record)")
      XCTAssertEqual(summary["space"]?.unfinished?.sitting, "E", "\(record)")
      XCTAssertEqual(try record.homeSummary(player: "Ada"), [:], "\(record)")
    }
  }

  func testCountingAnewGivesTheSame() throws {
    let record = try open()
    try fill(record)
    try record.database.transaction({ () throws(SQLiteError) in try record.rebuild() }, failing: { $0 })
    XCTAssertEqual(try record.homeSummary(player: "Ada"), expected)
  }
}
