internal import QuizCore

/// The state of a room: `init(plan)`, then one `evolve` per event.
package struct RoomState: Equatable, Sendable {
  package let plan: RoomPlan
  package internal(set) var phase: Phase = .lobby
  /// Whether the clock of the open question stands still.
  package internal(set) var isPaused = false
  package internal(set) var isJoiningLocked = false
  /// Counts how often a question was opened.
  package internal(set) var epoch = 0
  /// The players in the order of joining; a player's number is the place from 1.
  package internal(set) var players: [Player] = []
  /// Every question that was put, the open one last.
  package internal(set) var questions: [Asked] = []
  /// True when the last question's verdicts are complete.
  package internal(set) var isJudged = false
  /// How many times the limit players have whom the host gave more time.
  package internal(set) var factors: [Int: Double] = [:]
  /// The sittings' verdicts, by player.
  package internal(set) var judgements: [Int: Judgement] = [:]
  /// Places on the last board that was shown, and on the one before.
  var shownPlaces: [Int: Int] = [:]
  var earlierPlaces: [Int: Int] = [:]
  /// The players' standings in the round before the last question was judged.
  var standingsBefore: [Int: RoomStanding] = [:]
  /// The host's names for the last commands.
  package internal(set) var requests: [String] = []

  package enum Phase: String, Sendable {
    case lobby, open, locked, reveal, board, over
  }

  package struct Player: Equatable, Sendable {
    package var number: Int
    package internal(set) var name: String
    package internal(set) var visitor: String?
    /// The place of the team in the plan; nil without one.
    package internal(set) var team: Int?
    package internal(set) var isKicked = false
    /// The epoch in which they came: the question that was open then is not theirs.
    package internal(set) var since: Int
    /// The standings, by round.
    package internal(set) var standings: [Int: RoomStanding] = [:]
    package internal(set) var corrections: [Correction] = []
    /// The last answers by the player's names for them, with their epochs.
    package internal(set) var requests: [Request] = []
  }

  package struct Correction: Equatable, Sendable {
    package var points: Double
    package var why: String
  }

  package struct Request: Equatable, Sendable {
    package var name: String
    package var epoch: Int
  }

  /// A question as it was put.
  package struct Asked: Equatable, Sendable {
    package var question: RoomQuestion
    package var epoch: Int
    /// Milliseconds; longer than the question's own where the host gave more time.
    package internal(set) var limit: Int?
    /// Milliseconds on its clock.
    package internal(set) var elapsed = 0
    /// The answers, by player.
    package internal(set) var answers: [Int: RoomAnswer] = [:]
    package internal(set) var isLocked = false
    /// Typed texts that the host took off the wall, folded.
    package internal(set) var hidden: Set<String> = []
  }

  /// How often a round's questions were taken back after their lock: so often its sittings were made anew.
  package internal(set) var takes: [Int: Int] = [:]

  package init(_ plan: RoomPlan) {
    self.plan = plan
  }
}

extension RoomState {
  /// The number of requests that are remembered, of the host and of each player.
  static let mostRequests = 16

  /// The question that is open, or was put last.
  package var current: Asked? { questions.last }

  /// The last question's round, from 0.
  package var round: Int { current?.question.round ?? 0 }

  package var isOver: Bool { phase == .over }

  /// Whether the clock of a question runs.
  package var isRunning: Bool { phase == .open && !isPaused && plan.pace == .together }

  /// Milliseconds left of the open question as of the last event; nil without a limit.
  package var left: Int? {
    guard phase == .open, let asked = current, let limit = asked.limit else { return nil }
    return max(0, limit - asked.elapsed)
  }

  /// Milliseconds of the open question for a player, or for all who have no time of their own; nil without a limit.
  package func limit(of player: Int? = nil) -> Int? {
    guard let limit = current?.limit else { return nil }
    guard let factor = player.flatMap({ factors[$0] }) else { return limit }
    return StoredRange.milliseconds.nearest(Int((Double(limit) * factor).rounded()))
  }

  /// Milliseconds to the lock: players with more time are waited for until they have answered.
  package var closing: Int? {
    guard let asked = current, let limit = asked.limit else { return nil }
    let slow = factors.keys.filter { number in
      asked.answers[number] == nil && player(number).map(wasPut(to:)) == true
    }
    return slow.reduce(limit) { max($0, self.limit(of: $1) ?? 0) }
  }

