internal import Spreadsheet

/// The row that names the columns, and the rows above it: a title, a class, a day.
struct TableHeader {
  let row: SheetRow
  /// Rows above it, as spreadsheet programs number them.
  let above: [Int]
  /// The rows read after the first one, which is taken as the header when no row names a column.
  let behind: [SheetRow]

  /// Nil for a table without any row.
  init?(_ sheet: Sheet, _ names: TableNames, _ request: TableRequest) throws {
    guard let first = try sheet.next() else { return nil }
    var rows = [first]
    while true {
      if Self.names(rows[rows.count - 1], names, request) {
        (row, above, behind) = (rows[rows.count - 1], rows.dropLast().map(\.number), [])
        return
      }
      guard rows.count <= Sheet.mostAbove, let next = try sheet.next() else { break }
      rows.append(next)
    }
    (row, above, behind) = (first, [], Array(rows.dropFirst()))
  }

  private static func names(_ row: SheetRow, _ names: TableNames, _ request: TableRequest) -> Bool {
    row.cells.contains { names.isColumn($0.text, request) }
  }

  /// Whether the first rows of a sheet have one that names the columns of a table of responses.
  static func stands(
    in rows: [SheetRow], _ tongues: QuizTongues, _ names: TableNames, _ request: TableRequest, takesOtherIDs: Bool
  ) -> Bool {
    guard let row = rows.first(where: { Self.names($0, names, request) }) ?? rows.first else { return false }
    return (try? TableColumns(row, tongues, request, takesOtherIDs: takesOtherIDs)) != nil
  }

  /// The remark on the sheet that is read; nil for the first.
  static func remark(of sheet: Sheet) -> String? {
    sheet.number == 0 ? nil : "the first sheet has no columns of a table: the sheet '\(sheet.name)' is read"
  }

  /// The remark on the rows above; nil without any.
  var remark: String? {
    guard let first = above.first, let last = above.last else { return nil }
    let rows = first == last ? "row \(first)" : "rows \(first) to \(last)"
    return "\(rows), above the names of the columns, left out"
  }
}
