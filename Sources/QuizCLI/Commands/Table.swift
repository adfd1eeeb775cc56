internal import QuizCore
internal import TextLayout

/// Rows in columns as wide as their widest cell, two spaces apart.
struct Table {
  /// Above the columns; empty for none.
  var header: [String] = []
  var rows: [[String]]
  /// Columns whose cells stand to the right.
  var numbers: Set<Int> = []
  /// Columns that may be cut off where the width is limited.
  var flexible: Set<Int> = []

  /// Lines of the table; with a width, flexible columns are shortened until it fits.
  func text(width: Int? = nil) -> String {
    let lines = ((header.isEmpty ? [] : [header]) + rows).map { $0.map(Cell.init) }
    let columns = 0..<(lines.first?.count ?? 0)
    let widths = fitting(columns.map { column in lines.map { $0[column].width }.max() ?? 0 }, width)
    return lines.map { line(zip($0, widths)) }.joined()
  }

  private func line(_ cells: Zip2Sequence<[Cell], [Int]>) -> String {
    var line = ""
    for (column, (cell, width)) in cells.enumerated() {
      if column > 0 { line += "  " }
      let text = cell.width > width ? Cell(cell.text.truncated(to: width)) : cell
      let padding = String(repeating: " ", count: max(0, width - text.width))
      line += numbers.contains(column) ? padding + text.text : text.text + padding
    }
    let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return (end.map { line[...$0] } ?? "") + "\n"
  }

  /// A cell on one line, with the columns of the terminal that it takes; most are ASCII and measured at once.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
        (self.text, width) = (text, text.utf8.count)
      } else {
        self.text = text.cleaned.replacing("\n", with: " ").replacing("\t", with: " ")
        width = self.text.cells
      }
    }
  }

  /// Takes from the widest flexible column until everything fits, but leaves each something.
  private func fitting(_ widths: [Int], _ limit: Int?) -> [Int] {
    guard let limit else { return widths }
    var widths = widths
    while widths.reduce(2 * (widths.count - 1), +) > limit,
      let widest = flexible.filter(widths.indices.contains).max(by: { (widths[$0], $1) < (widths[$1], $0) }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
    }
    return widths
  }

  private static let narrowest = 8

  /// A line of CSV; cells with a comma, a quote or a line break stand in quotes (RFC 4180).
  ///
  /// A text that a spreadsheet would take for a formula gets an apostrophe in front, which a spreadsheet takes as: text.
  static func csvLine(_ row: [String]) -> String {
    let cells = row.map { cell in
      let text = (isFormula(cell) ? "'" : "") + cell.cleaned
      return text.contains(where: { ",\"\n".contains($0) }) ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
    return cells.joined(separator: ",") + "\n"
  }

  private static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.first, "=+-@\t".contains(first), cell.count > 1 else { return false }
    return DecimalText.read(cell) == nil
  }
}
