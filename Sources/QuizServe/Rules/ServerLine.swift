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

  /// The line to the server about the engine.
  package static func engine(isUp: Bool) -> [UInt8] {
    Array("{\"event\":\"engine\",\"up\":\(isUp)}".utf8)
  }
}
