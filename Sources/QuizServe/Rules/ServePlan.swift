package import WebAddress

/// The address, port and options of a server, from the command line.
package struct ServePlan: Sendable, Equatable {
  package var address: IPAddress
  package var port: Int
  /// Whether another port will do when this one is taken.
  package var takesNextPort: Bool
  package var names: [String]
  package var proxies: [String]
  package var certificate: String?
  package var key: String?
  /// Whether rooms are served and nothing else.
  package var isRoom: Bool
  /// The address that players are shown, where another is listened to.
  package var shown: IPAddress?
  /// Whether the port is the one by which the devices of players know a room.
  package var isKnownPort: Bool
  /// The path under which a proxy serves it, such as `/quiz`; empty for the root.
  package var basePath: String
  package var log: LogKind
  /// The file with the token for `/metrics`; nil where only this machine may read them.
  package var metricsToken: String?
  /// The name of the record in the names of cookies.
  package var cookie: String
  /// The folder for scanned pages; nil where none are taken.
  package var scans: String?

  /// The lines of the access log: with addresses, without them, or none.
  package enum LogKind: String, CaseIterable, Sendable {
    case all, anonymous, none
  }

  package static let usualPort = 8420
  /// How many ports are tried where none was named.
  private static let tries = 100

  /// The options as they were given.
  package struct Options: Sendable {
    package var listen: String?
    package var port: String?
    package var certificate: String?
    package var key: String?
    package var proxies: [String] = []
    package var names: [String] = []
    package var isLANAllowed = false
    package var isRoom = false
    package var shown: IPAddress?
    package var isKnownPort = false
    package var basePath: String?
    package var log: String?
    package var metricsToken: String?
    package var cookie = ""

    package init() {}
  }

  package init(_ options: Options) throws(ServeRefusal) {
    address = try Self.address(options.listen ?? "127.0.0.1")
    port = try Self.port(options.port)
    takesNextPort = options.port == nil
    certificate = options.certificate
    key = options.key
    names = options.names
    proxies = options.proxies
    isRoom = options.isRoom
    shown = options.shown
    isKnownPort = options.isKnownPort
    basePath = try Self.basePath(options.basePath ?? "")
    log = try Self.log(options.log)
    metricsToken = options.metricsToken
    cookie = options.cookie
    for name in names where Authority.host(name) == nil { throw .badName(name) }
    for proxy in proxies where AddressBlock(proxy) == nil { throw .badProxy(proxy) }
    if certificate != nil && key == nil { throw .lacks("--tls-key", beside: "--tls-cert") }
    if key != nil && certificate == nil { throw .lacks("--tls-cert", beside: "--tls-key") }
    let isProtected = certificate != nil || !proxies.isEmpty
    if !address.isLoopback && !isProtected && !options.isLANAllowed { throw .unprotected(address) }
  }

  private static func address(_ text: String) throws(ServeRefusal) -> IPAddress {
    if text.lowercased() == "localhost", let loopback = IPAddress("127.0.0.1") { return loopback }
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    guard let address = IPAddress(isBracketed ? String(text.dropFirst().dropLast()) : text) else {
      throw .badAddress(text)
    }
    return address
  }

  private static func port(_ text: String?) throws(ServeRefusal) -> Int {
    guard let text else { return usualPort }
    guard let port = Int(text), (0...65_535).contains(port) else { throw .badPort(text) }
    return port
  }

  /// A path without the slash at its end.
  private static func basePath(_ text: String) throws(ServeRefusal) -> String {
    if text.isEmpty || text == "/" { return "" }
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    let words = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isPlain = words.allSatisfy { word in
      !word.isEmpty && word != "." && word != ".."
        && word.utf8.allSatisfy { sign in
          (0x30...0x39).contains(sign) || (0x41...0x5A).contains(sign) || (0x61...0x7A).contains(sign)
            || "-._~".utf8.contains(sign)
        }
    }
    guard path.hasPrefix("/"), isPlain, path.utf8.count <= 200 else { throw .badBasePath(text) }
    return path
  }

  private static func log(_ text: String?) throws(ServeRefusal) -> LogKind {
    guard let text else { return .all }
    guard let kind = LogKind(rawValue: text) else { throw .badLog(text) }
    return kind
  }

  /// The server's arguments. A restarted server gets the same port again.
  package func arguments(media: String, version: String, port bound: Int?) -> [String] {
    let tries = takesNextPort && bound == nil ? Self.tries : 1
    return ["--listen=\(address)", "--port=\(bound ?? port)", "--ports=\(tries)"]
      + names.map { "--host-name=\($0)" } + proxies.map { "--trusted-proxy=\($0)" }
      + [certificate.map { "--tls-cert=\($0)" }, key.map { "--tls-key=\($0)" }].compactMap { $0 }
      + (isRoom ? ["--room"] : []) + (isKnownPort ? ["--known-port"] : []) + (shown.map { ["--shown=\($0)"] } ?? [])
      + (basePath.isEmpty ? [] : ["--base-path=\(basePath)"]) + (log == .all ? [] : ["--log=\(log.rawValue)"])
      + (metricsToken.map { ["--metrics-token=\($0)"] } ?? []) + (cookie.isEmpty ? [] : ["--cookie=\(cookie)"])
      + (scans.map { ["--scans=\($0)"] } ?? []) + [
        "--media=\(media)", "--version=\(version)",
      ]
  }

  /// The address for a browser on this machine, with the default player's secret after `#`, which browsers never send;
  /// without one the address alone.
  package func url(port: Int, secret: String?) -> String {
    let isEncrypted = certificate != nil
    let named = isEncrypted ? names.first : nil
    let local = address.isEvery ? (address.isFour ? "127.0.0.1" : "[::1]") : address.inURL
    return "\(isEncrypted ? "https" : "http")://\(named ?? local):\(port)\(basePath)/"
      + (secret.map { "#k=\($0)" } ?? "")
  }
}

