internal import Spreadsheet

/// A cell's text, and the value behind it in a workbook.
struct CellContent: Hashable {
  var text: String
  var value: CellValue?

  init(_ text: String, _ value: CellValue? = nil) {
    self.text = text
    self.value = value
  }

  init(_ cell: SheetRow.Cell) {
    self.init(cell.text, cell.value)
  }

  var trimmed: CellContent { CellContent(text.trimmedCell, value) }

  /// The advice on a date that may have been typed as something else.
  static func madeDate(_ shown: String, of typed: String) -> String {
    "'\(shown)' is the date that a spreadsheet program may have made of '\(typed)': write it as text"
  }
}
