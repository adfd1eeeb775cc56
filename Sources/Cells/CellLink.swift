internal import CCell
internal import Glibc

/// The connection between a cell and its parent: a channel, and shared memory.
///
/// A message is eight bytes of its length, lowest first, then its bytes. A large one lies in the memory instead, if it
/// fits, which the highest bit of the length marks. It is copied out once, so that later changes have no effect. The
/// bit below it alone stands for a reply that was too large to be sent.
struct CellLink {
  let channel: Int32
  /// The memory for large requests, followed by as many bytes for large replies.
  private let area: UnsafeMutablePointer<UInt8>?

  init(_ cell: ccell) {
    (channel, area) = (cell.channel, cell.area)
  }

  enum Direction: Int {
    case request, reply

    /// The most bytes of a message, checked by sender and receiver. A reply may be as large as a quiz's file; requests
    /// come from this program, and hold more.
    var largest: Int { self == .request ? 256 << 20 : 128 << 20 }
  }

  static let headSize = 8
  /// Bytes from which on a message is large.
  private static let large = 4096
  private static let lying: UInt64 = 1 << 63
  private static let excess: UInt64 = 1 << 62

  /// The message that is sent instead of a reply that is too large.
  static var excessiveFrame: [UInt8] { head(excess, capacity: 0) }

  /// The bytes to send of a message: all of it, or only its length once it lies in the memory.
  func frame(_ parts: [[UInt8]], _ direction: Direction) -> [UInt8] {
    let count = parts.reduce(0) { $0 + $1.count }
    if count >= Self.large, count <= CCELL_AREA, var place = part(direction) {
      for part in parts {
        place.update(from: part, count: part.count)
        place += part.count
      }
      return Self.head(UInt64(count) | Self.lying, capacity: 0)
    }
    var frame = Self.head(UInt64(count), capacity: count)
    for part in parts { frame += part }
    return frame
  }

  private static func head(_ length: UInt64, capacity: Int) -> [UInt8] {
    var head: [UInt8] = []
    head.reserveCapacity(headSize + capacity)
    for place in 0..<headSize { head.append(UInt8(truncatingIfNeeded: length >> UInt64(8 * place))) }
    return head
  }

  private func part(_ direction: Direction) -> UnsafeMutablePointer<UInt8>? {
    area.map { $0 + direction.rawValue * Int(CCELL_AREA) }
  }

  /// The head of a message.
  enum Head {
    case follows(Int)
    case lies([UInt8])
    case excessive
  }

  /// Nil for a head that no honest process would send.
  func read(_ head: some Collection<UInt8>, _ direction: Direction) -> Head? {
    var length: UInt64 = 0
    for byte in head.reversed() { length = length << 8 | UInt64(byte) }
    if length == Self.excess { return .excessive }
    if length & Self.lying == 0 { return length <= UInt64(direction.largest) ? .follows(Int(length)) : nil }
    length &= ~Self.lying
    guard length <= UInt64(CCELL_AREA), let place = part(direction) else { return nil }
    return .lies(Array(UnsafeBufferPointer(start: place, count: Int(length))))
  }
}
