internal import JSONText
package import QuizWire
package import WebAddress

/// Requests of the server.
extension EngineRequest {
  /// The request with the address of a visitor who begins something; a household's whole block of IPv6 counts as one.
  package func coming(from address: IPAddress) -> EngineRequest {
    guard ["open", "guest", "enter"].contains(operation) else { return self }
    let place = address.isFour ? address.bytes[...] : address.bytes.prefix(8)
    return adding(.address, .text(place.map(String.init).joined(separator: ".")))
  }

  /// The line without its line feed.
  package func line(id: Int) -> [UInt8] {
    var request = self
    request.id = .number(id)
    return request.line
  }

  /// A server's first line: its version, and the port that it listens on.
  package static func hello(version: String, port: Int) -> EngineRequest {
    EngineRequest("hello", [(.server, version)]).adding(.port, .int(port))
  }

  /// A person comes back by a code.
  package static func enter(_ code: String, pin: String?, token: String?) -> EngineRequest {
    EngineRequest("enter", token: token, [(.code, code), (.pin, pin.flatMap { $0.isEmpty ? nil : $0 })])
  }

  package static func watch(_ audience: String, token: String?, from place: Int? = nil) -> EngineRequest {
    var request = EngineRequest("watch", token: token, [(.audience, audience)])
    request[.from] = place.map(JSONValue.int)
    return request
  }

  package static func unwatch(_ audience: String, token: String?) -> EngineRequest {
    EngineRequest("unwatch", token: token, [(.audience, audience)])
  }

  package static func show(_ sitting: String, token: String?) -> EngineRequest {
    EngineRequest("show", token: token, [(.sitting, sitting)])
  }
}
