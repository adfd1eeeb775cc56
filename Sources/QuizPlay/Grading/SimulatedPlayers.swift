package import QuizCore

/// Plays sittings of simulated players; one thread owns it.
///
/// Each player has a seed, drawn from the run's seed and the player's number, for the sitting's draws and for choices.
/// Draws of a loading plugin come from the run's seed, the same for all players.
package final class SimulatedPlayers {
  private let beginning: Beginning
  private let strategy: Strategy
  private let layers: [any Mode]

  package init(_ beginning: Beginning, _ strategy: Strategy, layers: [any Mode]) {
    self.beginning = beginning
    self.strategy = strategy
    self.layers = layers
    // Loads the plugins with the run's seed, whichever player comes first to this thread.
    var sitting = GradedSitting(beginning, layers)
    try? sitting.play { _, _, _ in nil }
  }

  /// The sitting of a player, by their number from 1.
  package func sitting(of player: Int) throws(GradingProblem) -> GradedSitting {
    var own = beginning
    own.players = ["player \(player)"]
    let draw = Chance.hash([String(beginning.seed), beginning.quiz?.id ?? "", "simulated player", String(player)])
    own.seed = Int(draw >> 11)
    var sitting = GradedSitting(own, layers)
    try sitting.play { step, question, times in
      var stream = Chance.stream(String(own.seed), "simulated response", step.id, String(times))
      return strategy.response(to: step, question, &stream)
    }
    return sitting
  }
}
