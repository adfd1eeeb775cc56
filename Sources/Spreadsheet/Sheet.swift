package import Archive

/// A table that is read row by row: a text with signs between its cells, or the first sheet of a workbook.
///
/// Rows without content are left out; each has the number under which spreadsheet programs show it.
package final class Sheet {
  private enum Rows {
    case delimited(DelimitedRows)
    case workbook(WorkbookRows)
    case document(OpenDocumentRows)
  }

  private let rows: Rows

  /// Rows that can stand above the names of the columns: a title, a class, a day.
  package static let mostAbove = 20

  /// What bytes at the beginning of a file say of it.
  package enum Kind: Equatable { case workbook, oldWorkbook, markup, text }

  package static func kind(_ start: [UInt8]) -> Kind {
    if Archive.looksLikeOne(start) { return .workbook }
    let bytes = Array(start.prefix(4))
    if bytes == [0xD0, 0xCF, 0x11, 0xE0] { return .oldWorkbook }
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3).first : bytes.first
    return first == UInt8(ascii: "<") ? .markup : .text
  }

  /// A text. `read` gives its next bytes, never none of them, and nil at its end; what it throws, `next` does. `isKnown` says
  /// whether a cell is the name of a column: that decides what stands between cells.
  package init(isKnown: (String) -> Bool = { _ in false }, text read: @escaping () throws -> [UInt8]?) throws {
    rows = .delimited(try DelimitedRows(isKnown: isKnown, read))
  }

  /// A workbook, in Excel's form or LibreOffice's.
  package init(_ archive: Archive) throws {
    if let document = try OpenDocument(archive) {
      rows = .document(try document.rows())
    } else {
      rows = .workbook(try Workbook(archive).rows())
    }
  }

  /// A workbook or a text that lies in memory.
  package convenience init(_ bytes: [UInt8], isKnown: (String) -> Bool = { _ in false }) throws {
    switch Sheet.kind(bytes) {
    case .oldWorkbook: throw SheetProblem.oldWorkbook
    case .markup: throw SheetProblem.markup
    case .workbook:
      let archive: Archive
      do { archive = try Archive(bytes) } catch { throw SheetProblem.archive(error) }
      try self.init(archive)
    case .text:
      var rest: [UInt8]? = bytes.isEmpty ? nil : bytes
      try self.init(isKnown: isKnown) {
        defer { rest = nil }
        return rest
      }
    }
  }

  /// The next row with something in it; nil at the end. A row of a text that is not there yet is not waited for unless
  /// `waiting`: then nil says that nothing has come.
  package func next(waiting: Bool = true) throws -> SheetRow? {
    switch rows {
    case .delimited(let rows): return try rows.next(waiting: waiting)
    case .workbook(let rows): return try rows.next()
    case .document(let rows): return try rows.next()
    }
  }
}
