internal import Archive
internal import QuizCells
package import QuizFormats
internal import Spreadsheet

/// A workbook that is taken apart in a cell, which gives the rows of its sheets piece by piece.
struct WorkbookCell {
  private let ask: (_ request: [UInt8]) -> Result<[UInt8], ForeignFailure>

  /// The sheet of a workbook whose first rows form a table.
  static func sheet(_ bytes: [UInt8], _ cells: PluginCells, where isTable: ([SheetRow]) -> Bool) throws -> Worksheet {
    let cell = WorkbookCell(ask: cells.service(.workbook, on: bytes))
    return try Worksheet.first(where: isTable, open: cell.sheet)
  }

  private func sheet(_ number: Int) throws -> Worksheet {
    var rows = try piece(of: number)
    let name = try rows.text()
    return Worksheet(number: number, name: name) {
      if rows.isAtEnd {
        rows = try piece(of: number)
        _ = try rows.text()
      }
      return rows.isAtEnd ? nil : try rows.row()
    }
  }

  /// The name of a sheet, and its next rows; none at its end.
  private func piece(of number: Int) throws -> RowReader {
    var request = RowWriter()
    request.write(number)
    switch ask(request.bytes) {
    case .failure(let failure): throw SheetProblem.told(failure.message)
    case .success(let reply):
      switch reply.first {
      case WorkbookService.rows: return RowReader(Array(reply.dropFirst()))
      case WorkbookService.noSheet: throw SheetProblem.noSheet
      case WorkbookService.problem: throw SheetProblem.told(String(decoding: reply.dropFirst(), as: UTF8.self))
      default: throw SheetProblem.told(ForeignFailure.garbled.message)
      }
    }
  }
}

extension ForeignWork {
  /// Gives the rows of a workbook's sheets.
  package static let workbook = ForeignWork(name: "workbook") { file, _ in WorkbookService(file.bytes).reply }
}

/// The inside of the cell.
private final class WorkbookService {
  private let bytes: [UInt8]
  private var archive: Archive?
  /// The first sheet, to which its parent may come back, and the one that was asked for last.
  private var sheets: [Int: Worksheet] = [:]

  static let rows: UInt8 = 0
  static let problem: UInt8 = 1
  static let noSheet: UInt8 = 2
  /// Bytes of rows that are sent at once: they fit where a cell and its parent both see them.
  private static let piece = 200 << 10

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func reply(_ request: [UInt8]) -> [UInt8] {
    do {
      var request = RowReader(request)
      let sheet = try sheet(try request.number())
      var (name, rows) = (RowWriter(), RowWriter())
      while rows.bytes.count < Self.piece, let row = try sheet.next() { rows.write(row) }
      name.write(sheet.name)
      return [Self.rows] + name.bytes + rows.bytes
    } catch SheetProblem.noSheet {
      return [Self.noSheet]
    } catch {
      return [Self.problem] + Array(((error as? SheetProblem)?.sentence ?? "cannot be read").utf8)
    }
  }

  private func sheet(_ number: Int) throws -> Worksheet {
    if let sheet = sheets[number] { return sheet }
    sheets = sheets.filter { $0.key == 0 }
    let sheet = try Worksheet(try opened(), number: number)
    sheets[number] = sheet
    return sheet
  }

  private func opened() throws -> Archive {
    if let archive { return archive }
    do {
      let opened = try Archive(bytes)
      archive = opened
      return opened
    } catch {
      throw SheetProblem.archive(error)
    }
  }
}
