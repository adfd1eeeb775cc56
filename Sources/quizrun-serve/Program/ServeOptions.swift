internal import WebAddress

/// The options of the program, which `quizrun serve` has checked.
struct ServeOptions {
  var address: IPAddress
  var port = 8420
  /// How many ports are tried, from the first on.
  var ports = 1
  var names: [Authority.Host] = []
  var proxies: [AddressBlock] = []
  var certificate: String?
  var key: String?
  var media: String?
  /// The folder for scanned pages.
  var scans: String?
  var version = "?"
  /// Rooms alone are served.
  var isRoomOnly = false
  /// The address under which players find the server, where it listens to several.
  var shown: IPAddress?

  /// The path under which a proxy serves it; empty for the root.
  var basePath = ""
  /// The name of the record in the names of cookies.
  var cookie: String?
  /// `all`, `anonymous` or `none`.
  var log = "all"
  /// The file with the token for the figures.
  var metricsToken: String?

  /// True when the port was not given by the user, but is the one that the players' devices know.
  var isKnownPort = false

  /// Options are `--name=value`, `--room` and `--known-port`; nil for anything else.
  init?(_ arguments: [String]) {
    guard let home = IPAddress("127.0.0.1") else { return nil }
    address = home
    for argument in arguments {
      switch argument {
      case "--room": isRoomOnly = true
      case "--known-port": isKnownPort = true
      default:
        let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard halves.count == 2, take(halves[0], halves[1]) else { return nil }
      }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--listen": return set(&address, IPAddress(value))
    case "--port": return set(&port, Int(value).flatMap { (0...65_535).contains($0) ? $0 : nil })
    case "--ports": return set(&ports, Int(value).flatMap { (1...1000).contains($0) ? $0 : nil })
    case "--host-name": return add(&names, Authority.host(value))
    case "--trusted-proxy": return add(&proxies, AddressBlock(value))
    case "--tls-cert": certificate = value
    case "--tls-key": key = value
    case "--media": media = value
    case "--scans": scans = value
    case "--version": version = value
    case "--base-path": basePath = value
    case "--cookie": cookie = value
    case "--log": log = value
    case "--metrics-token": metricsToken = value
    case "--shown":
      guard let address = IPAddress(value) else { return false }
      shown = address
    default: return false
    }
    return true
  }

  private func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private func add<Value>(_ place: inout [Value], _ value: Value?) -> Bool {
    guard let value else { return false }
    place.append(value)
    return true
  }
}
