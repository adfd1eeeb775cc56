internal import QuizCoding
internal import QuizCore

/// Removal of deleted players' names from sittings that stay.
extension SQLiteRecord {
  /// Takes the names out of a sitting that stays; its links follow, unless they did not fit before.
  func forgetNames(in sitting: String, of ids: Set<String>) throws(SQLiteError) {
    guard let row = try row(of: sitting), let players = try players(of: row.number),
      let beginning: Beginning = try? EventCoding.read(row.json, version: row.version)
    else { return }
    let names = Renaming(
      beginning.players, zip(players, beginning.players).map { ids.contains($0) ? Self.nobody : $1 })
    if names.isEmpty { return }
    var sound: [ChainPart] = []
    for part in ChainPart.ofSittings {
      let links = try database.texts("SELECT digest FROM chain WHERE sitting = ? AND part = \(part.rawValue)", sitting)
      if try links.first == digest(part, row.number) { sound.append(part) }
    }
    try database.run(
      "UPDATE beginnings SET version = ?, json = ? WHERE sitting = ?", EventCoding.version,
      EventCoding.text(beginning.renamed(names)), row.number)
    for event in try eventRows(of: row.number) {
      guard let read: SittingEvent = try? EventCoding.read(event.json, version: event.version) else { continue }
      try database.run(
        "UPDATE events SET version = ?, json = ? WHERE sitting = ? AND ordinal = ?", EventCoding.version,
        EventCoding.text(read.renamed(names)), row.number, event.ordinal)
    }
    for part in sound {
      try database.run(
        "UPDATE chain SET digest = ? WHERE sitting = ? AND part = ?", try digest(part, row.number), sitting,
        part.rawValue)
    }
  }
}
