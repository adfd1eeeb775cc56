package import QuizCore
package import QuizPlay

/// The outcome of one simulated sitting.
package struct SimulatedSitting {
  package var player: Int
  /// The counted parts of its result; nil without a result.
  package var result: SittingResult?
  /// The reason for a missing result; nil otherwise.
  package var problem: String?
  package var failures: [HookFailure]

  package init(_ player: Int, _ players: SimulatedPlayers) {
    self.player = player
    do throws(GradingProblem) {
      let sitting = try players.sitting(of: player)
      failures = sitting.failures
      result = sitting.result?.counted ?? SittingResult()
    } catch {
      failures = []
      problem = error.sentence
    }
  }

  init(_ player: Int, result: SittingResult?, problem: String?, failures: [HookFailure]) {
    self.player = player
    self.result = result
    self.problem = problem
    self.failures = failures
  }
}

/// Adds up simulated sittings in their order.
package final class SimulationRun {
  package private(set) var tally = SimulationTally()
  private var warnings = HookWarnings()
  private var problem: (player: Int, sentence: String)?
  /// Told how many came to an end, and how many of them without a result.
  private let progress: (_ players: Int, _ failed: Int) -> Void

  package init(progress: @escaping (_ players: Int, _ failed: Int) -> Void) {
    self.progress = progress
  }

  package func take(_ sittings: [SimulatedSitting]) -> Bool {
    for sitting in sittings {
      warnings.add(sitting.failures, line: sitting.player)
      if let result = sitting.result {
        tally.add(result)
      } else {
        tally.addFailure()
        if problem == nil { problem = (sitting.player, sitting.problem ?? "") }
      }
    }
    progress(tally.players, tally.failed)
    return true
  }

  /// The failures of hooks, a sentence each.
  package var warningSentences: [String] { warnings.sentences(each: "player") }

  /// How many came to no result, and why the first did not.
  package var remark: String? {
    problem.map { player, sentence in
      "\(tally.failed) sittings came to no result; the first, of player \(player): \(sentence)"
    }
  }
}

extension SittingResult {
  /// The counted parts, without texts that are only read.
  fileprivate var counted: SittingResult {
    var counted = SittingResult()
    (counted.points, counted.of, counted.percent, counted.passed) = (points, of, percent, passed)
    (counted.headline, counted.outcome, counted.bars) = (headline, outcome, bars)
    return counted
  }
}
