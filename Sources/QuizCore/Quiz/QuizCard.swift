/// The parts of a quiz that lists and choosers show, without its questions.
package struct QuizCard: Equatable, Sendable {
  package var id: String
  package var title: String
  package var description: String?
  /// The syntax of the description.
  package var markup = TextMarkup.plain
  package var image: String?
  package var imageAlt: String?
  package var category: String?
  package var language: String?
  package var author: String?
  package var licence: String?
  package var tags: [String] = []
  /// The name of the mode it is meant for.
  package var plugin: String?
  package var isDaily = false
  /// Questions that a sitting asks: pages of text do not count, nor what `pick` leaves out.
  package var questionCount = 0
  package var makeup: QuizMakeup
  /// How many questions there are of each category; without one the name is empty.
  package var topics: [Topic] = []

  package struct Topic: Equatable, Sendable {
    package var category: String
    package var questions: Int

    package init(category: String, questions: Int) { (self.category, self.questions) = (category, questions) }
  }

  package init(id: String, title: String, makeup: QuizMakeup) {
    (self.id, self.title, self.makeup) = (id, title, makeup)
  }
}

extension Quiz {
  package static let deckMode = "cards"

  package var card: QuizCard {
    var card = QuizCard(id: id, title: title, makeup: QuizMakeup(self))
    (card.description, card.image, card.imageAlt, card.category) = (description, image, imageAlt, category)
    (card.language, card.author, card.licence, card.tags) = (language, author, licence, tags)
    card.markup = markup
    (card.plugin, card.isDaily, card.questionCount) = (plugin, isDaily, askedCount)
    for question in questions where question.kind != .info {
      let name = question.category ?? category ?? ""
      if let place = card.topics.firstIndex(where: { $0.category == name }) {
        card.topics[place].questions += 1
      } else {
        card.topics.append(QuizCard.Topic(category: name, questions: 1))
      }
    }
    return card
  }
}

/// The parts of a question that decide whether a drawn quiz takes it.
package struct DrawableQuestion: Equatable, Sendable {
  package var id: String
  package var category: String?
  package var difficulty: String?

  package init(id: String, category: String?, difficulty: String?) {
    (self.id, self.category, self.difficulty) = (id, category, difficulty)
  }
}

extension Quiz {
  /// The questions that a day's quiz may have: marked ones that need nothing of their quiz. Pictures and sounds stand beside
  /// its file, and the front of a card says little by itself.
  package var drawable: [DrawableQuestion] {
    if !canBeDrawnFrom || plugin == Self.deckMode { return [] }
    return questions.filter { $0.isMarked && $0.image == nil && $0.audio == nil && !$0.mayShowFiles }.map { question in
      DrawableQuestion(id: question.id, category: question.category ?? category, difficulty: question.difficulty)
    }
  }
}

/// The sorts of questions in a quiz, as far as modes check them before they play it.
package struct QuizMakeup: Equatable, Sendable {
  /// The features that make questions alike to every mode.
  package struct Sort: Equatable, Sendable {
    package var kind: Question.Kind
    /// Whether they earn points, now or later.
    package var isMarked: Bool
    /// Whether some answer leads to an outcome.
    package var leadsToOutcomes: Bool

    package init(kind: Question.Kind, isMarked: Bool, leadsToOutcomes: Bool) {
      (self.kind, self.isMarked, self.leadsToOutcomes) = (kind, isMarked, leadsToOutcomes)
    }
  }

  /// Whether outcomes are declared.
  package var declaresOutcomes: Bool
  /// Each once, in no order that means anything.
  package var sorts: [Sort]

  package init(declaresOutcomes: Bool, sorts: [Sort]) {
    (self.declaresOutcomes, self.sorts) = (declaresOutcomes, sorts)
  }

  package init(_ quiz: Quiz) {
    self.init(declaresOutcomes: !quiz.outcomes.isEmpty, sorts: [])
    for question in quiz.questions {
      let sort = Sort(
        kind: question.kind, isMarked: question.countsAsMarked,
        leadsToOutcomes: question.answers.contains { !$0.outcomes.isEmpty })
      if !sorts.contains(sort) { sorts.append(sort) }
    }
  }

  /// True when the quiz has outcomes.
  package var hasOutcomes: Bool { declaresOutcomes || sorts.contains(where: \.leadsToOutcomes) }
}
