internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// A question as it is put, and the field for its answer; the form around it is another's.
struct AskedFields {
  private let question: QuestionView
  private let words: PageWords
  private let hints: [ShownText]
  private let refilled: Refilled
  private let isByHand: Bool
  private let title: Tag

  /// `told` is set when the form came back for correction.
  init(
    _ question: QuestionView, _ words: PageWords, hints: [ShownText] = [], told: FormNotice? = nil,
    isByHand: Bool = false,
    heading: Tag = Tag.h1
  ) {
    self.question = told.map { question.holding($0.sent) } ?? question
    (self.words, self.hints, self.isByHand) = (words, hints, isByHand)
    refilled = Refilled(told, words)
    title = heading
  }

  @HTMLBuilder var html: HTML {
    heading
    HTML.picture(question.picture)
    HTML.sound(question.audio, lacking: question.problem != nil, words)
    HTML.film(question.video)
    note
    hintList
    field
    InputFields(question.inputs, words, refilled).html
  }

  /// The heading; where one field is the answer, the question is its label.
  private var heading: HTML {
    switch question.kind {
    case .text, .number, .range:
      title(.named("tabindex", "-1"), .dirAuto) { Tag.label(.named("for", "answer")) { question.asked.lines } }
    case .gaps: title(.id("question"), .named("tabindex", "-1")) { words.play.fillGaps }
    default: title(.id("question"), .named("tabindex", "-1"), .dirAuto) { question.asked.lines }
    }
  }

  private var note: HTML {
    guard let note = question.note else { return .empty }
    if question.noteMarkup == .plain { return HTML.note(note, words) }
    return Tag.section(.class("note"), .aria("label", words.play.note)) {
      question.shown(note, question.noteMarkup).paragraphs
    }
  }

  private var hintList: HTML {
    .joined(
      hints.map { hint in
        Tag.p(.class("hint"), .dirAuto) {
          Tag.b { words.play.hintIs }
          " "
          hint.lines
        }
      })
  }

  @HTMLBuilder private var field: HTML {
    switch question.kind {
    case .single, .truefalse, .multiple:
      refilled.amiss("answer")
      ChoiceField(question, words).html
    case .order:
      refilled.amiss("answer")
      OrderField(question, words).html
    case .match:
      refilled.amiss("answer")
      MatchField(question, words).html
    case .range:
      SliderField(question, words, typed: refilled.value("answer")).html
      refilled.amiss("answer")
    case .text, .number:
      LineField(question, words, refilled, isLong: isByHand && question.kind == .text).html
      refilled.amiss("answer")
    case .gaps:
      GapFields(question, words, refilled).html
      refilled.amiss("answer")
    case .info: HTML.empty
    }
  }
}

extension HTML {
  /// A text with its lines and blanks.
  static func note(_ text: String, _ words: PageWords) -> HTML {
    Tag.pre(.class("note"), .named("tabindex", "0"), .aria("label", words.play.note)) { text }
  }
}
