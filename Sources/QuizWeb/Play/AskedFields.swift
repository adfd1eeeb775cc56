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
  /// Whether letters head the answers, as they do in rooms.
  private let isLettered: Bool
  private let title: Tag

  /// `told` is set when the form came back for correction.
  init(
    _ question: QuestionView, _ words: PageWords, hints: [ShownText] = [], told: FormNotice? = nil,
    isByHand: Bool = false, isLettered: Bool = false, heading: Tag = Tag.h1
  ) {
    self.question = told.map { question.holding($0.sent) } ?? question
    (self.words, self.hints, self.isByHand, self.isLettered) = (words, hints, isByHand, isLettered)
    refilled = Refilled(told: told, words: words)
    title = heading
  }

  @HTMLBuilder var html: HTML {
    heading
    HTML.picture(question.picture)
    HTML.sound(question.audio, lacking: question.lacksSound, words)
    HTML.film(question.video, lacking: question.lacksFilm, words)
    note
    hintList
    field
    InputFields(inputs: question.inputs, words: words, refilled: refilled).html
  }

  /// The heading; where one field is the answer, the question is its label.
  private var heading: HTML {
    switch question.kind {
    case .text, .number, .range:
      title(.named("tabindex", "-1"), .dirAuto) { Tag.label(.named("for", "answer")) { question.heading(words) } }
    case .gaps: title(.id("question"), .named("tabindex", "-1")) { words.play.fillGaps }
    default: title(.id("question"), .named("tabindex", "-1"), .dirAuto) { question.heading(words) }
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
      hints.enumerated().map { place, hint in
        // A typed answer keeps the focus, and is described by its hints.
        let isHeard = place == hints.count - 1 && !question.kind.isTyped
        return Tag.p(
          [.class("hint"), .id("hint\(place + 1)")] + (isHeard ? [.named("tabindex", "-1"), .data("focus", "")] : [])
        ) {
          Tag.b { words.play.hintIs }
          " "
          Tag.span(.dirAuto) { hint.lines }
        }
      })
  }

  @HTMLBuilder private var field: HTML {
    switch question.kind {
    case .single, .truefalse, .multiple:
      refilled.amiss("answer")
      ChoiceField(question: question, words: words, isLettered: isLettered).html
    case .order:
      refilled.amiss("answer")
      OrderField(question: question, words: words).html
    case .match:
      refilled.amiss("answer")
      MatchField(question: question, words: words).html
    case .range:
      SliderField(question, words, typed: refilled.value("answer")).html
      refilled.amiss("answer")
    case .text, .number:
      LineField(question, words, refilled, hints: hints.count, isLong: isByHand && question.kind == .text).html
      refilled.amiss("answer")
    case .gaps:
      GapFields(question: question, words: words, refilled: refilled).html
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

/// A question with all by which it can be answered.
struct QuestionForm {
  let question: QuestionView
  let page: PlayPage
  var words: PageWords { page.words }

  var html: HTML {
    Tag.form(
      .class("step"), .named("method", "post"), .named("action", page.path), .named("autocomplete", "off"),
      .data("kind", question.kind.rawValue)
    ) {
      HTML.hidden("step", String(question.step))
      HTML.hidden("try", String(question.attempt))
      page.request
      AskedFields(
        question, words, hints: hints, told: page.toldOfForm, isByHand: page.play.scene.isByHand
      ).html
      actions
    }
  }

  private var hints: [ShownText] {
    page.play.scene.hints.map { question.shown($0, page.play.scene.hintMarkup) }
  }

  private var actions: HTML {
    Tag.div(.class("actions")) {
      HTML.deed("answer", words.play.answerButton, "main")
      HTML.asItIs(page.toldOfForm, words)
      question.actions.map { HTML.deed("action:\($0.id)", $0.caption) }
      if question.skip { HTML.deed("skip", words.play.skipLabel, "quiet") }
      if question.hint { HTML.deed("hint", words.play.hintLabel, "quiet") }
      if question.back { HTML.deed("back", words.play.goBack, "quiet") }
      if !page.play.scene.overview.isEmpty {
        Tag.a(.class("button", "quiet"), .href("\(page.path)?view=all")) { words.play.allQuestions }
      }
    }
  }
}

extension Question.Kind {
  /// Whether its answer is typed into one line.
  fileprivate var isTyped: Bool { self == .text || self == .number }
}
