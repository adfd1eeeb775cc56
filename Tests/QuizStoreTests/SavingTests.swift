import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Sittings can be saved by a caller that holds their state: the record keeps no copy of it, and knows the same.
final class SavingTests: ScratchTestCase {
  private let commands: [Command] = [
    .answer(.chosen(["a"]), inputs: []), .pass(1000), .proceed(inputs: []), .skip,
  ]

  func testTheStateThatIsBroughtAlongIsTheOneThatWouldBeKept() throws {
    let known = [
      [true, true, true, true, true], [true, false, true, false, true], [false, true, true, false, false],
    ]
    for (place, known) in known.enumerated() {
      let (own, brought) = (try open("\(folder)/own\(place)"), try open("\(folder)/brought\(place)"))
      var sitting = RecordSitting()
      let first = sitting.play(.begin)
      try own.begin(sitting.stored, events: first)
      try save(first, of: sitting, beginning: true, isStateKnown: known[0], in: brought)
      for (command, isStateKnown) in zip(commands, known.dropFirst()) {
        let events = sitting.play(command)
        try own.append(events, to: sitting.id, at: WallTime(milliseconds: 2000))
        try save(events, of: sitting, isStateKnown: isStateKnown, in: brought)
        XCTAssertEqual(try unfinished(brought), try unfinished(own), "\(command)")
        XCTAssertEqual(try brought.load(sitting.id).events, try own.load(sitting.id).events)
        if isStateKnown { try save([], of: sitting, isStateKnown: true, in: brought) }
      }
      XCTAssertEqual(try brought.history(player: nil), try own.history(player: nil))
    }
  }

  /// No copy of the state is kept for a sitting.
  func testNoStateIsKept() throws {
    let record = try open()
    var sitting = RecordSitting()
    let events = sitting.play(.begin)
    try save(events, of: sitting, beginning: true, isStateKnown: true, in: record)
    XCTAssertEqual(record.open[sitting.id]?.progress.rests, true)
    XCTAssertEqual(record.open[sitting.id]?.progress.events, events.count)
    let more = sitting.play(.answer(.chosen(["a"]), inputs: []))
    try record.append(more, to: sitting.id, at: Self.time)
    XCTAssertEqual(record.open[sitting.id]?.progress.rests, false)
    XCTAssertEqual(try record.load(sitting.id).events, events + more)
  }

  /// Behind the last event of a sitting replies still come: nothing of it is read for them.
  func testAReplyAloneNeedsNothingOfItsSitting() throws {
    let record = try open()
    var sitting = RecordSitting()
    try save(sitting.play(.begin), of: sitting, beginning: true, isStateKnown: true, in: record)
    try save(sitting.play(.discard), of: sitting, isStateKnown: true, in: record)
    try record.database.run("UPDATE events SET json = '?'")
    let reply = SentReply(place: 0, request: "r", first: 0, count: 1, shown: 0..<1)
    let failures = try record.save(
      [sitting.id, "nobody"].map {
        Saving(sitting: $0, events: [], time: Self.time, reply: reply, state: sitting.state)
      })
    XCTAssertEqual(failures.map { $0 == nil }, [true, false])
    XCTAssertEqual(try record.replies(of: sitting.id), [reply])
    XCTAssertNil(record.open[sitting.id])
  }

  /// A commit that makes the log long is answered first, and the log is folded in a quiet moment, or when it is very long.
  func testALongLogIsFoldedAtLeisure() throws {
    for isAtLeisure in [false, true] {
      let place = "\(folder)/leisure\(isAtLeisure)"
      let record = try open(place)
      record.servesMany = isAtLeisure
      let before = Folder.size(place + "/quizrun.db")
      for number in 0..<600 {
        var sitting = RecordSitting("S\(number)", player: "P\(number)")
        try record.begin(sitting.stored, events: sitting.play(.begin))
      }
      XCTAssertEqual(Folder.size(place + "/quizrun.db") == before, isAtLeisure)
      record.foldLongLog()
      XCTAssertGreaterThan(Folder.size(place + "/quizrun.db"), before)
      XCTAssertEqual(try open(place).everySitting().count, 600)
    }
  }

  private func save(
    _ events: [SittingEvent], of sitting: RecordSitting, beginning: Bool = false, isStateKnown: Bool,
    in record: SQLiteRecord
  ) throws {
    let saving = Saving(
      sitting: sitting.id, beginning: beginning ? sitting.stored : nil, events: events,
      time: beginning ? sitting.stored.started : WallTime(milliseconds: 2000),
      state: isStateKnown ? sitting.state : nil)
    XCTAssertEqual(try record.save([saving]).map { $0?.message }, [nil])
  }

  private func unfinished(_ record: SQLiteRecord) throws -> [UnfinishedSitting] {
    try record.unfinished(player: "Ada") + record.unfinished(player: "Bob")
  }
}
