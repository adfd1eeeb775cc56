internal import JSONText
package import QuizCells
internal import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import Spreadsheet

/// Points for questions that are marked by hand: a table with a row a participant and a column a question.
package final class HandMarks {
  private let path: String
  /// The rows of each participant.
  private var points: [String: [Row]] = [:]
  private var given: Set<String> = []
  /// The number of participants of each name, if known.
  private var counts: [String: Int] = [:]
  /// How many participants of a name went by.
  private var passed: [String: Int] = [:]
  /// Names of several participants whose points cannot be told apart.
  private var unclear: Set<String> = []
  /// Names in lines that have points of their own.
  private var doubled: Set<String> = []
  package private(set) var problems: [CellProblem] = []
  package private(set) var columnRemarks: [String] = []
  private var again: [String] = []

  private typealias Row = [(question: String, points: Double)]

  /// Columns of a table of marks, which may come back with more of them filled in.
  private static let ownColumns: Set<String> = [
    "version", "points", "of", "percent", "headline", "outcome", "band", "passed", "waiting", "problems",
  ]

  /// Reads the whole table.
  package init(
    path: String, _ tongues: QuizTongues, _ request: TableRequest, _ cells: PluginCells
  ) throws(Problem) {
    self.path = path
    do {
      try read(try Self.sheet(path, tongues, request, cells), path, tongues, request)
    } catch let problem as TableProblem {
      throw Problem(.badData, "\(path): \(problem.sentence)")
    } catch {
      throw TableResponses.problem(error, path)
    }
  }

  private static func sheet(
    _ path: String, _ tongues: QuizTongues, _ request: TableRequest, _ cells: PluginCells
  ) throws -> Worksheet {
    let names = TableNames(tongues)
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path, upTo: 128 << 20)
    } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
    }
    guard Worksheet.kind(bytes) == .workbook else { return try Worksheet.read(bytes) { names.isColumn($0, request) } }
    return try WorkbookCell.sheet(bytes, cells) {
      TableHeader.stands(in: $0, tongues, names, request, takesOtherIDs: false)
    }
  }

  private func read(_ sheet: Worksheet, _ path: String, _ tongues: QuizTongues, _ request: TableRequest) throws {
    guard let header = try TableHeader(sheet, TableNames(tongues), request) else {
      throw Problem(.badData, "\(path): the table is empty")
    }
    let columns = try Self.columns(header.row, tongues, request)
    let quiz = tongues.quiz
    let byHand = Set(quiz.questions.filter { $0.marked == .byHand }.map(\.id))
    let others = columns.questions.filter { !byHand.contains($0) }
    if columns.questions.count == others.count {
      throw Problem(.badData, "\(path): no column is a question with \"marked\": \"by hand\"")
    }
    if !others.isEmpty {
      columnRemarks.append("\(path): not marked by hand, left alone: \(TableProblem.listed(others))")
    }
    let strange = columns.others.filter { !Self.ownColumns.contains($0.foldedCell) }
    if !strange.isEmpty {
      columnRemarks.append("\(path): no question of the quiz, left alone: \(TableProblem.listed(strange))")
    }
    if let remark = TableHeader.remark(of: sheet) { columnRemarks.append("\(path): \(remark)") }
    if let remark = header.remark { columnRemarks.append("\(path): \(remark)") }
    for row in header.behind { take(row, columns, quiz, byHand) }
    while let row = try sheet.next() { take(row, columns, quiz, byHand) }
  }

  /// The column of the responses' table need not be that of the marks', which may be a table that quizrun wrote.
  private static func columns(
    _ row: SheetRow, _ tongues: QuizTongues, _ request: TableRequest
  ) throws(TableProblem) -> TableColumns {
    do {
      return try TableColumns(row, tongues, request, takesOtherIDs: false)
    } catch .noColumn(let name, let option, let all) {
      var other = request
      other.participant = nil
      guard let columns = try? TableColumns(row, tongues, other, takesOtherIDs: false) else {
        throw .noColumn(name, option: option, columns: all)
      }
      return columns
    }
  }

  private func take(_ row: SheetRow, _ columns: TableColumns, _ quiz: Quiz, _ byHand: Set<String>) {
    let name = columns.participant(of: row)
    if name.isEmpty { return }
    if points[name] != nil { again.append(name) }
    var marks: Row = []
    for cell in row.cells {
      guard case .question(let id)? = columns.roles[cell.column], byHand.contains(id), let question = quiz.question(id),
        case let text = cell.text.trimmedCell, !text.isEmpty, text != "-"
      else { continue }
      if let number = CellNumber.read(CellContent(text, cell.value)), (0...question.points).contains(number) {
        marks.append((id, number))
      } else {
        let why = "points from 0 to \(Scores.written(question.points)) are expected"
        let place = SheetRow.place(column: cell.column, row: row.number)
        problems.append(CellProblem(question: id, cell: text, place: place, why: why))
      }
    }
    points[name, default: []].append(marks)
  }

  /// The participants with points here.
  var names: Set<String> { Set(points.keys) }

  /// Sets the number of participants of each name; namesakes are distinguished only by the order of their rows.
  func expect(_ counts: [String: Int]) { self.counts = counts }

  /// Whether points could not be given as they are.
  package var isOdd: Bool { !problems.isEmpty || !unclear.isEmpty || !doubled.isEmpty }

  /// Skips a participant who was graded before.
  func pass(_ name: String) {
    if points[name] != nil { _ = marks(of: name) }
  }

  private func marks(of name: String) -> Row {
    guard let rows = points[name] else { return [] }
    given.insert(name)
    let count = counts[name] ?? 1
    // Of one participant the later ones count.
    if count == 1 {
      return rows.joined().reduce(into: []) { marks, mark in
        marks.removeAll { $0.question == mark.question }
        marks.append(mark)
      }
    }
    let place = passed[name, default: 0]
    passed[name] = place + 1
    if rows.count == count, rows.indices.contains(place) { return rows[place] }
    unclear.insert(name)
    return []
  }

  /// A participant's points as a member of the line, after the responses; empty when there are none.
  func member(of participant: String) -> [UInt8] {
    let marks = marks(of: participant)
    if marks.isEmpty { return [] }
    let object = JSONObject(
      marks.map { ($0.question, Int(exactly: $0.points).map(JSONValue.int) ?? .number($0.points)) })
    return Array(",\"marks\":".utf8) + JSONWriter.bytes(.object(object))
  }

  /// Lines of responses with the points of their participants.
  func added(to lines: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !result.isEmpty { result.append(UInt8(ascii: "\n")) }
      result += added(toLine: line)
    }
    return result
  }

  private func added(toLine line: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = line.lastIndex(of: UInt8(ascii: "}")), let node = try? JSONParser.parse(Array(line)),
      let name = Self.name(in: node), case let points = member(of: name), !points.isEmpty
    else { return Array(line) }
    guard node["marks"] == nil else {
      doubled.insert(name)
      return Array(line)
    }
    return line[..<end] + points + line[end...]
  }

  private static func name(in node: JSONNode) -> String? {
    node["participant"]?.string ?? node["participant"]?.int.map(String.init)
  }

  private static func names(in lines: [UInt8]) -> [String] {
    lines.split(separator: UInt8(ascii: "\n")).compactMap { line in
      (try? JSONParser.parse(Array(line))).flatMap(name)
    }
  }

  /// The number of lines of each participant with points, block by block.
  func counts(in next: () -> RecordBlock?) -> [String: Int] {
    var counts: [String: Int] = [:]
    while let block = next() {
      for name in Self.names(in: block.bytes) where points[name] != nil { counts[name, default: 0] += 1 }
    }
    return counts
  }

  /// Steps over the participants of lines that were graded before.
  func pass(lines: [UInt8]) { Self.names(in: lines).forEach(pass) }

  /// The remarks at the end.
  package var remarks: [String] {
    var remarks: [String] = []
    let strangers = points.keys.filter { !given.contains($0) }.sorted()
    if !strangers.isEmpty {
      remarks.append("points for participants without responses: \(TableProblem.listed(strangers))")
    }
    let ordered = points.filter { $0.value.count > 1 && counts[$0.key] == $0.value.count }.keys.sorted()
    let later = again.filter { !ordered.contains($0) && !unclear.contains($0) }
    if !later.isEmpty { remarks.append("points come twice, the later ones count: \(TableProblem.listed(later))") }
    if !ordered.isEmpty {
      remarks.append(
        "several participants have the same name, and get their points in the order of the rows: "
          + TableProblem.listed(ordered))
    }
    if !unclear.isEmpty {
      remarks.append(
        "points not given, as several participants have the same name: \(TableProblem.listed(unclear.sorted())): "
          + "give them different names in both tables")
    }
    if !doubled.isEmpty {
      remarks.append(
        "lines that have points of their own keep them, those of the table are left out: "
          + TableProblem.listed(doubled.sorted()))
    }
    // There are two tables with such places.
    return remarks + problems.map { "\(path): \($0.sentence)" }
  }
}
