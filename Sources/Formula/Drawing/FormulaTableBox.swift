internal import TextLayout

/// Puts the cells of a table in rows and columns, with its lines.
struct FormulaTableBox {
  private let table: FormulaTable
  private let cells: [[FormulaBox]]
  private let widths: [Int]

  init(_ table: FormulaTable, _ cells: [[FormulaBox]]) {
    self.table = table
    self.cells = cells
    let count = cells.map(\.count).max() ?? 0
    widths = (0..<count).map { column in
      cells.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
  }

  var box: FormulaBox {
    let lines = cells.map(line)
    var rows: [FormulaBox] = []
    for (index, line) in lines.enumerated() {
      if table.rules.contains(index) {
        rows.append(rule)
      } else if index > 0, isAiry(lines) {
        rows.append(blank)
      }
      rows.append(line)
    }
    if table.rules.contains(lines.count) { rows.append(rule) }
    guard !rows.isEmpty else { return .empty }
    let whole = FormulaBox.stacked(rows, baselineOf: 0, .left)
    return whole.based(at: baseline(of: lines, whole))
  }

  /// Two rows get one between them, so that the middle is a row; so do rows that are higher than one.
  private func isAiry(_ lines: [FormulaBox]) -> Bool {
    guard table.style != .lines else { return false }
    let isTall = lines.contains { $0.height > 1 }
    return isTall || table.style != .aligned && lines.count == 2 && table.rules.isEmpty
  }

  /// A table of one row stands on that row's baseline, others on their middle.
  private func baseline(of lines: [FormulaBox], _ whole: FormulaBox) -> Int {
    lines.count == 1 ? lines[0].baseline + (table.rules.contains(0) ? 1 : 0) : (whole.height - 1) / 2
  }

  private func line(_ row: [FormulaBox]) -> FormulaBox {
    var boxes: [FormulaBox] = []
    for column in widths.indices {
      boxes.append(separator(before: column, between: row))
      let box = column < row.count ? row[column] : .empty
      boxes.append(aligned(box, column))
    }
    boxes.append(separator(before: widths.count, between: row))
    return FormulaBox.beside(boxes)
  }

  /// A cell that is as wide as its column.
  private func aligned(_ box: FormulaBox, _ column: Int) -> FormulaBox {
    let missing = widths[column] - box.width
    let left =
      switch table.column(column) {
      case .left: 0
      case .centre: missing / 2
      case .right: missing
      }
    return box.padded(left: left, right: missing - left)
  }

  /// The gap between two columns, with a bar where the table has one.
  private func separator(before column: Int, between row: [FormulaBox]) -> FormulaBox {
    let isBorder = column == 0 || column == widths.count
    guard table.bars.contains(column) else { return FormulaBox(isBorder ? "" : gap(before: column)) }
    let above = row.map(\.baseline).max() ?? 0
    let below = row.map { $0.height - $0.baseline }.max() ?? 1
    let text = column == 0 ? "│ " : isBorder ? " │" : " │ "
    return FormulaBox(Array(repeating: text, count: above + below), baseline: above)
  }

  private func gap(before column: Int) -> String {
    switch table.style {
    case .matrix, .cases, .lines: "  "
    case .aligned: column.isMultiple(of: 2) ? "   " : " "
    }
  }

  /// A line across the table that crosses its bars.
  private var rule: FormulaBox {
    FormulaBox(across("─", crossing: "┼", left: "├─", right: "─┤"))
  }

  /// A row without content, with the bars of the table.
  private var blank: FormulaBox {
    FormulaBox(across(" ", crossing: "│", left: "│ ", right: " │"))
  }

  private func across(_ sign: String, crossing: String, left: String, right: String) -> String {
    var text = table.bars.contains(0) ? left : ""
    for column in widths.indices {
      if column > 0 {
        let isBar = table.bars.contains(column)
        text += isBar ? sign + crossing + sign : String(repeating: sign, count: gap(before: column).count)
      }
      text += String(repeating: sign, count: widths[column])
    }
    return text + (table.bars.contains(widths.count) ? right : "")
  }
}
