package import QuizCore
package import QuizLibrary
internal import QuizPlay
package import QuizStore
package import QuizWire
internal import Words

/// The players of this machine: adding, renaming, and choosing the default one.
package struct PlayerDesk {
  package let surroundings: Surroundings

  package init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  package func everybody() throws(Problem) -> [PlayerProfile] {
    let record = try surroundings.record.toRead()
    return try recorded(record.players())
  }

  // MARK: Names

  /// The player with a name or an id; throws when there is none.
  package func known(_ text: String) throws(Problem) -> KnownPlayer {
    let near = NearNames(record: try surroundings.record.toRead())
    let listed = try everybody()
    for word in [text, PlayerName.accepted(text) ?? text] {
      if let player = try near.player(meantBy: word), listed.contains(where: { $0.id == player.id }) { return player }
    }
    try near.check(player: text, standard: "")
    throw Problem(.noInput, "there is no player '\(text)': `quizrun player list` lists the players")
      .by(.unknownPlayer(text))
  }

  /// A name that is free. `player` may change the capitals of its own name.
  package func free(_ text: String, for player: KnownPlayer? = nil) throws(Problem) -> String {
    let name = try PlayerName.read(text)
    let near = NearNames(record: try surroundings.record.toRead())
    let taken = player?.name == name ? name : try near.like(name, besides: player)?.name
    guard let taken else { return name }
    throw Problem(.usage, "there already is a player '\(taken)': choose another name").by(.playerTaken(taken))
  }

  // MARK: Changes

  package func add(_ name: String) throws(Problem) {
    let record = try surroundings.record.toChange()
    try recorded(record.addPlayer(name))
  }

  package func use(_ player: KnownPlayer) throws(Problem) {
    try surroundings.record.set(.player, player.id)
  }

  package func rename(_ player: KnownPlayer, to name: String) throws(Problem) {
    let record = try surroundings.record.toChange()
    let plays = playsUnnamed(player)
    try recorded { () throws(RecordFailure) in
      try record.renamePlayer(player.id, to: name)
      try surroundings.bank.toRead()?.renamePlayer(player.name, to: name)
    }
    surroundings.record.forgetSettings()
    if plays { try use(player) }
  }

  /// True for the default player before one was chosen, who stays the default under another name.
  private func playsUnnamed(_ player: KnownPlayer) -> Bool {
    surroundings.record.setting(.player) == nil && player.name == surroundings.playerName
  }

  /// The values of the sentence about a merge: who goes, who stays, and how many sittings move.
  package func merging(_ from: KnownPlayer, _ into: KnownPlayer) throws(Problem) -> KeyValuePairs<String, String> {
    if from.id == into.id { throw Problem(.usage, "'\(from.name)' is one player already") }
    let record = try onDisk()
    let sittings = try recorded(record.sittings(of: from.id)).count
    return [
      "player": from.name, "name": into.name, "sittings": surroundings.words.countedSittings(sittings),
    ]
  }

  /// Merges two players for good.
  package func merge(_ from: KnownPlayer, _ into: KnownPlayer) throws(Problem) {
    let record = try onDisk()
    let plays = playsUnnamed(from)
    try recorded { () throws(RecordFailure) in
      try record.mergePlayer(from.id, into: into.id)
      try surroundings.bank.toRead()?.renamePlayer(from.name, to: into.name)
    }
    surroundings.record.forgetSettings()
    if plays { try use(into) }
  }

  /// Keeps whether two players are one person, for merges to come.
  package func decide(_ namesake: Namesake, isSame: Bool) throws(Problem) {
    let record = try onDisk()
    try recorded(record.decide(namesake, isSame: isSame))
  }

  private func onDisk() throws(Problem) -> SQLiteRecord {
    guard let record = try surroundings.record.toChange().onDisk else {
      throw Problem(.inputOutput, "there is no record on disk: nothing was changed")
    }
    return record
  }

  // MARK: The list

  /// The players as every face lists them.
  package func rows() throws(Problem) -> [PlayerListing] {
    let record = try surroundings.record.toRead()
    let hidden = try recorded(record.hiddenPlayers())
    let current = try? record.players(called: surroundings.playerName).first?.id
    return try everybody().map { player in
      var row = PlayerListing()
      (row.id, row.name) = (player.id, player.name)
      (row.finished, row.unfinished) = (player.finished, player.unfinished)
      row.last = player.last.map { TimeText.written($0, offsetMinutes: surroundings.zone.local($0).offsetMinutes) }
      (row.isCurrent, row.isHidden) = (player.id == current, hidden.contains(player.id))
      return row
    }
  }
}

/// Players marked as children, whose screens lack settings and the keys that change players.
extension PlayerDesk {
  private func key(_ id: String) -> String { "child \(id)" }

  /// The ids of the children. When every player is marked as one, none is: there must be one who can change things.
  package func children() throws(Problem) -> Set<String> {
    let record = try surroundings.record.toRead()
    let settings = try recorded(record.settings())
    let everybody = try everybody().map(\.id)
    let children = Set(everybody.filter { settings[key($0)] == "true" })
    return children.count < everybody.count ? children : []
  }

  /// Marks a player as a child, or as grown up again.
  package func setChild(_ player: KnownPlayer, _ isChild: Bool) throws(Problem) {
    if isChild, try children().union([player.id]).count >= everybody().count {
      throw Problem(.usage, surroundings.words.lastGrownUp)
    }
    let record = try surroundings.record.toChange()
    try recorded(record.set(key(player.id), isChild ? "true" : nil))
    surroundings.record.forgetSettings()
  }
}
