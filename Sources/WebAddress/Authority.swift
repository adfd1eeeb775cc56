/// A host with its port, as the header `Host` and an origin have it: `quiz.example`, `127.0.0.1:8420`, `[::1]:8420`.
package struct Authority: Equatable, Sendable {
  package enum Host: Equatable, Sendable {
    case address(IPAddress)
    /// Lower case, without a point at its end.
    case name(String)
  }

  package let host: Host
  package let port: Int?

  package init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    guard !rest.isEmpty, rest.utf8.count <= 300 else { return nil }
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]"), let address = IPAddress(rest[rest.index(after: rest.startIndex)..<end])
      else { return nil }
      host = .address(address)
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.utf8.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      guard let host = Self.host(rest[..<end]) else { return nil }
      self.host = host
      rest = rest[end...]
    }
    guard let port = Self.port(rest) else { return nil }
    self.port = port.number
  }

  /// The port after the host; an empty text has none. Nil when it is malformed.
  private static func port(_ text: Substring) -> (number: Int?, Void)? {
    guard !text.isEmpty else { return (nil, ()) }
    let digits = text.dropFirst()
    guard text.first == ":", (1...5).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number <= 65_535
    else { return nil }
    return (number, ())
  }

  /// A name of letters, digits, `-`, `_` and points, or an IPv4 address.
  package static func host(_ text: some StringProtocol) -> Host? {
    if let address = IPAddress(text) { return .address(address) }
    var name = text.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    let isName = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F || byte == 0x2E
    }
    return !name.isEmpty && name.utf8.count <= 253 && isName ? .name(name) : nil
  }
}
