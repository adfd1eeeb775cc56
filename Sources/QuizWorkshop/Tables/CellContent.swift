internal import Spreadsheet

/// What a cell shows, and what a workbook holds behind it.
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

  /// What to say of a date that could have been typed as something else.
  static func madeDate(_ shown: String, of typed: String) -> String {
    "'\(shown)' is the date that a spreadsheet program may have made of '\(typed)': write it as text"
  }
}
