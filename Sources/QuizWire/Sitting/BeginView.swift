package import JSONText
package import QuizCore

/// The first object of a sitting: the quiz, the mode and the players.
package struct BeginView: Equatable, Sendable {
  package var sitting = ""
  /// Nil for a mode without a quiz.
  package var quiz: Named?
  /// The mode.
  package var plugin = Named()
  package var seed = 0
  package var rules = 0
  package var isResumed = false
  /// The score of the challenge that is accepted.
  package var toBeat: ScoreToBeat?

  package struct Named: Equatable, Sendable {
    /// Nil for a mode.
    package var id: String?
    /// The title of a quiz.
    package var title: String?
    /// The name of a mode.
    package var name: String?

    package init(id: String? = nil, title: String? = nil, name: String? = nil) {
      (self.id, self.title, self.name) = (id, title, name)
    }
  }

  package init() {}

  package init(_ sitting: StoredSitting, resumed: Bool, toBeat: ScoreToBeat? = nil) {
    let beginning = sitting.beginning
    self.sitting = beginning.sitting
    quiz = beginning.quiz.map { Named(id: $0.id, title: $0.title) }
    plugin = Named(name: beginning.mode.name)
    (seed, rules, isResumed, self.toBeat) = (beginning.seed, beginning.rules, resumed, toBeat)
  }

  /// The title of the quiz, or the name of the mode.
  package var title: String { quiz?.title ?? plugin.name ?? "" }
}

extension BeginView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("begin")
    fields.always("sitting", &sitting)
    fields.always("quiz", &quiz)
    fields.always("plugin", &plugin)
    fields.always("seed", &seed)
    fields.always("rules", &rules)
    fields.always("resumed", &isResumed)
    fields.field("challenge", &toBeat)
  }
}

extension BeginView.Named: WireObject {
  package init() { self.init(id: nil) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("title", &title)
    fields.field("name", &name)
  }
}

extension ScoreToBeat: WireObject {
  package init() { self.init(player: "", score: Challenge.Score()) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("player", &player)
    fields.field("points", &score.points)
    fields.field("of", &score.of)
    fields.field("percent", &score.percent)
  }
}
