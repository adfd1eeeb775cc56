internal import TextLayout

/// Finds quizzes by words: those in whose titles they stand come first.
package enum QuizSearch {
  /// What can be searched of a quiz.
  package struct Texts {
    fileprivate let places: [String]

    package init(title: String, category: String?, id: String, description: String?) {
      places = [
        title.folded, [category ?? "", id].joined(separator: "\n").folded, (description ?? "").folded,
      ]
    }
  }

  /// The quizzes in which every word of a text occurs: in the title, else in category or id, else in the description; within
  /// each of these in the order given.
  package static func found<Quiz>(_ text: String, in quizzes: [Quiz], texts: (Quiz) -> Texts) -> [Quiz] {
    let words = text.folded.split(separator: " ").map(String.init)
    if words.isEmpty { return quizzes }
    let ranked = quizzes.compactMap { quiz in rank(texts(quiz), words).map { (rank: $0, quiz: quiz) } }
    return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.quiz)
  }

  /// Where the word is found that is hidden most; nil when one is nowhere.
  private static func rank(_ texts: Texts, _ words: [String]) -> Int? {
    var worst = 0
    for word in words {
      guard let place = texts.places.firstIndex(where: { $0.contains(word) }) else { return nil }
      worst = max(worst, place)
    }
    return worst
  }
}
