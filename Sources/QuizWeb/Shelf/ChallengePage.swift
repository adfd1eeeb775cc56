internal import HTMLText
internal import QuizPlay

/// Where the code of a challenge is put in.
struct ChallengePage {
  private let told: Told?
  private let words: PageWords

  init(_ told: Told?, _ visit: PageVisit) {
    (self.told, words) = (told, visit.words)
  }

  var frame: PageFrame {
    PageFrame(words.shelf.challenge) {
      Tag.h1(.named("tabindex", "-1")) { words.shelf.challengeTitle }
      Tag.p { words.shelf.challengeText }
      told.map { told in
        Tag.p(.class("message", "grave"), .named("role", "alert")) { words.sentence(told) }
      }
      Tag.form(.class("card"), .named("method", "post"), .named("action", "/challenge")) {
        Tag.p(.class("field")) {
          Tag.label(.named("for", "code")) { words.shelf.code }
          Tag.textarea(
            .id("code"), .name("code"), .named("rows", "4"), .named("autocomplete", "off"),
            .named("spellcheck", "false"), .flag("required")
          ) { told?.typed ?? "" }
        }
        Tag.p { Tag.button(.class("main")) { words.shelf.lookAtCode } }
      }
    }
  }
}
