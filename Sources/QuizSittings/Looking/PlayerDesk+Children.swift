package import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import QuizStore
internal import Words

/// Players marked as children, whose screens lack settings and the keys that change players.
extension PlayerDesk {
  private func key(_ id: String) -> String { "child \(id)" }

  /// The ids of the children. When every player is marked as one, none is: there must be one who can change things.
  package func children() throws(Problem) -> Set<String> {
    let record = try surroundings.record.toRead()
    let settings = try recorded { () throws(RecordFailure) in try record.settings() }
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
    try recorded { () throws(RecordFailure) in try record.set(key(player.id), isChild ? "true" : nil) }
    surroundings.record.forgetSettings()
  }
}
