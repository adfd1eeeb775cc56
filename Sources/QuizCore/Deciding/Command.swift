/// A request of a player or of the clock to a sitting.
package enum Command: Equatable, Sendable {
  case begin
  case answer(Response, inputs: [PlainField])
  /// Tick, move or type without submitting.
  case select(Response)
  case skip
  /// Leaves the question unanswered, even where skipping is off: the host ended its time.
  case leaveOut
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
