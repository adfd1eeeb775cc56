internal import QuizCore
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import TextLayout
internal import Words

/// Why a sitting has its score, line by line.
struct ExplainText {
  let review: SittingReview
  let rescores: [Rescore]
  private let scores: ScoreExplanation
  private var explanation: Explanation { scores.explanation }
  private let language: InterfaceLanguage
  private let words: ListingWords
  private let rules: RuleWords

  init(review: SittingReview, rescores: [Rescore], _ language: InterfaceLanguage) {
    self.review = review
    self.language = language
    words = .of(language)
    rules = .of(language)
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
    let entry = review.entry.titled(language)
    let head = ["\(entry.title) (\(entry.mode)), \(entry.player), \(entry.day.text): \(score)"]
    var paragraphs = [head] + explanation.lines.map(lines) + [sum]
    if !rescores.isEmpty { paragraphs.append(rescores.map { RescoreText.line($0, words) }) }
    return paragraphs.map { $0.map { $0.cleaned + "\n" }.joined() }.joined(separator: "\n")
  }

  private var score: String { words.written(Challenge.Score(result)) }

  private func lines(_ line: Explanation.Line) -> [String] {
    guard let answered = scores.answered(line) else { return [] }
    let view = answered.view.inLines(language)
    let attempt = line.turn.step.attempt > 1 ? words.attempt(["n": String(line.turn.step.attempt)]) : ""
    let given = view.givenInWords.flatMap { $0.isEmpty ? nil : $0 } ?? words.nothingWord
    let rule = line.isSuperseded ? words.explaining.superseded : words.explaining.rule
    let inputs = line.inputs.map { "\($0.label) \($0.choice ?? ValueSpec.typed($0.value))" }
    let parts: [String?] =
      inputs + [
        words.explaining.given(["given": given]), view.answerInWords.map { words.explaining.right(["answer": $0]) },
        rule(["points": points(line.points, line.of), "rule": rules.words(for: line.rule) ?? line.rule]),
      ]
    return view.paragraph(behind: "\(view.step).\(attempt) ", parts.compactMap { $0 })
  }

  private var sum: [String] {
    let lines = explanation.lines.isEmpty ? [words.explaining.nothingToMark] : questions
    guard let own = explanation.own else {
      return lines + [words.explaining.noPoints(["headline": result.headline ?? review.entry.title])]
    }
    let written = abs(own) < 1e-9 ? "0" : (own > 0 ? "+" : "") + words.number(own)
    return lines + [
      words.explaining.own(["mode": review.entry.mode, "n": written]), "\(words.resultLabel): \(score)",
    ]
  }

  private var questions: [String] {
    let sum = words.explaining.sum(["points": points(explanation.points, explanation.of)])
    if explanation.unasked == 0 { return [sum] }
    return [sum, words.explaining.neverAsked(["n": words.number(explanation.unasked)])]
  }

  private func points(_ points: Double, _ of: Double) -> String { words.points(points, of: of) }

  // MARK: For programs

  var listing: ExplanationListing {
    var listing = scores.listing()
    listing.rescored = rescores.map(RescoreListing.init)
    return listing
  }
}

extension VerdictView {
  /// The question after its number, and the given parts below it.
  func paragraph(behind number: String, _ parts: [String]) -> [String] {
    [questionText.hanging(behind: number)] + parts.map { $0.hanging(behind: "   ") }
  }
}

/// A score under another mode, kept beside the original.
enum RescoreText {
  static func line(_ rescore: Rescore, _ words: ListingWords) -> String {
    words.explaining.rescored([
      "day": String(TimeText.written(rescore.at, offsetMinutes: 0).prefix(10)),
      "modes": rescore.plugins.joined(separator: ", "), "score": words.written(Challenge.Score(rescore.result)),
    ])
  }
}
