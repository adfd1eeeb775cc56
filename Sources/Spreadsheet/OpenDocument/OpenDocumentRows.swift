internal import Archive

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
