internal import Archive

/// A sheet as LibreOffice and its kin write it (OpenDocument, ISO/IEC 26300), of which a table that is shown is read.
struct OpenDocument {
  private let archive: Archive

  /// Nil for an archive that is no document of this kind; a text or a drawing throws.
  init?(_ archive: Archive) throws {
    guard archive.entry("mimetype") != nil || archive.entry("content.xml") != nil else { return nil }
    let type = (try? archive.content("mimetype")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard type.contains("opendocument.spreadsheet") else { throw SheetProblem.noWorkbook(found: nil) }
    if OpenDocument.isEncrypted(archive) { throw SheetProblem.encrypted }
    self.archive = archive
  }

  /// The rows of one of its tables that are shown, by its number from 0.
  func rows(of number: Int) throws -> OpenDocumentRows {
    do {
      guard let entry = archive.entry("content.xml") else { throw ArchiveProblem.noSuchEntry("content.xml") }
      return OpenDocumentRows(try archive.stream(entry), table: number)
    } catch let problem as ArchiveProblem {
      throw SheetProblem.archive(problem)
    }
  }

  /// The cells of that table that were made one.
  func mergedCells(of number: Int) throws -> [MergedCells] {
    let rows = try rows(of: number)
    while try rows.next() != nil {}
    return rows.merged
  }

  /// The cells of that table that pictures lie on.
  func pictures(of number: Int) throws -> [SheetPicture] {
    let rows = try rows(of: number)
    while try rows.next() != nil {}
    return rows.pictures
  }

  private static func isEncrypted(_ archive: Archive) -> Bool {
    if archive.entry("encrypted-package") != nil { return true }
    let manifest = (try? archive.content("META-INF/manifest.xml")) ?? []
    return String(decoding: manifest, as: UTF8.self).contains("encryption-data")
  }
}

/// The rows of a table of an OpenDocument, read as they come.
///
/// Equal neighbours are written once with how often they come: rows are given as often, with the numbers that they have.
final class OpenDocumentRows {
  private let stream: ArchiveStream
  private let reader = XMLParts("content.xml")
  private var styles = OpenDocumentStyles()
  /// Rows that were read, and how often each comes.
  private var rows: [(row: SheetRow, times: Int)] = []
  private var (place, given) = (0, 0)
  private var hasEnded = false
  private(set) var merged: [MergedCells] = []
  private(set) var pictures: [SheetPicture] = []
  /// The table's name; empty until it has begun.
  private(set) var name = ""
  /// Tables that are shown and stand before the one that is read.
  private var passed: Int
  // The state of reading.
  private var tables = 0
  private var isRead = false
  private var isDone = false
  private var number = 0
  private var row = SheetRow(number: 0, line: 0, cells: [])
  private var times = 1
  private var column = 0
  private var cell = OpenDocumentCell()
  private var budget = CellBudget()
  /// Cells that are only said to be like others so far.
  private var repeated = 0 {
    didSet { if repeated > Self.mostRepeated { excess = excess ?? number } }
  }
  /// The row in which they became too many.
  private var excess: Int?

  /// The limits of LibreOffice.
  private static let (mostRows, mostColumns) = (1 << 20, 16384)
  /// The most equal cells or rows in a run, beyond human use; a short file could ask for billions.
  private static let mostRepeated = 100_000

  init(_ stream: ArchiveStream, table number: Int) {
    passed = number
    self.stream = stream
    reader.open = { [unowned self] in open($0) }
    reader.close = { [unowned self] in close($0) }
    reader.text = { [unowned self] in if isRead { cell.add($0) } }
  }

  func next() throws -> SheetRow? {
    while place == rows.count {
      if hasEnded { return nil }
      (rows, place) = ([], 0)
      try readPiece()
    }
    var row = rows[place].row
    (row.number, row.line) = (row.number + given, row.line + given)
    given += 1
    if given == rows[place].times { (place, given) = (place + 1, 0) }
    return row
  }

  private func readPiece() throws {
    hasEnded = try !reader.parseNext(of: stream)
    if let excess { throw SheetProblem.tooLong(line: excess) }
    if cell.isTooLong { throw SheetProblem.tooLong(line: number) }
    if hasEnded && !isDone { throw SheetProblem.noSheet }
  }

  private func open(_ element: XMLElement) {
    if element.isCalled("table") {
      tables += 1
      if tables == 1 && !isDone && !styles.isHidden(element.text("style-name")) {
        passed -= 1
        isRead = passed < 0
        if isRead { name = element.text("name") ?? "" }
      }
    } else if !isRead {
      styles.open(element)
    } else if tables > 1 {
      return
    } else if element.isCalled("frame") {
      if pictures.count < 1 << 16 { pictures.append(SheetPicture(row: max(1, number), column: column)) }
    } else if element.isCalled("table-row") {
      number += 1
      times = Self.count(element, "number-rows-repeated", most: Self.mostRows)
      (row, column) = (SheetRow(number: number, line: number, cells: []), 0)
    } else if element.isCalled("table-cell") || element.isCalled("covered-table-cell") {
      cell.begin(element)
    } else {
      cell.open(element, styles)
    }
  }

  private func close(_ name: UnsafePointer<CChar>) {
    if XMLElement.equal(name, "table") {
      tables -= 1
      if tables == 0 && isRead { (isRead, isDone) = (false, true) }
    } else if !isRead || tables > 1 {
      return
    } else if XMLElement.equal(name, "table-row") {
      if !row.cells.isEmpty, number <= Self.mostRows {
        rows.append((row, min(times, Self.mostRows - number + 1)))
        let again = rows[rows.count - 1].times - 1
        repeated += again * row.cells.count
        if !budget.take(row.cells.reduce(0) { $0 + $1.text.utf8.count }, times: again) { excess = excess ?? number }
      }
      number += times - 1
    } else if XMLElement.equal(name, "table-cell") || XMLElement.equal(name, "covered-table-cell") {
      closeCell()
    } else {
      cell.close(name)
    }
  }

  private func closeCell() {
    let (shown, last) = (cell.end(), min(column + cell.columns, Self.mostColumns))
    if cell.rows > 1 { merged.append(MergedCells(column: column, rows: number...(number + cell.rows - 1))) }
    if shown != nil { repeated += max(0, last - column - 1) }
    if let shown, !budget.take(shown.text.utf8.count, times: max(1, last - column)) { excess = excess ?? number }
    if let shown, excess == nil {
      for column in column..<max(column, last) {
        row.cells.append(SheetRow.Cell(column: column, text: shown.text, value: shown.value))
      }
    }
    column = last
  }

  /// How often something comes, or how far it reaches: 1 unless it is said.
  static func count(_ element: XMLElement, _ name: StaticString, most: Int) -> Int {
    max(1, min(most, element.text(name).flatMap { Int($0) } ?? 1))
  }
}
