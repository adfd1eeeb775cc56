internal import QuizCore
internal import QuizPlay
internal import Words

extension SittingFlow {
  /// A sitting that was left in the middle and can go on.
  struct Unfinished {
    var title: String

    /// Nil where nothing was done, or nothing is kept of it.
    init?(_ sitting: Sitting, _ ending: Ending) {
      switch ending {
      case .kept, .interrupted: break
      default: return nil
      }
      guard sitting.state.isTouched, sitting.state.result == nil, sitting.keepsProgress else { return nil }
      let beginning = sitting.stored.beginning
      title = beginning.quiz?.title ?? beginning.mode.name
    }

    /// The line that stays on the terminal: the command that continues the sitting.
    func line(_ arguments: [String], _ texts: ScreenTexts) -> String {
      let words = ["quizrun"] + arguments.filter { $0 != "--new" }.map(Self.quoted)
      return texts.keptLine(["title": title, "command": words.joined(separator: " ")]) + "\n"
    }

    /// A word as a shell reads it.
    private static func quoted(_ word: String) -> String {
      let isPlain =
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_=.,/:+@".contains($0)) }
      return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
  }
}
