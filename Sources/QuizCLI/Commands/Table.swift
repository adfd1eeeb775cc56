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
    let lines = ((header.isEmpty ? [] : [header]) + rows).map { $0.map(Self.line) }
    let widths = fitting(Self.widths(lines), width)
    return lines.map { line in
      let cells = zip(line, widths).enumerated().map { column, cell in
        cell.0.truncated(to: cell.1).padded(to: cell.1, numbers.contains(column) ? .right : .left)
      }
      let joined = cells.joined(separator: "  ")
      return String(joined.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private static func widths(_ lines: [[String]]) -> [Int] {
    (0..<(lines.first?.count ?? 0)).map { column in lines.map { $0[column].cells }.max() ?? 0 }
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

  /// A cell on one line.
  private static func line(_ cell: String) -> String {
    cell.cleaned.replacing("\n", with: " ").replacing("\t", with: " ")
  }

  /// A line of CSV; cells with a comma, a quote or a line break stand in quotes (RFC 4180).
  static func csvLine(_ row: [String]) -> String {
    let cells = row.map { cell in
      let text = cell.cleaned
      return text.contains(where: { ",\"\n".contains($0) }) ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
    return cells.joined(separator: ",") + "\n"
  }
}
