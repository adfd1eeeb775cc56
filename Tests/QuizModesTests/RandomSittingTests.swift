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
    let plugins = try Shipped.plugins.map { try Shipped.plugin($0) }
    let modes = plugins.filter { !$0.info.isModifier }
    let modifiers = plugins.filter(\.info.isModifier)
    for seed in 0..<count {
      let mode = modes[seed % modes.count]
      let layers = [mode] + (seed % 3 == 0 ? [modifiers[seed / 3 % modifiers.count]] : [])
      let sitting = RandomSitting(
        seed: UInt64(seed), quiz: quiz(for: mode, seed),
        players: Array(["Ann", "Bo", "Cy"].prefix(mode.info.players.lowerBound)),
        layers: { layers.map { LuaMode($0) } })
      try compare(sitting, "seed \(seed), \(layers.map(\.info.id))")
    }
  }

  /// What the mode can play: a drawn quiz of all kinds, one that is shipped, or none at all.
  private func quiz(for mode: Plugin, _ seed: Int) -> Quiz?? {
    let shipped = Shipped.quizzes.values.sorted { $0.id < $1.id }
    switch mode.info.fits {
    case .none: return .some(nil)
    case .outcomes: return .some(shipped.first(where: \.hasOutcomes))
    case .any, .marked:
      let own = shipped.filter { $0.plugin == mode.info.id }
      return seed % 2 == 0 || own.isEmpty ? nil : .some(own[seed / 2 % own.count])
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
    if let difference = replay.firstDifference() { XCTFail("\(name): \(difference.sentence)") }
    let again = try InputReplay.state(sitting.beginning, replay.inputs, layers: makers)
    XCTAssertEqual(again.result, whole.result, name)
  }

  private func decided(
    _ command: Command, _ state: SittingState, _ layers: [any Mode]
  ) -> Result<[SittingEvent], Refusal> {
    Result { () throws(Refusal) in try Decider.decide(command, state, layers) }
  }
}
