internal import TextLayout

extension MarkupCells {
  /// A table with its lines; one whose columns find no room has a line for each cell instead.
  func table(_ table: MarkupTable, width: Int) -> [[MarkupRun]] {
    guard let widths = columnWidths(table, width: width) else { return records(table, width: width) }
    let rule = { (left: String, middle: String, right: String) in
      [
        MarkupRun(
          text: left + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: middle) + right, looks: []
        )
      ]
    }
    let hasHead = table.rows.first?.contains { !$0.isEmpty } == true
    let rows = table.rows.enumerated().dropFirst(hasHead ? 0 : 1).map { index, row in
      self.row(row, table.columns, widths, index == 0 ? .bold : [])
    }
    // Rows of several lines are told apart by lines between them.
    let isRuled = rows.contains { $0.count > 1 }
    let body = rows.enumerated().flatMap { index, row in
      index > 0 && (isRuled || hasHead && index == 1) ? [rule("├", "┼", "┤")] + row : row
    }
    return [rule("┌", "┬", "┐")] + body + [rule("└", "┴", "┘")]
  }

  private static let narrowestColumn = 3

  /// Columns as wide as their cells, the widest made narrower until the table fits; nil where it cannot.
  private func columnWidths(_ table: MarkupTable, width: Int) -> [Int]? {
    let available = width - 3 * table.columns.count - 1
    guard available >= table.columns.count * Self.narrowestColumn || table.columns.count == 1 && available > 0 else {
      return nil
    }
    var widths = table.columns.indices.map { column in
      let widest = table.rows.map { row in lines(of: row[column], []).map(\.cells).max() ?? 0 }.max() ?? 0
      return min(widest, width)
    }
    while widths.reduce(0, +) > available, let widest = widths.max(), widest > 1,
      let column = widths.firstIndex(of: widest)
    { widths[column] -= 1 }
    return widths
  }

  private func row(
    _ row: [[MarkupInline]], _ columns: [MarkupTable.Column], _ widths: [Int], _ looks: MarkupLooks
  ) -> [[MarkupRun]] {
    let cells = zip(row, widths).map { wrapped($0, looks, width: max(1, $1), drawsPictures: false) }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { line in
      var runs = [MarkupRun(text: "│ ", looks: [])]
      for (column, cell) in cells.enumerated() {
        let content = line < cell.count ? cell[line] : []
        let missing = max(0, widths[column] - content.reduce(0) { $0 + $1.text.cells })
        let left =
          switch columns[column] {
          case .left, .unsaid: 0
          case .centre: missing / 2
          case .right: missing
          }
        if left > 0 { runs.append(MarkupRun(text: String(repeating: " ", count: left), looks: [])) }
        runs += content
        runs.append(
          MarkupRun(
            text: String(repeating: " ", count: missing - left) + (column + 1 < cells.count ? " │ " : " │"), looks: []))
      }
      return runs
    }
  }

  /// Each row as lines of its cells, `head: cell`, with a rule between two rows.
  private func records(_ table: MarkupTable, width: Int) -> [[MarkupRun]] {
    let heads = table.rows.first ?? []
    let rows = table.rows.count > 1 ? Array(table.rows.dropFirst()) : table.rows
    return rows.enumerated().flatMap { index, row -> [[MarkupRun]] in
      let cells = zip(heads, row).flatMap { head, cell -> [[MarkupRun]] in
        if head.isEmpty && cell.isEmpty { return [] }
        let label: [MarkupInline] = head.isEmpty || table.rows.count == 1 ? [] : [.styled(.bold, head), .text(": ")]
        return wrapped(label + cell, [], width: width, drawsPictures: false)
      }
      return (index > 0 ? [[MarkupRun(text: String(repeating: "─", count: width), looks: [])]] : []) + cells
    }
  }
}
