internal import Archive
internal import QuizCells
internal import QuizFormats
internal import Spreadsheet

/// A workbook that is taken apart in a cell, which gives its rows piece by piece.
struct WorkbookCell {
  private let ask: ([UInt8]) throws -> [UInt8]

  /// The sheet of a workbook whose first rows form a table.
  static func sheet(
    _ bytes: [UInt8], _ cells: PluginCells, where isTable: @escaping ([SheetRow]) -> Bool
  ) throws -> Sheet {
    let open = { () throws in try Sheet.first(in: try archive(bytes), where: isTable) }
    guard let ask = cells.workshop(on: bytes, { Inside(open).reply }) else { return try open() }
    let cell = WorkbookCell { request in
      switch ask(request) {
      case .success(let reply): return reply
      case .failure(let failure): throw SheetProblem.told(failure.message)
      }
    }
    return try cell.sheet()
  }

  static func archive(_ bytes: [UInt8]) throws -> Archive {
    do { return try Archive(bytes) } catch { throw SheetProblem.archive(error) }
  }

  private func sheet() throws -> Sheet {
    var reader = RowReader(try reply())
    let number = try reader.number(), name = try reader.text()
    guard number >= 0 else { throw SheetProblem.told(ForeignFailure.garbled.message) }
    var rows = reader
    var hasEnded = false
    return Sheet(number: number, name: name) {
      if rows.isAtEnd && !hasEnded { rows = RowReader(try reply()) }
      hasEnded = hasEnded || rows.isAtEnd
      return hasEnded ? nil : try rows.row()
    }
  }

  /// The next rows; empty at the end.
  private func reply() throws -> [UInt8] {
    let bytes = try ask([])
    switch bytes.first {
    case Inside.rows: return Array(bytes.dropFirst())
    case Inside.problem: throw SheetProblem.told(String(decoding: bytes.dropFirst(), as: UTF8.self))
    default: throw SheetProblem.told(ForeignFailure.garbled.message)
    }
  }
}

/// The inside of the cell.
private final class Inside {
  private let open: () throws -> Sheet
  private var sheet: Sheet?

  static let rows: UInt8 = 0
  static let problem: UInt8 = 1
  /// The bytes of rows in one message: they fit into the shared memory of a cell and its parent.
  private static let piece = 200 << 10

  init(_ open: @escaping () throws -> Sheet) {
    self.open = open
  }

  func reply(_: [UInt8]) -> [UInt8] {
    do {
      var writer = RowWriter()
      let sheet = try opened(&writer)
      while writer.bytes.count < Self.piece, let row = try sheet.next() { writer.write(row) }
      return [Self.rows] + writer.bytes
    } catch {
      return [Self.problem] + Array(((error as? SheetProblem)?.sentence ?? "cannot be read").utf8)
    }
  }

  /// The sheet; its description precedes its rows.
  private func opened(_ writer: inout RowWriter) throws -> Sheet {
    if let sheet { return sheet }
    let sheet = try open()
    self.sheet = sheet
    writer.write(sheet.number)
    writer.write(sheet.name)
    return sheet
  }
}
