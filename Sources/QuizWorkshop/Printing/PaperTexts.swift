internal import HTMLText
internal import QuizCore
internal import QuizHTML

/// The texts of a quiz on paper, with the pictures inside of them.
struct PaperTexts {
  let quiz: Quiz
  let pictures: PagePictures
  /// Cells of a line of code that is as wide as a question, and of one in half a column.
  static let (wholeWidth, halfWidth) = (80, 34)

  /// A text of the quiz itself.
  func shown(_ text: String) -> ShownText { shown(text, quiz.markup) }

  func shown(_ text: String, _ question: Question) -> ShownText { shown(text, question.markup) }

  private func shown(_ text: String, _ markup: TextMarkup) -> ShownText {
    ShownText(text, markup) { path, alt in
      pictures.source(path).map { Tag.img(.class("markup-picture"), .src($0), .alt(alt)) }
    }
  }
}
