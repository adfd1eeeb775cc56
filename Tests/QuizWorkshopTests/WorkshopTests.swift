import Cells
import QuizCore
import QuizPlay
import QuizStore
import QuizTesting
import Words
import XCTest

@testable import QuizWorkshop

/// Tests work with many sittings, on a record in memory.
final class WorkshopTests: XCTestCase {
  private func recorded(_ change: (inout [SittingEvent]) -> Void = { _ in }) throws -> SQLiteRecord {
    let record = try SQLiteRecord(inMemory: { WallTime(milliseconds: 0) })
    var sitting = RecordSitting("01HS0000000000000000000000", player: "Ada", started: 10_000, request: [:])
    var events = sitting.play(.begin)
    while sitting.state.result == nil, let question = sitting.state.openQuestion {
      events += sitting.play(.answer(.chosen([question.answers[0].id]), inputs: []))
    }
    change(&events)
    try record.begin(sitting.stored, events: events)
    return record
  }

  private func verification(_ record: SQLiteRecord) throws -> Verification {
    try SittingVerifier(record: record, languages: ["en"], confinement: .here).verification(
      of: "01HS0000000000000000000000")
  }

  func testAnHonestSittingIsEqual() throws {
    let verification = try verification(recorded())
    XCTAssertTrue(verification.isEqual, verification.sentence(.english))
  }

  func testAChangedVerdictIsDifferent() throws {
    let record = try recorded { events in
      let place = events.firstIndex { if case .took = $0 { true } else { false } }
      guard let place, case .took(var turn) = events[place] else { return XCTFail("nothing was answered") }
      turn.verdict?.points += 1
      events[place] = .took(turn)
    }
    guard case .different(_, let difference) = try verification(record).finding else {
      return XCTFail("a forgery went unnoticed")
    }
    XCTAssertEqual(difference?.what, .verdict)
  }

  func testWhatHooksFailedAtIsToldOnce() {
    var warnings = HookWarnings()
    let failure = HookFailure(plugin: "p", hook: .judge, message: "p.lua:3: broken")
    for line in [7, 3, 9] { warnings.add([failure], line: line) }
    XCTAssertEqual(warnings.sentences(), ["line 3, 3 times in all: p.lua:3: broken"])
    XCTAssertEqual(HookWarnings().sentences(), [])
  }

  func testTheTemplatesAreNamedAfterTheFile() {
    XCTAssertTrue(PluginTemplate.text("first-try").contains("name = \"First try\""))
    XCTAssertTrue(QuizTemplate(name: "deep-sea").starter.contains("\"title\": \"Deep sea\""))
  }
}
