package import JSONText
package import QuizCore
package import QuizLibrary
package import QuizStore
internal import QuizPlay
internal import TextLayout

/// Who plays here: added, renamed, and chosen as the one who plays when nobody is named.
package struct PlayerDesk {
  package let surroundings: Surroundings

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  package func everybody() throws(Problem) -> [PlayerProfile] {
    let record = try surroundings.record.toRead()
    return try recorded { () throws(RecordFailure) in try record.players() }
  }

  // MARK: Names

  /// Whom a name, or an id of the list, means.
  package func known(_ text: String) throws(Problem) -> KnownPlayer {
    let near = NearNames(record: try surroundings.record.toRead())
    let listed = try everybody()
    for word in [text, PlayerName.accepted(text) ?? text] {
      if let player = try near.player(meantBy: word), listed.contains(where: { $0.id == player.id }) { return player }
    }
    try near.check(player: text, standard: "")
    throw Problem(.noInput, "there is no player '\(text)': `quizrun player list` shows who is there")
  }

  /// A name that nobody has.
  package func free(_ text: String) throws(Problem) -> String {
    let name = try PlayerName.read(text)
    if try everybody().contains(where: { $0.name == name }) {
      throw Problem(.usage, "there already is a player '\(name)': choose another name")
    }
    return name
  }

  // MARK: Changes

  package func add(_ name: String) throws(Problem) {
    let record = try surroundings.record.toChange()
    try recorded { () throws(RecordFailure) in try record.addPlayer(name) }
  }

  package func use(_ player: KnownPlayer) throws(Problem) {
    try surroundings.record.set(.player, player.id)
  }

  package func rename(_ player: KnownPlayer, to name: String) throws(Problem) {
    let record = try surroundings.record.toChange()
    try recorded { () throws(RecordFailure) in
      try record.renamePlayer(player.id, to: name)
      try surroundings.bank.toRead()?.renamePlayer(player.name, to: name)
    }
    surroundings.record.forgetSettings()
  }

  // MARK: The list

  /// The players as other programs read them.
  package func objects() throws(Problem) -> [JSONObject] {
    let record = try surroundings.record.toRead()
    let hidden = try recorded { () throws(RecordFailure) in try record.hiddenPlayers() }
    return try everybody().map { object($0, hidden) }
  }

  private func object(_ player: PlayerProfile, _ hidden: Set<String>) -> JSONObject {
    var object: JSONObject = [
      "player": .text(player.name.cleaned), "finished": .int(player.finished), "unfinished": .int(player.unfinished),
    ]
    if let last = last(player) { object.append("last", .text(last)) }
    object.append("default", .bool(isStandard(player)))
    if hidden.contains(player.id) { object.append("hidden", .bool(true)) }
    object.append("id", .text(player.id))
    return object
  }

  package func last(_ player: PlayerProfile) -> String? {
    player.last.map { TimeText.written($0, offsetMinutes: surroundings.zone.local($0).offsetMinutes) }
  }

  /// Whether it is who plays when nobody is named.
  package func isStandard(_ player: PlayerProfile) -> Bool {
    player.id == (try? surroundings.record.toRead().players(called: surroundings.playerName).first?.id)
  }
}
