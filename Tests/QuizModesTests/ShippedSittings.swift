import QuizCore
import QuizModes
import QuizTesting

/// Random sittings over every mode and modifier that is shipped, by their seeds.
struct ShippedSittings {
  private let modes: [Plugin]
  private let modifiers: [Plugin]

  init() throws {
    let plugins = try Shipped.plugins.map { try Shipped.plugin($0) }
    modes = plugins.filter { !$0.info.isModifier }
    modifiers = plugins.filter(\.info.isModifier)
  }

  /// A mode, every third time with a modifier.
  func layers(_ seed: Int) -> [Plugin] {
    [modes[seed % modes.count]] + (seed % 3 == 0 ? [modifiers[seed / 3 % modifiers.count]] : [])
  }

  func sitting(_ seed: Int, _ layers: [Plugin]) -> RandomSitting {
    RandomSitting(
      seed: UInt64(seed), quiz: quiz(for: layers[0], seed),
      players: Array(["Ann", "Bo", "Cy"].prefix(layers[0].info.players.lowerBound)),
      layers: { layers.map { LuaMode($0) } })
  }

  /// A quiz that the mode can play: a drawn one of all kinds, one that is shipped, or none at all.
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
}
