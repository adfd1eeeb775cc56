/// The rows of a text with signs between its cells (RFC 4180): comma, semicolon or tab, found by content; LF, CR LF or CR
/// behind its lines; `sep=;` above them, as Excel writes.
///
/// Memory is that of a piece and the longest row.
final class DelimitedRows {
  private let read: () throws -> [UInt8]?
  private var text = SheetText()
  private var buffer: [UInt8] = []
  private var at = 0
  private var hasBegun = false
  private var hasEnded = false
  private var separator: UInt8?
  private var number = 1
  private var line = 1
  /// Quotation marks that nothing closes: they are signs of their cells.
  private var signs: Set<Int> = []
  private static let longestRow = 8 << 20
  /// A quoted cell that goes on for longer was never meant to.
  private static let longestCell = 256 << 10

  /// `read` gives the next bytes of the file, never none of them, and nil at its end. `isKnown` says whether a cell of the
  /// first row is the name of a column: the sign that cuts out most of these stands between cells.
  init(isKnown: (String) -> Bool, _ read: @escaping () throws -> [UInt8]?) throws {
    self.read = read
    try skipBlankLines()
    try readSeparatorLine()
    if separator == nil { separator = try bestSeparator(isKnown) }
  }

  func next(waiting: Bool) throws -> SheetRow? {
    while true {
      guard let row = try record(waiting: waiting) else { return nil }
      if row.cells.contains(where: { !$0.text.isEmpty }) { return row }
    }
  }

  // MARK: What stands between cells

  private func skipBlankLines() throws {
    while true {
      if at == buffer.count, try !fill() { return }
      guard buffer[at] == UInt8(ascii: "\n") || buffer[at] == UInt8(ascii: "\r") else { return }
      if buffer[at] == UInt8(ascii: "\n") {
        line += 1
        number += 1
      }
      at += 1
    }
  }

  /// `sep=;` alone on the first line; it is no row.
  private func readSeparatorLine() throws {
    while buffer.count - at < 8, try fill() {}
    let start = buffer[at...].prefix(8).map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
    let quoted = start.starts(with: Array("\"sep=".utf8))
    let rest = start.dropFirst(quoted ? 5 : 4)
    guard start.starts(with: Array((quoted ? "\"sep=" : "sep=").utf8)), let sign = rest.first,
      sign < 0x80, sign != UInt8(ascii: "\""), sign >= UInt8(ascii: " ") || sign == UInt8(ascii: "\t")
    else {
      return
    }
    let behind = rest.dropFirst(quoted ? 2 : 1)
    guard behind.isEmpty || behind.first == UInt8(ascii: "\n") || behind.first == UInt8(ascii: "\r") else { return }
    separator = sign
    _ = try record()
    number = 1
  }

