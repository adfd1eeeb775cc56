internal import Archive
internal import QuizCore
internal import Spreadsheet

/// Reads CSV, TSV and workbooks: a line names the columns, each further one is a question.
///
/// Lines above the names are skipped, as the sheets of quiz shows begin with instructions.
struct TableReader {
  private var imported: ImportedQuiz
  private var columns: [TableColumn?] = []
  private var style = TableStyle()
  /// The last rows of merged cells, by column and first row.
  private var merged: [Int: [Int: Int]] = [:]
  /// The cells that stand for those below them, by column, with their last row.
  private var standing: [Int: (cell: TableText.Cell, last: Int)] = [:]

  static func read(_ bytes: [UInt8], _ format: QuizFormat) -> ImportedQuiz {
    var reader = TableReader(imported: ImportedQuiz(format))
    if format == .xlsx {
      reader.readWorkbook(bytes)
      return reader.imported
    }
    var table = TableText(bytes, separator: format == .tsv ? UInt8(ascii: "\t") : separator(of: bytes))
    var told = 0
    reader.read {
      while let row = table.next() {
        defer { told = table.openQuotes.count }
        // A row with such a mark is reported; the rows below it are read.
        if table.openQuotes.count == told { return row }
      }
      return nil
    }
    for open in table.openQuotes { reader.imported.note(.openQuote, at: open) }
    return reader.imported
  }

  private init(imported: ImportedQuiz) {
    self.imported = imported
  }

