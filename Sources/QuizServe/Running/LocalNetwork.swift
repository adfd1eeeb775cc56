internal import Glibc
package import WebAddress

/// The addresses of this machine, as its interfaces have them now.
package enum LocalNetwork {
  /// The IPv4 addresses without loopback. The usual outgoing one comes first, then cables and radio, then bridges and
  /// tunnels.
  package static func addresses() -> [IPAddress] {
    let usual = usualAddress()
    let found = interfaces().sorted { rank($0, usual) < rank($1, usual) }.map(\.address)
    return found.reduce(into: []) { list, address in if !list.contains(address) { list.append(address) } }
  }

  private static func rank(_ interface: (name: String, address: IPAddress), _ usual: IPAddress?) -> Int {
    if interface.address == usual { return 0 }
    return ["en", "eth", "wl", "usb"].contains { interface.name.hasPrefix($0) } ? 1 : 2
  }

  private static func interfaces() -> [(name: String, address: IPAddress)] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [(name: String, address: IPAddress)] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let isUp = Int32(entry.ifa_flags) & Int32(IFF_UP) != 0
      guard isUp, let address = address(entry.ifa_addr), !address.isLoopback else { continue }
      found.append((String(cString: entry.ifa_name), address))
    }
    return found
  }

  private static func address(_ pointer: UnsafePointer<sockaddr>?) -> IPAddress? {
    guard let pointer, pointer.pointee.sa_family == sa_family_t(AF_INET) else { return nil }
    return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
      withUnsafeBytes(of: four.pointee.sin_addr) { IPAddress(bytes: Array($0)) }
    }
  }

  /// The address from which the system would send; finding it sends nothing.
  private static func usualAddress() -> IPAddress? {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var there = sockaddr_in()
    there.sin_family = sa_family_t(AF_INET)
    there.sin_port = UInt16(9).bigEndian
    // An address reserved for documentation, which no machine has.
    withUnsafeMutableBytes(of: &there.sin_addr) { $0.copyBytes(from: [192, 0, 2, 1]) }
    var here = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &there) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
    }
    guard isKnown else { return nil }
    return withUnsafeMutablePointer(to: &here) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        getsockname(descriptor, generic, &size) == 0 ? address(generic) : nil
      }
    }
  }
}
