internal import JSONText
internal import QuizCore
internal import QuizHTML
internal import QuizWire

/// A quiz in the workshop: its draft, or else its file.
struct EditedQuiz: Equatable, Sendable {
  var id: String
  var quiz: JSONValue
  /// The version of the file that the value began with; nil for a quiz that has no file yet.
  var etag: String?
  var isDraft = false
  var findings: [WorkshopFinding] = []

  init(id: String, quiz: JSONValue, etag: String? = nil) {
    (self.id, self.quiz, self.etag) = (id, quiz, etag)
  }

  /// A quiz from nothing, whose texts may have formulas.
  static func fresh(_ id: String) -> EditedQuiz {
    EditedQuiz(id: id, quiz: .quizTable([.title: "", .markup: .text(TextMarkup.markdown.rawValue), .questions: []]))
  }

  /// Nil without a quiz.
  init?(_ content: WorkshopContent, id: String) {
    guard let quiz = content.quiz, quiz.object != nil else { return nil }
    self.init(id: id, quiz: quiz, etag: content.etag)
  }

  /// The title as it is read, whatever its languages.
  var title: String { quiz[.title].map { Self.words($0) } ?? "" }

  /// A question's text as one line for lists, without the signs of its markup: `How much is 2/4?`; empty for none.
  func line(ofQuestion index: Int) -> String {
    let questions = quiz.questions
    guard questions.indices.contains(index), let text = questions[index][.text] else { return "" }
    let markup = (questions[index][.markup] ?? quiz[.markup])?.text.flatMap(TextMarkup.init(rawValue:)) ?? .plain
    return Self.words(text, markup)
  }

  /// A text as one line for lists: of a table of languages the first.
  private static func words(_ value: JSONValue, _ markup: TextMarkup = .plain) -> String {
    let text = ShownText(value.text ?? value.object?.members.first?.value.text ?? "", markup).line
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 90 ? line.prefix(89) + "…" : line
  }
}

extension WorkshopFinding {
  /// The place as a form has it; nil for the quiz as a whole.
  var place: ValuePath? { path.flatMap { ValuePath($0) } }
}
