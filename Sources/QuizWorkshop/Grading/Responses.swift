package import Cells
internal import Glibc
internal import QuizCells
internal import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import Spreadsheet

/// The responses that grading and analyzing read, as lines of JSON: a file or standard input that has such lines, or a table.
package final class Responses {
  private enum Form {
    case lines(RecordSource)
    case table(TableResponses, RecordSource)
  }

  private let form: Form
  /// Reads the same once more; gives nil where that cannot be.
  private let again: () -> RecordSource?
  private let marks: HandMarks?
  /// The most records in a piece: few if each takes long, so that every thread has some, and results are written soon.
  package var most = Int.max
  /// Bytes of lines to read at once; nil for the usual number. Smaller pieces suit workers that must be woken for each.
  package var chunk: Int?

  /// Opens the responses of a file, or for nil of standard input. `reject` gets the problem of an unusable first row
  /// before it is thrown.
  package init(
    path: String?, _ plan: ScalePlan, _ request: TableRequest, _ marks: HandMarks? = nil, reject: (Problem) -> Void
  ) throws(Problem) {
    self.marks = marks
    var (source, again) = try Self.sources(path, twice: marks != nil)
    let isTable = Self.isTable(source, path, request)
    let isReadTwice = request.version != nil || plan.quiz.questions.contains { [.number, .range].contains($0.kind) }
    if isTable && isReadTwice && again == nil { (source, again) = try Self.keeping(source, path) }
    self.again = again ?? { nil }
    guard isTable else {
      // With points beside the lines, a participant's column is that of the points.
      if request != TableRequest(participant: marks == nil ? nil : request.participant) {
        throw Problem(.usage, "the input is no table: --participant, --map and --version-column are for tables")
      }
      form = .lines(source)
      if let marks, let all = self.again() { marks.expect(marks.counts { all.next() }) }
      return
    }
    do throws(Problem) {
      let table = try Self.table(source, path, plan, request, marks)
      form = .table(table, source)
      if table.needsSurvey, let all = self.again() {
        let survey = try Self.table(all, path, plan, request, nil)
        survey.survey()
        table.take(survey)
      }
      if let marks, let all = self.again() {
        marks.expect((try? Self.table(all, path, plan, request, nil))?.count(of: marks.names) ?? [:])
      }
    } catch {
      if error.kind == .badData { reject(error) }
      throw error
    }
  }

  /// True for a table: a workbook, a text in UTF-16, or a first line that is not JSON and has separators or a known
  /// column.
  ///
  /// A first line with less, such as a title, counts in a file with a table's ending.
  private static func isTable(_ source: RecordSource, _ path: String?, _ request: TableRequest) -> Bool {
    let start = source.start(4)
    if Worksheet.kind(start) != .text || start.contains(0) { return true }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return true }
    guard let line = source.firstLine() else { return false }
    let text = String(decoding: line, as: UTF8.self).trimmedCell
    if text.hasPrefix("{") || text.hasPrefix("[") { return false }
    let names = ([ParticipantColumn.ownName] + request.participantNames).map(\.foldedCell)
    if let ending = path?.lowercased(), [".csv", ".tsv", ".tab"].contains(where: ending.hasSuffix) { return true }
    return text.contains { ",;\t".contains($0) } || names.contains(text.foldedCell) || text.hasPrefix("sep=")
  }

  /// The source, and a function that opens it a second time.
  ///
  /// Points given by hand depend on the number of namesakes, and a version on all of its rows. Input that can be read
  /// only once is stored for that.
  private static func sources(
    _ path: String?, twice: Bool
  ) throws(Problem) -> (source: RecordSource, again: (() -> RecordSource?)?) {
    let source: RecordSource
    do { source = try RecordSource(path: path) } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
    }
    if let path, isPlainFile(path) { return (source, { try? RecordSource(path: path) }) }
    return twice ? try keeping(source, path) : (source, nil)
  }

  /// All that is left of a source, to be read as often as it takes.
  private static func keeping(
    _ source: RecordSource, _ path: String?
  ) throws(Problem) -> (source: RecordSource, again: (() -> RecordSource?)?) {
    do {
      let bytes = try source.all(upTo: mostKept)
      return (RecordSource(bytes, path: path), { RecordSource(bytes, path: path) })
    } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
    }
  }

  private static let mostKept = 1 << 30

  /// Whether it can be read again, and anywhere in it.
  private static func isPlainFile(_ path: String) -> Bool {
    path != "-" && Files.isFile(path) && !Files.isSpecial(path)
  }

  private static func table(
    _ source: RecordSource, _ path: String?, _ plan: ScalePlan, _ request: TableRequest, _ marks: HandMarks?
  ) throws(Problem) -> TableResponses {
    let name = path ?? "standard input"
    let sheet: Worksheet
    do {
      sheet = try self.sheet(source, path, plan, request)
    } catch {
      throw TableResponses.problem(error, name)
    }
    return try TableResponses(
      sheet, path: name, plan.reader, plan.tongues, request, marks, seed: plan.beginning.seed,
      takesOtherIDs: plan.reader.takesOtherIDs
    ) { seed in plan.drawnQuizzes?.tongues(seed: seed, plan.cells.readers) }
  }

  /// A workbook is read whole: its directory is at its end.
  private static func sheet(
    _ source: RecordSource, _ path: String?, _ plan: ScalePlan, _ request: TableRequest
  ) throws -> Worksheet {
    let names = TableNames(plan.tongues)
    switch Worksheet.kind(source.start(4)) {
    case .oldWorkbook: throw SheetProblem.oldWorkbook
    case .markup: throw SheetProblem.markup
    case .workbook:
      return try WorkbookCell.sheet(try workbook(source, path), plan.cells) { rows in
        TableHeader.stands(in: rows, plan.tongues, names, request, takesOtherIDs: plan.reader.takesOtherIDs)
      }
    case .text: return try Worksheet(isKnown: { names.isColumn($0, request) }, text: { try source.bytes() })
    }
  }

  private static func workbook(_ source: RecordSource, _ path: String?) throws -> [UInt8] {
    guard let path, isPlainFile(path) else { return try source.all(upTo: largestWorkbook) }
    return try Files.read(path, upTo: largestWorkbook)
  }

  private static let largestWorkbook = 256 << 20

  /// The next piece of lines; nil at the end.
  package func nextPiece() -> InputPiece? {
    switch form {
    case .table(let table, _): return table.nextPiece(most: most)
    case .lines(let source):
      prepare(source)
      guard var block = source.next() else { return nil }
      let line = source.line
      if let marks { block.bytes = marks.added(to: block.bytes) }
      return InputPiece(block: block, offset: source.taken, line: line)
    }
  }

  private func prepare(_ source: RecordSource) {
    source.most = most
    if let chunk { source.chunk = chunk }
  }

  /// The next piece as soon as it is there.
  package func supply() -> CellSupply<InputPiece> {
    if case .lines(let source) = form {
      prepare(source)
      if let descriptor = source.waitsFor { return .waits(for: descriptor) }
    }
    return nextPiece().map { .piece($0) } ?? .ended
  }

  /// Skips the part that an earlier run took, in bytes of lines or rows of a table; false when there is less.
  func skip(to offset: Int, line: Int) -> Bool {
    switch form {
    case .table(let table, _): return table.skip(to: offset)
    case .lines(let source):
      if let marks, let all = again() {
        all.most = 1
        while all.taken < offset, let block = all.next() { marks.pass(lines: block.bytes) }
      }
      return source.skip(to: offset, line: line)
    }
  }

  /// A text that is the same for inputs of the same form and columns.
  package var header: String { if case .table(let table, _) = form { table.header } else { "" } }

  /// True for a table of papers that were handed back.
  package var isPrinted: Bool {
    if case .table(let table, _) = form { table.isPrinted } else { false }
  }

  /// Lets lines say which version a row was of, for sheets and marks.
  func tellVersions() {
    if case .table(let table, _) = form { table.tellsVersions = true }
  }

  /// The remarks before anything is read.
  package var columnRemarks: [String] {
    let own: [String] = if case .table(let table, _) = form { table.columnRemarks } else { [] }
    return own + (marks?.columnRemarks ?? [])
  }

  /// The remarks on the rows read.
  package var rowRemarks: [String] {
    let own: [String] = if case .table(let table, _) = form { table.rowRemarks } else { [] }
    return own + (marks?.remarks ?? [])
  }

  /// Whether points could not be read.
  package var hasOddMarks: Bool { marks?.isOdd == true }

  /// Why reading stopped early.
  package var problem: Problem? {
    switch form {
    case .table(let table, let source): return table.problem ?? source.failure.map { Problem(.inputOutput, $0.message) }
    case .lines(let source): return source.failure.map { Problem(.inputOutput, $0.message) }
    }
  }
}
