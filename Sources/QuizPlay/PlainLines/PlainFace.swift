package import QuizCore
package import Words

/// Play in plain lines: for pipes, simple terminals and screen readers.
///
/// Nothing is redrawn, no escape byte is written, and colour or emoji never carry meaning alone.
package struct PlainFace {
  private let sitting: Sitting
  private let io: LineIO
  private let isInteractive: Bool
  private let language: InterfaceLanguage

  /// `isInteractive` says that a person types into a terminal, which echoes the lines and can be waited for.
  package init(_ sitting: Sitting, _ io: LineIO, isInteractive: Bool, language: InterfaceLanguage = .english) {
    self.language = language
    self.sitting = sitting
    self.io = io
    self.isInteractive = isInteractive
  }

  /// Plays from the present step to the end, or to the end of the input.
  ///
  /// `missed`, the timeouts and verdicts while quizrun was closed, is shown first.
  package func play(resumed: Bool, missed: [Moment] = []) throws(Refusal) -> Ending {
    var dialogue = PlainDialogue(sitting, io, isInteractive: isInteractive, language: language)
    return try dialogue.play(resumed: resumed, missed: missed)
  }
}
