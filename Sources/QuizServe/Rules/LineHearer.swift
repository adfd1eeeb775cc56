/// The receiver of a line of the engine, told by its first bytes: there are too many lines to read each of them twice.
package enum LineHearer: Equatable, Sendable {
  case server, desk, both

  private static let reply = Array(#"{"id":""#.utf8)
  private static let event = Array(#"{"event":"room","#.utf8)

  /// Replies to requests whose `id` is a text are the desk's alone; it hears what happens in rooms as well.
  package init(_ line: [UInt8]) {
    self = line.starts(with: Self.reply) ? .desk : line.starts(with: Self.event) ? .both : .server
  }
}
