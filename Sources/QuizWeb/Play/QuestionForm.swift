internal import HTMLText
internal import QuizCore
internal import QuizPlay

/// A question with all by which it can be answered.
struct QuestionForm {
  let question: AskedQuestion
  let page: PlayPage
  var words: PageWords { page.words }

  init(_ question: AskedQuestion, _ page: PlayPage) {
    (self.question, self.page) = (question, page)
  }

  var html: HTML {
    Tag.form(
      .class("step"), .named("method", "post"), .named("action", page.path), .named("autocomplete", "off"),
      .data("kind", question.kind.rawValue)
    ) {
      HTML.hidden("step", String(question.step))
      HTML.hidden("try", String(question.attempt))
      page.request
      heading
      HTML.picture(question.picture)
      HTML.sound(question.audio)
      note
      hints
      field
      InputFields(question.offers.inputs, words).html
      actions
    }
  }

  /// Where one field is the answer, the question is its label.
  private var heading: HTML {
    switch question.kind {
    case .text, .number, .range:
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { Tag.label(.named("for", "answer")) { HTML.lines(question.text) } }
    default: Tag.h1(.id("question"), .named("tabindex", "-1"), .dirAuto) { HTML.lines(question.text) }
    }
  }

  private var note: HTML {
    guard let note = question.note else { return .empty }
    return Tag.pre(.class("note"), .named("tabindex", "0"), .aria("label", words.play.note)) { note }
  }

  private var hints: HTML {
    .joined(
      page.play.scene.hints.map { hint in
        Tag.p(.class("hint"), .dirAuto) {
          Tag.b { words.play.hintIs }
          " "
          HTML.lines(hint)
        }
      })
  }

  private var field: HTML {
    switch question.kind {
    case .single, .truefalse, .multiple: ChoiceField(question, words).html
    case .order: OrderField(question, words).html
    case .match: MatchField(question, words).html
    case .range: SliderField(question, words, typed: page.told?.typed).html
    case .text, .number: LineField(question, words, typed: page.told?.typed).html
    case .info: .empty
    }
  }

  private var actions: HTML {
    Tag.div(.class("actions")) {
      HTML.deed("answer", words.play.answer, "main")
      question.offers.actions.map { HTML.deed("action:\($0.id)", $0.label) }
      if question.skip { HTML.deed("skip", words.play.skip, "quiet") }
      if question.hint { HTML.deed("hint", words.play.hint, "quiet") }
      if question.back { HTML.deed("back", words.play.back, "quiet") }
      if !page.play.scene.overview.isEmpty {
        Tag.a(.class("button", "quiet"), .href("\(page.path)?view=all")) { words.play.overview }
      }
    }
  }
}
