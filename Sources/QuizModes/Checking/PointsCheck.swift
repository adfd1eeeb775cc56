internal import QuizCore

/// Points that cannot be: more than there are, or no number at all.
struct PointsCheck {
  let plugin: Plugin

  init(_ plugin: Plugin) { self.plugin = plugin }

  func findings(in state: SittingState) -> [PluginFinding] {
    var findings: [PluginFinding] = []
    if plugin.info.hooks.contains(.judge) {
      for turn in state.past {
        if let verdict = turn.verdict, let wrong = wrong(verdict, turn.step.id) { findings.append(wrong) }
      }
    }
    if let result = state.result, let wrong = wrong(result) { findings.append(wrong) }
    if let outcome = state.result?.outcome, let outcomes = state.quiz?.outcomes, !outcomes.isEmpty,
      !outcomes.contains(where: { $0.id == outcome })
    {
      let near = nearest(to: outcome, in: outcomes.map(\.id)).map { "did you mean '\($0)'?" }
      findings.append(
        finding(
          .outcome, .result, "outcome", "result says the outcome '\(outcome)', which the quiz does not have",
          near ?? "it has \(outcomes.map(\.id).joined(separator: ", "))"))
    }
    return findings
  }

  private func wrong(_ verdict: Verdict, _ question: String) -> PluginFinding? {
    if !verdict.points.isFinite || !verdict.of.isFinite {
      return finding(
        .points, .judge, "points", "the verdict on '\(question)' has points that are no number",
        "look for a division by 0")
    }
    guard verdict.points > verdict.of + 1e-9 else { return nil }
    return finding(
      .points, .judge, "points",
      "the verdict on '\(question)' has \(Scores.written(verdict.points)) of \(Scores.written(verdict.of)) points",
      "give 'of' the most that can be earned, or fewer points")
  }

  private func wrong(_ result: SittingResult) -> PluginFinding? {
    guard plugin.info.hooks.contains(.result), let points = result.points else { return nil }
    if !points.isFinite || result.percent.map({ !$0.isFinite }) ?? false {
      return finding(.score, .result, "points", "the result has points that are no number", "look for a division by 0")
    }
    if let of = result.of, points > of + 1e-9 {
      return finding(
        .score, .result, "points", "the result has \(Scores.written(points)) of \(Scores.written(of)) points",
        "give 'of' the most that can be earned, or leave both out: the verdicts are added up then")
    }
    guard let percent = result.percent, percent > 100 + 1e-9 else { return nil }
    return finding(
      .score, .result, "percent", "the result has \(Scores.written(percent)) percent", "100 is the most there is")
  }

  private func finding(
    _ code: PluginFinding.Code, _ hook: Hook, _ key: String, _ message: String, _ suggestion: String
  ) -> PluginFinding {
    PluginFinding(
      code, plugin.source.path, plugin.source.line(of: hook, key: key), hook: hook, message, suggestion: suggestion)
  }
}
