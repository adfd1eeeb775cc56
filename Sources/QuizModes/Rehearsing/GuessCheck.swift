internal import QuizCore

/// The score of guessing: exact where every sitting can be counted, else from drawn sittings.
struct GuessCheck {
  let rehearsal: Rehearsal
  let budget: Int

  /// Sittings that are drawn when they cannot be counted: an outcome may be rare, the mean of points is soon known.
  private var drawn: Int { rehearsal.quiz?.outcomes.isEmpty == false ? 200 : 50 }
  /// The most endless sittings before guessing is not reported, since a guesser may never finish.
  private static let mostEndless = 3

  func summary() -> GuessSummary? {
    added() ?? GuessTree(rehearsal, budget: budget).explored() ?? simulated()
  }

  private func simulated() -> GuessSummary? {
    let drawn = drawn
    var summary = GuessSummary(isExact: false, drawn: drawn)
    var endless = 0
    for number in 1...drawn {
      if rehearsal.budget.isSpent { return nil }
      var performance = RehearsedSitting(rehearsal)
      performance.play(atMost: rehearsal.mostSteps, Policy.guessing(seed: number).commands())
      endless += performance.isEndless ? 1 : 0
      if endless == Self.mostEndless { return nil }
      let winners = performance.calls.all.last { $0.hook == .result }?.winners
      _ = summary.add(performance.state, Fraction(1, UInt128(drawn)), winners: winners)
    }
    return summary
  }

  /// The exact score where points simply add up: the sum of each question's average; nil elsewhere.
  ///
  /// That holds when the kinds give the verdicts, everything is asked, and every result has the verdicts' sum.
  private func added() -> GuessSummary? {
    let hooks = rehearsal.plugin.info.hooks
    guard hooks.isDisjoint(with: [.judge, .next]), let quiz = rehearsal.quiz else { return nil }
    var performance = RehearsedSitting(rehearsal)
    performance.play(atMost: rehearsal.mostSteps, Policy.exploring(seed: 1).commands())
    let state = performance.state
    let verdicts = state.records.values.compactMap(\.verdict)
    guard let result = state.result, result.outcome == nil, let points = result.points, let of = result.of,
      abs(points - verdicts.reduce(0) { $0 + $1.points }) < 1e-6
    else { return nil }
    var expected = 0.0
    for question in state.orderedQuestions.compactMap(quiz.question) {
      guard let mean = mean(of: question, quiz) else { return nil }
      expected += mean
    }
    return GuessSummary(points: expected, of: of)
  }

  /// The mean of a question's points over all its possibilities.
  private func mean(of question: Question, _ quiz: Quiz) -> Double? {
    var state = SittingState.initial(
      Beginning(sitting: "", quiz: quiz, seed: 0, players: [""], day: CivilDay(number: 0)))
    let step = OpenStep(content: .question(.ofQuiz(question.id), Asking()), number: 1, attempt: 1, player: "")
    state.evolve(.opened(step, status: [], rest: []))
    guard let commands = Guesses(state)?.all(most: 1 << 17), !commands.isEmpty else { return nil }
    let sum = commands.reduce(0.0) { sum, weighted in
      guard case .answer(let response, _) = weighted.command else { return sum }
      return sum + Marking.verdict(on: question, response, partial: quiz.partial).points
    }
    return sum / Double(commands.count)
  }
}
