internal import QuizCore
internal import QuizLibrary
internal import QuizRoom
internal import TextLayout
package import QuizStore
package import QuizWire

extension ListedRoom {
  /// The facts that every list of rooms has.
  package init(_ entry: RoomEntry, _ surroundings: Surroundings) {
    let started = TimeText.written(entry.started, offsetMinutes: surroundings.zone.local(entry.started).1)
    self.init(entry.plan, started: started, players: entry.players)
  }

  /// The entry of `quizrun rooms`.
  package init(forPrograms entry: RoomEntry, _ surroundings: Surroundings) {
    self.init(entry, surroundings)
    (title, pace, isOver) = (entry.plan.title, entry.plan.pace, entry.isOver)
  }
}

extension RoomLedger {
  /// The whole room: its plan, its board, and the corrections.
  package func report(_ surroundings: Surroundings) -> RoomReport {
    let plan = stored.plan
    var report = RoomReport()
    (report.id, report.title, report.pace, report.isOver) = (plan.room, plan.title, plan.pace, state.isOver)
    report.quizzes = plan.rounds.map { $0.quiz ?? $0.title }
    report.started = TimeText.written(stored.started, offsetMinutes: surroundings.zone.local(stored.started).1)
    report.board = state.board.map(row)
    (report.absent, report.waiting) = (state.absent, waiting)
    report.corrections = state.present.flatMap { player in
      player.corrections.map { .init(player: player.number, points: $0.points, why: $0.why) }
    }
    return report
  }

  private func row(_ place: BoardRow) -> RoomReport.Row {
    var row = RoomReport.Row()
    (row.place, row.player, row.name, row.points, row.of) = (
      place.place, place.player, place.name, place.points, place.of
    )
    guard let player = state.player(place.player) else { return row }
    let tally = tally(of: player)
    (row.right, row.answered, row.questions) = (tally.right, tally.answered, tally.questions)
    row.corrected = player.corrections.reduce(0) { $0 + $1.points }
    row.sittings = sittings(of: player).filter { player.standings[$0.round] != nil }.map(\.id)
    return row
  }
}

extension RoomReport {
  /// The table of players as CSV; where questions wait for points, each line names them as `grade` does.
  package var csv: String {
    let texts = waiting.isEmpty ? [] : [waiting.joined(separator: "; ")]
    let columns = RoomReport.Row.columns
    // Names of the roster that never came in have no place.
    let missing = absent.map { name in
      columns.map { $0 == "name" ? name.cleaned : ["answered", "questions"].contains($0) ? "0" : "" }
    }
    return (board.map { $0.cells(columns) } + missing).reduce(
      CSVLine.text(columns + (texts.isEmpty ? [] : ["waiting"]))
    ) { $0 + CSVLine.text($1 + texts) }
  }
}
