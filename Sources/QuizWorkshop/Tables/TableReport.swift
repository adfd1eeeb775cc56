internal import QuizCore
internal import Spreadsheet

/// The remarks on a table: ignored columns, skipped rows, repeated participants.
struct TableReport {
  let names: [String]
  private let columns: TableColumns
  private let missing: [String]
  private let header: TableHeader
  /// The sheet of a workbook that was read; nil for the first.
  private let sheet: String?
  private var rowsWithout: [Int] = []
  /// Columns without a name that hold something.
  private var unnamed: Set<Int> = []
  /// The first row of each participant, by the hash of the name. There may be many, so each takes few bytes.
  private var rows: [Int: Int32] = [:]
  private var again: [(name: String, first: Int, row: Int)] = []
  private var againCount = 0
  private static let mostNamed = 5
  /// The most participants among which repetitions are sought.
  private static let mostKnown = 1 << 21

  init(_ columns: TableColumns, _ quiz: Quiz, above header: TableHeader, of sheet: Worksheet) {
    self.sheet = TableHeader.remark(of: sheet)
    self.columns = columns
    self.header = header
    let known = Set(columns.questions)
    names = columns.questions + columns.others
    let asked = quiz.questions.filter { $0.kind != .info }
    missing = columns.hasVersions ? [] : asked.map(\.id).filter { !known.contains($0) }
  }

  mutating func withoutParticipant(_ row: Int) { rowsWithout.append(row) }

  /// Notes cells in columns without a name.
  mutating func look(_ row: SheetRow) {
    for cell in row.cells where !columns.isNamed(cell.column) && !cell.text.trimmedCell.isEmpty {
      unnamed.insert(cell.column)
    }
  }

  mutating func participant(_ name: String, _ row: Int) {
    let hash = name.hashValue
    if let first = rows[hash] {
      againCount += 1
      if again.count < Self.mostNamed { again.append((name, Int(first), row)) }
    } else if rows.count < Self.mostKnown {
      rows[hash] = Int32(clamping: row)
    }
  }

  var columnRemarks: [String] {
    var remarks = [sheet, header.remark].compactMap { $0 }
    for (column, questions) in columns.unclear {
      remarks.append(TableProblem.unclear(column: column, questions: questions).sentence)
    }
    let others = columns.others.filter { name in !columns.unclear.contains { $0.column == name } }
    if !others.isEmpty {
      let noun = others.count == 1 ? "a column that is" : "columns that are"
      remarks.append("\(noun) no question of the quiz, left alone: \(TableProblem.listed(others, most: 20))")
    }
    // If some columns are there and none is unassigned, the others were left out on purpose.
    if !missing.isEmpty, !columns.others.isEmpty || columns.questions.isEmpty {
      let noun = missing.count == 1 ? "the question" : "the questions"
      remarks.append("no column for \(noun) \(TableProblem.listed(missing))")
    }
    return remarks
  }

  var rowRemarks: [String] {
    var remarks: [String] = []
    if !unnamed.isEmpty {
      let letters = unnamed.sorted().map(SheetRow.columnName)
      let noun = letters.count == 1 ? "a column without a name" : "columns without a name"
      remarks.append("\(noun), left alone: \(TableProblem.listed(letters, most: 20))")
    }
    if !rowsWithout.isEmpty {
      let shown = rowsWithout.prefix(10).map(String.init).joined(separator: ", ")
      let rest = rowsWithout.count > 10 ? " and \(rowsWithout.count - 10) more" : ""
      remarks.append("left out, without a participant: \(rowsWithout.count == 1 ? "row" : "rows") \(shown)\(rest)")
    }
    remarks += again.map { "participant '\($0.name)' comes again: rows \($0.first) and \($0.row), both are graded" }
    if againCount > again.count { remarks.append("\(againCount - again.count) more participants come again") }
    return remarks
  }
}

