internal import TextLayout

/// A quiz that was played, to choose sittings by.
package struct PlayedQuiz: Equatable, Sendable {
  package var id: String
  /// The newest title.
  package var title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// Quizzes by the order of their titles, from titles by id.
  package static func sorted(_ titles: [String: String]) -> [PlayedQuiz] {
    titles.map { PlayedQuiz(id: $0.key, title: $0.value) }.sorted {
      ($0.title.folded, $0.id) < ($1.title.folded, $1.id)
    }
  }
}
