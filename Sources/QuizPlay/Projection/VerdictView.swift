package import QuizCore
internal import Words

/// A verdict as faces show it, with the right answer where it may be shown.
package struct VerdictView: Equatable, Sendable {
  package var step: Int
  package var questionText: String
  package var points: Double
  package var of: Double
  package var correct: Bool?
  /// The right answer; nil while it is not to be seen.
  package var answer: Reply?
  package var answerInWords: String?
  /// The player's response; nil without one.
  package var given: Reply?
  /// The player's response in words; nil without one.
  package var givenInWords: String?
  package var feedback: String?
  package var explanation: String?
  package var source: String?

  /// Whether each gap was filled rightly, in the order of the text; empty for other kinds.
  package var gaps: [GapMark] = []
  /// The pairs of a match or the filled gaps in words, as they were given and as they are right; empty for other kinds.
  package var givenPairs: [String] = []
  package var rightPairs: [String] = []
  /// The syntax of the question's texts: its own, and its explanation.
  package var markup = TextMarkup.plain
  /// The syntax of the feedback, which may be the mode's; the question's without feedback.
  package var feedbackMarkup = TextMarkup.plain
  /// The syntax of the response and the right answer in words: plain where they are typed.
  package var answerMarkup = TextMarkup.plain
  /// The response in texts of its own: one of each chosen answer, item or pair; empty without a response.
  package var givenTexts: [String] = []
  /// The right answer likewise; empty while it is not to be seen.
  package var rightTexts: [String] = []
  /// The sign between such texts in words.
  package var separator = ", "
  /// How it came to its end.
  package var settling = Settling.answered
  /// Which try it was, from 1.
  package var attempt = 1
  /// The name of the player who answered; nil where one plays alone.
  package var player: String?
  /// True for the solution itself, without an answer: in a room, for the viewers.
  package var isSolution = false
  /// Whether the response is a number, which a language writes with its own decimal mark.
  package var isNumber = false
  package var pictures: [TextPicture] = []

  /// The player's response, each pair of a match in a line of its own; empty without one.
  package func givenLines(decimalMark: String = ".") -> [String] { lines(givenInWords, givenPairs, decimalMark) }

  /// The right answer, each pair of a match by itself; empty while it is not to be seen.
  package func rightLines(decimalMark: String = ".") -> [String] { lines(answerInWords, rightPairs, decimalMark) }

  private func lines(_ words: String?, _ pairs: [String], _ decimalMark: String) -> [String] {
    guard let words, !words.isEmpty else { return [] }
    if isNumber { return [words.asRead(decimalMark)] }
    return pairs.isEmpty ? [words] : pairs
  }

  package var unmarked: VerdictView {
    VerdictView(
      step: step, questionText: questionText, points: 0, of: 0, given: given, givenInWords: givenInWords,
      givenPairs: givenPairs, markup: markup, feedbackMarkup: markup, answerMarkup: answerMarkup,
      givenTexts: givenTexts, separator: separator, settling: settling, attempt: attempt, player: player,
      isNumber: isNumber)
  }

  package var grade: Grade {
    Grade(correct: correct, points: points, settling: settling, isGiven: given != nil)
  }
}

/// Whether a gap was filled rightly.
package struct GapMark: Equatable, Sendable {
  package var id: String
  package var isRight: Bool

  package init(id: String, isRight: Bool) {
    self.id = id
    self.isRight = isRight
  }
}

extension VerdictView {
  /// A verdict of which nothing is known yet.
  package init() {
    self.init(step: 0, questionText: "", points: 0, of: 0)
  }
}

