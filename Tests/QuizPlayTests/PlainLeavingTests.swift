import QuizCore
import QuizPlay
import QuizTesting
import XCTest

/// The message about progress on leaving a sitting never says more than is true.
final class PlainLeavingTests: PlainTranscripts {
  /// Lets every write fail after that many.
  private func left(afterWrites writes: Int, _ acts: ScriptedLines.Act..., isPractice: Bool = false) throws -> String {
    let record = CountedRecord(writes)
    let quiz = Quiz.of(.single("q1", "*yes", "no"), .single("q2", "*yes", "no"))
    let sitting = Sitting(
      .of(Beginning.of(quiz, layers: [BuiltInMode()])), layers: [BuiltInMode()], record: record,
      wallClock: { WallTime(milliseconds: 0) }, isPractice: isPractice)
    return try play(sitting, acts).text
  }

  func testWhatIsTrueIsSaid() throws {
    let kept = "Your progress is kept. Start the same quiz again to go on.\n"
    let partly = "Your progress is kept as far as it could be saved. Start the same quiz again to go on.\n"
    let nothing = "Nothing of this sitting is saved.\n"
    XCTAssertTrue(try left(afterWrites: 9, .line("1")).hasSuffix(kept))
    XCTAssertTrue(try left(afterWrites: 9, .line("1"), .line("q"), .line("k")).hasSuffix(kept))
    XCTAssertTrue(try left(afterWrites: 1, .line("1")).hasSuffix(partly))
    XCTAssertTrue(try left(afterWrites: 0, .line("1")).hasSuffix(nothing))
    XCTAssertTrue(try left(afterWrites: 9, .line("1"), isPractice: true).hasSuffix(nothing))
    let asked = try left(afterWrites: 0, .line("1"), .line("q"), .line("k"), .line("s"), .line("q"), .line("l"))
    XCTAssertEqual(asked.split(separator: "Leave? Nothing of this is saved. l leaves, s stays:").count, 4, asked)
    XCTAssertTrue(asked.contains("Expected: l or s."))
    XCTAssertTrue(asked.hasSuffix(nothing))
  }
}

/// A record on a disk that fails after some writes.
private final class CountedRecord: Record {
  private let kept = RecordDouble()
  private var left: Int

  init(_ writes: Int) { left = writes }

  private func write() {
    if left == 0 { kept.failure = RecordFailure(.full, "the disk is full") }
    left = max(0, left - 1)
  }

  func begin(_ sitting: StoredSitting, events: [SittingEvent]) throws(RecordFailure) {
    write()
    try kept.begin(sitting, events: events)
  }

  func append(_ events: [SittingEvent], to sitting: String, at time: WallTime) throws(RecordFailure) {
    write()
    try kept.append(events, to: sitting, at: time)
  }

  func load(
    _ sitting: String
  ) throws(RecordFailure) -> (sitting: StoredSitting, events: [SittingEvent], last: WallTime) {
    try kept.load(sitting)
  }

  func unfinished(player: String) throws(RecordFailure) -> [UnfinishedSitting] { try kept.unfinished(player: player) }
  func history(player: String?) throws(RecordFailure) -> [HistoryEntry] { try kept.history(player: player) }
  func memory(mode: String, quiz: String?, player: String) throws(RecordFailure) -> PlainValue { .empty }
  func claim(_ sitting: String) throws(RecordFailure) -> Bool { true }
  func release(_ sitting: String) {}
}
