package import QuizCore

/// Something a face shows, in the order it happened.
package enum Moment: Equatable, Sendable {
  case step(StepView)
  case hint(String)
  /// The time of that step was up.
  case timeout(step: Int)
  case verdict(VerdictView)
  /// Every question is answered; free navigation waits for the player to submit all.
  case waitingForFinish
  case result(SittingResult)
  case warning(String)
  /// Something happened outside the sitting that the player may want to know.
  case news(String)
  /// The player's command was refused; nothing changed.
  case refused(String)
  case discarded
}
