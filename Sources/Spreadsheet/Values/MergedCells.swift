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
