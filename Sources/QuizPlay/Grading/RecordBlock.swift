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

  /// The offset behind the first record: with `csv` a quoted cell may hold line feeds.
  package static func end(of bytes: UnsafeRawBufferPointer, _ csv: CSVRecords?) -> Int? {
    if let csv { return csv.end(in: bytes) }
    return bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }

  /// A record without its line end; nil when only blanks are left.
  static func content(of record: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var end = record.count
    while end > 0, record[end - 1] == UInt8(ascii: "\n") || record[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let content = UnsafeRawBufferPointer(rebasing: record[..<end])
    return content.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : content
  }
}
