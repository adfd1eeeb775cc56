/// Tables as text, for spreadsheets.
package enum CSVLine {
  /// A line of CSV with its end; cells with a comma, a quote or a line break stand in quotes (RFC 4180).
  ///
  /// A text that a spreadsheet would take for a formula gets an apostrophe in front, which a spreadsheet takes as: text.
  package static func text(_ row: [String]) -> String {
    let cells = row.map { cell in
      let text = (isFormula(cell) ? "'" : "") + cell.cleaned
      return text.contains(where: { ",\"\n".contains($0) }) ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
    return cells.joined(separator: ",") + "\n"
  }

  private static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.first, "=+-@\t".contains(first), cell.count > 1 else { return false }
    return !isNumber(cell)
  }

  /// Whether it is a decimal number, which is no formula for its sign.
  private static func isNumber(_ cell: String) -> Bool {
    cell.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } && Double(cell)?.isFinite == true
  }
}
