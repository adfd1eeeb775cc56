/// Whom a line of the engine is for, told by its first bytes: there are too many lines to read each of them twice.
package enum EngineLine {
  package enum Hearer: Equatable, Sendable {
    case server, desk, both
  }

  private static let reply = Array(#"{"id":""#.utf8)
  private static let event = Array(#"{"event":"room","#.utf8)

  /// Replies to requests whose `id` is a text are the desk's alone; it hears what happens in rooms as well.
  package static func hearer(_ line: [UInt8]) -> Hearer {
    if line.starts(with: reply) { return .desk }
    return line.starts(with: event) ? .both : .server
  }
}
