package import WebAddress

/// A refusal of the command line's wishes for a server.
package enum ServeRefusal: Error, Equatable {
  case badAddress(String)
  case badPort(String)
  case badName(String)
  case badProxy(String)
  case lacks(String, beside: String)
  case unprotected(IPAddress)

  package var sentence: String {
    switch self {
    case .badAddress(let text):
      "'\(text)' does not fit --listen: an address of this machine is expected, such as 127.0.0.1 or 0.0.0.0"
    case .badPort(let text): "'\(text)' does not fit --port: a whole number from 0 to 65535 is expected"
    case .badName(let text):
      "'\(text)' does not fit --host-name: a name without a port is expected, such as quiz.example"
    case .badProxy(let text): "'\(text)' does not fit --trusted-proxy: addresses are expected, such as 10.0.0.0/8"
    case .lacks(let option, let other): "\(other) needs \(option) as well"
    case .unprotected(let address):
      "\(address) can be reached from other machines, and nothing would be encrypted: give --tls-cert and --tls-key, "
        + "or --trusted-proxy for a proxy that encrypts, or --insecure-lan where everybody on the network may listen"
    }
  }
}
