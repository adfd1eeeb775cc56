/// The id of a step with its kind: a question and a page with the same name are two steps.
package enum StepID: Hashable, Sendable {
  case question(String)
  case page(PageID)

  /// The id as it is written, such as `"q1"`; two steps may share it.
  package var name: String {
    switch self {
    case .question(let id): return id
    case .page(let page): return page.name
    }
  }

  /// Hashes the name alone, as questions and pages rarely share one.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The id of a question; nil for a page.
  package var question: String? {
    if case .question(let id) = self { return id }
    return nil
  }
}

/// The id of a page with its origin: a section, an `info` question and a mode may use the same name.
package struct PageID: Hashable, Sendable {
  package var origin: Origin
  package var name: String

  package init(_ origin: Origin, _ name: String) {
    self.origin = origin
    self.name = name
  }

  package enum Origin: String, CaseIterable, Sendable {
    /// A page of the mode, and every page under rules before 9, which did not distinguish them.
    case mode
    /// An `info` question of the quiz.
    case info
    case section
  }
}
