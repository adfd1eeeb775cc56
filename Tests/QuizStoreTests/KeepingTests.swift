import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Tests what a mode keeps before a sitting has come to an end, and what becomes of it.
final class KeepingTests: ScratchTestCase {
  private func each(_ body: (any PlayerRecord, String) throws -> Void) throws {
    try body(RecordModel(), "memory")
    let record = try open()
    try body(record, "SQLite")
    XCTAssertEqual(try record.audit(nil), [])
  }

  /// A mode that keeps each settled question under its id, with the sitting's name.
  private func sitting(_ id: String, result: SittingResult? = nil, request: [String: String] = [:]) -> RecordSitting {
    let mode = ScriptedMode("keeper") {
      $0.onKeep = { turn, context in
        guard turn.isSettled else { return RememberedValues() }
        return RememberedValues(
          memory: .record([PlainField(turn.step.id, .text(id))]), shared: .record([PlainField("last", .text(id))]))
      }
      if let result { $0.onResult = { _ in result } }
    }
    return RecordSitting(id, mode: mode, request: request)
  }

  private func answer(_ count: Int, _ sitting: inout RecordSitting, _ record: any PlayerRecord, at time: Int) throws {
    var left = count
    while left > 0 {
      let command: Command = sitting.state.open?.asking == nil ? .proceed(inputs: []) : .skip
      if command == .skip { left -= 1 }
      try record.append(sitting.play(command), to: sitting.id, at: WallTime(milliseconds: time))
    }
  }

  private func memory(_ record: any PlayerRecord) throws -> [String: String] {
    try texts(record.memory(mode: "keeper", quiz: "animals", player: "Ada"))
  }

  private func shared(_ record: any PlayerRecord) throws -> [String: String] {
    try texts(record.memory(mode: "keeper", quiz: nil, player: "Ada"))
  }

  private func texts(_ value: PlainValue) -> [String: String] {
    Dictionary(uniqueKeysWithValues: value.entries.map { ($0.key.written, $0.value.string ?? "") })
  }

  /// Each day counts on which something was kept, in the zone of its sitting; of a finished one the day of its beginning, too.
  func testEachDayOnWhichSomethingIsKeptCounts() throws {
    let day = 86_400_000
    let begun = CivilDay(number: 20_700)
    let noon = begun.number * day + day / 2
    func sitting(_ id: String) -> RecordSitting {
      let mode = ScriptedMode("keeper") {
        $0.onKeep = { turn, _ in
          turn.isSettled ? RememberedValues(memory: .record([PlainField(turn.step.id, .text(id))])) : RememberedValues()
        }
      }
      return RecordSitting(id, started: noon, mode: mode, day: begun)
    }
    try each { record, name in
      func days() throws -> [Int] { try record.days(of: "Ada").map { $0.day.number - begun.number } }
      var left = sitting("A")
      try record.begin(left.stored, events: left.play(.begin))
      XCTAssertEqual(try days(), [], "\(name): looked at")
      try self.answer(1, &left, record, at: noon + 2 * day)
      XCTAssertEqual(try days(), [2], "\(name): not the day on which it began")
      // An hour before midnight in UTC is the next day in the zone of the sitting.
      try self.answer(1, &left, record, at: noon + 4 * day + day / 2 - 1_800_000)
      XCTAssertEqual(try days(), [2, 5], name)
      var finished = sitting("B")
      try record.begin(finished.stored, events: finished.play(.begin))
      try self.answer(1, &finished, record, at: noon + 5 * day)
      try self.answer(2, &finished, record, at: noon + 7 * day)
      XCTAssertNotNil(finished.state.result)
      XCTAssertEqual(try days(), [0, 2, 5, 7], name)
      try record.append(left.play(.discard), to: left.id, at: WallTime(milliseconds: noon + 8 * day))
      XCTAssertEqual(try days(), [0, 5, 7], "\(name): what is discarded never was")
    }
  }

