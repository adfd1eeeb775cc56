/// Fills in the missing parts of a mode's result.
package struct ResultRules {
  private let quiz: Quiz?
  private let ms: Int
  /// The points earned, and the points possible over the whole order and any other settled question.
  private let points: Double
  private let of: Double
  /// The reason with which the mode finished.
  private let why: String?
  /// The ids of the questions still to be marked by hand.
  private let waiting: [String]

  package init(quiz: Quiz?, points: Double, of: Double, ms: Int = 0, why: String? = nil, waiting: [String] = []) {
    self.quiz = quiz
    self.ms = ms
    self.points = points
    self.of = of
    self.why = why
    self.waiting = waiting
  }

  init(state: SittingState, why: String?) {
    // The last verdict of each question, in the order in which they were first shown: sums of fractions depend on it.
    let verdicts = state.records.sorted { ($0.value.number, $0.key) < ($1.value.number, $1.key) }
      .compactMap(\.value.verdict)
    let settled = verdicts.reduce(0) { $0 + $1.of }
    self.init(
      quiz: state.quiz, points: verdicts.reduce(0) { $0 + $1.points },
      of: Self.missed(state).reduce(settled, +),
      ms: state.elapsed, why: why,
      waiting: state.orderedQuestions.filter { state.quizQuestion($0)?.marked == .byHand })
  }

  /// The points of the questions of the order that have no verdict.
  static func missed(_ state: SittingState) -> [Double] {
    let open = state.orderedQuestions.filter { state.records[$0]?.verdict == nil }
    return open.compactMap(state.quizQuestion).map { $0.isMarked ? $0.points : 0 }
  }

  package func filled(_ given: SittingResult) -> SittingResult {
    var result = given
    result.ms = ms
    result.waiting = waiting
    let exact = fillScore(&result)
    fillTexts(&result, exact)
    return result
  }

  /// Sets points and maximum from the questions' last verdicts, unless the maximum is 0; returns the exact percentage
  /// for bands.
  ///
  /// A percentage out of the bounds of amounts is dropped, as sums would overflow.
  private func fillScore(_ result: inout SittingResult) -> Double? {
    if result.points == nil {
      result.points = Amount(nearest: points).value
      result.of = result.of ?? Amount(nearest: of).value
    }
    if result.of == 0 {
      result.points = nil
      result.of = nil
      result.percent = nil
    }
    if let percent = result.percent { return percent }
    guard let points = result.points, let of = result.of else { return nil }
    result.percent = Amount(percentOf: points, of)?.value
    return 100 * points / of
  }

  /// Headline, body, emoji and image: from the outcome, else a band of the quiz (built-in ones give the emoji alone), else the score, else the reason, else the quiz's title.
  /// A reason that did not become the headline is the body.
  private func fillTexts(_ result: inout SittingResult, _ percent: Double?) {
    let outcome = result.outcome.flatMap { quiz?.outcome($0) }
    let band = percent.flatMap { Scores.band($0, in: quiz?.bands ?? []) }
    result.band = band?.title
    let builtIn = percent.flatMap { Scores.band($0, in: Scores.builtInBands) }
    result.headline =
      result.headline ?? outcome?.title ?? result.outcome ?? band?.title ?? score(result) ?? why ?? quiz?.title
    let reason = why == result.headline ? nil : why
    if result.body == nil, (outcome?.text ?? band?.text) != nil { result.markup = quiz?.markup ?? .plain }
    result.body = result.body ?? outcome?.text ?? band?.text ?? reason
    result.emoji = result.emoji ?? outcome?.emoji ?? band?.emoji ?? (outcome == nil ? builtIn?.emoji : nil)
    result.image = result.image ?? outcome?.image ?? band?.image
  }

  private func score(_ result: SittingResult) -> String? {
    guard let points = result.points, let of = result.of else { return nil }
    let noun = result.unit.map { " " + $0.form(of: of) } ?? ""
    return "\(Scores.written(points)) of \(Scores.written(of))\(noun)" + (waiting.isEmpty ? "" : " so far")
  }
}

extension Scores {
  /// Points as people write them: at most two decimals, none when they are zero.
  package static func written(_ points: Double) -> String {
    ValueSpec.written(.numeric((points * 100).rounded() / 100))
  }
}
