internal import QuizCore

/// Findings that keep a check incomplete; no comment in a file silences them.
extension PluginChecker {
  func unfinished(_ plugin: Plugin, _ stage: CheckStage, _ examplesPlayed: Int) -> [PluginFinding] {
    refused(plugin, stage) + stopped(plugin, stage, plugin.examples.count - examplesPlayed)
  }

  /// The finding that `start` refuses every quiz.
  private func refused(_ plugin: Plugin, _ stage: CheckStage) -> [PluginFinding] {
    guard !stage.isPlayed, let words = stage.refusals.first else { return [] }
    return [
      PluginFinding(
        .refused, source.path, source.line(of: .start, key: nil), hook: .start,
        "it was not played: start refuses every quiz at hand (\(words.shortened))",
        suggestion:
          "name a quiz with --quiz, set an option with --set, or give it an example with a quiz of its own"
      )
    ]
  }

  /// Whether the hooks took all that a check spends on them.
  private func stopped(_ plugin: Plugin, _ stage: CheckStage, _ examplesLeft: Int)
    -> [PluginFinding]
  {
    var left = stage.unplayed.prefix(3).map { $0 }
    if stage.unplayed.count > 3 { left.append("\(stage.unplayed.count - 3) more") }
    if examplesLeft > 0 {
      left.append("\(examplesLeft) of \(counted(plugin.examples.count, "example"))")
    }
    if left.isEmpty { return [] }
    let dearest = stage.costs.max { $0.instructions < $1.instructions }?.hook
    return [
      PluginFinding(
        .stopped, source.path, dearest.map { source.line(of: $0, key: nil) } ?? 1, hook: dearest,
        "stopped: the hooks took the 500,000,000 instructions that a check spends; not played to the end: "
          + left.joined(separator: ", "),
        suggestion: "do less in one call, or name one quiz with --quiz")
    ]
  }
}
