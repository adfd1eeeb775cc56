internal import HTMLText
internal import QuizCore
internal import QuizPlay

/// The pictures and sounds that a list of choices cannot show, each above the words that the list has for it.
struct PictureList {
  private let choices: [Choice]

  init(_ choices: [Choice]) {
    self.choices = choices
  }

  var html: HTML {
    guard choices.contains(where: { !$0.media.isNothing }) else { return .empty }
    return Tag.div(.class("pictures", "named")) {
      choices.map { choice in
        Tag.figure(.class("option")) {
          HTML.tile(choice, HTML.lines(choice.text))
          if choice.text.isEmpty { Tag.figcaption(.dirAuto) { choice.name } }
        }
      }
    }
  }
}
