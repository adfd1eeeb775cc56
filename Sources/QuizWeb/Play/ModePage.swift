internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// A page of a mode or of a quiz, to be read before going on.
struct ModePage {
  let view: PageView
  private var asked: Page { view.page }
  let page: PlayPage

  var html: HTML {
    Tag.form(.class("step"), .named("method", "post"), .named("action", page.path), .named("autocomplete", "off")) {
      page.request
      if page.play.scene.isCard {
        Tag.div(.class("face", isTurned ? "turned" : "")) { content }
      } else {
        content
      }
      InputFields(inputs: asked.inputs, words: page.words, refilled: Refilled(told: page.toldOfForm, words: page.words))
        .html
      if isTurned { choices } else { actions }
    }
  }

  @HTMLBuilder private var content: HTML {
    Tag.h1(.named("tabindex", "-1"), .dirAuto) { HTML.lines(asked.title ?? page.play.title) }
    HTML.picture(DescribedPicture(asked.image, asked.imageAlt))
    HTML.sound(asked.audio, lacking: view.problem != nil, page.words)
    asked.body.map { body in
      // On the back of a card the answer is what is new.
      Tag.div(
        [.class("stack")]
          + (page.play.scene.isCard && isTurned ? [.named("tabindex", "-1"), .data("focus", "")] : [])
      ) { view.shown(body).body }
    }
    asked.note.map { HTML.note($0, page.words) }
  }

  /// The buttons that say when it comes back: they rate a card.
  private var ratings: [Action] { asked.actions.filter { $0.next != nil } }

  /// A page with several buttons asks for one of them, unless it says how it goes on: they are alike, and what else there is
  /// stands behind.
  private var isTurned: Bool {
    let goesOn = asked.proceeding != nil && asked.goingOn == nil
    return !ratings.isEmpty || asked.actions.count > 2 && !goesOn
  }

  private var proceed: String { asked.proceeding ?? page.words.play.nextLabel }

  private var choices: HTML {
    HTML {
      let alike = ratings.isEmpty ? asked.actions : ratings
      Tag.div(.class("actions", "even")) { alike.map { HTML.deed("action:\($0.id)", $0.caption) } }
      Tag.div(.class("behind")) {
        if asked.goingOn == nil { HTML.deed("continue", proceed, "quiet") }
        asked.actions.filter { !alike.contains($0) }.map { HTML.deed("action:\($0.id)", $0.caption, "quiet") }
      }
    }
  }

  private var actions: HTML {
    Tag.div(.class("actions")) {
      HTML.deed("continue", proceed, "main")
      asked.actions.map { HTML.deed("action:\($0.id)", $0.caption) }
    }
  }
}
