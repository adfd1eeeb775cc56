internal import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizSittings
internal import QuizStore
internal import Words

/// Replays a room: every sitting under its modes, with the log's answers compared to the sittings', and the board
/// recomputed from them.
package struct RoomVerifier {
  private let ledger: RoomLedger
  private let record: SQLiteRecord
  private let verifier: SittingVerifier
  private var words: VerifyWords { verifier.words }

  /// The outcome: the number of sittings played, and the differences from the log.
  package struct Outcome {
    package var room: String
    package var sittings = 0
    package var players = 0
    package var differences: [String] = []
  }

  package init(_ ledger: RoomLedger, _ books: PastRooms) throws(Problem) {
    guard let record = try books.record() else { throw Problem(.noInput, "there is no record of rooms") }
    let library = books.surroundings.library
    self.ledger = ledger
    self.record = record
    let ids = ledger.state.players.flatMap { ledger.sittings(of: $0).map(\.id) }
    verifier = try SittingVerifier(
      record: record, languages: library.languages, confinement: library.confinement, only: Set(ids))
  }

  package func run(jobs: Int) throws(Problem) -> Outcome {
    var outcome = Outcome(room: ledger.stored.plan.room, players: ledger.state.present.count)
    var ids: [String] = []
    try recorded { () throws(RecordFailure) in
      let findings = try record.findings(ofRoom: outcome.room)
      outcome.differences += findings.map(words.sentence)
    }
    for player in ledger.state.present {
      for (round, id) in ledger.sittings(of: player) {
        guard let (stored, events, _) = try? record.load(id) else {
          let isExpected = player.standings[round] != nil
          if isExpected {
            outcome.differences.append(words.noSitting(["player": player.name, "round": String(round + 1)]))
          }
          continue
        }
        ids.append(id)
        let state = events.reduce(into: SittingState.initial(stored.beginning)) { $0.evolve($1) }
        outcome.differences += differences(player, round, state)
      }
    }
    try verifier.verify(ids, jobs: jobs) { verification in
      outcome.sittings += 1
      if !verification.isEqual { outcome.differences.append(verification.sentence(words)) }
    }
    return outcome
  }

  /// The differences between a player's round and the log.
  private func differences(_ player: RoomState.Player, _ round: Int, _ state: SittingState) -> [String] {
    var differences: [String] = []
    if ledger.stored.plan.pace == .together {
      for (asked, turn) in zip(ledger.state.locked(in: round), state.past) {
        if asked.answers[player.number]?.response != turn.response {
          let question = String(asked.question.number)
          differences.append(
            words.otherAnswer(["player": player.name, "round": String(round + 1), "question": question]))
        }
      }
    }
    let (points, of) = ledger.stored.plan.pace == .own ? state.shownScore : state.score
    if let standing = player.standings[round], standing.points != points || standing.of != of {
      differences.append(
        words.standing(player.name, round + 1, board: (standing.points, standing.of), sitting: (points, of)))
    }
    return differences
  }
}
