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
  /// The heading in place of `Question 3`; nil for that.
  package var title: String?

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

  package init(id: String, label: String) {
    self.id = id
    self.label = label
  }
}

/// A page to read: of the mode, or an `info` question of the quiz.
package struct Page: Equatable, Sendable {
  package var id: String
  /// The source of the page: quiz or mode.
  package var origin = PageID.Origin.mode
  package var title: String?
  package var body: String?
  package var image: String?
  package var imageAlt: String?
  package var audio: String?
  package var actions: [Action] = []
  package var inputs: [NamedSpec] = []
  package var player: String?
  /// The mode's label for the button that continues; nil for the face's own.
  package var proceeding: String?

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
    imageAlt = question.imageAlt
    audio = question.audio
  }

  /// The page before the first question of a section.
  package init(_ section: Section) {
    self.init(id: section.id, title: section.title, body: section.text)
    origin = .section
  }
}
