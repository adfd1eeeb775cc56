package import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
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
  /// The columns of a table of players.
  package static let columns = [
    "place", "player", "name", "points", "of", "right", "answered", "questions", "corrected",
  ]

  /// The table of players as CSV; where questions wait for points, each line names them as `grade` does.
  package var csv: String {
    let waiting = waiting.isEmpty ? [] : [waiting.joined(separator: "; ")]
    let head = Self.columns + (waiting.isEmpty ? [] : ["waiting"])
    return (rows + absentRows).reduce(CSVLine.text(head)) { $0 + CSVLine.text($1.cells(Self.columns) + waiting) }
  }

  /// A line for each name of the roster that never came in: it has no place.
  private var absentRows: [JSONObject] {
    state.absent.map { ["name": Wire.string($0), "answered": 0, "questions": 0] }
  }

  /// Names of the roster that never came in.
  package var absent: [String] { state.absent }

  /// A line for each player, the best first.
  package var rows: [JSONObject] {
    state.board.map { row in
      let corrections = state.player(row.player)?.corrections ?? []
      let tally = state.player(row.player).map(tally) ?? Tally()
      var object: JSONObject = ["place": .int(row.place), "player": .int(row.player), "name": Wire.string(row.name)]
      object.append("points", Wire.number(row.points))
      object.append("of", Wire.number(row.of))
      object.append("right", .int(tally.right))
      object.append("answered", .int(tally.answered))
      object.append("questions", .int(tally.questions))
      object.append("corrected", Wire.number(corrections.reduce(0) { $0 + $1.points }))
      let played = state.player(row.player).map { player in
        sittings(of: player).filter { player.standings[$0.round] != nil }.map(\.id)
      }
      object.append("sittings", .list((played ?? []).map(JSONValue.text)))
      return object
    }
  }

  /// The whole room as JSON: its plan, its board, and the corrections with their reasons.
  package func object(_ surroundings: Surroundings) -> JSONObject {
    let plan = stored.plan
    var object: JSONObject = ["room": .text(plan.room), "title": Wire.string(plan.title)]
    object.append("quizzes", .list(plan.rounds.map { .text($0.quiz ?? $0.title) }))
    let offset = surroundings.zone.local(stored.started).1
    object.append("started", .text(TimeText.written(stored.started, offsetMinutes: offset)))
    object.append("pace", .text(plan.pace.rawValue))
    object.append("over", .bool(state.isOver))
    object.append("board", .list(rows.map(JSONValue.object)))
    if !absent.isEmpty { object.append("absent", Wire.texts(absent)) }
    let waiting = waiting
    if !waiting.isEmpty { object.append("waiting", Wire.texts(waiting)) }
    let corrections = state.present.flatMap { player in
      player.corrections.map { correction -> JSONValue in
        [
          "player": .int(player.number), "points": Wire.number(correction.points), "why": Wire.string(correction.why),
        ]
      }
    }
    if !corrections.isEmpty { object.append("corrections", .list(corrections)) }
    return object
  }
}
