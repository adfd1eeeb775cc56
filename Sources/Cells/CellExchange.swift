internal import CCell
internal import Glibc

/// A request on its way to a cell, and its reply on the way back: eight bytes of length, least first, then the bytes.
package struct CellExchange {
  private var sending: [UInt8]
  private var sent = 0
  private var received: [UInt8] = []
  private var length: Int?

  /// Bytes beyond which a reply is none.
  package static let largest = 1 << 28
  static let headSize = 8

  /// `request` nil only receives.
  package init(sending request: [UInt8]?) {
    sending = request.map(Self.framed) ?? []
  }

  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = []
    frame.reserveCapacity(headSize + bytes.count)
    for place in 0..<headSize { frame.append(UInt8(truncatingIfNeeded: bytes.count >> (8 * place))) }
    return frame + bytes
  }

  static func length(_ head: some Collection<UInt8>) -> Int? {
    var length: UInt64 = 0
    for byte in head.reversed() { length = length << 8 | UInt64(byte) }
    return length <= UInt64(largest) ? Int(length) : nil
  }

  /// What to poll for once it has begun.
  var waitsFor: Int32 { sent < sending.count ? POLLOUT | POLLIN : POLLIN }

  /// Sends and receives what can be without waiting; the reply once it is whole.
  package mutating func step(_ channel: Int32) throws(CellEnd) -> [UInt8]? {
    try send(channel)
    while true {
      if let length, received.count == length { return received }
      if try !receive(channel) { return nil }
    }
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

  /// Whether anything came.
  private mutating func receive(_ channel: Int32) throws(CellEnd) -> Bool {
    let wanted = (length ?? Self.headSize) - received.count
    let before = received.count
    var outcome = 0
    received.reserveCapacity(before + min(wanted, 1 << 16))
    let chunk = [UInt8](unsafeUninitializedCapacity: min(wanted, 1 << 20)) { buffer, count in
      outcome = read(channel, buffer.baseAddress, buffer.count)
      count = max(0, outcome)
    }
    if outcome < 0 && errno == EINTR { return true }
    if outcome < 0 && errno == EAGAIN { return false }
    if outcome <= 0 { throw .ended(signal: 0) }
    received += chunk
    if length == nil && received.count == Self.headSize {
      guard let told = Self.length(received) else { throw .garbled }
      length = told
      received = []
    }
    return true
  }
}
