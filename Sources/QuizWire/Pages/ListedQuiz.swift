package import JSONText
package import QuizCore
internal import QuizPlay
internal import TextLayout
package import Words

/// A quiz in a list, with the player's standing.
package struct ListedQuiz: Equatable, Sendable {
  package var id = ""
  package var title = ""
  /// The path of its file; nil for a quiz that was drawn, and for visitors.
  package var path: String?
  package var description: String?
  /// The syntax of the description.
  package var markup = TextMarkup.plain
  package var category: String?
  package var language: String?
  package var author: String?
  package var licence: String?
  /// The name of its own mode; nil for the built-in one.
  package var plugin: String?
  package var tags: [String] = []
  /// The number of questions that a sitting asks.
  package var questions = 0
  package var isDaily = false
  /// The newest unfinished sitting that goes on by itself.
  package var progress: Settled?
  /// The day of the last finished sitting.
  package var last: CivilDay?
  /// The best result in percent.
  package var best: Double?
  /// How much of it is due today; nil when no mode counts that.
  package var due: Int?
  /// Whether a mode remembers it: then what is due was asked before, or comes next.
  package var isLearnt = false
  /// A path or name by which its picture is loaded; nil in lists without pictures.
  package var image: String?
  package var imageAlt: String?
  /// The pictures in the description.
  package var pictures: [TextPicture] = []
  /// The newest results in percent, the newest last; empty in lists without them.
  package var recent: [Double] = []

  package struct Settled: Equatable, Sendable {
    package var settled: Int
    /// The number of questions in all; nil when the mode decides.
    package var of: Int?

    package init(settled: Int, of: Int?) {
      (self.settled, self.of) = (settled, of)
    }
  }

  package init() {}

  package init(_ card: QuizCard, path: String? = nil) {
    (id, title, self.path, description) = (card.id, card.title, path, card.description)
    (category, language, author, licence) = (card.category, card.language, card.author, card.licence)
    markup = card.markup
    (plugin, tags, questions, isDaily) = (card.plugin, card.tags, card.questionCount, card.isDaily)
  }

  /// The description without signs of markup, for lists and searching; nil without one.
  package var plainDescription: String? { description.map(markup.line) }

  /// The number of questions; nil when only the mode decides.
  package var askedQuestions: Int? { questions > 0 ? questions : nil }

  /// The number of its questions, such as `24 cards` or `5 questions`; nil without any.
  package func size(_ words: some Wording) -> String? {
    askedQuestions.map { plugin == Quiz.deckMode ? words.cardCount($0) : words.questions($0) }
  }

  /// Whether something of it is due: what was never learnt is an offer like any other quiz.
  package var isDue: Bool { isLearnt && (due ?? 0) > 0 }

  /// The list entry for other programs: without the keys of pages.
  package var forPrograms: ListedQuiz {
    var quiz = self
    quiz.isLearnt = false
    return quiz
  }
}

extension ListedQuiz: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("id", &id)
    fields.always("title", &title)
    fields.field("path", &path)
    fields.field("description", &description)
    fields.markup(&markup)
    fields.field("category", &category)
    fields.field("language", &language)
    fields.field("author", &author)
    fields.field("licence", &licence)
    fields.field("plugin", &plugin)
    fields.always("tags", &tags)
    fields.always("questions", &questions)
    fields.always("daily", &isDaily)
    fields.field("continue", &progress)
    fields.field("last", &last)
    fields.field("best", &best)
    fields.field("due", &due)
    fields.field("learnt", &isLearnt, else: false)
    fields.field("image", &image)
    fields.field("imageAlt", &imageAlt)
    fields.pictures(&pictures)
    fields.field("recent", &recent, else: [])
  }
}

extension ListedQuiz.Settled: WireObject {
  package init() { self.init(settled: 0, of: nil) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("done", &settled)
    fields.field("of", &of)
  }
}
