/// The receiver of a line of the engine, by its first bytes: the lines are too many to parse each twice.
package enum LineHearer: Equatable, Sendable {
  case server, desk, both

  private static let reply = Array(#"{"id":""#.utf8)
  private static let event = Array(#"{"event":"room","#.utf8)

  /// Replies to requests with a text as `id` go to the host's screen alone; it also receives events of rooms.
  package init(_ line: [UInt8]) {
    self = line.starts(with: Self.reply) ? .desk : line.starts(with: Self.event) ? .both : .server
  }
}
