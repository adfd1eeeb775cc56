internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// A question with all by which it can be answered.
struct QuestionForm {
  let question: QuestionView
  let page: PlayPage
  var words: PageWords { page.words }

  init(_ question: QuestionView, _ page: PlayPage) {
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
      question.actions.map { HTML.deed("action:\($0.id)", $0.label) }
      if question.skip { HTML.deed("skip", words.play.skipLabel, "quiet") }
      if question.hint { HTML.deed("hint", words.play.hintLabel, "quiet") }
      if question.back { HTML.deed("back", words.play.goBack, "quiet") }
      if !page.play.scene.overview.isEmpty {
        Tag.a(.class("button", "quiet"), .href("\(page.path)?view=all")) { words.play.allQuestions }
      }
    }
  }
}
