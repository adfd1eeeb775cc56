internal import QuizCore

/// Outcomes that nobody can get.
struct OutcomeCheck {
  private let plugin: Plugin
  private let checked: CheckedQuiz
  private let rehearsal: Rehearsal
  private let guesses: GuessSummary

  init(_ plugin: Plugin, _ checked: CheckedQuiz, _ rehearsal: Rehearsal, _ guesses: GuessSummary) {
    self.plugin = plugin
    self.checked = checked
    self.rehearsal = rehearsal
    self.guesses = guesses
  }

  func findings() -> [PluginFinding] {
    let quiz = checked.quiz
    guard !guesses.outcomes.isEmpty else { return [] }
    return quiz.outcomes.map(\.id).filter { guesses.outcomes[$0] == nil && !isReached($0) }.map { id in
      let speaks = quiz.questions.contains { $0.answers.contains { Self.weight($0, id) > 0 } }
      let counted =
        guesses.isExact ? "among all ways to answer" : "in \(guesses.drawn) drawn sittings, nor where all speaks for it"
      if speaks {
        return PluginFinding(
          .outcome, plugin.source.path, plugin.source.line(of: .result, key: "outcome"), hook: .result,
          "the outcome '\(id)' of '\(quiz.id)' cannot be reached: it does not come up \(counted)",
          suggestion: "let more answers speak for it, or look at how result chooses")
      }
      return PluginFinding(
        .outcome, checked.path, checked.line(of: id) ?? 1,
        "the outcome '\(id)' cannot be reached: no answer speaks for it",
        suggestion: "give some answer `\"outcomes\": { \"\(id)\": 1 }`, or leave the outcome out")
    }
  }

  /// Whether choosing what speaks most for an outcome leads to it; what was counted whole needs no try.
  private func isReached(_ id: String) -> Bool {
    if guesses.isExact { return false }
    var performance = Performance(rehearsal)
    var stream = Chance.stream("reach", id)
    performance.play(atMost: rehearsal.mostSteps) { state in
      guard let guesses = Guesses(state) else { return nil }
      let guess = guesses.drawn(&stream)
      guard let question = state.openQuestion, question.kind == .single,
        let best = question.answers.max(by: { Self.margin($0, id) < Self.margin($1, id) }),
        case .answer(_, let inputs) = guess
      else { return guess }
      return .answer(.chosen([best.id]), inputs: inputs)
    }
    return performance.state.result?.outcome == id
  }

  private static func weight(_ answer: Answer, _ outcome: String) -> Double {
    answer.outcomes.first { $0.outcome == outcome }?.weight ?? 0
  }

  /// How much an answer speaks for an outcome, less what it says for others.
  private static func margin(_ answer: Answer, _ outcome: String) -> Double {
    weight(answer, outcome) - 0.01 * answer.outcomes.filter { $0.outcome != outcome }.reduce(0) { $0 + $1.weight }
  }
}

/// Bands of a quiz that leave gaps, stand twice, or lie outside.
struct BandCheck {
  private let checked: CheckedQuiz

  init(_ checked: CheckedQuiz) { self.checked = checked }

  func findings() -> [PluginFinding] {
    let bands = checked.quiz.bands
    guard let lowest = bands.map(\.from).min() else { return [] }
    var findings: [PluginFinding] = []
    if lowest > 0 {
      findings.append(
        finding(
          "the bands leave a gap: below \(Scores.written(lowest)) percent there is none",
          "add a band with `\"from\": 0`"))
    }
    for (place, band) in bands.enumerated() {
      if bands[..<place].contains(where: { $0.from == band.from }) {
        findings.append(
          finding(
            "two bands overlap: both begin at \(Scores.written(band.from)) percent", "give each a 'from' of its own"))
      }
      if band.from > 100 || band.from < 0 {
        findings.append(
          finding("a band begins at \(Scores.written(band.from)) percent", "'from' is a percentage from 0 to 100"))
      }
    }
    return findings
  }

  private func finding(_ message: String, _ suggestion: String) -> PluginFinding {
    PluginFinding(.bands, checked.path, checked.line(of: "bands") ?? 1, message, suggestion: suggestion)
  }
}
