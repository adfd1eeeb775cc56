internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import TextLayout

/// Why a sitting has its score, line by line.
struct ExplainText {
  let review: SittingReview
  let rescores: [Rescore]
  private let scores: ScoreExplanation
  private var explanation: Explanation { scores.explanation }

  init(review: SittingReview, rescores: [Rescore]) {
    self.review = review
    let names = review.stored.renaming
    self.rescores = rescores.map { rescore in
      var rescore = rescore
      rescore.result = rescore.result.renamed(names)
      return rescore
    }
    scores = ScoreExplanation(review)
  }

  private var result: SittingResult { review.state.result ?? SittingResult() }

  // MARK: For people

  var text: String {
    let entry = review.entry
    let head = ["\(entry.title) (\(entry.mode)), \(entry.player), \(entry.day.text): \(result.shortText)"]
    var paragraphs = [head] + explanation.lines.map(lines) + [sum]
    if !rescores.isEmpty { paragraphs.append(rescores.map(RescoreText.line)) }
    return paragraphs.map { $0.map { $0.cleaned + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(_ line: Explanation.Line) -> [String] {
    guard let answered = scores.answered(line) else { return [] }
    let view = answered.view
    let attempt = line.turn.step.attempt > 1 ? " (try \(line.turn.step.attempt))" : ""
    var lines = ["\(view.step).\(attempt) \(view.questionText)"]
    lines.append("   Given: \(view.givenInWords.flatMap { $0.isEmpty ? nil : $0 } ?? "nothing")")
    if let right = view.answerInWords { lines.append("   Right: \(right)") }
    let superseded = line.isSuperseded ? "; a later try counts instead" : ""
    return lines + ["   \(Self.points(line.points, line.of)): \(line.rule)\(superseded)"]
  }

  private var sum: [String] {
    var lines = ["The questions together: \(Self.points(explanation.points, explanation.of))"]
    if explanation.unasked > 0 {
      lines.append("Never asked: \(Scores.written(explanation.unasked)) more that could be had")
    }
    if let own = explanation.own {
      let sign = own > 0 ? "+" : ""
      let written = abs(own) < 1e-9 ? "0" : sign + Scores.written(own).asRead(".")
      lines.append("The mode's own part ('\(review.entry.mode)'): \(written)")
      lines.append("Result: \(result.shortText)")
    } else {
      lines.append("The result has no points: \(result.headline ?? review.entry.title)")
    }
    return lines
  }

  private static func points(_ points: Double, _ of: Double) -> String {
    "\(Scores.written(points).asRead(".")) of \(Scores.written(of))"
  }

  // MARK: For programs

  var object: JSONObject {
    var object = scores.object()
    object.append("rescored", .list(rescores.map { .object(RescoreText.object($0)) }))
    return object
  }
}

/// A score under another mode, kept beside the original.
enum RescoreText {
  static func line(_ rescore: Rescore) -> String {
    let names = rescore.plugins.joined(separator: ", ")
    let day = TimeText.written(rescore.at, offsetMinutes: 0).prefix(10)
    return "Scored again on \(day) under \(names): \(rescore.result.shortText)"
  }

  static func object(_ rescore: Rescore) -> JSONObject {
    var object: JSONObject = [
      "at": .text(TimeText.written(rescore.at, offsetMinutes: 0)),
      "plugins": .list(rescore.plugins.map { .text($0.cleaned) }),
    ]
    for member in rescore.result.scoreObject.members { object.append(member.key, member.value) }
    return object
  }
}