/// The row that names the columns, and the rows above it: a title, a class, a day.
struct TableHeader {
  let row: SheetRow
  /// Rows above it, as spreadsheet programs number them.
  let above: [Int]
  /// The rows read after the first one, which is taken as the header when no row names a column.
  let behind: [SheetRow]

  /// Nil for a table without any row.
  init?(_ sheet: Worksheet, _ names: TableNames, _ request: TableRequest) throws {
    guard let first = try sheet.next() else { return nil }
    var rows = [first]
    while true {
      if Self.names(rows[rows.count - 1], names, request) {
        (row, above, behind) = (rows[rows.count - 1], rows.dropLast().map(\.number), [])
        return
      }
      guard rows.count <= Worksheet.mostAbove, let next = try sheet.next() else { break }
      rows.append(next)
    }
    (row, above, behind) = (first, [], Array(rows.dropFirst()))
  }

  private static func names(_ row: SheetRow, _ names: TableNames, _ request: TableRequest) -> Bool {
    row.cells.contains { names.isColumn($0.text, request) }
  }

  /// Whether the first rows of a sheet have one that names the columns of a table of responses.
  static func stands(
    in rows: [SheetRow], _ tongues: QuizTongues, _ names: TableNames, _ request: TableRequest, takesOtherIDs: Bool
  ) -> Bool {
    guard let row = rows.first(where: { Self.names($0, names, request) }) ?? rows.first else { return false }
    return (try? TableColumns(row, tongues, request, takesOtherIDs: takesOtherIDs)) != nil
  }

  /// The remark on the sheet that is read; nil for the first.
  static func remark(of sheet: Worksheet) -> String? {
    sheet.number == 0 ? nil : "the first sheet has no columns of a table: the sheet '\(sheet.name)' is read"
  }

  /// The remark on the rows above; nil without any.
  var remark: String? {
    guard let first = above.first, let last = above.last else { return nil }
    let rows = first == last ? "row \(first)" : "rows \(first) to \(last)"
    return "\(rows), above the names of the columns, left out"
  }
}

/// Why the columns of a table cannot be understood.
enum TableProblem: Error, Equatable {
  case noParticipant(columns: [String])
  case noColumn(String, option: String, columns: [String])
  case noQuestion(String, near: String?)
  case twice(question: String, columns: [String])
  /// The only columns that could be questions have the text of several.
  case unclear(column: String, questions: [String])
  /// No column is a question.
  case noQuestions(columns: [String])

  var sentence: String {
    switch self {
    case .noParticipant(let columns):
      let guess = ParticipantColumn.likely(among: columns) ?? columns.first ?? "Name"
      return "no column is called 'participant' or has another usual name for it: "
        + "choose the column of names, as in --participant '\(guess)'"
    case .noColumn(let name, let option, let columns):
      let near = nearest(to: name, in: columns).map { "; did you mean '\($0)'?" } ?? ""
      return "\(option): there is no column '\(name)'" + near
    case .noQuestion(let id, let near):
      return "--map: there is no question '\(id)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .twice(let question, let columns):
      return
        "the columns \(Self.listed(columns)) are both the question '\(question)': say which with --map COLUMN=QUESTION"
    case .unclear(let column, let questions):
      return
        "the column '\(column)' has the text of several questions (\(Self.listed(questions))): say which with --map"
    case .noQuestions(let columns) where columns.contains { TableColumns.printedNumber($0) != nil }:
      let version = columns.first { TableColumns.printedNumber($0) == nil } ?? "COLUMN"
      return
        "no column is a question of the quiz, by id or by text (\(Self.listed(columns))): where the numbers are those of "
        + "printed versions, say which column has the versions' letters, as in --version-column '\(version)', and --seed with "
        + "the seed on the paper"
    case .noQuestions(let columns):
      return "no column is a question of the quiz, by id or by text (\(Self.listed(columns))): "
        + "name them with --map '\(columns.last ?? "COLUMN")=QUESTION'"
    }
  }

  static func listed(_ names: [String], most: Int = 8) -> String {
    let shown = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > most ? shown + " and \(names.count - most) more" : shown
  }
}
