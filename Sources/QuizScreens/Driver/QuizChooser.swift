package import Terminal

/// A quiz in the list.
package struct QuizEntry: Equatable, Sendable {
  package var id: String
  package var title: String
  package var description: String?
  package var category: String?
  /// Nil when nobody knows beforehand.
  package var questions: Int?
  /// Of an unfinished sitting: questions settled, of all (nil when the mode decides).
  package var progress: (settled: Int, of: Int?)?

  package init(
    id: String, title: String, description: String? = nil, category: String? = nil, questions: Int? = nil,
    progress: (settled: Int, of: Int?)? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.category = category
    self.questions = questions
    self.progress = progress
  }

  package static func == (a: QuizEntry, b: QuizEntry) -> Bool {
    a.id == b.id && a.title == b.title && a.description == b.description && a.category == b.category
      && a.questions == b.questions && a.progress?.settled == b.progress?.settled && a.progress?.of == b.progress?.of
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

/// Asks what to do with an unfinished sitting of the quiz that was chosen.
package struct ContinueDialog {
  private let title: String
  private let settled: Int
  private let length: Int?
  private let note: String?
  private let stage: Stage

  package enum Choice: Equatable, Sendable {
    case goOn, startAnew, back
    case interrupted(signal: Int32)
  }

  /// `note` tells more, such as that the quiz file has changed since.
  package init(
    title: String, settled: Int, of length: Int?, note: String? = nil, screen: Screen, settings: ScreenSettings
  ) {
    self.title = title
    self.settled = settled
    self.length = length
    self.note = note
    stage = Stage(screen, settings)
  }

  package func choose() -> Choice {
    let texts = stage.settings.texts
    var scene = MenuScene.continuing(title: title, mark: texts.mark(settled, of: length), note: note, texts)
    while true {
      switch stage.run(&scene) {
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .action(.pick(0)): return .goOn
      case .action(.pick(1)): return .startAnew
      case .action(.pick): return .back
      case .action: break
      }
    }
  }
}
