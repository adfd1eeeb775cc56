package import QuizCore
package import QuizLibrary
package import QuizStore
internal import TextLayout
package import Words

/// Suggestions for a player or a quiz that the record does not know.
package struct NearNames {
  package let record: any PlayerRecord

  package init(record: any PlayerRecord) {
    self.record = record
  }

  /// The end of a sentence such as `; did you mean the player 'Ada'?`; empty where both are known or nothing is near.
  package func hint(player: String?, quiz: String? = nil, _ words: ListingWords = .english) -> String {
    if let player, let near = self.player(player) { return words.nearPlayer(["name": near]) }
    if let quiz, let near = self.quiz(quiz) { return words.nearQuiz(["name": near]) }
    return ""
  }

  /// The player with a name, or with an id of `quizrun player list --json`; nil when unknown. Throws when several have
  /// the name.
  package func player(meantBy text: String) throws(Problem) -> KnownPlayer? {
    let found = try recorded(record.players(called: text))
    guard found.count > 1 else { return found.first }
    let ids = found.map(\.id).joined(separator: ", ")
    throw Problem(.usage, "\(found.count) players are called '\(text)': say which by its id (\(ids))".cleaned)
      .by(.severalPlayers(text))
  }

  /// Ends where a name is new and looks like that of a player, such as `ada` beside `Ada`.
  package func checkIsDistinct(_ name: String) throws(Problem) {
    guard let other = try like(name) else { return }
    throw Problem(.noInput, "there is no player '\(name)'; did you mean '\(other.name)'?".cleaned)
      .by(.unknownPlayer(name))
  }

  /// Another player with a name too similar to this one; nil where there is none.
  package func like(_ name: String, besides player: KnownPlayer? = nil) throws(Problem) -> PlayerProfile? {
    let everybody = try recorded(record.players())
    return everybody.first { $0.id != player?.id && Self.isLike($0.name, name) }
  }

  /// Whether two names are the same but for case and signs that look alike.
  package static func isLike(_ a: String, _ b: String) -> Bool { a.alike == b.alike || a.atAGlance == b.atAGlance }

  /// Throws where `--player` names an unknown player; the default player always exists.
  package func check(player text: String?, standard: String) throws(Problem) {
    guard let text, try player(meantBy: text) == nil, text != standard else { return }
    let hint = self.player(text).map { "; did you mean '\($0)'?" } ?? ": `quizrun player list` lists the players"
    throw Problem(.noInput, "there is no player '\(text)'\(hint)".cleaned).by(.unknownPlayer(text))
  }

  private func player(_ name: String) -> String? {
    Self.near(name, (try? record.players())?.map(\.name) ?? [])
  }

  private func quiz(_ id: String) -> String? {
    var ids: Set<String> = []
    try? record.visitHistory(HistoryFilter(), limit: nil) { entry in
      if let quiz = entry.quiz { ids.insert(quiz) }
      return true
    }
    return Self.near(id, ids.sorted())
  }

  /// Nil for a name that is one of them.
  private static func near(_ name: String, _ names: [String]) -> String? {
    if names.contains(name) { return nil }
    return names.first { $0.lowercased() == name.lowercased() } ?? nearest(to: name, in: names)
  }
}
