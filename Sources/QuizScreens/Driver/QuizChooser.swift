internal import QuizCore
package import QuizWire
package import Terminal

/// The list of quizzes to choose from, by category.
package struct QuizChooser {
  private let entries: [ListedQuiz]
  private let stage: Stage

  package enum Choice: Equatable, Sendable {
    case quiz(String)
    /// The player chose no quiz.
    case none
    case interrupted(signal: Int32)
  }

  package init(_ entries: [ListedQuiz], screen: Screen, settings: ScreenSettings) {
    self.entries = entries
    stage = Stage(screen, settings)
  }

  /// Lets the player choose; the quiz with the id `selected` has the focus at first.
  package func choose(selected: String? = nil) -> Choice {
    var scene = ChooserScene(entries, selected: selected, stage.settings.texts)
    while true {
      switch stage.run(&scene) {
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .action(.pick(let index)):
        if let entry = scene.entry(index) { return .quiz(entry.id) }
      case .action(.leave): return .none
      case .action: break
      }
    }
  }
}
