/// Some whole records of an input, one after the other.
package struct RecordBlock: Sendable {
  package var bytes: [UInt8]
  /// The number of the line that its first record begins on, from 1.
  package var firstLine: Int
  /// A record was longer than that many bytes: its beginning alone is here, and cannot be read.
  package var cutAt: Int?

  package init(bytes: [UInt8], firstLine: Int, cutAt: Int? = nil) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.cutAt = cutAt
  }

  /// How many lines end in it.
  package var lines: Int { bytes.withUnsafeBytes(Self.lines) }

  package static func lines(_ bytes: [UInt8]) -> Int { bytes.withUnsafeBytes(lines) }

  package static func lines(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var at = 0
    while at < bytes.count {
      // Counted in bytes, so that many are compared at once; 255 is the most that one holds.
      let end = min(bytes.count, at &+ 255)
      var found: UInt8 = 0
      while at < end {
        found &+= bytes[at] == UInt8(ascii: "\n") ? 1 : 0
        at &+= 1
      }
      count &+= Int(found)
    }
    return count
  }

  /// The offset behind the first record.
  package static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
    bytes.lineFeed.map { $0 + 1 }
  }

  /// A record without its line end; nil when only blanks are left.
  static func content(of record: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var end = record.count
    while end > 0, record[end - 1] == UInt8(ascii: "\n") || record[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let content = UnsafeRawBufferPointer(rebasing: record[..<end])
    return content.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : content
  }

  /// The records one by one.
  package func divided() -> [RecordBlock] {
    if cutAt != nil { return [self] }
    return bytes.withUnsafeBytes { bytes in
      var blocks: [RecordBlock] = []
      var (at, line) = (0, firstLine)
      while at < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[at...])
        let record = UnsafeRawBufferPointer(rebasing: rest[..<(Self.end(of: rest) ?? rest.count)])
        blocks.append(RecordBlock(bytes: Array(record), firstLine: line))
        line += Self.lines(record)
        at += record.count
      }
      return blocks
    }
  }

  /// How many records it has that are not blank.
  package func records() -> Int {
    divided().count { $0.bytes.withUnsafeBytes(Self.content) != nil }
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the first line feed, eight bytes at a time.
  var lineFeed: Int? {
    var at = 0
    while at &+ 8 <= count {
      let word = loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      at &+= 8
    }
    while at < count {
      if self[at] == UInt8(ascii: "\n") { return at }
      at &+= 1
    }
    return nil
  }

  /// Whether bytes are the same, eight at a time.
  func isSame(as other: Slice<UnsafeRawBufferPointer>) -> Bool {
    if count != other.count { return false }
    let other = UnsafeRawBufferPointer(rebasing: other)
    var at = 0
    while at &+ 8 <= count {
      if loadUnaligned(fromByteOffset: at, as: UInt64.self) != other.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      {
        return false
      }
      at &+= 8
    }
    while at < count {
      if self[at] != other[at] { return false }
      at &+= 1
    }
    return true
  }
}
