package import JSONText
package import QuizCore
package import QuizPlay

/// A sitting answer by answer, as `quizrun history SITTING --json` has it, and what its page adds.
package struct ReviewListing: Equatable, Sendable {
  package var entry = HistoryEntry()
  /// Whether the player threw it away.
  package var isDiscarded = false
  /// The id of the room to which it belongs.
  package var room: String?
  package var seed: Int?
  /// The number of the rules under which it was marked.
  package var rules: Int?
  package var answers: [ReviewedAnswer] = []
  /// The scores under other modes.
  package var rescored: [RescoreListing] = []

  // What the page adds.
  package var modeName: String?
  package var players: [String] = []
  package var language: String?
  /// The day whose quiz it was, as it was written.
  package var daily: String?
  package var body: String?
  /// The syntax of the body.
  package var markup = TextMarkup.plain
  /// The pictures in the body.
  package var pictures: [TextPicture] = []
  /// A sentence about answers that are still to be marked.
  package var waiting: String?
  /// The code of its room while that is open.
  package var code: String?
  package var isDeletable = false
  package var canChallenge = false
  /// The body of `POST /sittings` that plays the same once more.
  package var again: JSONValue?
  package var explanation: ExplanationListing?
  package var share: String?

  package init() {}
}

extension ReviewListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    visitEntry(&fields)
    fields.field("seed", &seed)
    fields.field("rules", &rules)
    fields.field("modeName", &modeName)
    fields.field("players", &players, else: [])
    fields.field("language", &language)
    fields.field("daily", &daily)
    fields.field("body", &body)
    fields.markup(&markup)
    fields.pictures(&pictures)
    fields.field("waiting", &waiting)
    fields.field("code", &code)
    fields.field("deletable", &isDeletable, else: false)
    fields.field("canChallenge", &canChallenge, else: false)
    fields.field("again", &again)
    fields.always("answers", &answers)
    fields.field("rescored", &rescored, else: [])
    fields.field("explanation", &explanation)
    fields.field("share", &share)
  }

  fileprivate mutating func visitEntry(_ fields: inout FieldVisitor) {
    var status: HistoryEntry.Status = isDiscarded ? .discarded : entry.isFinished ? .finished : .open
    entry.visit(&fields, &status)
    isDiscarded = status == .discarded
    fields.field("room", &room)
  }

  /// The entry alone, as an export has it.
  package var entryLine: String { Entry(review: self).line }

  private struct Entry: WireObject {
    var review = ReviewListing()

    mutating func visit(_ fields: inout FieldVisitor) { review.visitEntry(&fields) }
  }
}

/// A question as it was settled one time.
package struct ReviewedAnswer: Equatable, Sendable {
  package var view = VerdictView()
  package var attempt = 1
  package var player = ""
  /// The id of the question.
  package var question = ""
  /// Milliseconds.
  package var ms = 0
  /// Whether its verdict may be seen.
  package var isMarkShown = false
  /// The question as it was put, on pages.
  package var asked: QuestionView?
  /// Whether the whole verdict stands in the object, as pages need it.
  package var hasVerdict = false

  package init() {}

  package init(view: VerdictView, attempt: Int, player: String, question: String = "", ms: Int, isMarkShown: Bool) {
    (self.view, self.attempt, self.player, self.question) = (view, attempt, player, question)
    (self.ms, self.isMarkShown) = (ms, isMarkShown)
  }
}