/// A refusal of the command line's wishes for a server.
package enum ServeRefusal: Error, Equatable {
  case badAddress(String)
  case badPort(String)
  case badName(String)
  case badProxy(String)
  case lacks(String, beside: String)
  case unprotected(IPAddress)
  case badBasePath(String)
  case badLog(String)

  package var sentence: String {
    switch self {
    case .badAddress(let text):
      "--listen takes an address of this machine, such as 127.0.0.1 or 0.0.0.0, not '\(text)'"
    case .badPort(let text): "--port takes a whole number from 0 to 65535, not '\(text)'"
    case .badName(let text):
      "--host-name takes a name without a port, such as quiz.example, not '\(text)'"
    case .badProxy(let text): "--trusted-proxy takes addresses such as 10.0.0.0/8, not '\(text)'"
    case .badBasePath(let text): "--base-path takes a path such as /quiz, not '\(text)'"
    case .badLog(let text): "--log takes all, anonymous or none, not '\(text)'"
    case .lacks(let option, let other): "\(other) needs \(option) as well"
    case .unprotected(let address):
      "\(address) can be reached from other machines, and nothing would be encrypted: give --tls-cert and --tls-key, "
        + "or --trusted-proxy for a proxy that encrypts, or --insecure-lan where everybody on the network may listen"
    }
  }
}

/// How long to wait before a program that died is started anew.
package struct RestartPause: Sendable {
  private static let first = 100
  private static let longest = 10_000
  /// The milliseconds within which an end counts as a failed start.
  private static let start = 1000
  private var next = RestartPause.first

  package init() {}

  /// Milliseconds to wait for one that lived so many: longer each time it died at its start.
  package mutating func afterLife(of milliseconds: Int) -> Int {
    if milliseconds >= Self.start { next = Self.first }
    defer { next = min(next * 2, Self.longest) }
    return next
  }
}