  func testASittingThatIsLeftHasCountedSoFar() throws {
    try each { record, name in
      var a = self.sitting("A")
      try record.begin(a.stored, events: a.play(.begin))
      XCTAssertEqual(try self.memory(record), [:], name)
      try self.answer(2, &a, record, at: 2000)
      XCTAssertEqual(try self.memory(record), ["q1": "A", "q2": "A"], name)
      XCTAssertEqual(try self.shared(record), ["last": "A"], name)
      XCTAssertEqual(try record.memories(of: "Ada", mode: "keeper").map(\.quiz), [nil, "animals"], name)
      XCTAssertEqual(try record.memories(of: "Ada", mode: "other"), [], name)
    }
  }

  func testADiscardRestoresWhatOtherSittingsKept() throws {
    try each { record, name in
      var (a, b, c) = (self.sitting("A"), self.sitting("B"), self.sitting("C"))
      for var sitting in [a, b, c] {
        try record.begin(sitting.stored, events: sitting.play(.begin))
      }
      (_, _, _) = (a.play(.begin), b.play(.begin), c.play(.begin))
      try self.answer(2, &a, record, at: 2000)
      try self.answer(3, &b, record, at: 3000)
      try self.answer(1, &c, record, at: 4000)
      XCTAssertEqual(try self.memory(record), ["q1": "C", "q2": "B", "q3": "B"], name)
      try record.append(c.play(.discard), to: "C", at: WallTime(milliseconds: 5000))
      // B came to an end and stays.
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "B", "q3": "B"], name)
      try record.append(a.play(.discard), to: "A", at: WallTime(milliseconds: 6000))
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "B", "q3": "B"], name)
      XCTAssertEqual(try self.shared(record), ["last": "B"], name)
    }
  }

  /// The clock is put back between two sittings: what was kept later is newer all the same.
  func testAClockThatWasPutBackMakesNothingOlder() throws {
    try each { record, name in
      var (a, b) = (self.sitting("A"), self.sitting("B"))
      try record.begin(a.stored, events: a.play(.begin))
      try self.answer(2, &a, record, at: 9000)
      try record.begin(b.stored, events: b.play(.begin))
      try self.answer(1, &b, record, at: 100)
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "A"], name)
      try self.answer(1, &a, record, at: 50)
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "A", "q3": "A"], name)
    }
  }

  func testAWholeMemoryReplacesWhatWasKeptBefore() throws {
    var result = SittingResult()
    result.memory = .record([PlainField("whole", .text("yes"))])
    try each { record, name in
      var (a, b) = (self.sitting("A"), self.sitting("B", result: result))
      try record.begin(a.stored, events: a.play(.begin))
      try record.begin(b.stored, events: b.play(.begin))
      try self.answer(1, &a, record, at: 2000)
      try self.answer(3, &b, record, at: 3000)
      XCTAssertEqual(try self.memory(record), ["whole": "yes"], name)
      XCTAssertEqual(try self.shared(record), ["last": "B"], name)
      try self.answer(1, &a, record, at: 4000)
      XCTAssertEqual(try self.memory(record), ["whole": "yes", "q2": "A"], name)
      try record.append(a.play(.discard), to: "A", at: WallTime(milliseconds: 5000))
      XCTAssertEqual(try self.memory(record), ["whole": "yes"], name)
    }
  }

  func testRemovingASittingTakesNothingFromTheMode() throws {
    try each { record, name in
      var (a, b) = (self.sitting("A"), self.sitting("B"))
      try record.begin(a.stored, events: a.play(.begin))
      try record.begin(b.stored, events: b.play(.begin))
      try self.answer(3, &a, record, at: 2000)
      try self.answer(1, &b, record, at: 3000)
      try record.delete("A")
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "A", "q3": "A"], name)
      try record.delete("B")
      XCTAssertEqual(try self.memory(record), ["q1": "B", "q2": "A", "q3": "A"], name)
      try record.removePlayer("Ada")
      XCTAssertEqual(try self.memory(record), [:], name)
      XCTAssertEqual(try record.players(), [], name)
    }
  }

  /// A sitting that accepts a challenge begins with another player's memory, and leaves none.
  func testAChallengeKeepsNothing() throws {
    try each { record, name in
      var a = self.sitting("A", request: [StoredSitting.challengeKey: "other"])
      try record.begin(a.stored, events: a.play(.begin))
      try self.answer(2, &a, record, at: 2000)
      XCTAssertEqual(try self.memory(record), [:], name)
    }
  }

  func testKeysAreMergedAndListsTooWhereverTheyStand() throws {
    let values: [(PlainValue, PlainValue, PlainValue)] = [
      (.list([.int(1), .int(2)]), .list([.int(7)]), .list([.int(7), .int(2)])),
      (.list([.int(1)]), .map([PlainField(.int(2), .int(5))]), .list([.int(1), .int(5)])),
      (.empty, .map([PlainField("a", .int(1))]), .map([PlainField("a", .int(1))])),
      (
        .map([PlainField("a", .map([PlainField("x", .int(1))]))]), .map([PlainField("a", .int(2))]),
        .map([PlainField("a", .int(2))])
      ),
      (.int(3), .map([PlainField("a", .int(1))]), .map([PlainField("a", .int(1))])),
    ]
    for (before, after, expected) in values { XCTAssertEqual(before.merged(with: after), expected) }
  }

  /// Of two records that were put together the newer event wins, key by key.
  func testMergingRecordsTakesTheNewerOfEachKey() throws {
    let places = ["one", "two"].map { folder + "/" + $0 }
    for place in places + [folder + "/copies"] {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    for (first, second) in [(0, 1), (1, 0)] {
      try? FileManager.default.removeItem(atPath: places[0] + "/quizrun.db")
      try? FileManager.default.removeItem(atPath: places[1] + "/quizrun.db")
      let source = try open(places[0])
      try source.addPlayer("Ada")
      _ = try source.backUp(to: folder + "/copies/ada.db")
      let start = try RestoredRecord(of: folder + "/copies/ada.db", in: places[1], now: { Self.time })
      try start.replace(force: true)
      let records = [source, try open(places[1])]
      var (a, b) = (sitting("A"), sitting("B"))
      try records[0].begin(a.stored, events: a.play(.begin))
      try records[1].begin(b.stored, events: b.play(.begin))
      try answer(1, &a, records[0], at: 5000)
      try answer(2, &b, records[1], at: 3000)
      try answer(1, &a, records[0], at: 2000)  // the clock of the first was put back
      _ = try records[second].backUp(to: folder + "/copies/backup.db")
      let other = try RestoredRecord(
        of: folder + "/copies/backup.db", in: places[first], toMerge: true, now: { Self.time })
      _ = try records[first].add(other)
      other.discard()
      XCTAssertEqual(try memory(records[first]), ["q1": "A", "q2": "A"], "into \(first)")
      XCTAssertEqual(try shared(records[first]), ["last": "A"], "into \(first)")
      XCTAssertEqual(try records[first].audit(nil), [], "into \(first)")
      // A sitting that came from elsewhere can still be discarded here.
      let last = records[first]
      try last.append(a.play(.discard), to: "A", at: WallTime(milliseconds: 9000))
      XCTAssertEqual(try memory(last), ["q1": "B", "q2": "B"], "into \(first)")
      XCTAssertEqual(try last.audit(nil), [], "into \(first)")
    }
  }

  func testWhatIsKeptSurvivesADamagedRecord() throws {
    var a = sitting("A")
    do {
      let record = try open()
      try record.begin(a.stored, events: a.play(.begin))
      try answer(2, &a, record, at: 2000)
      record.close()
    }
    let database = try Database(path: path)
    try database.execute("DELETE FROM kept")
    database.close()
    let record = try open()
    XCTAssertFalse(try record.audit(nil).isEmpty, "an emptied table must be found")
    try record.rescue()
    XCTAssertEqual(try memory(record), ["q1": "A", "q2": "A"])
    XCTAssertEqual(try record.audit(nil), [])
  }
}
