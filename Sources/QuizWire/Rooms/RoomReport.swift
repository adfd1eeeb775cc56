package import JSONText
package import QuizRoom

/// A room of the record with its board, as `quizrun rooms ROOM --json` has it.
package struct RoomReport: Equatable, Sendable {
  package var id = ""
  package var title = ""
  package var quizzes: [String] = []
  /// On the clocks here.
  package var started = ""
  package var pace = RoomPlan.Pace.together
  package var isOver = false
  /// The best first.
  package var board: [Row] = []
  /// Names of the roster that never came in.
  package var absent: [String] = []
  /// The texts of the questions that are still to be marked.
  package var waiting: [String] = []
  package var corrections: [Correction] = []

  /// A player's place.
  package struct Row: Equatable, Sendable {
    package var place = 0
    package var player = 0
    package var name = ""
    package var points = 0.0
    package var of = 0.0
    package var right = 0
    package var answered = 0
    package var questions = 0
    /// The points that the host gave or took.
    package var corrected = 0.0
    package var sittings: [String] = []

    package init() {}

    package static let columns = [
      "place", "player", "name", "points", "of", "right", "answered", "questions", "corrected",
    ]
  }

  /// Points that the host gave a player, or took.
  package struct Correction: Equatable, Sendable {
    package var player = 0
    package var points = 0.0
    package var why = ""

    package init() {}

    package init(player: Int, points: Double, why: String) {
      (self.player, self.points, self.why) = (player, points, why)
    }
  }

  package init() {}
}

extension RoomReport: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("room", &id)
    fields.always("title", &title)
    fields.always("quizzes", &quizzes)
    fields.always("started", &started)
    fields.always("pace", &pace)
    fields.always("over", &isOver)
    fields.always("board", &board)
    fields.field("absent", &absent, else: [])
    fields.field("waiting", &waiting, else: [])
    fields.field("corrections", &corrections, else: [])
  }
}

extension RoomReport.Row: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("place", &place)
    fields.always("player", &player)
    fields.always("name", &name)
    fields.always("points", &points)
    fields.always("of", &of)
    fields.always("right", &right)
    fields.always("answered", &answered)
    fields.always("questions", &questions)
    fields.always("corrected", &corrected)
    fields.always("sittings", &sittings)
  }
}

extension RoomReport.Correction: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("player", &player)
    fields.always("points", &points)
    fields.always("why", &why)
  }
}

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
