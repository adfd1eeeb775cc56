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
