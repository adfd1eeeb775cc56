internal import HTMLText
internal import Words

/// The form for the code of a challenge.
struct ChallengePage {
  private let told: FormNotice?
  private let words: PageWords

  init(_ told: FormNotice?, _ visit: PageVisit) {
    (self.told, words) = (told, visit.words)
  }

  private var refilled: Refilled { Refilled(told: told, words: words) }

  var frame: PageFrame {
    PageFrame(words.shelf.challengeLabel) {
      Tag.h1(.named("tabindex", "-1")) { words.shelf.aChallenge }
      Tag.p { words.shelf.challengeText }
      HTML.told(told, words)
      Tag.form(.class("card"), .named("method", "post"), .named("action", "/challenge")) {
        Tag.div(.class("field")) {
          Tag.label(.named("for", "code")) { words.shelf.codeLabel }
          Tag.textarea(
            [
              .id("code"), .name("code"), .named("rows", "4"), .named("autocomplete", "off"),
              .named("spellcheck", "false"), .flag("required"),
            ] + refilled.marks("code")
          ) { refilled.value("code") ?? "" }
          refilled.amiss("code")
        }
        Tag.p { Tag.button(.class("main")) { words.shelf.lookAtCode } }
      }
    }
  }
}
