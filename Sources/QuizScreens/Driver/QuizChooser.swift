package import QuizCore
package import Terminal

/// A quiz in the list.
package struct QuizEntry: Equatable, Sendable {
  package var id: String
  package var title: String
  package var description: String?
  package var category: String?
  /// Nil when nobody knows beforehand.
  package var questions: Int?
  /// Of an unfinished sitting.
  package var progress: Progress?
  /// The day it was finished the last time, and the best result in percent.
  package var last: CivilDay?
  package var best: Double?

  package init(
    id: String, title: String, description: String? = nil, category: String? = nil, questions: Int? = nil,
    progress: (settled: Int, of: Int?)? = nil, last: CivilDay? = nil, best: Double? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.category = category
    self.questions = questions
    self.progress = progress.map { Progress(settled: $0.settled, of: $0.of) }
    self.last = last
    self.best = best
  }

  /// How far an unfinished sitting is.
  package struct Progress: Equatable, Sendable {
    package var settled: Int
    /// Questions in all; nil when the mode decides.
    package var of: Int?
  }
}

/// The list of quizzes to choose from, by category.
package struct QuizChooser {
  private let entries: [QuizEntry]
  private let stage: Stage

  package enum Choice: Equatable, Sendable {
    case quiz(String)
    /// The player wants none of them.
    case none
    case interrupted(signal: Int32)
  }

  package init(_ entries: [QuizEntry], screen: Screen, settings: ScreenSettings) {
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
