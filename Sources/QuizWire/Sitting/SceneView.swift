package import JSONText
package import QuizCore
package import QuizPlay

/// The state of a sitting around the open step.
package struct SceneView: Equatable, Sendable {
  /// The number of events so far.
  package var place = 0
  package var title = ""
  package var modes: [String] = []
  /// The language of the quiz, such as `de`.
  package var language: String?
  /// The players' names, if there are several.
  package var players: [String] = []
  /// The day of a quiz of the day, such as `2026-11-28`.
  package var day: String?
  /// The code of the open room to which it belongs.
  package var code: String?
  /// Whether it cannot be discarded.
  package var stays = false
  /// Whether it changes when its author saves a file.
  package var isWatched = false
  /// Whether nothing of it is saved.
  package var isPractice = false
  package var of: Int?
  package var settled: Int?
  /// The questions that the shown verdicts are about.
  package var questions: [QuestionView?] = []
  /// The way in which each of those settled.
  package var settlings: [VerdictView.Settling] = []
  /// The hints shown at the open step.
  package var hints: [String] = []
  /// The syntax of the hints.
  package var hintMarkup = TextMarkup.plain
  /// All questions, where one may go to any.
  package var overview: [Place] = []
  /// Whether all is answered and only finishing is left.
  package var isWaitingForFinish = false
  /// Whether the page that is open is a side of a card.
  package var isCard = false
  /// True when a person marks the answer later.
  package var isByHand = false
  /// True when the open step is a further try of an earlier one.
  package var isTried = true

  package init() {}

  /// A question to which one may go.
  package struct Place: Equatable, Sendable, WireObject {
    package var step = 0
    package var text = ""
    /// The syntax of the text.
    package var markup = TextMarkup.plain
    package var isOpen = false
    package var section: String?

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("step", &step)
      fields.always("text", &text)
      fields.markup(&markup)
      fields.always("open", &isOpen)
      fields.field("section", &section)
    }
  }
}

extension SceneView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("scene")
    fields.always("place", &place)
    fields.always("title", &title)
    fields.always("modes", &modes)
    fields.field("language", &language)
    fields.field("players", &players, else: [])
    fields.field("day", &day)
    fields.field("code", &code)
    fields.field("stays", &stays, else: false)
    fields.field("watched", &isWatched, else: false)
    fields.field("practice", &isPractice, else: false)
    fields.field("of", &of)
    fields.field("settled", &settled)
    fields.always("questions", &questions)
    fields.always("settled_by", &settlings)
    fields.field("hints", &hints, else: [])
    fields.field("hintMarkup", &hintMarkup, else: .plain)
    fields.field("overview", &overview, else: [])
    fields.field("finish", &isWaitingForFinish, else: false)
    fields.field("card", &isCard, else: false)
    fields.field("byHand", &isByHand, else: false)
    fields.field("isTried", &isTried, else: true)
  }
}
