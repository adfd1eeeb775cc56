package import QuizCore
internal import QuizRoom
package import QuizStore

/// A player's sittings whose scores are withheld, as an open room asks one of their questions.
package struct WithheldSittings {
  private let surroundings: Surroundings
  private let record: any PlayerRecord

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord) {
    (self.surroundings, self.record) = (surroundings, record)
  }

  /// The ids of all of them; none where no room is open.
  package func ids(of player: String) -> Set<String> {
    if surroundings.closed.isEmpty { return [] }
    var ids: Set<String> = []
    var filter = HistoryFilter(player: player)
    filter.includesShared = true
    try? record.visitHistory(filter, limit: nil) { entry in
      if contains(entry) { ids.insert(entry.sitting) }
      return true
    }
    return ids
  }

  package func contains(_ entry: HistoryEntry) -> Bool {
    guard !surroundings.closed.isEmpty, let quiz = entry.quiz else { return false }
    // The questions of a drawn quiz are known from the sitting alone.
    let played = Quiz.isDrawn(quiz) ? (try? record.load(entry.sitting))?.sitting.beginning.quiz : nil
    return surroundings.closed.touches(quiz: quiz, questions: played?.questions.map(\.id) ?? [])
  }

  /// The entry for display, without a withheld score.
  package func told(_ entry: HistoryEntry) -> HistoryEntry { contains(entry) ? entry.withoutScore : entry }
}

extension HistoryEntry {
  fileprivate var withoutScore: HistoryEntry {
    var entry = self
    (entry.points, entry.of, entry.percent) = (nil, nil, nil)
    (entry.headline, entry.emoji) = (nil, nil)
    return entry
  }
}
