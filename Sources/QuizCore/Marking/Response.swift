/// A player's response to a question, in the quiz's own ids and texts.
package enum Response: Hashable, Sendable {
  /// Ids of the chosen answers, in the order they were given.
  case chosen([String])
  case value(Double)
  case text(String)
  /// Ids of all items, first to last.
  case order([String])
  case pairs([Pair])
}
