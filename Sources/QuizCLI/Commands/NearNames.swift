internal import CommandLine
internal import QuizCore
internal import QuizPlay
internal import QuizStore
internal import TextLayout

/// What may have been meant by a player or a quiz that the record does not know.
struct NearNames {
  let record: any PlayerRecord

  /// The end of a sentence such as `; did you mean the player 'Ada'?`; empty where both are known or nothing is near.
  func hint(player: String?, quiz: String? = nil, _ words: ListingWords = .english) -> String {
    if let player, let near = self.player(player) { return words.nearPlayer(["name": near]) }
    if let quiz, let near = self.quiz(quiz) { return words.nearQuiz(["name": near]) }
    return ""
  }

  /// Tells on standard error that nobody of that name has played, when somebody of a near name has.
  func warn(aboutPlayer name: String?) {
    guard let name, let near = player(name) else { return }
    Console.warn("nobody called '\(name)' has played here; did you mean '\(near)'?".cleaned)
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
