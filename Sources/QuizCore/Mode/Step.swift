/// A mode's next wish: a value, never an effect.
package enum Step: Equatable, Sendable {
  case ask(AskedQuestion, AskOptions)
  case show(Page)
  case finish(String?)
}

/// The question of an ask: one of the quiz, or one made on the spot.
package enum AskedQuestion: Equatable, Sendable {
  case ofQuiz(String)
  /// Indirect, so that the other cases need no room for a whole question.
  indirect case made(Question)

  package var id: String {
    switch self {
    case .ofQuiz(let id): return id
    case .made(let question): return question.id
    }
  }
}

/// The options of asking a question this time; nil falls back to the question, then the quiz.
package struct AskOptions: Equatable, Sendable {
  package var limit: Double?
  package var reveal: AskReveal?
  package var back: Bool?
  package var skip: Bool?
  package var hint: HintOption = .ofQuestion
  /// Ids of answers that are not offered.
  package var hide: [String] = []
  package var actions: [Action] = []
  package var inputs: [NamedSpec] = []
  package var player: String?
  /// A text beside the question, with its lines and spaces.
  package var note: String?
  /// The syntax of the note, and of a hint that is not the question's.
  package var markup = TextMarkup.plain
  /// The heading in place of `Question 3`; nil for that.
  package var title: String?
  /// The text shown in place of the question's, which stays the same question; nil for its own.
  package var text: String?

  package init() {}

  package enum HintOption: Equatable, Sendable {
    case ofQuestion, none
    case text(String)
  }
}

/// The feedback once a question is settled: everything, right or wrong with feedback, or nothing.
package enum AskReveal: String, Sendable {
  case answer, verdict, nothing
}

/// A button of the mode.
package struct Action: Equatable, Sendable {
  package var id: String
  package var label: String
  /// The time until the step comes back, such as `"8 d"`, shown beside the label; nil for none.
  package var next: String?

  package init(id: String, label: String, next: String? = nil) {
    self.id = id
    self.label = label
    self.next = next
  }

  /// The label with the time until the step comes back.
  package var caption: String { next.map { "\(label) · \($0)" } ?? label }
}

/// A page to read: of the mode, or an `info` question of the quiz.
package struct Page: Equatable, Sendable {
  package var id: String
  /// The source of the page: quiz or mode.
  package var origin = PageID.Origin.mode
  package var title: String?
  package var body: String?
  /// The syntax of the body.
  package var markup = TextMarkup.plain
  package var image: String?
  package var imageAlt: String?
  package var audio: String?
  package var actions: [Action] = []
  package var inputs: [NamedSpec] = []
  package var player: String?
  /// The mode's label for the button that continues; nil for the face's own.
  package var proceeding: String?
  /// A text below the body, with its lines and spaces.
  package var note: String?

  /// The place of the action that is called as going on is: there one button is both.
  package var goingOn: Int? {
    guard inputs.isEmpty, let proceeding else { return nil }
    return actions.firstIndex { $0.label == proceeding }
  }

  package init(id: String, title: String? = nil, body: String? = nil, image: String? = nil) {
    self.id = id
    self.title = title
    self.body = body
    self.image = image
  }

  package var pageID: PageID { PageID(origin, id) }

  /// The page that an `info` question is.
  package init(_ question: Question) {
    self.init(id: question.id, body: question.text, image: question.image)
    origin = .info
    markup = question.markup
    imageAlt = question.imageAlt
    audio = question.audio
  }

  /// The page before the first question of a section; `markup` is the quiz's.
  package init(_ section: Section, _ markup: TextMarkup) {
    self.init(id: section.id, title: section.title, body: section.text)
    origin = .section
    self.markup = markup
  }
}

/// The id of a step with its kind: a question and a page with the same name are two steps.
package enum StepID: Hashable, Sendable {
  case question(String)
  case page(PageID)

  /// The id as it is written, such as `"q1"`; two steps may share it.
  package var name: String {
    switch self {
    case .question(let id): return id
    case .page(let page): return page.name
    }
  }

  /// Hashes the name alone, as questions and pages rarely share one.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The id of a question; nil for a page.
  package var question: String? { if case .question(let id) = self { id } else { nil } }
}

/// The id of a page with its origin: a section, an `info` question and a mode may use the same name.
package struct PageID: Hashable, Sendable {
  package var origin: Origin
  package var name: String

  package init(_ origin: Origin, _ name: String) {
    self.origin = origin
    self.name = name
  }

  package enum Origin: String, CaseIterable, Sendable {
    /// A page of the mode, and every page under rules before 9, which did not distinguish them.
    case mode
    /// An `info` question of the quiz.
    case info
    case section
  }
}

/// A short text for the header, with a value for faces that can draw it.
package struct StatusEntry: Hashable, Sendable, ExpressibleByStringInterpolation {
  package var text: String
  package var kind: Kind?
  package var value: Double?
  /// The most there could be.
  package var of: Double?
  /// The names of a ladder's steps, lowest first.
  package var labels: [String]

  /// The look of the value: lives, a filling level, steps to climb, an amount, or a count.
  package enum Kind: String, CaseIterable, Sendable {
    case hearts, meter, ladder, money, counter
  }

  package init(_ text: String, _ kind: Kind? = nil, value: Double? = nil, of: Double? = nil, labels: [String] = []) {
    self.text = text
    self.kind = kind
    self.value = value
    self.of = of
    self.labels = labels
  }

  package init(stringLiteral text: String) { self.init(text) }

  /// Whether there is nothing but the text.
  package var isPlain: Bool { kind == nil && value == nil && of == nil && labels.isEmpty }
}
