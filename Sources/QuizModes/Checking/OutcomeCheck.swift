internal import QuizCore

/// The outcomes that no player can reach.
struct OutcomeCheck {
  let plugin: Plugin
  let checked: CheckedQuiz
  let rehearsal: Rehearsal
  let guesses: GuessSummary
  let met: Met

  /// The outcomes of sittings played before.
  struct Met {
    /// Outcomes of their results.
    private(set) var outcomes: Set<String> = []
    /// Whether players did more than choose among answers: typed something, pressed a button of the mode, gave an input.
    private(set) var isTyped = false

    mutating func take(_ state: SittingState) {
      if let outcome = state.result?.outcome { outcomes.insert(outcome) }
      isTyped =
        isTyped
        || state.turns.contains { turn in
          !turn.step.inputs.isEmpty || !(turn.step.asking?.actions ?? turn.step.actions).isEmpty
        }
        || state.quiz?.questions.contains { $0.kind == .text || $0.kind == .number } == true
    }
  }

  func findings() -> [PluginFinding] {
    let quiz = checked.quiz
    // Buttons and typed words can lead to more outcomes than answers do.
    guard !guesses.outcomes.isEmpty, !met.isTyped else { return [] }
    let missed = quiz.outcomes.map(\.id).filter { guesses.outcomes[$0] == nil && !met.outcomes.contains($0) }
    return missed.filter { !isReached($0) }.map { id in
      let speaks = quiz.questions.contains { $0.answers.contains { Self.weight($0, id) > 0 } }
      if speaks {
        let sought =
          guesses.isExact
          ? "cannot be reached: it does not come up among all ways to answer"
          : "was not reached: it comes up neither in \(guesses.drawn) drawn sittings nor where answers were sought for it"
        return PluginFinding(
          .outcome, plugin.source.path, plugin.source.line(of: .result, key: "outcome"), hook: .result,
          "the outcome '\(id)' of '\(quiz.id)' \(sought)",
          suggestion: "let more answers speak for it, or look at how result chooses")
      }
      return PluginFinding(
        .outcome, checked.path, checked.line(of: id) ?? 1,
        "the outcome '\(id)' cannot be reached: no answer speaks for it",
        suggestion: "give some answer `\"outcomes\": { \(Self.key(id)): 1 }`, or leave the outcome out")
    }
  }

  /// A key as a quiz file writes it.
  private static func key(_ id: String) -> String {
    let escaped = id.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// True when searched answers lead to the outcome. An exact count needs no search.
  private func isReached(_ id: String) -> Bool {
    if guesses.isExact { return false }
    let sought = OutcomeSearch(checked.quiz, id).responses
    var performance = RehearsedSitting(rehearsal)
    var stream = Chance.stream("reach", id)
    performance.play(atMost: rehearsal.mostSteps) { state in
      guard let guesses = Guesses(state) else { return nil }
      let guess = guesses.drawn(&stream)
      guard let question = state.openQuestion, let response = sought[question.id],
        case .answer(_, let inputs) = guess
      else { return guess }
      return .answer(response, inputs: inputs)
    }
    return performance.state.result?.outcome == id
  }

  private static func weight(_ answer: Answer, _ outcome: String) -> Double {
    answer.outcomes.first { $0.outcome == outcome }?.weight ?? 0
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
