internal import Glibc

/// A connection to the server that never blocks.
final class BotConnection {
  let descriptor: Int32
  private var unsent: ArraySlice<UInt8>
  private(set) var isClosed = false

  /// Begins to connect, and sends the bytes when that is done; nil when the system has no more descriptors.
  init?(_ address: ServerAddress, _ bytes: [UInt8]) {
    descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    unsent = bytes[...]
    guard descriptor >= 0 else { return nil }
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    guard address.connect(descriptor) else {
      let reason = errno
      Glibc.close(descriptor)
      errno = reason
      return nil
    }
  }

  var hasMoreToWrite: Bool { !unsent.isEmpty }

  func send(_ bytes: [UInt8]) {
    unsent += bytes
    write()
  }

  func write() {
    while !unsent.isEmpty && !isClosed {
      let count = unsent.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if errno == EAGAIN || errno == ENOTCONN {
        return
      } else if errno != EINTR {
        return close()
      }
    }
  }

  /// The bytes that have arrived; nil when the other side has closed.
  func read(_ buffer: UnsafeMutableRawBufferPointer) -> ArraySlice<UInt8>? {
    guard !isClosed else { return nil }
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    if count > 0 { return ArraySlice(buffer.prefix(count)) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    Glibc.close(descriptor)
  }
}

struct ServerAddress {
  let family: Int32
  private let bytes: [UInt8]

  init?(host: String, port: Int) {
    var found: UnsafeMutablePointer<addrinfo>?
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found?.pointee else { return nil }
    defer { freeaddrinfo(found) }
    family = first.ai_family
    bytes = Array(UnsafeRawBufferPointer(start: first.ai_addr, count: Int(first.ai_addrlen)))
  }

  /// Begins to connect; false when that fails at once.
  func connect(_ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return false }
      let code = Glibc.connect(
        descriptor, base.assumingMemoryBound(to: sockaddr.self), socklen_t(raw.count))
      return code == 0 || errno == EINPROGRESS
    }
  }
}

/// Milliseconds of the clock that counts from the start of the machine, with fractions.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
