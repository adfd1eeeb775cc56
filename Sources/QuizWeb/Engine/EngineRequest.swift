internal import JSONText
package import WebAddress

/// What the engine is asked, as one line of the pipe.
package struct EngineRequest: Equatable, Sendable {
  /// The most bytes of a line.
  package static let longest = 256 << 10
  package let op: String
  private var pairs: JSONObject

  package init(_ op: String, token: String?, _ texts: [(String, String?)] = []) {
    self.op = op
    pairs = JSONObject(
      ([("token", token)] + texts).compactMap { key, text in text.map { (key, JSONValue.text($0)) } })
  }

  init(_ op: String, token: String?, key: String, _ value: JSONValue) {
    self.init(op, token: token)
    pairs.append(key, value)
  }

  func has(_ key: String) -> Bool { pairs[key] != nil }

  func adding(_ key: String, _ value: JSONValue) -> EngineRequest {
    var request = self
    request.pairs.append(key, value)
    return request
  }

  /// With the address from where somebody begins something: a household's whole block of IPv6 is one place.
  package func coming(from address: IPAddress) -> EngineRequest {
    guard ["open", "guest"].contains(op) else { return self }
    let place = address.isFour ? address.bytes[...] : address.bytes.prefix(8)
    return adding("address", .text(place.map(String.init).joined(separator: ".")))
  }

  /// The line without its line feed.
  package func line(id: Int) -> [UInt8] {
    var object: JSONObject = ["id": .int(id), "op": .text(op)]
    for member in pairs.members { object.append(member.key, member.value) }
    return JSONWriter.bytes(.object(object))
  }

  /// The first line of a server: who it is, and the port that it listens on.
  package static func hello(version: String, port: Int) -> EngineRequest {
    var request = EngineRequest("hello", token: nil, [("server", version)])
    request.pairs.append("port", .int(port))
    return request
  }

  package static func watch(_ audience: String, token: String?, from place: Int? = nil) -> EngineRequest {
    var request = EngineRequest("watch", token: token, [("audience", audience)])
    if let place { request.pairs.append("from", .int(place)) }
    return request
  }

  package static func unwatch(_ audience: String, token: String?) -> EngineRequest {
    EngineRequest("unwatch", token: token, [("audience", audience)])
  }

  package static func show(_ sitting: String, token: String?) -> EngineRequest {
    EngineRequest("show", token: token, [("sitting", sitting)])
  }
}
