/// A quiz as it is played: every default filled in, every text in the player's language.
package struct Quiz: Equatable, Sendable {
  package var id: String
  package var title: String
  package var description: String?
  package var image: String?
  package var imageAlt: String?
  package var category: String?
  package var language: String?
  /// The syntax of its description, and of the texts of sections, outcomes and bands.
  package var markup = TextMarkup.plain
  package var author: String?
  package var licence: String?
  package var source: String?
  package var tags: [String] = []
  package var data: PlainValue = .empty
  /// The name of the mode this quiz is meant for; never a path.
  package var plugin: String?
  /// Options for the mode, as written; the mode's own declaration gives them their types.
  package var options: [PlainField] = []
  package var partial: PartialRule = .net
  package var isDaily = false
  /// Whether its questions make sense apart from it, so that a drawn quiz may have them.
  package var canBeDrawnFrom = true
  package var pick: Int?
  package var shuffle = Shuffle()
  package var navigation = Navigation()
  package var timing = Timing()
  package var reveal: Reveal = .each
  package var outcomes: [Outcome] = []
  package var bands: [Band] = []
  /// The parts that questions belong to, in the order in which they come.
  package var sections: [Section] = []
  package var questions: [Question] {
    didSet { kept.order = nil }
  }
  private var kept = CachedOrder()

  package init(id: String, title: String, questions: [Question]) {
    self.id = id
    self.title = title
    self.questions = questions
  }

  /// The id of a quiz whose questions were drawn from all quizzes.
  package static let drawnID = "drawn"

  /// The same quiz with its questions' order computed, so that many sittings share it.
  package func toBeShared() -> Quiz {
    var quiz = self
    quiz.kept.order = order
    return quiz
  }

  var order: IDOrder { kept.order ?? IDOrder(questions.map(\.id)) }

  package func question(_ id: String) -> Question? {
    questions.first { $0.id == id }
  }

  package func outcome(_ id: String) -> Outcome? {
    outcomes.first { $0.id == id }
  }

  /// The section that a question belongs to; nil when it has none, or one of another quiz.
  package func section(of question: Question) -> Section? {
    question.section.flatMap { id in sections.first { $0.id == id } }
  }

  /// True when the quiz has outcomes: they are declared, or an answer leads to one.
  package var hasOutcomes: Bool {
    !outcomes.isEmpty || questions.contains { $0.answers.contains { !$0.outcomes.isEmpty } }
  }
}

/// The orders that the seed may change.
package struct Shuffle: Equatable, Sendable {
  package var questions = false
  package var answers = false

  package init(questions: Bool = false, answers: Bool = false) {
    self.questions = questions
    self.answers = answers
  }
}

/// The moves a player may make between questions.
package struct Navigation: Equatable, Sendable {
  /// Earlier responses can be changed until the result.
  package var back = false
  /// An overview of all questions, jump to any (modes without `next` only).
  package var free = false
  package var skip = true

  package init(back: Bool = false, free: Bool = false, skip: Bool = true) {
    self.back = back
    self.free = free
    self.skip = skip
  }
}

/// Time limits, in seconds.
package struct Timing: Equatable, Sendable {
  package var question: Double?
  package var quiz: Double?
  package var whileClosed: WhileClosed = .pauses

  package enum WhileClosed: String, CaseIterable, Sendable {
    case pauses, runs
  }

  package init(question: Double? = nil, quiz: Double? = nil, whileClosed: WhileClosed = .pauses) {
    self.question = question
    self.quiz = quiz
    self.whileClosed = whileClosed
  }
}

/// The moment at which verdicts and right answers are shown: after each question, all before the result, or never.
package enum Reveal: String, CaseIterable, Sendable {
  case each, end, never
}

/// A possible result of a personality quiz.
package struct Outcome: Equatable, Sendable {
  package var id: String
  package var title: String?
  package var emoji: String?
  package var image: String?
  package var text: String?
  /// Any data of the author, for plugins.
  package var data: PlainValue = .empty

  package init(
    id: String, title: String? = nil, emoji: String? = nil, image: String? = nil, text: String? = nil,
    data: PlainValue = .empty
  ) {
    self.id = id
    self.title = title
    self.emoji = emoji
    self.image = image
    self.text = text
    self.data = data
  }
}

/// A score range, from its percentage (inclusive) up to the next band's, with its text.
package struct Band: Equatable, Sendable {
  package var from: Double
  package var title: String?
  package var emoji: String?
  package var image: String?
  package var text: String?

  package init(from: Double, title: String? = nil, emoji: String? = nil, image: String? = nil, text: String? = nil) {
    self.from = from
    self.title = title
    self.emoji = emoji
    self.image = image
    self.text = text
  }
}

extension Quiz {
  package var hasQuestionLimits: Bool { questions.contains { $0.limit != nil } }

  /// Whether it, or a question of it, has a time limit.
  package var hasLimits: Bool { timing.question != nil || timing.quiz != nil || hasQuestionLimits }
}

/// Ids of questions and pages in an order, and where each stands in it. It never changes: many sittings share one.
package final class IDOrder: Equatable, Sendable {
  package let ids: [String]
  private let places: [String: Int]

  init(_ ids: [String]) {
    self.ids = ids
    places = Dictionary(zip(ids, ids.indices)) { $1 }
  }

  /// The place of an id, from 0; nil for an unknown one.
  func place(of id: String) -> Int? { places[id] }

  package static func == (a: IDOrder, b: IDOrder) -> Bool { a === b || a.ids == b.ids }
}

/// A cache of the order of a quiz's questions, stored with the quiz. Two quizzes that differ only here are equal.
struct CachedOrder: Equatable, Sendable {
  var order: IDOrder?

  static func == (a: CachedOrder, b: CachedOrder) -> Bool { true }
}