  /// The sign that cuts out most names of columns: in the first row, else in the first below it that has one; without any, the
  /// sign that cuts the first row into most cells.
  private func bestSeparator(_ isKnown: (String) -> Bool) throws -> UInt8 {
    var best = (separator: UInt8(ascii: ","), known: -1, cells: 0)
    for rows in [1, Worksheet.mostAbove + 1] where best.known < 1 {
      for candidate in [UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ",")] {
        let (known, cells) = try named(isKnown, rows: rows, between: candidate)
        if (known, cells) > (best.known, best.cells) { best = (candidate, known, cells) }
      }
    }
    return best.separator
  }

  /// How many names of columns the first row has that has any, and how many cells the first row.
  private func named(
    _ isKnown: (String) -> Bool, rows: Int, between sign: UInt8
  ) throws -> (known: Int, cells: Int) {
    let (start, lineBefore, numberBefore) = (at, line, number)
    defer { (at, line, number) = (start, lineBefore, numberBefore) }
    separator = sign
    var width: Int?
    for _ in 0..<rows {
      // Bytes are added behind, never taken from the front, as long as nothing was taken.
      guard let row = try record(keeping: true) else { break }
      width = width ?? row.width
      let known = row.cells.count { isKnown($0.text) }
      if known > 0 { return (known, width ?? 0) }
    }
    return (0, width ?? 0)
  }

  // MARK: Rows

  private enum Parsed {
    case row([SheetRow.Cell], width: Int, end: Int)
    case needsMore
    case unclosed(Int)
  }

  private func record(keeping: Bool = false, waiting: Bool = true) throws -> SheetRow? {
    if !keeping { compact() }
    if at == buffer.count {
      guard waiting, try fill() else { return nil }
    }
    while true {
      switch parse() {
      case .row(let cells, let width, let end):
        let lines = Self.lineEnds(buffer[at..<end])
        let row = SheetRow(number: number, line: line, lines: max(1, lines), cells: cells, width: width)
        (at, line, number) = (end, line + lines, number + 1)
        return row
      case .unclosed(let quote): signs.insert(quote)
      case .needsMore where !waiting: return nil
      case .needsMore:
        if buffer.count - at > Self.longestRow { throw SheetProblem.tooLong(line: line) }
        try fillMore()
      }
    }
  }

  private func compact() {
    if at < 1 << 16 { return }
    buffer.removeFirst(at)
    signs = Set(signs.filter { $0 >= at }.map { $0 - at })
    at = 0
  }

  /// A long row is looked at anew once there is half as much again, so that its length costs no more than its bytes.
  private func fillMore() throws {
    let enough = (buffer.count - at) * 3 / 2
    repeat {
      if try !fill() { return }
    } while enough > Self.longestCell && buffer.count - at < enough
  }

  /// Whether there is more in the buffer now. A mark of the encoding alone, or half a sign, is nothing yet.
  private func fill() throws -> Bool {
    while !hasEnded {
      var bytes: [UInt8] = []
      // The first four bytes decide the encoding.
      repeat {
        guard let more = try read() else {
          hasEnded = true
          break
        }
        bytes += more
      } while !hasBegun && bytes.count < 4
      hasBegun = true
      let decoded = text.decode(bytes)
      buffer += decoded
      if !decoded.isEmpty { return true }
    }
    return false
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func parse() -> Parsed {
    var ranges: [(text: Range<Int>, isQuoted: Bool, rest: Range<Int>)] = []
    var index = at
    while true {
      let start = index
      while index < buffer.count, buffer[index] == UInt8(ascii: " "), buffer[index] != separator { index += 1 }
      var quoted: Range<Int>?
      if index < buffer.count, buffer[index] == UInt8(ascii: "\""), !signs.contains(index) {
        guard let close = closing(index + 1) else {
          let isLost = hasEnded || buffer.count - index > Self.longestCell
          return isLost ? .unclosed(index) : .needsMore
        }
        if close > index + Self.longestCell { return .unclosed(index) }
        quoted = index + 1..<close
        index = close + 1
      } else {
        index = start
      }
      let rest = index
      while index < buffer.count, !isEnd(buffer[index]) { index += 1 }
      ranges.append((quoted ?? rest..<index, quoted != nil, quoted == nil ? index..<index : rest..<index))
      if index == buffer.count {
        return hasEnded ? .row(cells(ranges, index), width: ranges.count, end: index) : .needsMore
      }
      if buffer[index] == separator {
        index += 1
        continue
      }
      if buffer[index] == UInt8(ascii: "\r") {
        if index + 1 == buffer.count, !hasEnded { return .needsMore }
        if index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") { index += 1 }
      }
      return .row(cells(ranges, index), width: ranges.count, end: index + 1)
    }
  }

  /// The end of a quoted text, in which two quotes in a row are one; nil before it has arrived.
  private func closing(_ start: Int) -> Int? {
    var index = start
    while index < buffer.count {
      if buffer[index] == UInt8(ascii: "\"") {
        guard index + 1 < buffer.count else { return hasEnded ? index : nil }
        if buffer[index + 1] != UInt8(ascii: "\"") { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private func cells(_ ranges: [(text: Range<Int>, isQuoted: Bool, rest: Range<Int>)], _ end: Int) -> [SheetRow.Cell] {
    let isASCII = buffer[at..<end].allSatisfy { $0 < 0x80 }
    let isUTF8 = isASCII || String(validating: buffer[at..<end], as: UTF8.self) != nil
    return ranges.enumerated().compactMap { column, range in
      if range.text.isEmpty && range.rest.isEmpty { return nil }
      var text = SheetText.string(buffer[range.text], isUTF8: isUTF8)
      if range.isQuoted {
        text = text.replacing("\"\"", with: "\"").replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        text += SheetText.string(buffer[range.rest], isUTF8: isUTF8)
      }
      return SheetRow.Cell(column: column, text: Self.unwrapped(text))
    }
  }

  /// `="007"` as `007`: so exports keep spreadsheet programs from making a number of a text.
  private static func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.utf8.count > 2 else { return text }
    let inner = text.dropFirst(2).dropLast()
    return inner.contains("\"") ? text : String(inner)
  }

  private static func lineEnds(_ bytes: ArraySlice<UInt8>) -> Int {
    let feeds = bytes.count { $0 == UInt8(ascii: "\n") }
    return feeds > 0 ? feeds : bytes.count { $0 == UInt8(ascii: "\r") }
  }
}
