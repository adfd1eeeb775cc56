package import JSONText
package import QuizPlay
package import QuizRoom

/// A room as a viewer sees it: a player, the screen, the host, a visitor.
///
/// Fields are nil that the viewer may not see, or that the phase lacks.
package struct RoomView: Equatable, Sendable {
  package var phase = Phase.lobby
  /// The id in the record.
  package var id = ""
  package var code: String?
  package var title = ""
  /// The id of the quiz of the round.
  package var quiz: String?
  package var quizTitle: String?
  /// The language of the round's quiz, such as `de`.
  package var language: String?
  package var pace = RoomPlan.Pace.together
  package var round = 1
  package var rounds = 1
  /// Grows with every question that is put.
  package var epoch = 0
  /// True while new players may join.
  package var isJoinable = true
  package var names = RoomPlan.Names.free
  /// True when only people come in who have a code of their own.
  package var isForPeople = false
  package var players = 0
  /// The closing time, such as `2026-11-28T18:30:00+01:00`; nil for none.
  package var until: String?
  /// The number of answers that are still to be marked by hand.
  package var waiting = 0
  /// The number of questions in the round, and the number of this one, from 1.
  package var questions: Int?
  package var number: Int?

  /// The player's own number and name.
  package var player: Int?
  package var name: String?
  /// The reason why a player or visitor cannot go on, such as `kicked`.
  package var reason: String?
  /// The player's sitting, at everybody's own pace.
  package var sitting: String?
  /// Whether the player has come to the end of all rounds at the own pace.
  package var isDone = false
  /// How many times the time of a question the player has.
  package var timeFactor = 1.0
  package var mine: Mine?
  package var place: Place?

  package var question: QuestionView?
  package var leftMs: Int?
  /// How often the host had the sound played again.
  package var plays = 0
  package var answered: Int?
  /// The number of players who were asked the question.
  package var asked: Int?
  /// The number of players for each answer, by its id or as it was typed.
  package var counts: [Count]?
  /// The typed answers that are right, as `counts` has them.
  package var rightTexts: [String]?
  /// The right answer, and for a player the points of the own answer.
  package var verdict: VerdictView?
  /// The progress of all players, while points wait for the end.
  package var progress: [PlayerProgress]?
  package var board: [Row]?
  /// The teams: best first where the board is shown, else as the host named them; nil in a room without teams.
  package var teams: [Team]?
  /// The player's own team.
  package var team: String?
  package var people: [Person]?
  /// Names of the roster that never came in.
  package var absent: [String] = []
  /// The names of the players who have not answered.
  package var missing: [String]?

  package init() {}

  package enum Phase: String, Sendable, CaseIterable {
    case lobby, open, locked, reveal, board, paused, over
  }
}

extension RoomView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("room")
    fields.always("room", &id)
    fields.field("code", &code)
    fields.always("title", &title)
    fields.field("quiz", &quiz)
    fields.field("quiz_title", &quizTitle)
    fields.field("language", &language)
    fields.always("pace", &pace)
    fields.always("round", &round)
    fields.always("rounds", &rounds)
    fields.field("phase", &phase)
    fields.always("epoch", &epoch)
    fields.always("joining", &isJoinable)
    fields.always("names", &names)
    fields.field("by_code", &isForPeople, else: false)
    fields.always("players", &players)
    fields.field("until", &until)
    fields.field("waiting", &waiting, else: 0)
    fields.field("questions", &questions)
    fields.field("number", &number)
    visitOwn(&fields)
    visitQuestion(&fields)
    fields.field("progress", &progress)
    fields.field("board", &board)
    fields.field("teams", &teams)
    fields.field("people", &people)
    fields.field("absent", &absent, else: [])
    fields.field("missing", &missing)
  }

  private mutating func visitOwn(_ fields: inout FieldVisitor) {
    fields.field("player", &player)
    fields.field("name", &name)
    fields.field("team", &team)
    fields.field("reason", &reason)
    fields.field("sitting", &sitting)
    fields.field("done", &isDone, else: false)
    fields.field("time_factor", &timeFactor, else: 1)
    fields.field("mine", &mine)
    fields.field("place_of", &place)
  }

  private mutating func visitQuestion(_ fields: inout FieldVisitor) {
    fields.field("question", &question)
    fields.field("left_ms", &leftMs)
    fields.field("plays", &plays, else: 0)
    fields.field("answered", &answered)
    fields.field("asked", &asked)
    fields.optionalMembers("counts", &counts)
    fields.field("right", &rightTexts)
    fields.field("verdict", &verdict)
  }
}

extension RoomView {
  package var isOwnPace: Bool { pace == .own }

  /// Whether any player has points: a quiz whose answers are neither right nor wrong has no winners.
  package var hasPoints: Bool { rows.contains { $0.points != 0 } }

  /// Whether everybody gets a name, and chooses none.
  package var givesNames: Bool { names == .generated }

  /// True while a question is open, which new players cannot answer.
  package var isAsking: Bool { !isOwnPace && (phase == .open || phase == .paused) }

  /// Whether the question has a sound or a film that the screen plays.
  package var canBeHeard: Bool { question.map { $0.audio != nil || $0.video != nil } ?? false }

  /// The number of players that can have answered.
  package var able: Int { asked ?? players }

  /// The board, where there is one.
  package var rows: [Row] { board ?? [] }

  /// The typed answers as they are shown: ten of them, all spellings of the right one before the others, then the most frequent.
  package var wall: [Count] {
    let right = Set(rightTexts ?? [])
    let sorted = (counts ?? []).sorted { ($1.count, $0.given) < ($0.count, $1.given) }
    return Array((sorted.filter { right.contains($0.given) } + sorted.filter { !right.contains($0.given) }).prefix(10))
  }

  /// The number of players with an answer; nil where no counts are shown.
  package func count(of given: String) -> Int? {
    counts.map { counts in counts.first { $0.given == given }?.count ?? 0 }
  }
}
