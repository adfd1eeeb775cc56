/// The port to the decider of one sitting: in this process, or in a cell.
package protocol Deciding: AnyObject {
  /// The state after all decisions so far.
  var state: SittingState { get }
  /// Decides a command: returns its events, after which `state` is up to date. `watch` gets each event with the
  /// resulting state.
  func decide(
    _ command: Command, watch: ((SittingEvent, SittingState) -> Void)?
  ) throws(Refusal) -> [SittingEvent]
  /// The state that a command would lead to; nothing is decided.
  func foretell(_ command: Command) throws(Refusal) -> SittingState
  /// Asked every few milliseconds while a decision takes its time; false gives it up.
  var isWanted: (() -> Bool)? { get set }
}

/// Decides in this process.
package final class LocalDecider: Deciding {
  private var decider: Decider
  package var isWanted: (() -> Bool)?

  /// Continues after these events. The layers are in the order of `Beginning.plugins`.
  package init(_ beginning: Beginning, after events: [SittingEvent] = [], layers: [any Mode]) {
    decider = Decider(layers: layers, state: .initial(beginning, after: events), mostExpiries: 1)
  }

  package var state: SittingState { decider.state }

  package func decide(
    _ command: Command, watch: ((SittingEvent, SittingState) -> Void)? = nil
  ) throws(Refusal) -> [SittingEvent] {
    try decider.decide(command, watch: watch)
  }

  package func foretell(_ command: Command) throws(Refusal) -> SittingState {
    var copy = decider
    _ = try copy.decide(command)
    return copy.state
  }
}
