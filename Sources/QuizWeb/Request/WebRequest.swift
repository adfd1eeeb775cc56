package import WebAddress

/// An HTTP request.
package struct WebRequest: Sendable {
  package let method: String
  /// The path as sent, without decoding.
  package let path: String
  /// The text after the question mark.
  package let query: String
  /// The headers, with names in lower case.
  package let headers: [Header]
  package var body: [UInt8] = []
  /// A form with files that was written to files as it came; its `body` is empty.
  package var uploaded: UploadedForm?
  /// The address at the other end of the connection, and the local one that it reached.
  package var peer: IPAddress
  package var local: IPAddress
  /// The parsed path; nil where nothing is found. Parsed once, as is `face`.
  package let place: WebPath?
  /// The server's name in the request.
  let host: Authority?
  /// The form that the visitor can read.
  package let face: WebFace

  package struct Header: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// `target` is the path with its query; `base` is the path of the server itself, as behind a proxy.
  package init(
    _ method: String, _ target: String, headers: [Header] = [], body: [UInt8] = [], peer: IPAddress, local: IPAddress,
    base: String = ""
  ) {
    let halves = target.cut(at: UInt8(ascii: "?"), most: 2)
    let path = String(halves[0])
    let headers = headers.map { Header($0.name.lowercased(), $0.value) }
    self.method = method
    self.path = path
    query = halves.count == 2 ? String(halves[1]) : ""
    self.headers = headers
    place = Self.inner(path, base).flatMap { WebPath($0) }
    host = headers.single("host").flatMap { Authority($0) }
    face = WebFace(method, headers)
    self.body = body
    self.peer = peer
    self.local = local
  }

  /// A path without the base; nil outside of it. Health checks need no base.
  private static func inner(_ path: String, _ base: String) -> String? {
    if base.isEmpty || path == "/healthz" || path == "/metrics" { return path }
    guard path.hasPrefix(base) else { return nil }
    let rest = path.dropFirst(base.count)
    return rest.isEmpty ? "/" : rest.hasPrefix("/") ? String(rest) : nil
  }

  /// A header that may come once; of several, none counts.
  package func single(_ name: String) -> String? { headers.single(name) }

  /// Whether a body is to come.
  package var announcesBody: Bool {
    headers.contains { $0.name == "transfer-encoding" || ($0.name == "content-length" && $0.value != "0") }
  }

  package func all(_ name: String) -> [String] { headers.all(name) }
}

extension [WebRequest.Header] {
  func single(_ name: String) -> String? {
    guard let first = firstIndex(where: { $0.name == name }), !self[(first + 1)...].contains(where: { $0.name == name })
    else { return nil }
    return self[first].value
  }

  func all(_ name: String) -> [String] {
    reduce(into: []) { values, header in if header.name == name { values.append(header.value) } }
  }
}
