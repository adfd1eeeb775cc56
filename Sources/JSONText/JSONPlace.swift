/// A place in a text: the byte, and the line and column people see.
package struct JSONPlace: Equatable, Sendable {
  package var offset: Int
  /// The line, from 1. A line ends with LF or CR LF.
  package var line: Int
  /// The column, from 1, in Unicode scalars; a byte order mark at the start has no column.
  package var column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// The line and column of a byte offset; an offset outside the text counts as the nearest end.
package func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
  bytes.withUnsafeBytes { position(of: offset, in: $0) }
}

/// The line and column of a byte offset; an offset outside the text counts as the nearest end.
package func position(of offset: Int, in bytes: UnsafeRawBufferPointer) -> (line: Int, column: Int) {
  let offset = min(max(offset, 0), bytes.count)
  var line = 1
  var start = byteOrderMarkLength(bytes)
  for index in 0..<offset where bytes[index] == Byte.lineFeed {
    line += 1
    start = index + 1
  }
  return (line, 1 + scalarCount(bytes, from: start, to: offset))
}

private func byteOrderMarkLength(_ bytes: UnsafeRawBufferPointer) -> Int {
  bytes.starts(with: Byte.byteOrderMark) ? Byte.byteOrderMark.count : 0
}

/// Counts the bytes that begin a scalar; a byte that continues one adds nothing.
private func scalarCount(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
  var count = 0
  var index = start
  while index < end {
    if bytes[index] & 0xC0 != 0x80 { count += 1 }
    index += 1
  }
  return count
}
