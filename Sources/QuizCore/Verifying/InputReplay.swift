/// Plays a sitting from its inputs alone, as a challenge code has them.
package enum InputReplay {
  /// An input that could not be taken: its place among the inputs, from 0, and why.
  package struct Mismatch: Error, Equatable, Sendable {
    package var input: Int
    package var refusal: Refusal
  }

  /// The state after the last input. Modes start afresh before every hook call.
  package static func state(
    _ beginning: Beginning, _ inputs: [ReplayInput], layers: [() -> any Mode]
  ) throws(Mismatch) -> SittingState {
    var decider = Decider(layers: Replay.fresh(layers, beginning, nil), state: .initial(beginning))
    for (index, input) in inputs.enumerated() {
      do {
        _ = try decider.replay(input)
      } catch {
        throw Mismatch(input: index, refusal: error)
      }
    }
    return decider.state
  }
}
