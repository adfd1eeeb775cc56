/// Why a command cannot be taken; nothing changed.
package enum Refusal: Error, Equatable, Sendable {
  case notBegun
  case begunAlready
  case over
  case noQuestionOpen
  case noPageOpen
  /// Free navigation waits for `finish`.
  case allAnswered
  case wrongShape(Question.Kind)
  /// A number followed by a unit: the number alone, and the unit.
  case unitGiven(String, unit: String)
  case unknownAnswer(String)
  case answerTwice(String)
  case oneAnswerExpected
  case outOfRange(Double, min: Double, max: Double)
  case incompleteOrder
  case unknownItem(String)
  case noSkip
  case noHint
  case unknownAction(String, known: [String])
  case unknownInput(String, known: [String])
  case missingInput(String, NamedSpec)
  case badInput(String, PlainValue, NamedSpec)
  case noBack
  case nothingToGoBackTo
  case readOnly
  case timeIsUp
  /// The step's time ran out before the command came.
  case late
  case notFree
  /// The caller stopped waiting for the decision.
  case interrupted
  case noSuchPlace(Int, count: Int)
  /// A try of today's quiz that was begun is not discarded: it could be begun anew as the first.
  case tryOfToday
  /// A hook without which there is no sitting failed: `start`, or the options.
  case mode(HookFailure)
}
