extension Frame {
  /// The frame as a terminal must be told it that shows cells in the order in which they come.
  ///
  /// A cluster takes its look and its width along; the cursor goes with the cluster it stands on.
  package func inVisualOrder() -> Frame {
    var frame = self
    for row in 0..<size.rows where cells(of: row).contains(where: \.character.isRightToLeft) {
      frame.arrange(row)
    }
    return frame
  }

  private func cells(of row: Int) -> ArraySlice<Cell> {
    cells[(row * size.columns)..<((row + 1) * size.columns)]
  }

  private mutating func arrange(_ row: Int) {
    let start = row * size.columns
    let columns = (0..<size.columns).filter { !self[row, $0].isCovered }
    let old = columns.map { self[row, $0] }
    let visual = VisualOrder(old.map(\.character))
    var cursorColumn = cursor?.column
    var column = 0
    for index in visual.order {
      var cell = old[index]
      cell.character = visual.clusters[index]
      let width = max(1, cell.width)
      if cursor?.row == row, cursor?.column == columns[index] { cursorColumn = column }
      replace(cell, at: start + column, width: width)
      column += width
    }
    if let cursorColumn, cursor?.row == row { cursor?.column = cursorColumn }
  }

  private mutating func replace(_ cell: Cell, at index: Int, width: Int) {
    var covered = cell
    covered.width = 0
    setCell(cell, at: index)
    for offset in 1..<max(1, width) { setCell(covered, at: index + offset) }
  }
}
