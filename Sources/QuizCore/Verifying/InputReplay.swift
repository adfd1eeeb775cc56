/// Plays a sitting from its inputs alone, as a challenge code has them.
package enum InputReplay {
  /// An input that could not be taken: its place among the inputs, from 0, and why.
  package struct Mismatch: Error, Equatable, Sendable {
    package var input: Int
    /// Nil when there was no time for it.
    package var refusal: Refusal?
  }

  /// The most inputs of a replay, beyond any real sitting; a code may have millions.
  package static let mostInputs = 50_000

  /// The state after the last input. Modes start afresh before every hook call.
  ///
  /// It gives up at an input when there are too many, or `hasTime` says so.
  package static func state(
    _ beginning: Beginning, _ inputs: [ReplayInput], layers: [() -> any Mode], hasTime: () -> Bool = { true }
  ) throws(Mismatch) -> SittingState {
    var state = SittingState.initial(beginning)
    for event in try events(beginning, inputs, layers: layers, hasTime: hasTime) { state.evolve(event) }
    return state
  }

  /// The events that the inputs lead to.
  package static func events(
    _ beginning: Beginning, _ inputs: [ReplayInput], layers: [() -> any Mode], hasTime: () -> Bool = { true }
  ) throws(Mismatch) -> [SittingEvent] {
    if inputs.count > mostInputs { throw Mismatch(input: mostInputs, refusal: nil) }
    var decider = Decider(layers: layers.map { $0() }, state: .initial(beginning))
    var events: [SittingEvent] = []
    for (index, input) in inputs.enumerated() {
      guard hasTime() else { throw Mismatch(input: index, refusal: nil) }
      do {
        events += try decider.replay(input)
      } catch {
        throw Mismatch(input: index, refusal: error)
      }
    }
    return events
  }
}
