internal import JSONText

/// A line of the server on its way to the engine, as far as the parent looks at it.
package enum ServerLine: Equatable, Sendable {
  case request
  /// The first line of a server that has begun to listen.
  case hello(id: Int, port: Int)

  /// A line of the server; nil for lines kept from the engine, as an `id` that is no number would speak for the host's
  /// screen.
  package init?(_ line: [UInt8]) {
    guard let node = try? JSONParser.parse(line), let id = node["id"]?.int else { return nil }
    if node["op"]?.string == "hello", let port = node["port"]?.int {
      self = .hello(id: id, port: port)
    } else {
      self = .request
    }
  }

  /// Whether a line of the engine answers that request.
  package static func answers(_ line: [UInt8], _ id: Int) -> Bool {
    guard let node = try? JSONParser.parse(line), node["id"]?.int == id else { return false }
    return node["status"]?.int == 200
  }

  /// The line to the engine when the server has gone: replies cannot be delivered until there is another.
  package static let gone = Array(#"{"id":"server","op":"gone"}"#.utf8)

  /// The line to the server that makes it read its certificate anew.
  package static let certificates = Array(#"{"event":"certificates"}"#.utf8)

  /// The line to the server with the restarts of each program, for its figures.
  package static func restarts(engine: Int, server: Int) -> [UInt8] {
    Array("{\"event\":\"restarts\",\"engine\":\(engine),\"server\":\(server)}".utf8)
  }

  /// The line to the server about the engine.
  package static func engine(isUp: Bool) -> [UInt8] {
    Array("{\"event\":\"engine\",\"up\":\(isUp)}".utf8)
  }
}

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
