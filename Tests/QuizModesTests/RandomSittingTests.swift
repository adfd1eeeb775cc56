import Foundation
import QuizCore
import QuizModes
import QuizTesting
import XCTest

/// Random sittings over every shipped mode: a sitting that is resumed at every step, in a new machine each time, goes
/// exactly like one that was never interrupted.
///
/// `QUIZRUN_SITTINGS` sets how many sittings are played.
final class RandomSittingTests: XCTestCase {
  private var count: Int {
    ProcessInfo.processInfo.environment["QUIZRUN_SITTINGS"].flatMap(Int.init) ?? 300
  }

  func testResumedAtEveryStepEqualsNeverInterrupted() throws {
    let shipped = try ShippedSittings()
    for seed in 0..<count {
      let layers = shipped.layers(seed)
      try compare(shipped.sitting(seed, layers), "seed \(seed), \(layers.map(\.info.id))")
    }
  }

  private func compare(_ start: RandomSitting, _ name: String) throws {
    var sitting = start
    let layers = sitting.layers
    var whole = SittingState.initial(sitting.beginning)
    var resumed = whole
    var command = Command.begin
    var recorded: [SittingEvent] = []
    for step in 0..<60 where !whole.isOver {
      let events = decided(command, whole, layers)
      let again = decided(command, resumed, sitting.layers)
      guard events == again else { return XCTFail("\(name), step \(step), \(command):\n\(events)\n\(again)") }
      for event in (try? events.get()) ?? [] {
        if case .hookFailed(let failure) = event { XCTFail("\(name), step \(step): \(failure.message)") }
        whole.evolve(event)
        recorded.append(event)
      }
      for event in (try? again.get()) ?? [] { resumed.evolve(event) }
      XCTAssertEqual(whole, resumed, "\(name), step \(step)")
      command = sitting.command(at: whole)
    }
    let makers = layers.indices.map { place in { start.layers[place] } }
    var replay = Replay(sitting.beginning, recorded, layers: makers)
    if let difference = replay.firstDifference() { XCTFail("\(name): \(difference)") }
    let again = try InputReplay.state(sitting.beginning, replay.inputs, layers: makers)
    XCTAssertEqual(again.result, whole.result, name)
  }

  private func decided(
    _ command: Command, _ state: SittingState, _ layers: [any Mode]
  ) -> Result<[SittingEvent], Refusal> {
    Result { () throws(Refusal) in try Decider.decide(command, state, layers) }
  }
}
