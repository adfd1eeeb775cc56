package import Terminal

/// Asks what to do with an unfinished sitting of the chosen quiz.
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

  /// `note` adds a sentence, such as that the quiz file has changed since.
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
