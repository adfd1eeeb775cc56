internal import QuizCore

/// Reads CSV and TSV: the first line names the columns, each further one is a question.
struct TableReader {
  private var imported: ImportedQuiz
  private var columns: [TableColumn?] = []
  private var style = TableStyle()

  static func read(_ bytes: [UInt8], _ format: QuizFormat) -> ImportedQuiz {
    var reader = TableReader(imported: ImportedQuiz(format))
    let tab = UInt8(ascii: "\t")
    var table = TableText(bytes, separator: format == .tsv ? tab : TableText.separator(of: bytes))
    guard let header = table.next(), reader.readHeader(header) else { return reader.imported }
    var told = table.openQuotes.count
    while let row = table.next() {
      // A row with such a mark is told of; those below it are read.
      if table.openQuotes.count == told { reader.read(row) }
      told = table.openQuotes.count
    }
    for open in table.openQuotes { reader.imported.note(.openQuote, at: open) }
    return reader.imported
  }

  private init(imported: ImportedQuiz) {
    self.imported = imported
  }

  private mutating func readHeader(_ header: TableText.Row) -> Bool {
    columns = header.cells.map { TableColumn($0.text) }
    style = TableStyle(header.cells.map(\.text))
    guard columns.contains(.key("text")) else {
      imported.note(.noHeader(header.cells.map(\.text).joined(separator: ", ")), at: header.offset)
      return false
    }
    let names = TableColumn.names + ["answer1", "feedback1", "fraction1"]
    for (cell, column) in zip(header.cells, columns) where column == nil && !cell.text.isEmpty {
      imported.note(.unknownKey(cell.text, keys: names), at: cell.offset)
    }
    return true
  }

  private mutating func read(_ row: TableText.Row) {
    if row.cells.count > columns.count, row.cells[columns.count...].contains(where: { !$0.text.isEmpty }) {
      imported.note(.extraCell(row.cells.count - columns.count), at: row.cells[columns.count].offset)
    }
    var cells: [TableColumn: TableText.Cell] = [:]
    for (column, cell) in zip(columns, row.cells) where !cell.text.isEmpty {
      if let column, cells[column] == nil { cells[column] = cell }
    }
    var question = TableQuestion(cells, style, at: row.offset)
    let draft = question.read()
    for finding in question.findings { imported.note(finding.problem, at: finding.offset) }
    if let draft { imported.add(draft) }
  }
}
