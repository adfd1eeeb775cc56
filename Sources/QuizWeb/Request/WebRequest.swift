package import WebAddress

/// What somebody asked over HTTP.
package struct WebRequest: Sendable {
  package var method: String
  /// As it was sent: nothing is decoded.
  package var path: String
  /// What stood behind the question mark.
  package var query: String
  /// Their names in lower case.
  package var headers: [Header]
  package var body: [UInt8] = []
  /// Who is at the other end of the connection, and the address here that it came to.
  package var peer: IPAddress
  package var local: IPAddress

  package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// `target` is the path with its query.
  package init(
    _ method: String, _ target: String, headers: [Header] = [], body: [UInt8] = [], peer: IPAddress, local: IPAddress
  ) {
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    path = String(halves.first ?? "")
    query = halves.count == 2 ? String(halves[1]) : ""
    self.headers = headers.map { Header($0.name.lowercased(), $0.value) }
    self.body = body
    self.peer = peer
    self.local = local
  }

  /// A header that may come once; of several, none counts.
  package func single(_ name: String) -> String? {
    let values = all(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a body is to come.
  package var announcesBody: Bool {
    headers.contains { $0.name == "transfer-encoding" || ($0.name == "content-length" && $0.value != "0") }
  }

  package func all(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }
}
