extension Decider {
  /// Settles the open question as skipped, even where a player could not skip it.
  ///
  /// For grading: a missing response cannot be asked for.
  package mutating func leaveOut() throws(Refusal) -> [SittingEvent] {
    defer { events = [] }
    try settleSkipped()
    return events
  }

  mutating func settleSkipped() throws(Refusal) {
    let (step, question, _) = try openQuestion()
    settle(step, question, .skipped)
  }

  /// A copy for a sitting without a viewer, which asks no layer for its status.
  package func unwatched() -> Decider {
    var decider = self
    decider.showsStatus = false
    return decider
  }
}
