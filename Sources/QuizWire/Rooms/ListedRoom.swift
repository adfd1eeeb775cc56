package import JSONText
package import QuizRoom

/// A room in a list.
package struct ListedRoom: Equatable, Sendable {
  package var id = ""
  /// The code of a room that is open, for its host.
  package var code: String?
  /// The id of the quiz of each round, or its title where it has none.
  package var quizzes: [String] = []
  /// The titles of all rounds, for pages.
  package var titles: [String]?
  /// All titles as one, for programs.
  package var title: String?
  /// The time of its beginning, such as `2026-11-28T18:40:00+01:00`.
  package var started = ""
  package var pace: RoomPlan.Pace?
  package var players = 0
  package var isOver: Bool?
  /// The phase of play, for the host.
  package var phase: String?

  package init() {}

  package init(_ plan: RoomPlan, started: String, players: Int) {
    (id, self.started, self.players) = (plan.room, started, players)
    quizzes = plan.rounds.map { $0.quiz ?? $0.title }
  }
}

extension ListedRoom: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("room", &id)
    fields.field("code", &code)
    fields.always("quizzes", &quizzes)
    fields.field("titles", &titles)
    fields.field("title", &title)
    fields.always("started", &started)
    fields.field("pace", &pace)
    fields.always("players", &players)
    fields.field("over", &isOver)
    fields.field("phase", &phase)
  }
}
