/// Why a text is not JSON, and where.
package struct JSONError: Error, Equatable, Sendable {
  package var kind: Kind
  package var place: JSONPlace

  package var offset: Int { place.offset }

  /// The mistake, as facts; `message` is the sentence. Indirect, so that errors take little stack at every level.
  package indirect enum Kind: Equatable, Sendable {
    /// The input is empty or white space.
    case empty
    case utf16
    /// A byte that cannot stand here in UTF-8.
    case invalidUTF8(UInt8)
    case unexpected(found: Unicode.Scalar, expected: Expected)
    /// The input ends too early; `open` are the open parts, innermost first.
    case ended(expected: Expected, open: [Open])
    /// A `]` or `}` that does not belong to the bracket that is open.
    case wrongCloser(found: Unicode.Scalar, open: Open)
    case extraComma(before: Unicode.Scalar)
    case comment(Comment)
    case wrongQuote(Unicode.Scalar)
    case bareKey(String)
    case unknownWord(String)
    case badNumber(BadNumber)
    case lineBreakInText(start: JSONPlace)
    case controlInText(UInt8)
    case unknownEscape(Unicode.Scalar)
    case badUnicodeEscape
    /// Half of a surrogate pair: a number from D800 to DFFF.
    case loneSurrogate(UInt16)
    case duplicateKey(String, first: JSONPlace)
    case tooDeep(limit: Int)
    case tooMany
  }

  package enum Expected: Equatable, Sendable {
    case value
    case valueOrCloser
    case key
    case keyOrCloser
    case colon
    case commaOrListCloser
    case commaOrObjectCloser
    case digit
    case endOfText
    case endOfInput
  }

  /// An open part.
  package struct Open: Equatable, Sendable {
    package var form: Form
    package var place: JSONPlace

    package enum Form: Equatable, Sendable {
      case list, object, text
    }
  }

  package enum Comment: Equatable, Sendable {
    case line, block, hash
  }

  package enum BadNumber: Equatable, Sendable {
    case leadingZero(String)
    case plusSign
    case noDigitBeforePoint
    case noDigit(after: Unicode.Scalar, found: Unicode.Scalar)
    case otherBase(String)
    case tooLarge(String)
  }
}

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
