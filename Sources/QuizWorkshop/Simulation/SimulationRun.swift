package import QuizCore
package import QuizPlay

/// What one simulated sitting came to.
package struct SimulatedSitting {
  package var player: Int
  package var result: Result<SittingResult, GradingProblem>
  package var failures: [HookFailure]

  package init(_ player: Int, _ players: SimulatedPlayers) {
    self.player = player
    do throws(GradingProblem) {
      let sitting = try players.sitting(of: player)
      failures = sitting.failures
      result = .success(sitting.result ?? SittingResult())
    } catch {
      failures = []
      result = .failure(error)
    }
  }
}

/// Adds up simulated sittings in their order.
package final class SimulationRun {
  package private(set) var tally = SimulationTally()
  private var warnings = HookWarnings()
  private var problem: (player: Int, problem: GradingProblem)?
  /// Told how many came to an end, and how many of them without a result.
  private let progress: (_ players: Int, _ failed: Int) -> Void

  package init(progress: @escaping (_ players: Int, _ failed: Int) -> Void) {
    self.progress = progress
  }

  package func take(_ sittings: [SimulatedSitting]) -> Bool {
    for sitting in sittings {
      warnings.add(sitting.failures, line: sitting.player)
      switch sitting.result {
      case .success(let result): tally.add(result)
      case .failure(let found):
        tally.addFailure()
        if problem == nil { problem = (sitting.player, found) }
      }
    }
    progress(tally.players, tally.failed)
    return true
  }

  /// What hooks failed at, a sentence each.
  package var warningSentences: [String] { warnings.sentences(each: "player") }

  /// How many came to no result, and why the first did not.
  package var remark: String? {
    problem.map { player, problem in
      "\(tally.failed) sittings came to no result; the first, of player \(player): \(problem.sentence)"
    }
  }
}
