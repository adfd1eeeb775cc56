/// Cells that were pasted out of a spreadsheet, in which teachers leave out the line that names the columns.
package enum PastedTable {
  private static let tab = UInt8(ascii: "\t")

  /// The table with names of columns: the question, then its answers, of which the first one is right.
  ///
  /// Nothing changes in a table that has names, or no more than two columns.
  package static func named(_ bytes: [UInt8]) -> [UInt8] {
    var table = TableText(bytes, separator: tab)
    var rows: [TableText.Row] = []
    while let row = table.next() { rows.append(row) }
    let width = rows.map(\.cells.count).max() ?? 0
    let hasNames = rows.prefix(TableReader.mostBanners).enumerated().contains {
      TableReader.isHeader($0.element, isFirst: $0.offset == 0)
    }
    if hasNames || width < 3 { return bytes }
    let names = ["text", "correct"] + (1..<width).map { "answer\($0)" }
    let lines = rows.map { row in
      var cells = row.cells.map { written($0.text) }
      // The number or the letter of the first answer, and never what is the text of one.
      cells.insert(cells.contains("1") ? "A" : "1", at: 1)
      return cells
    }
    return Array(([names] + lines).map { $0.joined(separator: "\t") }.joined(separator: "\n").utf8)
  }

  /// A cell as spreadsheets copy it: in quotation marks where it has some, or several lines.
  private static func written(_ text: String) -> String {
    guard text.contains(where: { $0 == "\"" || $0 == "\t" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
