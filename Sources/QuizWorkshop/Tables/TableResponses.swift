internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import Spreadsheet

/// The rows of a table as lines of responses, in pieces, with problems of their cells beside them.
package final class TableResponses {
  private let sheet: Worksheet
  private let path: String
  private let columns: TableColumns
  private var readers: [Int: CellReader] = [:]
  private let quiz: Quiz
  private let marks: HandMarks?
  /// The printed versions, where a column names one.
  private let versions: TableVersions?
  /// Whether lines say which version a row was of.
  var tellsVersions = false
  private var numbers = NumberSurvey()
  /// Whether columns were said to be questions.
  private let isMapped: Bool
  /// Rows that were read already, the next one last.
  private var pending: [SheetRow]
  private var told: TableReport
  /// The rows used for pieces, including those without a participant.
  private(set) var taken = 0
  /// Why reading stopped early.
  private(set) var problem: Problem?

  /// Bytes of a piece from which on it is handed over.
  private static let enough = 64 << 10

  init(
    _ sheet: Worksheet, path: String, _ reader: ParticipantReader, _ tongues: QuizTongues, _ request: TableRequest,
    _ marks: HandMarks?, seed: Int, takesOtherIDs: Bool, drawn: @escaping TableVersions.Drawn = { _ in nil }
  ) throws(Problem) {
    self.marks = marks
    isMapped = !request.maps.isEmpty
    versions =
      request.version == nil
      ? nil : TableVersions(tongues, seed: seed, reader, printedCount: request.printedCount, drawn: drawn)
    self.sheet = sheet
    self.path = path
    quiz = tongues.quiz
    let header: TableHeader
    do {
      guard let found = try TableHeader(sheet, TableNames(tongues), request) else {
        throw Problem(.badData, "\(path): the table is empty")
      }
      header = found
      columns = try TableColumns(found.row, tongues, request, takesOtherIDs: takesOtherIDs)
    } catch let problem as TableProblem {
      throw Problem(.badData, "\(path): \(problem.sentence)")
    } catch {
      throw Self.problem(error, path)
    }
    pending = header.behind.reversed()
    told = TableReport(columns, quiz, above: header, of: sheet)
    for (column, role) in columns.roles {
      guard let id = role.question else { continue }
      readers[column] = CellReader(id, quiz.question(id), reader, inEachLanguage: tongues.inEachLanguage(id))
    }
  }

  static func problem(_ error: any Error, _ path: String) -> Problem {
    switch error {
    case let problem as Problem: problem
    case let problem as SheetProblem: Problem(.badData, "\(path) \(problem.sentence)")
    case let failure as FileFailure: Problem(.inputOutput, failure.message)
    default: Problem(.badData, "\(path): \(error)")
    }
  }

  var isPrinted: Bool { versions != nil }

  /// The remarks on the columns, before anything is read.
  var columnRemarks: [String] {
    let other = versions?.remark(columns: columns.questions, isMapped: isMapped)
    return told.columnRemarks + (other.map { [$0] } ?? [])
  }
  /// The remarks on the rows read.
  var rowRemarks: [String] { told.rowRemarks + (versions?.remark.map { [$0] } ?? []) }

  /// A text that is the same for tables with the same columns.
  var header: String { told.names.joined(separator: "\u{1F}") }

  /// Steps over rows that an earlier run took; false when there are fewer.
  func skip(to count: Int) -> Bool {
    while taken < count {
      guard let row = next(waiting: true) else { return false }
      marks?.pass(columns.participant(of: row))
      taken += 1
    }
    return true
  }

  /// How often each of some names comes, to the end of the table.
  func count(of names: Set<String>) -> [String: Int] {
    var counts: [String: Int] = [:]
    while let row = next(waiting: true) {
      let name = columns.participant(of: row)
      if names.contains(name) { counts[name, default: 0] += 1 }
    }
    return counts
  }

  // MARK: All rows together

  /// Whether rows can be understood only when all were read: versions by their checks, numbers by the table's decimal sign.
  var needsSurvey: Bool { versions != nil || readers.values.contains { $0.isOfNumber } }

  /// Reads to the end of the table what `take` needs of the same one.
  func survey() {
    while let row = next(waiting: true) {
      if columns.participant(of: row).isEmpty { continue }
      if let versions, let column = columns.version {
        versions.note(row.text(column), seed: seed(row), row: row.number)
      }
      let paper = columns.version.flatMap { versions?.surveyed(row.text($0)) }
      for cell in row.cells {
        guard case .question(let name)? = columns.roles[cell.column],
          let question = paper.map({ versions?.question(name, in: $0)?.question }) ?? quiz.question(name),
          question.kind == .number || question.kind == .range
        else { continue }
        numbers.note(CellContent(cell), question)
      }
    }
  }

  /// Takes over versions and numbers from the same table, read to its end.
  func take(_ other: TableResponses) {
    let style = other.numbers.style(quiz.language)
    for reader in readers.values { reader.numbers = style }
    versions?.numbers = style
    if let survey = other.versions { versions?.take(survey) }
  }

  /// The next rows with consecutive lines, up to the most in a piece; nil at the end.
  func nextPiece(most: Int) -> InputPiece? {
    var bytes: [UInt8] = []
    var notes = PieceNotes()
    var (count, first, following) = (0, 0, 0)
    while count < most, bytes.count < Self.enough, let row = next(waiting: count == 0) {
      if count > 0, row.line != following {
        pending.append(row)
        break
      }
      taken += 1
      guard let line = line(row, count, &notes) else { continue }
      if count == 0 { first = row.line }
      bytes += line
      (count, following) = (count + 1, row.line + 1)
    }
    if count == 0 { return nil }
    let block = RecordBlock(bytes: bytes, firstLine: first)
    return InputPiece(block: block, offset: taken, line: following, notes: notes)
  }

  private func next(waiting: Bool) -> SheetRow? {
    if let row = pending.popLast() { return row }
    guard problem == nil else { return nil }
    do {
      return try sheet.next(waiting: waiting)
    } catch {
      problem = Self.problem(error, path)
      return nil
    }
  }

  // MARK: Rows

  /// The line of a row; nil for one without a participant.
  private func line(_ row: SheetRow, _ place: Int, _ notes: inout PieceNotes) -> [UInt8]? {
    let name = columns.participant(of: row)
    if name.isEmpty {
      if !row.isBlank { told.withoutParticipant(row.number) }
      return nil
    }
    told.participant(name, row.number)
    told.look(row)
    if columns.width > 0, let last = row.cells.last, last.column >= columns.width {
      notes.refused[place] = refusal(row, name)
      return line(name, [])
    }
    var paper: PaperVersion?
    if let versions, let column = columns.version {
      do throws(GradingProblem) {
        let version = try versions.version(row.text(column), seed: seed(row))
        paper = version
        if tellsVersions { notes.versions[place] = versions.name(version) }
      } catch {
        notes.refused[place] = GradedLine.error(error, line: row.line, participant: .text(name))
        return line(name, [])
      }
    }
    var problems: [CellProblem] = []
    let members = members(row, paper, &problems)
    if !problems.isEmpty { notes.problems[place] = problems }
    let drawing = paper.flatMap { versions?.drawingSeed(of: $0) }
    return line(name, members, seed: paper == nil ? seed(row) : nil, drawing: drawing)
  }

  private func members(
    _ row: SheetRow, _ paper: PaperVersion?, _ problems: inout [CellProblem]
  ) -> [(String, [UInt8])] {
    var members: [(String, [UInt8])] = []
    var parts = PartedPairs()
    var gaps = PartedGaps()
    for cell in row.cells {
      guard let role = columns.roles[cell.column], let reader = readers[cell.column] else { continue }
      switch role {
      case .question(let name):
        let (id, meaning) = meaning(of: CellContent(cell), name, paper, reader)
        switch meaning {
        case .nothing: continue
        case .response(let bytes): members.append((id, bytes))
        case .odd(let why): problems.append(problem(cell, row, id, why))
        }
      case .pair(let id, let left):
        if let why = parts.add(cell.text.trimmedCell, of: left, id, reader) {
          problems.append(problem(cell, row, id, why))
        }
      case .gap(let name, let gap):
        if let problem = add(cell, row, (name, gap), paper, reader, to: &gaps) { problems.append(problem) }
      case .participant, .seed, .version: continue
      }
    }
    return members + parts.responses + responses(gaps, row, paper, &problems)
  }

  /// Adds the value of a cell to the gap that its column names; returns the problem with it.
  private func add(
    _ cell: SheetRow.Cell, _ row: SheetRow, _ named: (question: String, gap: String), _ paper: PaperVersion?,
    _ reader: CellReader, to gaps: inout PartedGaps
  ) -> CellProblem? {
    if cell.text.trimmedCell.isEmpty { return nil }
    let column = "\(named.question).\(named.gap)"
    let value: Result<GapValue?, CellReader.Odd>
    let question: Question
    let id: String
    if let versions, let paper {
      guard let printed = versions.question(named.question, in: paper), let gap = versions.gap(named.gap, in: printed)
      else { return problem(cell, row, column, "version \(paper.letter) has no gap \(column)") }
      (question, id) = (printed.question, gap.gap.id)
      value = versions.value(of: CellContent(cell), gap, printed, in: paper)
    } else {
      guard let own = reader.question, let gap = own.gap(named.gap) else { return nil }
      (question, id) = (own, gap.id)
      value = reader.gap(CellContent(cell), gap)
    }
    switch value {
    case .success(let value?): gaps.add(value, of: id, question)
    case .success(nil): return nil
    case .failure(let odd): return problem(cell, row, "\(question.id).\(id)", odd.why)
    }
    return nil
  }

  /// The gathered gaps as responses; what a question cannot take, such as a word used twice, is a problem.
  private func responses(
    _ gaps: PartedGaps, _ row: SheetRow, _ paper: PaperVersion?, _ problems: inout [CellProblem]
  ) -> [(String, [UInt8])] {
    gaps.all.compactMap { id, question, filled in
      let value = JSONValue.object(JSONObject(filled.map { ($0.id, CellGaps.json($0.value)) }))
      let meaning = versions?.checked(filled, question, in: paper) ?? ownReader(id)?.checked(value)
      switch meaning {
      case .response(let bytes)?: return (id, bytes)
      case .odd(let why)?:
        let column = columns.roles.filter { $0.value.question == id }.keys.min() ?? 0
        let text = filled.map { $0.value.written }.joined(separator: "; ")
        let place = SheetRow.place(column: column, row: row.number)
        problems.append(CellProblem(question: id, cell: text, place: place, why: why))
        return nil
      case .nothing?, nil: return nil
      }
    }
  }

  private func ownReader(_ id: String) -> CellReader? {
    columns.roles.first { $0.value.question == id }.flatMap { readers[$0.key] }
  }

  private func problem(_ cell: SheetRow.Cell, _ row: SheetRow, _ question: String, _ why: String) -> CellProblem {
    let place = SheetRow.place(column: cell.column, row: row.number)
    return CellProblem(question: question, cell: cell.text.trimmedCell, place: place, why: why)
  }

  /// The meaning of a cell and its question; in a printed version columns are numbered as on paper.
  private func meaning(
    of cell: CellContent, _ column: String, _ paper: PaperVersion?, _ reader: CellReader
  ) -> (id: String, CellReader.Meaning) {
    guard let versions, let paper else { return (column, reader.meaning(of: cell)) }
    if cell.trimmed.text.isEmpty { return (column, .nothing) }
    guard let printed = versions.question(column, in: paper) else {
      return (column, .odd("version \(paper.letter) has no question \(column)"))
    }
    return (printed.question.id, versions.meaning(of: cell, printed, in: paper))
  }

  /// The error for a row with more cells than named columns.
  ///
  /// A separator inside an unquoted cell causes it, and the responses can no longer be assigned.
  private func refusal(_ row: SheetRow, _ name: String) -> JSONObject {
    GradedLine.error(
      .wrongCellCount(found: row.width, expected: columns.width), line: row.line, participant: .text(name))
  }

  /// The participant's own seed; another text is passed on, so that its line is refused.
  private func seed(_ row: SheetRow) -> JSONValue? {
    guard let column = columns.seed, let cell = row.cells.first(where: { $0.column == column }),
      case let text = cell.text.trimmedCell, !text.isEmpty
    else { return nil }
    return CellNumber.read(CellContent(cell)).flatMap { Int(exactly: $0) }.map(JSONValue.int) ?? .text(text)
  }

  private func line(
    _ name: String, _ responses: [(String, [UInt8])], seed: JSONValue? = nil, drawing: Int? = nil
  ) -> [UInt8] {
    var line = Array("{\"participant\":".utf8) + JSONWriter.bytes(.text(name))
    if let seed { line += Array(",\"seed\":".utf8) + JSONWriter.bytes(seed) }
    if let drawing { line += Array(",\"\(Participant.drawingSeed)\":\(drawing)".utf8) }
    line += Array(",\"responses\":{".utf8)
    for (place, response) in responses.enumerated() {
      if place > 0 { line.append(UInt8(ascii: ",")) }
      line += JSONWriter.bytes(.text(response.0)) + [UInt8(ascii: ":")] + response.1
    }
    line.append(UInt8(ascii: "}"))
    return line + (marks?.member(of: name) ?? []) + Array("}\n".utf8)
  }
}
