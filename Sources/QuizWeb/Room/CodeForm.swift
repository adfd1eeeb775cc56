internal import HTMLText
internal import QuizWire
internal import Words

/// The form for the six digits of a room.
struct CodeForm {
  private let words: PageWords
  private let typed: String?

  init(_ words: PageWords, typed: String? = nil) {
    (self.words, self.typed) = (words, typed)
  }

  var html: HTML {
    Tag.form(.class("card"), .named("method", "get"), .named("action", "/join")) {
      Tag.p(.class("field")) {
        Tag.label(.named("for", "code")) { words.room.code }
        Tag.input(
          .id("code"), .type("text"), .name("code"), .value(typed ?? ""), .named("inputmode", "numeric"),
          .named("autocomplete", "off"), .named("maxlength", "12"), .flag("required"), .aria("describedby", "digits"))
        Tag.small(.id("digits")) { words.room.codeHelp }
      }
      Tag.p { Tag.button(.class("main")) { words.room.nextLabel } }
    }
  }
}
