/// A row of a table: the cells that hold something, from left to right.
package struct SheetRow: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    /// The column, from 0.
    package var column: Int
    /// The text that spreadsheet programs show.
    package var text: String
    /// The value behind the text in a workbook; nil for plain text.
    package var value: CellValue?

    package init(column: Int, text: String, value: CellValue? = nil) {
      self.column = column
      self.text = text
      self.value = value
    }
  }

  /// The number in spreadsheet programs, from 1.
  package var number: Int
  /// The line of the file that it begins on, from 1; in a workbook its number.
  package var line: Int
  /// Lines of the file that it has; in a workbook 1.
  package var lines = 1
  package var cells: [Cell]
  /// How many cells are written down, empty ones too; in a workbook, where empty ones are not, 0.
  package var width: Int

  package init(number: Int, line: Int, lines: Int = 1, cells: [Cell], width: Int = 0) {
    self.number = number
    self.line = line
    self.lines = lines
    self.cells = cells
    self.width = width
  }

  /// Whether nothing but blanks is in it.
  package var isBlank: Bool { cells.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  /// The text in a column; empty without a cell.
  package func text(_ column: Int) -> String { cells.first { $0.column == column }?.text ?? "" }

  /// The name of a place as spreadsheet programs have it: `C5`.
  package static func place(column: Int, row: Int) -> String { columnName(column) + String(row) }

  /// The letters of a column from 0: A to Z, AA and on.
  package static func columnName(_ column: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column % 26)))
    return column < 26 ? letter : columnName(column / 26 - 1) + letter
  }

  /// The column that letters name; nil for anything else.
  package static func column(named name: some StringProtocol) -> Int? {
    guard !name.isEmpty, name.utf8.count <= 3 else { return nil }
    var column = 0
    for byte in name.utf8 {
      let letter = byte & 0xDF
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { return nil }
      column = column * 26 + Int(letter - UInt8(ascii: "A")) + 1
    }
    return column - 1
  }
}

/// Cells of a workbook below each other that were made one: the topmost holds what all of them show.
package struct MergedCells: Equatable, Sendable {
  /// The first of its columns, from 0.
  package var column: Int
  /// The rows, numbered as in spreadsheet programs.
  package var rows: ClosedRange<Int>

  package init(column: Int, rows: ClosedRange<Int>) {
    self.column = column
    self.rows = rows
  }

  /// Reads a place like `E2:F3`; nil for cells of one row.
  init?(_ place: String) {
    let corners = place.split(separator: ":").map { corner in
      (letters: corner.prefix { $0.isLetter }, row: Int(corner.drop { $0.isLetter }))
    }
    guard corners.count == 2, let column = SheetRow.column(named: corners[0].letters),
      let first = corners[0].row, let last = corners[1].row, first < last
    else { return nil }
    self.init(column: column, rows: first...last)
  }
}

/// A picture, drawing or chart on a sheet, by the cell that it lies on.
package struct SheetPicture: Equatable, Sendable {
  /// The row, numbered as in spreadsheet programs.
  package var row: Int
  /// The column, from 0.
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// Bytes that the cells of a table may show together.
///
/// A text that is written once can stand in many cells, so that a small file could ask for more than any memory holds.
struct CellBudget {
  private var left = 256 << 20

  /// Whether there was so much left: `bytes` of a text, as often as it is shown.
  mutating func take(_ bytes: Int, times: Int = 1) -> Bool {
    let (taken, isTooMuch) = bytes.multipliedReportingOverflow(by: times)
    if isTooMuch || taken > left { left = 0 } else { left -= taken }
    return left > 0
  }
}
