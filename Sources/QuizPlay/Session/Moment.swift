package import QuizCore

/// An event for faces to show, in order.
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
  /// News from outside the sitting.
  case news(String)
  /// The player's command was refused; nothing changed.
  case refused(String)
  case discarded
}
