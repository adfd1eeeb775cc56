/// What a player, or a clock, wants of a sitting.
package enum Command: Equatable, Sendable {
  case begin
  case answer(Response, inputs: [PlainField])
  /// Tick, move or type without submitting.
  case select(Response)
  case skip
  /// Leaves the question out, also where a player could not skip it: somebody else says that its time is over.
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
