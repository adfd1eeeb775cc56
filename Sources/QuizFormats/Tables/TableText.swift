internal import Spreadsheet

/// The cells of CSV (RFC 4180) or TSV, each with its place.
struct TableText {
  struct Cell {
    var text: String
    var offset: Int
    /// The value of a workbook's cell behind its text.
    var value: CellValue?

    /// The number that it says: that of a workbook, unless it shows it as something else.
    var number: Double? { value.map(\.number) ?? NumberText.read(text) }

    /// The text for comparison with numbers, without a workbook's formatting.
    var plainText: String { value?.number.map(NumberText.written) ?? text }
  }

  struct Row {
    var cells: [Cell]
    var offset: Int
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  /// The offsets of quotation marks that are never closed: they are signs of their cells, which end as others do.
  private(set) var openQuotes: [Int] = []

  init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The possible separators, the most frequent in the first line first: a comma, a semicolon, a tab.
  static func separators(of bytes: [UInt8]) -> [UInt8] {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return signs.enumerated().sorted { a, b in
      let (first, second) = (counts[a.element, default: 0], counts[b.element, default: 0])
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
  }

  /// The next row that is not empty; a line ends with LF, CR LF or CR.
  mutating func next() -> Row? {
    while index < bytes.count {
      let row = row()
      if row.cells.contains(where: { !$0.text.isBlank }) { return row }
    }
    return nil
  }

  private mutating func row() -> Row {
    var row = Row(cells: [], offset: index)
    while true {
      row.cells.append(cell())
      guard index < bytes.count else { return row }
      let byte = bytes[index]
      index += 1
      if byte == separator { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      return row
    }
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// A cell up to its separator; quoted, it may hold separators, line breaks, and doubled quotes.
  private mutating func cell() -> Cell {
    while index < bytes.count, bytes[index] == UInt8(ascii: " "), separator != bytes[index] { index += 1 }
    let offset = index
    var text: [UInt8] = []
    if index < bytes.count, bytes[index] == UInt8(ascii: "\""), !quoted(into: &text) {
      // It would swallow the rest of the file.
      openQuotes.append(offset)
      text = []
      index = offset
    }
    while index < bytes.count, !isEnd(bytes[index]) {
      text.append(bytes[index])
      index += 1
    }
    return Cell(text: String(decoding: text, as: UTF8.self).trimmed, offset: offset)
  }

  /// False for a quotation mark that nothing closes, or that closes lines later where no cell ends.
  private mutating func quoted(into text: inout [UInt8]) -> Bool {
    let start = index
    index += 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
          return isAtEndOfCell || !bytes[start..<index].contains(UInt8(ascii: "\n"))
        }
      }
      // A line break of Windows is one line break.
      if bytes[index] != UInt8(ascii: "\r") || index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        text.append(bytes[index])
      }
      index += 1
    }
    return false
  }

  private var isAtEndOfCell: Bool {
    guard let next = bytes[index...].first(where: { $0 != UInt8(ascii: " ") }) else { return true }
    return isEnd(next)
  }
}
