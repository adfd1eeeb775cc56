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

  /// Takes what came, and gives the lines that are whole now, without their line feeds.
  package mutating func add(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var left = bytes[...]
    while let end = left.firstIndex(of: 0x0A) {
      take(left[..<end])
      left = left[left.index(after: end)...]
      if !isDropping { lines.append(rest) }
      isDropping = false
      rest = []
    }
    take(left)
    return lines
  }

  /// Forgets a line that was begun, as its writer has gone.
  package mutating func forget() {
    rest = []
    isDropping = false
  }

  private mutating func take(_ piece: some Collection<UInt8>) {
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
