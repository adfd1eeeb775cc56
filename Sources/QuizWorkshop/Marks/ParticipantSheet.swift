internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import TextLayout

/// A sheet for a participant: the result in full, and each question that was put, as it was settled the last time, in words.
struct ParticipantSheet: WireObject {
  /// Nil where the sitting came to none.
  var result: Result?
  var questions: [Question] = []

  struct Result: WireObject {
    var headline: String?
    var body: String?
    var band: String?
    /// By its title.
    var outcome: String?
    var points: Double?
    var of: Double?
    var percent: Double?
    var passed: Bool?
    /// A text below the body, with its lines and spaces.
    var note: String?
    /// The noun that points are called by; nil for points.
    var unit: ResultUnit?
    /// The mode's plain data; nil without any.
    var data: PlainValue?
    var bars: [SittingResult.Bar] = []
    var markup = TextMarkup.plain

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("headline", &headline)
      fields.field("body", &body)
      fields.field("band", &band)
      fields.field("outcome", &outcome)
      fields.field("points", &points)
      fields.field("of", &of)
      fields.field("percent", &percent)
      fields.field("passed", &passed)
      fields.field("note", &note)
      fields.field("unit", &unit)
      fields.field("data", &data)
      fields.field("bars", &bars, else: [])
      fields.field("markup", &markup, else: .plain)
    }
  }

  struct Question: WireObject {
    var id = ""
    var section: String?
    var text = ""
    var given: [String] = []
    var right: [String] = []
    var points = 0.0
    var of = 0.0
    var correct: Bool?
    var feedback: String?
    var explanation: String?
    /// Whether the response is a number, which a language writes with its own decimal mark.
    var isNumber = false
    var markup = TextMarkup.plain
    var feedbackMarkup = TextMarkup.plain
    var answerMarkup = TextMarkup.plain

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("id", &id)
      fields.always("text", &text)
      fields.field("section", &section)
      fields.always("given", &given)
      fields.always("right", &right)
      fields.always("points", &points)
      fields.always("of", &of)
      fields.field("correct", &correct)
      fields.field("feedback", &feedback)
      fields.field("explanation", &explanation)
      fields.field("number", &isNumber, else: false)
      fields.field("markup", &markup, else: .plain)
      fields.field("feedbackMarkup", &feedbackMarkup, else: .plain)
      fields.field("answerMarkup", &answerMarkup, else: .plain)
    }
  }

  mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("result", &result)
    fields.always("questions", &questions)
  }

  /// The line of a result with the sheet behind all else.
  func added(to line: JSONObject) -> [UInt8] {
    var bytes = JSONWriter.bytes(.object(line))
    bytes.removeLast()
    return bytes + Array(",\"sheet\":".utf8) + Array(self.line.utf8) + Array("}".utf8)
  }
}

extension ParticipantSheet {
  init(_ sitting: GradedSitting) {
    let state = sitting.state
    result = sitting.result.map { Result($0, state?.quiz) }
    questions = state.map(Self.settled) ?? []
  }

  private static func settled(_ state: SittingState) -> [Question] {
    var last: [String: Turn] = [:]
    var order: [String] = []
    for turn in state.turns where turn.isSettled && turn.step.asking != nil {
      if last.updateValue(turn, forKey: turn.step.id) == nil { order.append(turn.step.id) }
    }
    return order.compactMap { last[$0].flatMap { Question($0, state) } }
  }
}

extension ParticipantSheet.Result {
  fileprivate init(_ result: SittingResult, _ quiz: Quiz?) {
    (headline, body, band) = (result.headline, result.body, result.band)
    outcome = result.outcome.flatMap { quiz?.outcome($0)?.title } ?? result.outcome
    (points, of, percent, passed) = (result.points, result.of, result.percent, result.passed)
    (note, unit, data, bars) = (result.note, result.unit, result.data, result.bars)
    for place in bars.indices { bars[place].label = bars[place].label.cleaned }
    markup = result.markup
  }
}

extension ParticipantSheet.Question {
  fileprivate init?(_ turn: Turn, _ state: SittingState) {
    guard let view = Projection.verdict(of: turn, state, revealing: true),
      case .question(let asked, _) = turn.step.content, let question = state.question(asked)
    else { return nil }
    (id, text, section) = (question.id, question.textInWords, question.section)
    (given, right) = (view.givenLines(), view.rightLines())
    (points, of, correct) = (view.points, view.of, view.correct)
    (feedback, explanation, isNumber) = (view.feedback, view.explanation, view.isNumber)
    (markup, feedbackMarkup) = (view.markup, view.feedbackMarkup)
    // Each text by itself: code and tables stand in no line with others.
    answerMarkup = view.answerMarkup
    if answerMarkup != .plain { (given, right) = (view.givenTexts, view.rightTexts) }
  }
}
