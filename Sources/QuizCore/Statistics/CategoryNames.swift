/// The names of categories in the reader's language, whatever language each sitting was played in.
///
/// A category is known by its name alone. Quizzes that name theirs in several languages show which names mean the same
/// one.
package struct CategoryNames: Equatable, Sendable {
  private var shown: [String: String] = [:]

  /// Takes lists of the names of one category, the one that is read first; of two that differ the first counts.
  package init(_ lists: [[String]]) {
    for names in lists {
      guard let read = names.first else { continue }
      for name in names where shown[name] == nil { shown[name] = shown[read] ?? read }
    }
  }

  /// The name of a category; one that no quiz translates stays as it is.
  package subscript(name: String) -> String { shown[name] ?? name }
}

extension Statistics {
  /// The same, with each category under the name that is read.
  package func named(_ names: CategoryNames) -> Statistics {
    var named = self
    named.categories = Self.groups(categories.map { ($0.name.map { names[$0] }, $0.tally) }).sorted(by: Self.isBetter)
    return named
  }
}

extension QuestionTally {
  package func named(_ names: CategoryNames) -> QuestionTally {
    var named = self
    named.topic.category = topic.category.map { names[$0] }
    return named
  }
}
