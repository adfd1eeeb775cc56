/// What a player, or a clock, wants of a sitting.
package enum Command: Equatable, Sendable {
  case begin
  case answer(Response, inputs: [PlainField])
  /// Tick, move or type without submitting.
  case select(Response)
  case skip
  case hint
  case action(String, inputs: [PlainField])
  /// Leave a page.
  case proceed(inputs: [PlainField])
  case back
  /// Jump to the question at that place of the order, from 1 (free navigation).
  case goTo(Int)
  /// Submit all (free navigation).
  case finish
  /// Milliseconds went by.
  case pass(Int)
  case discard
}

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
  case noSuchPlace(Int, count: Int)
  /// A hook without which there is no sitting failed: `start`, or the options.
  case mode(HookFailure)
}