extension ReviewedAnswer: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    var settling = view.settling
    fields.always("type", &settling)
    fields.always("step", &view.step)
    fields.always("try", &attempt)
    fields.always("player", &player)
    fields.always("question", &question)
    fields.always("text", &view.questionText)
    fields.derived("given", view.givenInWords)
    isMarkShown = fields.has("points", isMarkShown)
    if isMarkShown {
      fields.derived("answer", view.answerInWords)
      fields.always("points", &view.points)
      fields.always("of", &view.of)
      fields.field("correct", &view.correct)
      fields.field("feedback", &view.feedback)
      fields.field("explanation", &view.explanation)
      fields.field("source", &view.source)
    }
    visitMarkup(&fields)
    fields.always("ms", &ms)
    fields.field("asked", &asked)
    visitVerdict(&fields)
    view.settling = settling
  }

  private mutating func visitMarkup(_ fields: inout FieldVisitor) {
    var texts = [
      SharedMarkup("text", "explanation", markup: view.markup),
      SharedMarkup("given", "answer", markup: view.answerMarkup),
      SharedMarkup("feedback", markup: view.feedbackMarkup),
    ]
    fields.markup(&texts)
    (view.markup, view.answerMarkup, view.feedbackMarkup) = (texts[0].markup, texts[1].markup, texts[2].markup)
  }

  private mutating func visitVerdict(_ fields: inout FieldVisitor) {
    hasVerdict = fields.has("verdict", hasVerdict)
    guard hasVerdict else { return }
    var verdict = isMarkShown ? view : view.unmarked
    fields.always("verdict", &verdict)
    if fields.isWriting { return }
    (verdict.questionText, verdict.attempt, verdict.answerMarkup) = (view.questionText, attempt, view.answerMarkup)
    view = verdict
  }
}

/// The reasons of a score, question by question, as `quizrun history SITTING --explain --json` has them.
package struct ExplanationListing: Equatable, Sendable {
  package var sitting = ""
  package var questions: [Line] = []
  /// The sum of the questions; nil where a mark is hidden, which it would show.
  package var sum: Sum?
  package var unasked: Double?
  /// The mode's own part of the points.
  package var own: Double?
  package var result = ScoreListing()
  /// The scores under other modes; nil where they are not asked for.
  package var rescored: [RescoreListing]?

  package struct Sum: Equatable, Sendable, WireObject {
    package var points = 0.0
    package var of = 0.0

    package init() {}

    package init(points: Double, of: Double) { (self.points, self.of) = (points, of) }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("points", &points)
      fields.field("of", &of)
    }
  }

  /// A question and why it was worth what it was.
  package struct Line: Equatable, Sendable {
    package var step = 0
    package var attempt = 1
    package var question = ""
    package var text = ""
    /// The syntax of the text, and of chosen answers.
    package var markup = TextMarkup.plain
    package var given: String?
    package var right: String?
    /// The inputs that the mode asked for with the answer, such as a bet.
    package var inputs: [PlainField]?
    package var points = 0.0
    package var of = 0.0
    package var rule: String?
    /// False for a try that a later one replaced.
    package var counts = true

    package init() {}
  }

  package init() {}
}

extension ExplanationListing: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("sitting", &sitting)
    fields.always("questions", &questions)
    fields.field("sum", &sum)
    fields.field("unasked", &unasked)
    fields.field("own", &own)
    fields.always("result", &result)
    fields.field("rescored", &rescored)
  }
}

extension ExplanationListing.Line: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("step", &step)
    fields.always("try", &attempt)
    fields.always("question", &question)
    fields.always("text", &text)
    fields.markup(&markup)
    fields.field("given", &given)
    fields.field("right", &right)
    fields.optionalMembers("inputs", &inputs)
    fields.always("points", &points)
    fields.always("of", &of)
    fields.field("rule", &rule)
    fields.always("counts", &counts)
  }
}

/// The parts of a score; keys without a value are absent.
package struct ScoreListing: Equatable, Sendable, WireObject {
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  package var headline: String?
  package var outcome: String?
  package var passed: Bool?

  package init() {}

  package init(_ result: SittingResult) {
    (points, of, percent) = (result.points, result.of, result.percent)
    (headline, outcome, passed) = (result.headline, result.outcome, result.passed)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("points", &points)
    fields.field("of", &of)
    fields.field("percent", &percent)
    fields.field("headline", &headline)
    fields.field("outcome", &outcome)
    fields.field("passed", &passed)
  }
}

/// A score under another mode, kept beside the original.
package struct RescoreListing: Equatable, Sendable, WireObject {
  package var at = ""
  package var plugins: [String] = []
  package var score = ScoreListing()

  package init() {}

  package init(_ rescore: Rescore) {
    at = TimeText.written(rescore.at, offsetMinutes: 0)
    (plugins, score) = (rescore.plugins, ScoreListing(rescore.result))
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("at", &at)
    fields.always("plugins", &plugins)
    score.visit(&fields)
  }
}
