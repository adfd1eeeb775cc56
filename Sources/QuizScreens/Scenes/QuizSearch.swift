internal import TextLayout

/// Finds quizzes by words: those in whose titles they stand come first.
enum QuizSearch {
  /// The quizzes in which every word of a text occurs: in the title, else in category or id, else in the description; within
  /// each of these in the order given.
  static func found(_ text: String, in quizzes: [QuizEntry]) -> [QuizEntry] {
    let words = text.folded.split(separator: " ").map(String.init)
    if words.isEmpty { return quizzes }
    let ranked = quizzes.compactMap { entry in rank(entry, words).map { (rank: $0, entry: entry) } }
    return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.entry)
  }

  /// Where the word is found that is hidden most; nil when one is nowhere.
  private static func rank(_ entry: QuizEntry, _ words: [String]) -> Int? {
    let title = entry.title.folded
    let places = [
      title, [entry.category ?? "", entry.id].joined(separator: "\n").folded, (entry.description ?? "").folded,
    ]
    var worst = 0
    for word in words {
      guard let place = places.firstIndex(where: { $0.contains(word) }) else { return nil }
      worst = max(worst, place)
    }
    return worst
  }
}
