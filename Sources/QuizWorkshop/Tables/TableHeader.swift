internal import Spreadsheet

/// The row of a table that names its columns, and what stands above it: a title, a class, a day.
struct TableHeader {
  let row: SheetRow
  /// Rows above it, as spreadsheet programs number them.
  let above: [Int]
  /// Rows that were read behind the first one, where no row names a column: nobody knows better than to take the first.
  let behind: [SheetRow]

  /// Nil for a table without any row.
  init?(_ sheet: Sheet, _ names: TableNames, _ request: TableRequest) throws {
    guard let first = try sheet.next() else { return nil }
    var rows = [first]
    while true {
      if rows[rows.count - 1].cells.contains(where: { names.isColumn($0.text, request) }) {
        (row, above, behind) = (rows[rows.count - 1], rows.dropLast().map(\.number), [])
        return
      }
      guard rows.count <= Sheet.mostAbove, let next = try sheet.next() else { break }
      rows.append(next)
    }
    (row, above, behind) = (first, [], Array(rows.dropFirst()))
  }

  /// What there is to tell of the rows above; nil without any.
  var remark: String? {
    guard let first = above.first, let last = above.last else { return nil }
    let rows = first == last ? "row \(first)" : "rows \(first) to \(last)"
    return "\(rows), above the names of the columns, left out"
  }
}
