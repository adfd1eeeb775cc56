package import Archive

/// A table that is read row by row: a text with separators, or a sheet of a workbook.
///
/// Rows without content are skipped; each has the number shown by spreadsheet programs.
package final class Worksheet {
  private enum Rows {
    case delimited(DelimitedRows)
    case workbook(WorkbookRows)
    case document(OpenDocumentRows)
    case told(() throws -> SheetRow?)
  }

  private let rows: Rows
  /// Rows that were looked at already, the next one last.
  private var ahead: [SheetRow] = []
  /// The number among a workbook's visible sheets, from 0.
  package let number: Int
  private let title: String

  /// The name of a workbook's sheet, known once a row of it was read.
  package var name: String { if case .document(let rows) = rows { rows.name } else { title } }

  /// Rows that can stand above the names of the columns: a title, a class, a day.
  package static let mostAbove = 20

  /// The kind of a file, by its first bytes.
  package enum Kind: Equatable { case workbook, oldWorkbook, markup, text }

  package static func kind(_ start: [UInt8]) -> Kind {
    if Archive.looksLikeOne(start) { return .workbook }
    let bytes = Array(start.prefix(4))
    if bytes == [0xD0, 0xCF, 0x11, 0xE0] { return .oldWorkbook }
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3).first : bytes.first
    return first == UInt8(ascii: "<") ? .markup : .text
  }

  /// A text. `read` gives its next bytes, never empty, and nil at its end; `next` passes on its errors.
  ///
  /// `isKnown` recognises column names, which decide the separator.
  package init(isKnown: (String) -> Bool = { _ in false }, text read: @escaping () throws -> [UInt8]?) throws {
    rows = .delimited(try DelimitedRows(isKnown: isKnown, read))
    (number, title) = (0, "")
  }

  /// A sheet whose rows come from a function.
  package init(number: Int, name: String, rows next: @escaping () throws -> SheetRow?) {
    rows = .told(next)
    (self.number, title) = (number, name)
  }

  /// A sheet of a workbook, in Excel's or LibreOffice's form, by its number among the visible ones.
  package init(_ archive: Archive, number: Int = 0) throws {
    self.number = number
    if let document = try OpenDocument(archive) {
      (rows, title) = (.document(try document.rows(of: number)), "")
    } else {
      let sheet = try Workbook(archive).rows(of: number)
      (rows, title) = (.workbook(sheet.rows), sheet.name)
    }
  }

  /// The first sheet of a workbook whose first rows form a table, since a cover or notes may precede it; without one
  /// the first of all.
  package static func first(in archive: Archive, where isTable: ([SheetRow]) -> Bool) throws -> Worksheet {
    try first(where: isTable) { number in try Worksheet(archive, number: number) }
  }

  /// The same of a workbook whose sheets `open` opens by their numbers.
  package static func first(
    where isTable: ([SheetRow]) -> Bool, open: (_ number: Int) throws -> Worksheet
  ) throws -> Worksheet {
    let first = try open(0)
    if isTable(try first.look()) { return first }
    for number in 1..<mostSheets {
      do {
        let sheet = try open(number)
        if isTable(try sheet.look()) { return sheet }
      } catch SheetProblem.noSheet {
        break
      } catch {
        // Problems in other sheets do not matter to readers of the first.
      }
    }
    return first
  }

  /// The most sheets that are searched.
  private static let mostSheets = 100

  /// The rows in which the names of the columns can stand; they come once more when the rows are read.
  private func look() throws -> [SheetRow] {
    var rows: [SheetRow] = []
    while rows.count <= Self.mostAbove, let row = try next() { rows.append(row) }
    ahead = rows.reversed()
    return rows
  }

  /// A workbook or a text that lies in memory.
  package static func read(
    _ bytes: [UInt8], isKnown: (String) -> Bool = { _ in false }, where isTable: ([SheetRow]) -> Bool = { _ in true }
  ) throws -> Worksheet {
    switch Worksheet.kind(bytes) {
    case .oldWorkbook: throw SheetProblem.oldWorkbook
    case .markup: throw SheetProblem.markup
    case .workbook:
      let archive: Archive
      do { archive = try Archive(bytes) } catch { throw SheetProblem.archive(error) }
      return try first(in: archive, where: isTable)
    case .text:
      var rest: [UInt8]? = bytes.isEmpty ? nil : bytes
      return try Worksheet(isKnown: isKnown) {
        defer { rest = nil }
        return rest
      }
    }
  }

  /// The next row with something in it; nil at the end. A row of a text that is not there yet is not waited for unless
  /// `waiting`: then nil says that nothing has come.
  package func next(waiting: Bool = true) throws -> SheetRow? {
    if let row = ahead.popLast() { return row }
    switch rows {
    case .delimited(let rows): return try rows.next(waiting: waiting)
    case .workbook(let rows): return try rows.next()
    case .document(let rows): return try rows.next()
    case .told(let next): return try next()
    }
  }
}

extension SheetPicture {
  /// All pictures on a sheet, by its number among the visible ones.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [SheetPicture] {
    if let document = try OpenDocument(archive) { return try document.pictures(of: number) }
    return try Workbook(archive).pictures(of: number)
  }
}

extension MergedCells {
  /// The merged cells in a sheet of a workbook, by its number among the visible ones.
  package static func all(in archive: Archive, sheet number: Int = 0) throws -> [MergedCells] {
    if let document = try OpenDocument(archive) { return try document.mergedCells(of: number) }
    return try Workbook(archive).mergedCells(of: number)
  }
}
