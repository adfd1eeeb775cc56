internal import CCell
internal import Glibc

/// A request on its way to a cell, and its reply on the way back.
package struct CellExchange {
  /// The request, until it is written as bytes; nil afterwards.
  private var request: [[UInt8]]?
  private var sending: [UInt8] = []
  private var sent = 0
  private var received: [UInt8] = []
  /// The bytes of the reply still to come; nil while its length is unknown.
  private var left: Int?

  /// `request` nil only receives.
  package init(sending request: [UInt8]?) {
    self.init(parts: request.map { [$0] })
  }

  /// A request in parts, one behind the other.
  init(parts: [[UInt8]]?) {
    request = parts
  }

  /// The events to poll for once it has begun.
  var waitsFor: Int32 { request != nil || sent < sending.count ? POLLOUT | POLLIN : POLLIN }

  /// Sends and receives as much as possible without waiting; returns the reply once it is complete.
  mutating func step(_ link: CellLink) throws(CellEnd) -> [UInt8]? {
    if let request {
      if request.reduce(0, { $0 + $1.count }) > CellLink.Direction.request.largest { throw .tooLarge }
      sending = link.frame(request, .request)
      self.request = nil
      try send(link.channel)
      // Nothing can have come yet.
      return nil
    }
    try send(link.channel)
    while left != 0 {
      if try !receive(link) { return nil }
    }
    var reply: [UInt8] = []
    swap(&reply, &received)
    return reply
  }

  private mutating func send(_ channel: Int32) throws(CellEnd) {
    while sent < sending.count {
      let count = sending.withUnsafeBytes { ccell_send(channel, $0.baseAddress?.advanced(by: sent), $0.count - sent) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      if count < 0 { throw .ended(signal: 0) }
      sent += count
    }
  }

  /// The bytes to receive at once. A cell sends one reply at a time, so bytes after its end are an attack.
  private static let chunk = 1 << 12

  /// Whether anything came.
  private mutating func receive(_ link: CellLink) throws(CellEnd) -> Bool {
    var outcome = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: left.map { min($0, 1 << 20) } ?? Self.chunk) { buffer, count in
      outcome = read(link.channel, buffer.baseAddress, buffer.count)
      count = max(0, outcome)
    }
    if outcome < 0 && errno == EINTR { return true }
    if outcome < 0 && errno == EAGAIN { return false }
    if outcome <= 0 { throw .ended(signal: 0) }
    if received.isEmpty { received = chunk } else { received += chunk }
    if let left { self.left = left - outcome } else { try takeHead(link) }
    return true
  }

  private mutating func takeHead(_ link: CellLink) throws(CellEnd) {
    guard received.count >= CellLink.headSize else { return }
    let beyond = received.count - CellLink.headSize
    switch link.read(received.prefix(CellLink.headSize), .reply) {
    case .follows(let length) where length >= beyond:
      received.removeFirst(CellLink.headSize)
      left = length - beyond
    case .lies(let reply) where beyond == 0:
      (received, left) = (reply, 0)
    case .excessive where beyond == 0: throw .tooLarge
    case .follows, .lies, .excessive, nil: throw .garbled
    }
  }
}
