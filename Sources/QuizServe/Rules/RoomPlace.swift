package import WebAddress

/// The addresses of a room: the one that the server listens on, and the one shown to players.
package struct RoomPlace: Sendable, Equatable {
  package var listen: IPAddress
  /// The address that players open; nil when only this machine can reach the server.
  package var shown: IPAddress?

  private static let every = IPAddress(bytes: [0, 0, 0, 0])
  private static let home = IPAddress(bytes: [127, 0, 0, 1])

  /// The address from `--listen`, or else from the machine's addresses, the most likely first.
  ///
  /// If all are private, the server listens on every one; if one is public, only on the first private one; without a
  /// private one, only on this machine.
  package init(listen: IPAddress?, addresses: [IPAddress]) {
    let local = addresses.filter(\.isLocal)
    if let listen {
      self.listen = listen
      shown = listen.isEvery ? local.first ?? addresses.first : listen.isLoopback ? nil : listen
    } else if let first = local.first, let every = Self.every {
      self.listen = local.count == addresses.count ? every : first
      shown = first
    } else {
      self.listen = Self.home ?? addresses[0]
      shown = nil
    }
  }

  /// The address for browsers, without a path.
  package func url(port: Int, isEncrypted: Bool = false) -> String {
    "\(isEncrypted ? "https" : "http")://\((shown ?? Self.home ?? listen).inURL):\(port)"
  }
}

extension IPAddress {
  /// True for an address of a private network (RFC 1918, RFC 6598, RFC 3927, RFC 4193).
  package var isLocal: Bool {
    guard isFour else { return bytes[0] & 0xFE == 0xFC || bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    switch (bytes[0], bytes[1]) {
    case (10, _), (192, 168), (169, 254): return true
    case (172, 16...31), (100, 64...127): return true
    default: return false
    }
  }
}
