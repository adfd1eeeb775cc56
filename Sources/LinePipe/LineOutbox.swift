/// Lines that wait for a pipe to take them, up to a number of bytes.
package struct LineOutbox: Sendable {
  /// The most bytes that wait.
  package static let usual = 8 << 20
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  package init(limit: Int = LineOutbox.usual) {
    self.limit = limit
  }

  package var isEmpty: Bool { start == bytes.count }
  package var count: Int { bytes.count - start }
  package var waiting: ArraySlice<UInt8> { bytes[start...] }

  /// Puts a line behind the others; false, and nothing is done, when too much waits already.
  package mutating func add(_ line: [UInt8]) -> Bool {
    guard count + line.count + 1 <= limit else { return false }
    bytes += line
    bytes.append(0x0A)
    return true
  }

  /// The first bytes were taken.
  package mutating func took(_ number: Int) {
    start += min(number, count)
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
      start = 0
    } else if start > 1 << 16 && start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
  }
}
