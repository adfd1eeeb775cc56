package import Terminal
internal import TextLayout

/// A terminal small enough to trust: what the bytes of a painter put on a screen.
package struct Emulator {
  /// How many cells a cluster takes and which cluster a cell shows.
  package enum Widths: Sendable {
    /// The widths as the frame counts them.
    case clusters
    /// Scalars one by one, as terminals without grapheme support do: families and skin tones take more cells.
    case scalars
  }

  package struct Cell: Equatable {
    package var text = " "
    package var codes = "0"

    package init(text: String = " ", codes: String = "0") {
      self.text = text
      self.codes = codes
    }
  }

  package let size: Size
  let widths: Widths
  package private(set) var cells: [[Cell]]
  package private(set) var cursor = Position(row: 0, column: 0)
  package private(set) var showsCursor = true
  package private(set) var isSynchronised = false
  package private(set) var clears = 0
  /// Sequences that no painter should send.
  package private(set) var unknown: [String] = []
  private var codes = "0"
  /// The pictures that it has and shows (Kitty's graphics protocol).
  package private(set) var pictures = EmulatedPictures()
  /// A string whose end has not come yet.
  private var begun = ""

  package init(_ size: Size, widths: Widths = .clusters) {
    self.size = size
    self.widths = widths
    cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  package mutating func take(_ bytes: [UInt8]) {
    let text = begun + String(decoding: bytes, as: UTF8.self)
    begun = ""
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("\u{1B}_") {
        guard let end = rest.firstRange(of: "\u{1B}\\") else {
          begun = String(rest)
          return
        }
        pictures.obey(String(rest[..<end.lowerBound].dropFirst(2)), at: cursor)
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("\u{1B}\\") {
        rest = rest.dropFirst(2)
      } else if first == "\u{1B}" {
        let end =
          rest.dropFirst(2).firstIndex { $0.isASCII && ($0.isLetter || $0 == "~") } ?? rest.index(before: rest.endIndex)
        obey(String(rest[...end].dropFirst()))
        rest = rest[rest.index(after: end)...]
      } else {
        show(first)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func obey(_ sequence: String) {
    let parameters = sequence.dropFirst().dropLast()
    switch (sequence.last, parameters) {
    case ("H", ""): cursor = Position(row: 0, column: 0)
    case ("J", ""):
      // Only ever from the top left corner on.
      clears += 1
      cells = cells.map { $0.map { _ in Cell() } }
    case ("H", _):
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      cursor = Position(row: numbers[0] - 1, column: numbers[1] - 1)
    case ("J", "2"):
      clears += 1
      pictures.erased()
      cells = cells.map { $0.map { _ in Cell() } }
    case ("K", ""):
      for column in cursor.column..<size.columns {
        for other in wide(around: column) { cells[cursor.row][other].text = " " }
        cells[cursor.row][column] = Cell()
      }
    case ("m", _): codes = String(parameters)
    case ("h", "?2026"): isSynchronised = true
    case ("l", "?2026"): isSynchronised = false
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    default: unknown.append(sequence)
    }
  }

  private mutating func show(_ character: Character) {
    switch widths {
    case .clusters: show(String(character), cells: character.cells)
    case .scalars:
      for scalar in character.unicodeScalars where Character(scalar).cells > 0 {
        show(String(scalar), cells: Character(scalar).cells)
      }
    }
  }

  /// Writes at the cursor, without wrapping; half of a wide cluster that is overwritten goes blank.
  private mutating func show(_ text: String, cells count: Int) {
    let start = min(cursor.column, size.columns - count)
    for column in start..<(start + count) {
      for other in wide(around: column) { cells[cursor.row][other].text = " " }
    }
    for column in start..<(start + count) {
      cells[cursor.row][column] = Cell(text: column == start ? text : "", codes: codes)
    }
    cursor.column = start + count
  }

  private func wide(around column: Int) -> Range<Int> {
    let row = cells[cursor.row]
    var start = column
    while start > 0, row[start].text.isEmpty { start -= 1 }
    var end = start + 1
    while end < size.columns, row[end].text.isEmpty { end += 1 }
    return start..<end
  }

  package var lines: [String] {
    cells.map { row in
      let line = row.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
