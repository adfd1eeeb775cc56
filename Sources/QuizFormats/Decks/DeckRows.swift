/// The rows of a deck in plain text, each with its place.
///
/// Anki quotes a cell with its separator, a quotation mark or a line break, and doubles marks inside. Quizlet quotes
/// none. So in a text without Anki's head a mark counts only where another ends the cell.
struct DeckRows {
  struct Row {
    var cells: [String]
    var offset: Int

    /// The row without the empty cells at its end.
    var withoutEmptyEnd: Row {
      Row(cells: cells.dropLast(cells.reversed().prefix(while: \.isBlank).count), offset: offset)
    }
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  /// Whether Anki wrote it: then lines that begin with `#` are remarks.
  private let isStrict: Bool
  private var index: Int
  /// The offset after which no quotation mark closes a cell, so that none is searched for twice.
  private var lacksQuoteFrom = Int.max

  init(_ bytes: [UInt8], from start: Int = 0, separator: UInt8, isStrict: Bool) {
    (self.bytes, self.separator, self.isStrict) = (bytes, separator, isStrict)
    index = start
  }

  /// The next row in which anything stands.
  mutating func next() -> Row? {
    while index < bytes.count {
      if isStrict, bytes[index] == UInt8(ascii: "#") {
        index = (bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
        continue
      }
      let row = row()
      if row.cells.contains(where: { !$0.isBlank }) { return row }
    }
    return nil
  }

  private mutating func row() -> Row {
    var row = Row(cells: [], offset: index)
    while true {
      row.cells.append(cell())
      guard index < bytes.count else { return row }
      index += 1
      if bytes[index - 1] != separator { return row }
    }
  }

  private func isEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == separator || bytes[index] == UInt8(ascii: "\n")
      || (bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: "\n")))
  }

  private mutating func cell() -> String {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\""), let text = quoted() { return text }
    let start = index
    while index < bytes.count, bytes[index] != separator, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).trimmed
  }

  /// A cell in quotation marks; nil, and nothing taken, when none ends it.
  private mutating func quoted() -> String? {
    var (text, at): ([UInt8], Int) = ([], index + 1)
    if index >= lacksQuoteFrom { return nil }
    while at < bytes.count {
      if bytes[at] != UInt8(ascii: "\"") {
        text.append(bytes[at])
        at += 1
      } else if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "\"") {
        text.append(bytes[at])
        at += 2
      } else if isEnd(at + 1) {
        index = at + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
        return String(decoding: text, as: UTF8.self).trimmed
      } else {
        return nil
      }
    }
    lacksQuoteFrom = min(lacksQuoteFrom, index)
    return nil
  }
}
