internal import HTMLText

/// A page of a mode or of a quiz, to be read before going on.
struct ModePage {
  private let asked: AskedPage
  private let page: PlayPage

  init(_ asked: AskedPage, _ page: PlayPage) {
    (self.asked, self.page) = (asked, page)
  }

  var html: HTML {
    Tag.form(.class("step"), .named("method", "post"), .named("action", page.path), .named("autocomplete", "off")) {
      page.request
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { HTML.lines(asked.title ?? page.play.title) }
      HTML.picture(asked.picture)
      HTML.sound(asked.audio)
      asked.body.map { body in Tag.div(.class("stack")) { HTML.paragraphs(body) } }
      InputFields(asked.offers.inputs, page.words).html
      Tag.div(.class("actions")) {
        HTML.deed("continue", page.words.play.proceed, "main")
        asked.offers.actions.map { HTML.deed("action:\($0.id)", $0.label) }
      }
    }
  }
}
