import Foundation
import QuizCore
import QuizPlay
import QuizTesting
import XCTest

@testable import QuizStore

/// A sitting on a disk that fails at every write, sync and truncation in turn: it goes to its end, says when it is not
/// saved, and what it did not say that of is there.
final class FailingDiskTests: ScratchTestCase {
  override func tearDown() {
    FailingDisk.arm(nil)
    super.tearDown()
  }

  private let commands: [Command] = [
    .answer(.chosen(["a"]), inputs: []), .proceed(inputs: []), .answer(.chosen(["b"]), inputs: []), .skip,
  ]

  /// The result of one run.
  private struct Run {
    var acknowledged = 0
    var warnings: [String] = []
    var isFinished = false
  }

  func testTheRecordIsThereAfterAFailureAtAnyCall() throws {
    try open(folder + "/empty").close()
    for failure in FailingDisk.Failure.allCases {
      var position = 0
      var reached = true
      while reached {
        reached = try check(failure, at: position)
        position += 1
        XCTAssertLessThan(position, 500)
      }
      XCTAssertGreaterThan(position, 10, "\(failure): hardly anything was written")
    }
  }

  /// False once the sitting ends before that call.
  private func check(_ failure: FailingDisk.Failure, at position: Int) throws -> Bool {
    let name = "\(failure) at \(position)"
    let place = folder + "/\(failure)-\(position)"
    FailingDisk.arm(nil)
    try FileManager.default.copyItem(atPath: folder + "/empty", toPath: place)
    let record = try open(place)
    FailingDisk.arm(position, failure)
    let run = try play(record)
    let hasFailed = FailingDisk.hasFailed
    XCTAssertTrue(run.isFinished, name)
    if run.acknowledged < 5 { XCTAssertEqual(run.warnings.count, 1, "\(name): \(run.warnings)") }
    for warning in run.warnings {
      XCTAssertTrue(warning.hasSuffix("; the sitting goes on, but it is not saved"), "\(name): \(warning)")
    }
    record.close()
    FailingDisk.arm(nil)
    try checkKept(place, run, name)
    return hasFailed
  }

  /// Counts the commands after which nothing had been said of a failure.
  private func play(_ record: SQLiteRecord) throws -> Run {
    var run = Run()
    let sitting = Sitting(
      RecordSitting().stored, layers: [BuiltInMode()], record: record, wallClock: { WallTime(milliseconds: 1_000) })
    func note(_ moments: [Moment]) {
      for case .warning(let text) in moments { run.warnings.append(text) }
      if run.warnings.isEmpty { run.acknowledged += 1 }
    }
    note(try sitting.begin())
    for command in commands { note(sitting.perform(command, at: 0).moments) }
    run.isFinished = sitting.state.result != nil
    return run
  }

  private func checkKept(_ place: String, _ run: Run, _ name: String) throws {
    let record = try open(place)
    XCTAssertEqual(record.notices, [], name)
    guard run.acknowledged > 0 else { return }
    let (_, events, _) = try record.load(RecordSitting().id)
    let turns = events.count { if case .took = $0 { true } else { false } }
    XCTAssertGreaterThanOrEqual(turns, run.acknowledged - 1, name)
    if run.acknowledged == 5 {
      XCTAssertEqual(try record.history(player: "Ada").count, 1, name)
      XCTAssertEqual(try record.statistics(HistoryFilter(), by: .month).answers.asked, 3, name)
    }
    // The remaining sitting is whole: it goes on, or is finished.
    var state = SittingState.initial(RecordSitting().stored.beginning)
    for event in events { state.evolve(event) }
    XCTAssertEqual(state.turns.count, turns, name)
  }

  /// A record that cannot be set up says why, and can be set up later.
  func testSettingUpOnAFailingDisk() throws {
    for failure in FailingDisk.Failure.allCases {
      for position in stride(from: failure == .once ? 0 : 1, to: 60, by: failure == .once ? 1 : 5) {
        let place = folder + "/new-\(failure)-\(position)"
        FailingDisk.arm(position, failure)
        do {
          try open(place).close()
        } catch let error as RecordFailure {
          XCTAssertTrue([.io, .full].contains(error.kind), "\(failure) at \(position): \(error)")
        }
        FailingDisk.arm(nil)
        let record = try open(place)
        // An empty file is left where nothing could be written: it cannot be told from one that was emptied.
        XCTAssertTrue(
          record.notices.allSatisfy { $0.contains("was empty") }, "\(failure) at \(position): \(record.notices)")
        XCTAssertEqual(try record.history(player: nil), [])
        record.close()
      }
    }
  }
}
