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
      if page.play.scene.isCard {
        Tag.div(.class("face", isTurned ? "turned" : "")) { content }
      } else {
        content
      }
      InputFields(asked.offers.inputs, page.words, Refilled(page.toldOfForm, page.words)).html
      if isTurned { choices } else { actions }
    }
  }

  @HTMLBuilder private var content: HTML {
    Tag.h1(.named("tabindex", "-1"), .dirAuto) { HTML.lines(asked.title ?? page.play.title) }
    HTML.picture(asked.picture)
    HTML.sound(asked.audio, lacking: asked.lacksSound, page.words)
    asked.body.map { body in Tag.div(.class("stack")) { HTML.body(body) } }
  }

  /// A page with several buttons asks for one of them: they are alike, and going on without any stands behind.
  private var isTurned: Bool { asked.offers.actions.count > 2 }

  private var proceed: String { asked.offers.proceeding ?? page.words.play.proceed }

  private var choices: HTML {
    HTML {
      Tag.div(.class("actions", "even")) { asked.offers.actions.map { HTML.deed("action:\($0.id)", $0.label) } }
      if !asked.offers.hasGoingOn { Tag.div(.class("behind")) { HTML.deed("continue", proceed, "quiet") } }
    }
  }

  private var actions: HTML {
    Tag.div(.class("actions")) {
      HTML.deed("continue", proceed, "main")
      asked.offers.actions.map { HTML.deed("action:\($0.id)", $0.label) }
    }
  }
}
