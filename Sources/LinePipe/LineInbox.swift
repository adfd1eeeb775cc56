internal import Glibc

/// Bytes to whole lines. What is longer than the limit is dropped up to its end, and counted.
package struct LineInbox: Sendable {
  /// The longest line, without its line feed.
  private let limit: Int
  private var rest: [UInt8] = []
  private var isDropping = false
  /// Lines that were too long.
  package private(set) var dropped = 0

  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes received bytes, and returns the lines completed now, without their line feeds.
  package mutating func add(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.withUnsafeBytes { add($0) }
  }

  /// All that passes between programs comes through here: the library looks for ends faster than a loop would.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) {
      let next = UnsafeRawPointer(end) - base
      take(bytes[start..<next])
      if !isDropping { lines.append(rest) }
      isDropping = false
      rest = []
      start = next + 1
    }
    take(bytes[start...])
    return lines
  }

  /// Forgets a line that was begun, as its writer has gone.
  package mutating func forget() {
    rest = []
    isDropping = false
  }

  private mutating func take(_ piece: Slice<UnsafeRawBufferPointer>) {
    guard !isDropping else { return }
    guard rest.count + piece.count <= limit else {
      isDropping = true
      dropped += 1
      rest = []
      return
    }
    rest += piece
  }
}
