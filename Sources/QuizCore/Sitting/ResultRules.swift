/// Fills in what a mode's result leaves out.
package struct ResultRules {
  let state: SittingState
  /// What the mode finished with.
  let why: String?

  func filled(_ given: SittingResult) -> SittingResult {
    var result = given
    result.ms = state.elapsed
    fillScore(&result)
    fillTexts(&result)
    return result
  }

  /// Points and of from the questions' last verdicts; 0 of 0 is no score at all.
  private func fillScore(_ result: inout SittingResult) {
    if result.points == nil {
      result.points = sumOfPoints
      result.of = result.of ?? sumOfMaxima
    }
    if result.of == 0 {
      result.points = nil
      result.of = nil
      result.percent = nil
    }
    if result.percent == nil, let points = result.points, let of = result.of {
      result.percent = 100 * points / of
    }
  }

  private var sumOfPoints: Double {
    verdicts.reduce(0) { $0 + $1.points }
  }

  /// The last verdict of each question, in the order in which they were first shown: sums of fractions depend on it.
  private var verdicts: [Verdict] {
    state.records.sorted { ($0.value.number, $0.key) < ($1.value.number, $1.key) }.compactMap(\.value.verdict)
  }

  /// Over the whole order, asked or not, and whatever else was settled.
  private var sumOfMaxima: Double {
    let settled = verdicts.reduce(0) { $0 + $1.of }
    let open = state.orderedQuestions.filter { state.records[$0]?.verdict == nil }
    return open.compactMap(state.quizQuestion).reduce(settled) { $0 + ($1.isMarked ? $1.points : 0) }
  }

  /// Headline, body, emoji and image: from the outcome, else a band, else the score, else the reason, else the quiz's title.
  /// A reason that did not become the headline is the body.
  private func fillTexts(_ result: inout SittingResult) {
    let outcome = result.outcome.flatMap { state.quiz?.outcome($0) }
    let band = band(of: result)
    result.band = band?.title
    let builtIn = result.percent.flatMap { Scores.band($0, in: Scores.builtInBands) }
    result.headline =
      result.headline ?? outcome?.title ?? result.outcome ?? band?.title ?? score(result) ?? why ?? state.quiz?.title
    let reason = why == result.headline ? nil : why
    result.body = result.body ?? outcome?.text ?? band?.text ?? reason
    result.emoji = result.emoji ?? outcome?.emoji ?? band?.emoji ?? (outcome == nil ? builtIn?.emoji : nil)
    result.image = result.image ?? outcome?.image ?? band?.image
  }

  /// The quiz's own band; built-in bands give the emoji alone.
  private func band(of result: SittingResult) -> Band? {
    result.percent.flatMap { Scores.band($0, in: state.quiz?.bands ?? []) }
  }

  private func score(_ result: SittingResult) -> String? {
    guard let points = result.points, let of = result.of else { return nil }
    return "\(Scores.written(points)) of \(Scores.written(of))"
  }
}

extension Scores {
  /// Points as people write them: at most two decimals, none when they are zero.
  package static func written(_ points: Double) -> String {
    ValueSpec.written(.numeric((points * 100).rounded() / 100))
  }
}
