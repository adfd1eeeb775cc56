internal import Archive

/// The rows of a sheet of a workbook, read as they come: memory holds the shared texts and the rows of one piece.
final class WorkbookRows {
  private let stream: ArchiveStream
  private let reader: XMLParts
  private let shared: SharedTexts
  private let formats: CellFormats
  private var rows: [SheetRow] = []
  private var place = 0
  private var hasEnded = false
  // The state of reading.
  private var row = SheetRow(number: 0, line: 0, cells: [])
  private var column = -1
  private var type = ""
  private var style = 0
  private var gathering = TextGathering()
  private var isInValue = false
  private var formula = Formula()
  private var budget = CellBudget()
  /// The row at which the sheet became more than a spreadsheet can hold.
  private var excess: Int?

  /// The formula of a cell.
  private struct Formula {
    var text: [UInt8]?
    var isOpen = false
    var hasResult = false
  }

  /// The limits of Excel.
  private static let (mostRows, mostColumns) = (1 << 20, 16384)
  private static let longestFormula = 8192

  init(_ stream: ArchiveStream, part: String, _ shared: SharedTexts, _ formats: CellFormats) {
    self.stream = stream
    self.shared = shared
    self.formats = formats
    reader = XMLParts(part)
    reader.open = { [unowned self] in open($0) }
    reader.close = { [unowned self] in close($0) }
    reader.text = { [unowned self] in add($0) }
  }

  func next() throws -> SheetRow? {
    while place == rows.count {
      if hasEnded { return nil }
      (rows, place) = ([], 0)
      try readPiece()
    }
    place += 1
    return rows[place - 1]
  }

  private func readPiece() throws {
    hasEnded = try !reader.parseNext(of: stream)
    if let excess { throw SheetProblem.tooLong(line: excess) }
    if gathering.isTooLong { throw SheetProblem.tooLong(line: row.number) }
  }

  private func open(_ element: XMLElement) {
    if element.isCalled("row") {
      let number = element.text("r").flatMap { Int($0) } ?? row.number + 1
      if !(1...Self.mostRows).contains(number) { excess = excess ?? row.number + 1 }
      row = SheetRow(number: excess ?? number, line: excess ?? number, cells: [])
      column = -1
    } else if element.isCalled("c") {
      column = element.attribute("r").flatMap(Self.column) ?? column + 1
      type = element.text("t") ?? "n"
      style = element.text("s").flatMap { Int($0) } ?? 0
      gathering.begin()
      formula = Formula()
    } else if element.isCalled("v") {
      isInValue = true
      formula.hasResult = true
    } else if element.isCalled("f") {
      (formula.text, formula.isOpen) = ([], true)
    } else {
      gathering.open(element)
    }
  }

  private func add(_ text: UnsafeRawBufferPointer) {
    if isInValue {
      gathering.addValue(text)
    } else if formula.isOpen {
      if let known = formula.text, known.count < Self.longestFormula { formula.text?.append(contentsOf: text) }
    } else {
      gathering.add(text)
    }
  }

  private func close(_ name: UnsafePointer<CChar>) {
    if XMLElement.equal(name, "v") {
      isInValue = false
    } else if XMLElement.equal(name, "f") {
      formula.isOpen = false
    } else if XMLElement.equal(name, "c") {
      guard excess == nil, (0..<Self.mostColumns).contains(column), let cell = cell(), !cell.text.isEmpty else {
        return
      }
      if budget.take(cell.text.utf8.count) { row.cells.append(cell) } else { excess = row.number }
    } else if XMLElement.equal(name, "row") {
      if !row.cells.isEmpty { rows.append(row) }
    } else {
      gathering.close(name)
    }
  }

  /// The cell with its text and value; nil for an empty one.
  private func cell() -> SheetRow.Cell? {
    if let text = formula.text, !formula.hasResult {
      return SheetRow.Cell(column: column, text: "=" + String(decoding: text, as: UTF8.self), value: .formula)
    }
    let text = gathering.text
    switch type {
    case "s": return Int(text).flatMap(shared.text).map { SheetRow.Cell(column: column, text: $0) }
    case "b":
      if text.isEmpty { return nil }
      let truth = text == "1" || text == "true"
      return SheetRow.Cell(column: column, text: truth ? "TRUE" : "FALSE", value: .truth(truth))
    case "n":
      if text.isEmpty { return nil }
      let shown = formats.shown(text, style: style)
      return SheetRow.Cell(column: column, text: shown.text, value: shown.value)
    default: return SheetRow.Cell(column: column, text: text)
    }
  }

  /// The column of a place like `BC12`.
  private static func column(_ place: UnsafePointer<CChar>) -> Int? {
    var (column, at) = (0, 0)
    while at < 3 {
      let letter = UInt8(bitPattern: place[at]) & 0xDF
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { break }
      column = column * 26 + Int(letter - UInt8(ascii: "A")) + 1
      at += 1
    }
    return at == 0 ? nil : column - 1
  }
}