  /// The sign between cells with which there is a line of names.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let signs = TableText.separators(of: bytes)
    let found = signs.first { sign in
      var table = TableText(bytes, separator: sign)
      for number in 0..<mostBanners {
        guard let row = table.next() else { return false }
        if isHeader(row, isFirst: number == 0) { return true }
      }
      return false
    }
    return found ?? signs[0]
  }

  /// The sign between the cells of a text that is a table of questions: one of its first lines names the text of a question and
  /// what answers it, and little else; nil for other texts.
  static func separator(ofTable bytes: [UInt8]) -> UInt8? {
    TableText.separators(of: bytes).first { sign in
      guard bytes.contains(sign) else { return false }
      var table = TableText(bytes, separator: sign)
      for _ in 0..<mostBanners {
        guard let row = table.next() else { return false }
        let cells = row.cells.map(\.text).filter { !$0.isEmpty }
        let columns = cells.compactMap { TableColumn($0) }
        let hasAnswer = columns.contains(.key("correct")) || columns.contains(.answer(1))
        if columns.contains(.key("text")), hasAnswer, columns.count * 2 > cells.count { return true }
      }
      return false
    }
  }

  /// How many lines can stand above the names, and the names' own.
  static let mostBanners = 20

  /// Below other lines it takes more than one name to be the names.
  static func isHeader(_ row: TableText.Row, isFirst: Bool) -> Bool {
    let columns = row.cells.map { TableColumn($0.text) }
    return columns.contains(.key("text")) && (isFirst || columns.count { $0 != nil } > 1)
  }

  // MARK: Workbooks

  /// More questions than this no workbook of a teacher has.
  private static let limits: ArchiveLimits = {
    var limits = ArchiveLimits()
    limits.entrySize = 128 << 20
    limits.total = 256 << 20
    return limits
  }()

  private mutating func readWorkbook(_ bytes: [UInt8]) {
    imported.isGrid = true
    do {
      if Worksheet.kind(bytes) == .oldWorkbook { throw SheetProblem.oldWorkbook }
      let archive = try Archive(bytes, limits: Self.limits)
      let sheet = try Worksheet.first(in: archive) { rows in
        rows.enumerated().contains { Self.isHeader(TableText.Row($0.element), isFirst: $0.offset == 0) }
      }
      for cells in try MergedCells.all(in: archive, sheet: sheet.number) {
        merged[cells.column, default: [:]][cells.rows.lowerBound] = cells.rows.upperBound
      }
      let pictures = try SheetPicture.all(in: archive, sheet: sheet.number)
      if let first = pictures.first {
        imported.note(
          .sheetPictures(pictures.count), at: GridPlace.offset(row: first.row, column: min(first.column, 199)))
      }
      for other in Self.furtherTables(in: archive, behind: sheet.number) {
        let cure = "save that sheet as a file of its own"
        imported.note(.lossy("the questions on the sheet '\(shown(other))'", cure: cure), at: 0)
      }
      if sheet.number > 0 { imported.note(.otherSheet(sheet.name), at: 0) }
      try read { try sheet.next().map { TableText.Row($0) } }
    } catch let problem as SheetProblem {
      imported.note(.badArchive(problem.sentence), at: 0)
    } catch let problem as ArchiveProblem {
      imported.note(.badArchive(problem.sentence), at: 0)
    } catch {
      imported.note(.badArchive("cannot be read"), at: 0)
    }
  }

  /// The names of sheets with columns of questions behind the one that is read.
  private static func furtherTables(in archive: Archive, behind number: Int) -> [String] {
    var names: [String] = []
    for place in (number + 1)..<(number + 20) {
      guard let sheet = try? Worksheet(archive, number: place) else { break }
      for row in 0..<mostBanners {
        guard let cells = try? sheet.next() else { break }
        guard isHeader(TableText.Row(cells), isFirst: row == 0) else { continue }
        // Names of columns alone are a template.
        if (try? sheet.next()) ?? nil != nil { names.append(sheet.name) }
        break
      }
    }
    return names
  }

  // MARK: Rows

  private mutating func read(_ next: () throws -> TableText.Row?) rethrows {
    var first: TableText.Row?
    for number in 0..<Self.mostBanners {
      guard let row = try next() else { break }
      first = first ?? row
      if Self.isHeader(row, isFirst: number == 0) {
        readHeader(row)
        while let row = try next() { read(row) }
        return
      }
    }
    if let first {
      imported.note(.noHeader(first.cells.map(\.text).joined(separator: ", ")), at: first.offset)
    }
  }

  private mutating func readHeader(_ header: TableText.Row) {
    columns = header.cells.map { TableColumn($0.text) }
    style = TableStyle(header.cells.map(\.text))
    // The order of answers on a sheet is the author's choice.
    if imported.format == .xlsx { style.keepsOrder = true }
    let isGerman = header.cells.contains { TableColumn.isGerman($0.text) }
    let names = (isGerman ? TableColumn.namesInGerman : []) + TableColumn.names + ["answer1", "feedback1", "fraction1"]
    for (cell, column) in zip(header.cells, columns)
    where column == nil && !cell.text.isEmpty && !TableColumn.countsRows(cell.text) {
      imported.note(.unknownKey(cell.text, keys: names), at: cell.offset)
    }
    // German column names imply a quiz in German, so that sides, sheets and printed pages are in German too.
    for (cell, column) in zip(header.cells, columns) where column == .key("text") && TableColumn.isGerman(cell.text) {
      imported.fields = [SourceField("language", .text("de"), at: cell.offset)]
    }
    leaveOutRepeated(header)
  }

  /// Chooses among columns with the same meaning: the one with the documented name. Several of one name with right
  /// answers, as in templates of quiz shows, count together.
  private mutating func leaveOutRepeated(_ header: TableText.Row) {
    let names = header.cells.map { TableColumn.onOneLine($0.text) }
    for column in Set(columns.compactMap(\.self)) {
      let places = columns.indices.filter { columns[$0] == column }
      guard let kept = places.first(where: { column.isOwnName(names[$0]) }) ?? places.first else { continue }
      for place in places where place != kept {
        if column == .key("correct"), names[place].lowercased() == names[kept].lowercased() { continue }
        imported.note(.repeatedColumn(names[place], as: names[kept]), at: header.cells[place].offset)
        columns[place] = nil
      }
    }
  }

  /// A row with what cells above it say, of which they are a part.
  private mutating func withMergedCells(_ row: TableText.Row) -> TableText.Row {
    var row = row
    let number = GridPlace.position(of: row.offset).line
    for (column, ends) in merged where columns.indices.contains(column) {
      while row.cells.count <= column {
        row.cells.append(TableText.Cell(text: "", offset: GridPlace.offset(row: number, column: row.cells.count)))
      }
      if let last = ends[number] { standing[column] = (row.cells[column], last) }
      guard let (cell, last) = standing[column], number <= last, row.cells[column].text.isEmpty else { continue }
      (row.cells[column].text, row.cells[column].value) = (cell.text, cell.value)
    }
    return row
  }

  private mutating func read(_ row: TableText.Row) {
    let row = merged.isEmpty ? row : withMergedCells(row)
    if row.cells.count > columns.count, row.cells[columns.count...].contains(where: { !$0.text.isEmpty }) {
      imported.note(.extraCell(row.cells.count - columns.count), at: row.cells[columns.count].offset)
    }
    var cells: [TableColumn: TableText.Cell] = [:]
    var rights: [TableText.Cell] = []
    for (column, cell) in zip(columns, row.cells) where !cell.text.isEmpty {
      guard let column else { continue }
      if column == .key("correct") { rights.append(cell) }
      if cells[column] == nil { cells[column] = cell }
    }
    // A numbered line of a template that was left empty.
    if cells.isEmpty { return }
    for cell in cells.values where cell.value == .formula {
      return imported.note(.formulaWithoutResult(cell.text), at: cell.offset)
    }
    var question = TableQuestion(cells, rights, style, at: row.offset)
    let draft = question.read()
    for finding in question.findings { imported.note(finding.problem, at: finding.offset) }
    if let draft { imported.add(draft) }
  }
}

extension TableText.Row {
  /// A row of a workbook, without columns beyond those of any quiz.
  fileprivate init(_ row: SheetRow) {
    let width = min(200, (row.cells.map(\.column).max() ?? -1) + 1)
    var cells = (0..<width).map { TableText.Cell(text: "", offset: GridPlace.offset(row: row.number, column: $0)) }
    for cell in row.cells where cell.column < width {
      cells[cell.column].text = cell.text.replacing("\r\n", with: "\n").trimmed
      cells[cell.column].value = cell.value
    }
    self.init(cells: cells, offset: GridPlace.offset(row: row.number, column: 0))
  }
}
