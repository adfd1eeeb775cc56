internal import TextLayout

/// The records of a CSV (RFC 4180): where each ends, and its cells.
///
/// A quote opens a quoted cell only as the first byte of the cell; two quotes in one are a quote.
package struct CSVRecords: Sendable {
  /// A comma, a semicolon or a tab.
  package let delimiter: UInt8

  package init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// The delimiter of a header line: a tab if there is any, else whichever of comma and semicolon is there more often.
  package init(header: UnsafeRawBufferPointer) {
    let counted = { (byte: UInt8) in header.count { $0 == byte } }
    let semicolon = UInt8(ascii: ";")
    let comma = UInt8(ascii: ",")
    delimiter =
      counted(UInt8(ascii: "\t")) > 0 ? UInt8(ascii: "\t") : counted(semicolon) > counted(comma) ? semicolon : comma
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The offset behind the first record's line feed; nil when it does not end in these bytes.
  package func end(in bytes: UnsafeRawBufferPointer) -> Int? {
    var isQuoted = false
    // Where a quote would open: at the start of a cell, and right behind a quote that closed, which then was half of two.
    var canOpen = true
    for (index, byte) in bytes.enumerated() {
      if byte == Self.quote && (isQuoted || canOpen) {
        isQuoted.toggle()
        canOpen = true
      } else if !isQuoted {
        if byte == Self.lineFeed { return index + 1 }
        canOpen = byte == delimiter
      }
    }
    return nil
  }

  /// The cells of a record without its line end.
  package func cells(_ record: UnsafeRawBufferPointer) throws(GradingProblem) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var isCellStart = true
    var index = 0
    while index < record.count {
      let byte = record[index]
      if byte == Self.quote && isQuoted && index + 1 < record.count && record[index + 1] == Self.quote {
        cell.append(byte)
        index += 1
      } else if byte == Self.quote && (isQuoted || isCellStart) {
        isQuoted.toggle()
        isCellStart = false
      } else if byte == delimiter && !isQuoted {
        cells.append(String(decoding: cell, as: UTF8.self).steady)
        cell.removeAll(keepingCapacity: true)
        isCellStart = true
      } else {
        cell.append(byte)
        isCellStart = false
      }
      index += 1
    }
    guard !isQuoted else { throw .openQuote }
    return cells + [String(decoding: cell, as: UTF8.self).steady]
  }

  /// Whether a record is text; other bytes would make different names and answers the same.
  static func isText(_ record: UnsafeRawBufferPointer) -> Bool {
    record.allSatisfy { $0 < 0x80 } || String(validating: record, as: UTF8.self) != nil
  }
}
