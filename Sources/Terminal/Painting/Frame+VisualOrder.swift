extension Frame {
  /// The frame for a terminal that shows cells in the order of their arrival.
  ///
  /// Each written text keeps its place, and is ordered by itself. A cluster keeps its look and width; the cursor
  /// follows its cluster.
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

  /// Orders the texts of a row one by one.
  private mutating func arrange(_ row: Int) {
    let before = cells(of: row).map(\.text)
    var start = 0
    while start < before.count {
      let end = before[start...].firstIndex { $0 != before[start] } ?? before.count
      if before[start] != 0 { arrange(start..<end, row) }
      start = end
    }
  }

  private mutating func arrange(_ run: Range<Int>, _ row: Int) {
    let columns = run.filter { !self[row, $0].isCovered }
    let old = columns.map { self[row, $0] }
    let visual = VisualOrder(old.map(\.character), isolates: old.map(\.isolate))
    var moved = cursor
    var column = run.lowerBound
    for index in visual.order {
      var cell = old[index]
      cell.character = visual.clusters[index]
      let width = max(1, cell.width)
      if cursor == Position(row: row, column: columns[index]) { moved?.column = column }
      replace(cell, at: row * size.columns + column, width: width)
      column += width
    }
    cursor = moved
  }

  private mutating func replace(_ cell: Cell, at index: Int, width: Int) {
    var covered = cell
    covered.width = 0
    setCell(cell, at: index)
    for offset in 1..<max(1, width) { setCell(covered, at: index + offset) }
  }
}
