package import Archive

/// Why a table cannot be read.
package enum SheetProblem: Error, Equatable {
  case archive(ArchiveProblem)
  /// A zip without a workbook in it; perhaps of another program, which is named.
  case noWorkbook(found: String?)
  /// The form of before 2007, in which encrypted workbooks lie too.
  case oldWorkbook
  /// HTML or XML, which some programs write under the name of a workbook.
  case markup
  case noSheet
  /// A sheet of LibreOffice with a password.
  case encrypted
  /// A part of the workbook is no XML: which, where, and what expat says.
  case brokenXML(part: String, line: Int, String)
  /// A part begins with a DOCTYPE, which no spreadsheet program writes.
  case doctype(part: String)
  /// A row or cell that no memory should be spent on.
  case tooLong(line: Int)
  /// A problem reported by another reader, as the rest of a sentence.
  case told(String)

  /// The problem, as the rest of a sentence that begins with the file's name.
  package var sentence: String {
    switch self {
    case .archive(let problem): problem.sentence
    case .noWorkbook(let found?): "is \(found): save it as .xlsx or .csv"
    case .noWorkbook(nil): "is a zip archive without a workbook in it"
    case .oldWorkbook:
      "is a workbook of the old kind (.xls), or one with a password: save it as .xlsx without a password"
    case .markup:
      "is HTML or XML, not a table: open it in a spreadsheet program and save it as .xlsx or .csv"
    case .noSheet: "is a workbook without a sheet"
    case .encrypted: "is a workbook with a password: save it without one"
    case .brokenXML(let part, let line, let reason): "is a damaged workbook: \(part), line \(line): \(reason)"
    case .doctype(let part): "is no workbook: \(part) has a DOCTYPE"
    case .tooLong(let line): "has more than a spreadsheet can hold in line \(line)"
    case .told(let sentence): sentence
    }
  }
}