  package func player(_ number: Int) -> Player? {
    players.indices.contains(number - 1) ? players[number - 1] : nil
  }

  /// The player behind a device, kicked or not; of several the last.
  package func player(of visitor: String) -> Player? { players.last { $0.visitor == visitor } }

  /// The players still in the room.
  package var present: [Player] { players.filter { !$0.isKicked } }
  package var presentCount: Int { players.count { !$0.isKicked } }
  package func isPresent(_ number: Int) -> Bool {
    players.indices.contains(number - 1) && !players[number - 1].isKicked
  }

  /// Whether the last question was put to a player.
  package func wasPut(to player: Player) -> Bool { !player.isKicked && player.since < epoch }

  /// The players who can answer the open question and have not.
  package var missing: [Player] { present.filter { wasPut(to: $0) && current?.answers[$0.number] == nil } }

  /// The names on the roster under which no player has joined.
  package var absent: [String] {
    let came = Set(players.map { RoomName.key($0.name) })
    return plan.roster.filter { !came.contains(RoomName.key($0)) }
  }

  /// The number of players who could answer the last question, without later arrivals.
  package var askedCount: Int {
    present.count { wasPut(to: $0) || current?.answers[$0.number] != nil }
  }

  /// How many have answered the last question.
  package var answered: Int { current?.answers.keys.count(where: isPresent) ?? 0 }

  /// The epoch for which a request of a player was kept; nil for one that is new.
  package func kept(_ request: String?, of player: Int) -> Int? {
    guard let request else { return nil }
    return self.player(player)?.requests.last { $0.name == request }?.epoch
  }

  /// Drops the answers of rounds before the last question's, which a running room no longer needs.
  package mutating func forgetEarlierRounds() {
    for place in questions.indices where questions[place].question.round < round { questions[place].answers = [:] }
  }

  /// The locked questions of a round in order, with the inputs for its sittings.
  package func locked(in round: Int) -> [Asked] { questions.filter { $0.question.round == round && $0.isLocked } }
}

/// A player's row on the board.
package struct BoardRow: Equatable, Sendable {
  /// The place; equal rows share one, and the following places are skipped.
  package var place: Int
  package var player: Int
  package var name: String
  package var points: Double
  package var of: Double
  /// The places gained since the board before; 0 for a new row.
  package var moved: Int
}

extension RoomState {
  /// A player's total points: the rounds, and the host's corrections.
  package func points(of player: Player) -> Double {
    let rounds = player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.points }
    return player.corrections.reduce(rounds) { $0 + $1.points }
  }

  /// The most points that were possible.
  package func pointsAtMost(of player: Player) -> Double {
    player.standings.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value.of }
  }

  /// The board, best first. Equal points share a place, the earlier player first; the noise of binary fractions does
  /// not matter.
  package var board: [BoardRow] {
    let players = Dictionary(uniqueKeysWithValues: present.map { (String($0.number), $0) })
    let ranking = Scores.ranking(
      present.map { (String($0.number), points(of: $0)) }, ties: present.map { String($0.number) })
    return ranking.compactMap { ranked in
      guard let player = players[ranked.id] else { return nil }
      let before = earlierPlaces[player.number]
      return BoardRow(
        place: ranked.place, player: player.number, name: player.name, points: ranked.value,
        of: pointsAtMost(of: player), moved: before.map { $0 - ranked.place } ?? 0)
    }
  }
}

/// A team's row on the board.
package struct TeamRow: Equatable, Sendable {
  package var name: String
  /// The mean of its players' points; 0 for a team of nobody.
  package var points: Double
  package var players: Int
}

extension RoomState {
  /// The teams, best first; equal ones as the host named them. Empty in a room without teams.
  package var teams: [TeamRow] {
    let rows = plan.teams.enumerated().map { place, name in
      let players = present.filter { $0.team == place }
      let sum = players.reduce(0) { $0 + points(of: $1) }
      return TeamRow(name: name, points: players.isEmpty ? 0 : sum / Double(players.count), players: players.count)
    }
    let best = Scores.ranking(rows.indices.map { (String($0), rows[$0].points) }, ties: rows.indices.map(String.init))
    return best.compactMap { Int($0.id).map { rows[$0] } }
  }

  /// The name of a player's team; nil without one.
  package func team(of player: Player) -> String? {
    player.team.flatMap { plan.teams.indices.contains($0) ? plan.teams[$0] : nil }
  }
}
