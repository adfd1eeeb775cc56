package import WebAddress

/// The server's options, as given at its start.
package struct WebSettings: Sendable {
  /// The address on which it listens.
  package var address: IPAddress
  package var port: Int
  /// Names it may be called by, beside the address.
  package var names: [Authority.Host]
  package var isEncrypted: Bool
  /// The proxies trusted to name the visitor's address.
  package var proxies: [AddressBlock]
  /// Rooms alone are served.
  package var isRoomOnly: Bool
  /// The address at which players find it, such as `http://192.168.1.20:8420`; nil for the name in each request.
  package var origin: String?
  /// The path under which a proxy serves it, such as `/quiz`; empty for the root.
  package var basePath = ""
  /// The name of the record in the names of cookies; nil for the port in its place.
  package var cookie: String?
  /// The token with which `/metrics` are read from elsewhere.
  package var metricsToken: String?
  /// False where the access log has no addresses.
  package var logsAddresses = true
  /// False without an access log.
  package var logs = true

  package init(
    address: IPAddress, port: Int, names: [Authority.Host] = [], isEncrypted: Bool = false,
    proxies: [AddressBlock] = [],
    isRoomOnly: Bool = false, origin: String? = nil
  ) {
    self.address = address
    self.port = port
    self.names = names
    self.isEncrypted = isEncrypted
    self.proxies = proxies
    self.isRoomOnly = isRoomOnly
    self.origin = origin
  }

  func isProxy(_ address: IPAddress) -> Bool {
    proxies.contains { $0.contains(address) }
  }

  /// The visitor's address: behind trusted proxies, the last one that is not a proxy's.
  package func visitor(of request: WebRequest) -> IPAddress {
    guard isProxy(request.peer) else { return request.peer }
    let told = request.all("x-forwarded-for").joined(separator: ",").split(separator: ",")
    var visitor = request.peer
    for word in told.reversed() {
      guard let address = IPAddress(word.trimmed) else { break }
      visitor = address
      guard isProxy(address) else { break }
    }
    return visitor
  }

  /// Whether a request may read the figures: from this machine, or with the token. A request that somebody passed on
  /// comes from elsewhere.
  func readsFigures(_ request: WebRequest) -> Bool {
    if let metricsToken, let given = request.single("authorization"), Self.isSame(given, "Bearer \(metricsToken)") {
      return true
    }
    let isPassedOn = ["x-forwarded-for", "forwarded", "x-real-ip", "via"].contains { !request.all($0).isEmpty }
    return visitor(of: request).isLoopback && (!isPassedOn || isProxy(request.peer))
  }

  /// Compares in a time that says nothing about where they differ.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether the visitor's connection is encrypted, here or as a trusted proxy says.
  package func isSecure(_ request: WebRequest) -> Bool {
    isEncrypted || (isProxy(request.peer) && request.single("x-forwarded-proto")?.lowercased() == "https")
  }
}