extension Projection {
  /// The verdict on a settled turn; `revealing` adds the right answer and the explanation.
  package static func verdict(of turn: Turn, _ state: SittingState, revealing: Bool) -> VerdictView? {
    guard let verdict = turn.verdict, case .question(let asked, let asking) = turn.step.content,
      let question = state.question(asked)
    else { return nil }
    let projection = Projection(state: state, question: question, hidden: asking.hide)
    var view = VerdictView(
      step: number(of: turn.step, state), questionText: question.textInWords, points: verdict.points, of: verdict.of,
      correct: verdict.correct, answer: revealing ? projection.rightAnswer : nil,
      answerInWords: revealing ? projection.rightAnswerInWords : nil,
      given: turn.response.flatMap(projection.reply(to:)), givenInWords: turn.response.flatMap(projection.inWords),
      feedback: verdict.feedback,
      explanation: revealing ? question.explanation : nil, source: revealing ? question.source : nil)
    view.settling = VerdictView.Settling(turn.input)
    view.attempt = turn.step.attempt
    view.player = state.beginning.players.count > 1 ? turn.step.player : nil
    view.isNumber = question.kind == .range || question.kind == .number
    (view.markup, view.answerMarkup, view.separator) = (question.markup, question.answerMarkup, question.separator)
    view.feedbackMarkup = verdict.feedback == nil ? question.markup : verdict.markup
    view.givenTexts = turn.response.map(projection.texts(of:)) ?? []
    view.rightTexts = revealing ? projection.rightTexts : []
    if question.kind == .match { (view.givenPairs, view.rightPairs) = (view.givenTexts, view.rightTexts) }
    if question.kind == .gaps {
      view.gaps = Marking.rightGaps(question, turn.response).map { GapMark(id: $0.id, isRight: $0.isRight) }
      (view.givenPairs, view.rightPairs) = (view.givenTexts, view.rightTexts)
    }
    return view
  }

  /// A response in texts: one of each chosen answer, item or pair.
  func texts(of response: Response) -> [String] {
    switch response {
    case .chosen(let ids), .order(let ids): texts(ids)
    case .pairs(let pairs): texts(of: pairs)
    case .gaps(let filled): gapsInWords(filled)
    case .value, .text: inWords(response).map { [$0] } ?? []
    }
  }

  /// The right answer likewise; empty when nothing is marked right.
  var rightTexts: [String] {
    switch rightAnswer {
    case nil: []
    case .ids where question.kind == .order: question.answers.map(\.name)
    case .ids(let ids): texts(ids)
    case .pairs: texts(of: question.pairs)
    case .gaps(let filled): gapsInWords(filled)
    case .number, .text: rightAnswerInWords.map { [$0] } ?? []
    }
  }

  /// The pairs in words, in the order in which the lefts were shown.
  private func texts(of pairs: [Pair]) -> [String] {
    let places = Dictionary(leftNames.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    let shown = pairs.sorted { places[$0.left, default: 0] < places[$1.left, default: 0] }
    return shown.map { "\($0.left) – \($0.right)" }
  }

  private func texts(_ ids: [String]) -> [String] { ids.compactMap { question.answer($0)?.name } }

  /// A response for people: texts instead of ids.
  package func inWords(_ response: Response) -> String? {
    switch response {
    case .chosen(let ids), .order(let ids): return texts(ids).joined(separator: question.separator)
    case .value(let value): return ValueSpec.written(.numeric(value))
    case .text(let text): return text
    case .gaps(let filled): return gapsInWords(filled).joined(separator: question.separator)
    case .pairs(let pairs): return pairs.map { "\($0.left) – \($0.right)" }.joined(separator: ", ")
    }
  }
}

extension Question {
  /// The syntax of its answers' texts; typed answers have none.
  package var answerMarkup: TextMarkup {
    switch kind {
    case .single, .multiple, .truefalse, .order, .match, .gaps: markup
    case .range, .number, .text, .info: .plain
    }
  }

  /// The sign between answers in words.
  var separator: String {
    switch kind {
    case .order: " → "
    case .gaps: "; "
    case .single, .multiple, .truefalse, .range, .number, .text, .match, .info: ", "
    }
  }
}

extension VerdictView {
  /// How a question came to its end.
  package enum Settling: String, Sendable {
    case answered, skipped
    case timedOut = "timed_out"
  }

  /// The kind of a verdict, for its label.
  package enum Grade: Sendable {
    case right, partly, wrong, unmarked
    /// No response came, as it was skipped or its time ran out; this is not called wrong.
    case skipped, late
  }
}

extension VerdictView.Settling {
  package init(_ input: Turn.Input) {
    switch input {
    case .skipped: self = .skipped
    case .timedOut: self = .timedOut
    case .answered, .hinted, .action, .continued: self = .answered
    }
  }
}

extension VerdictView.Grade {
  package init(correct: Bool?, points: Double, settling: VerdictView.Settling, isGiven: Bool) {
    let isNothing = correct != true && points <= 0
    switch settling {
    case .skipped where isNothing: self = .skipped
    case .timedOut where isNothing && (correct == false || !isGiven): self = .late
    default:
      switch correct {
      case nil: self = .unmarked
      case true?: self = .right
      case false?: self = points > 0 ? .partly : .wrong
      }
    }
  }

  /// True without a response, or without one in time; then the response is not mentioned.
  package var isAbsence: Bool { self == .skipped || self == .late }
}
