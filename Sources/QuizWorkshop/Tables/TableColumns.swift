internal import QuizCore
internal import Spreadsheet

/// The meaning of a table's columns.
struct TableColumns: Equatable {
  enum Role: Equatable {
    case participant, seed, version
    /// A question of the quiz, or one that the mode makes.
    case question(String)
    /// The right part for one left of a match: forms write a grid as one column per row, `Question [left]`.
    case pair(String, left: String)
    /// One gap of a question, as in `q.river`; with printed versions both are numbers, as in `3.2`.
    case gap(String, gap: String)

    /// The question that the column is about.
    var question: String? {
      switch self {
      case .question(let id), .pair(let id, _), .gap(let id, _): id
      case .participant, .seed, .version: nil
      }
    }
  }

  private(set) var roles: [Int: Role] = [:]
  /// Columns that are nothing of the quiz, in their order.
  private(set) var others: [String] = []
  /// The columns whose text belongs to several questions.
  private(set) var unclear: [(column: String, questions: [String])] = []
  /// The number of cells that the first row allows; 0 when unknown.
  let width: Int

  /// The columns of the participant, in the order of a name.
  private var participants: [Int] = []
  private let names: [(column: Int, name: String)]
  private let named: Set<Int>

  /// Names the columns by the first row.
  init(_ header: SheetRow, _ tongues: QuizTongues, _ request: TableRequest, takesOtherIDs: Bool) throws(TableProblem) {
    width = header.width
    names = header.cells.map { ($0.column, $0.text.nameInCell) }.filter { !$0.1.isEmpty }
    named = Set(names.map(\.column))
    let known = TableNames(tongues)
    try readNamed(request, known, takesOtherIDs: takesOtherIDs)
    let mapped = Set(questions)
    for (column, name) in names where roles[column] == nil {
      // Columns of printed versions are numbers, which no name resembles.
      if request.version != nil, let number = Self.printedNumber(name) {
        roles[column] = .question(String(number))
        continue
      }
      if request.version != nil, let printed = Self.printedGap(name) {
        roles[column] = .gap(String(printed.question), gap: printed.gap)
        continue
      }
      switch known.question(name) {
      case .one(let id) where !mapped.contains(id): roles[column] = .question(id)
      case .pair(let id, let left) where !mapped.contains(id): roles[column] = .pair(id, left: left)
      case .gap(let id, let gap) where !mapped.contains(id): roles[column] = .gap(id, gap: gap)
      case .several(let ids):
        unclear.append((name, ids))
        others.append(name)
      case .one, .pair, .gap, .none:
        if name.foldedCell == "seed" { roles[column] = .seed } else { others.append(name) }
      }
    }
    try check()
  }

  static func == (a: TableColumns, b: TableColumns) -> Bool { a.roles == b.roles && a.others == b.others }

  /// The participant of a row; empty where the row names none.
  func participant(of row: SheetRow) -> String {
    participants.map { row.text($0).nameInCell }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  var hasVersions: Bool { version != nil }
  /// The column with the participants' own seeds; nil when there is none.
  var seed: Int? { roles.first { $0.value == .seed }?.key }

  /// The ids of the questions that have a column.
  var questions: [String] {
    var seen: Set<String> = []
    return names.compactMap { roles[$0.column]?.question }.filter { seen.insert($0).inserted }
  }

  /// `3`, or `3.` as it stands on paper.
  static func printedNumber(_ name: String) -> Int? {
    let digits = name.hasSuffix(".") ? name.dropLast() : name[...]
    return digits.allSatisfy { $0.isASCII && $0.isNumber }
      ? Int(digits).flatMap { (1...10_000).contains($0) ? $0 : nil } : nil
  }

  /// `3.2`: the number of a question, and that of a gap in it.
  static func printedGap(_ name: String) -> (question: Int, gap: String)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let number = printedNumber(String(parts[0])) else { return nil }
    return (number, String(parts[1]))
  }

  /// The column with the letters of versions; nil when there is none.
  var version: Int? { roles.first { $0.value == .version }?.key }

  private mutating func readNamed(
    _ request: TableRequest, _ known: TableNames, takesOtherIDs: Bool
  ) throws(TableProblem) {
    let all = names.map(\.name)
    if let name = request.participant {
      participants = try columns(of: name, all)
      for column in participants { roles[column] = .participant }
    } else {
      let free = all.filter { isFree($0, request, known) }
      guard let found = ParticipantColumn.found(among: free), let column = column(found, byLetters: false) else {
        throw .noParticipant(columns: all)
      }
      roles[column] = .participant
      participants = [column]
    }
    if let name = request.version {
      guard let column = column(name) else { throw .noColumn(name, option: "--version-column", columns: all) }
      roles[column] = .version
    }
    for map in request.maps {
      guard let column = column(map.column) else { throw .noColumn(map.column, option: "--map", columns: all) }
      guard
        takesOtherIDs || request.version != nil || known.ids.contains(map.question) || known.gap(map.question) != nil
      else {
        throw .noQuestion(map.question, near: nearest(to: map.question, in: known.ids))
      }
      if let found = known.gap(map.question) {
        roles[column] = .gap(found.question, gap: found.gap)
      } else {
        roles[column] = .question(map.question)
      }
    }
  }

  /// The column with that name, or else those named by the parts between commas.
  private func columns(of name: String, _ all: [String]) throws(TableProblem) -> [Int] {
    if let column = column(name) { return [column] }
    let parts = TableRequest.parts(name)
    if parts.isEmpty { throw .noColumn(name, option: "--participant", columns: all) }
    var columns: [Int] = []
    for part in parts {
      guard let column = column(part) else { throw .noColumn(part, option: "--participant", columns: all) }
      columns.append(column)
    }
    return columns
  }

  /// Whether a column is neither named for something else nor a question, which may well ask for a name.
  private func isFree(_ name: String, _ request: TableRequest, _ known: TableNames) -> Bool {
    let others = ([request.version].compactMap { $0 } + request.maps.map(\.column)).map(\.foldedCell)
    return !others.contains(name.foldedCell)
      && (known.question(name) == .none || name.foldedCell == ParticipantColumn.ownName)
  }

  /// A column by its name to the letter, else folded, else by its letters, as spreadsheet programs name it.
  private func column(_ name: String, byLetters: Bool = true) -> Int? {
    if let exact = names.first(where: { $0.name == name }) { return exact.column }
    let folded = name.foldedCell
    if let near = names.first(where: { $0.name.foldedCell == folded }) { return near.column }
    guard byLetters, name == name.uppercased(), let column = SheetRow.column(named: name) else { return nil }
    return names.contains { $0.column == column } ? column : nil
  }

  /// Whether the first row says something above a column.
  func isNamed(_ column: Int) -> Bool { named.contains(column) }

  private func check() throws(TableProblem) {
    var columns: [String: [String]] = [:]
    for (column, name) in names {
      switch roles[column] {
      case .question(let id): columns[id, default: []].append(name)
      case .pair(let id, let left): columns["\(id) [\(left)]", default: []].append(name)
      case .gap(let id, let gap): columns["\(id).\(gap)", default: []].append(name)
      default: continue
      }
    }
    if let twice = columns.filter({ $0.value.count > 1 }).min(by: { $0.key < $1.key }) {
      throw .twice(question: twice.key, columns: twice.value)
    }
    if columns.isEmpty, let first = unclear.first { throw .unclear(column: first.column, questions: first.questions) }
    // A table of participants alone is an attendance list.
    if columns.isEmpty, !others.isEmpty || width > 1 {
      throw .noQuestions(columns: others.isEmpty ? names.map(\.name) : others)
    }
  }
}

/// The names that questions have in tables.
struct TableNames {
  let ids: Set<String>
  private var texts = CellNames()
  private var byFoldedID: [String: [String]] = [:]
  /// Texts in the quiz's other languages.
  private var otherTexts = CellNames()
  /// The sides of matches.
  private var pairs: [String: CellPairs] = [:]

  /// The ids of the gaps of each question that has some.
  private var gaps: [String: [String]] = [:]

  enum Found: Equatable {
    case none, one(String), pair(String, left: String), gap(String, gap: String), several([String])
  }

  init(_ tongues: QuizTongues) {
    let questions = tongues.quiz.questions.filter { $0.kind != .info }
    ids = Set(questions.map(\.id))
    for question in questions where question.kind == .match {
      pairs[question.id] = CellPairs(question, tongues.inEachLanguage(question.id))
    }
    for question in questions where question.kind == .gaps { gaps[question.id] = question.gaps.map(\.id) }
    for question in questions {
      texts.add(question.text, question.id)
      byFoldedID[question.id.foldedCell, default: []].append(question.id)
      for other in tongues.inEachLanguage(question.id) { otherTexts.add(other.text, question.id) }
    }
  }

  /// The question by id, or by text, or by an id in other capitals; or a left of a match, in brackets after one of
  /// these.
  func question(_ name: String) -> Found {
    let whole = named(name)
    if whole == .none, let found = self.gap(name) { return .gap(found.question, gap: found.gap) }
    guard whole == .none, name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      case .one(let id) = named(String(name[..<bracket]).trimmedCell),
      let left = pairs[id]?.left(String(name[bracket...].dropFirst().dropLast()))
    else { return whole }
    return .pair(id, left: left)
  }

  /// The question and the gap that `q.river` names; a gap may be named by its number.
  func gap(_ name: String) -> (question: String, gap: String)? {
    guard !gaps.isEmpty else { return nil }
    for (id, own) in gaps.sorted(by: { $0.key.count > $1.key.count }) where name.hasPrefix(id + ".") {
      let rest = String(name.dropFirst(id.count + 1))
      if own.contains(rest) { return (id, rest) }
      if let number = Int(rest), own.indices.contains(number - 1) { return (id, own[number - 1]) }
    }
    return nil
  }

  private func named(_ name: String) -> Found {
    if ids.contains(name) { return .one(name) }
    let own = texts.folded(name)
    let found = own.isEmpty ? byFoldedID[name.foldedCell] ?? otherTexts.folded(name) : own
    return found.count > 1 ? .several(found) : found.first.map(Found.one) ?? .none
  }

  /// True for the name of a column with a meaning; the separator is found by them.
  func isColumn(_ cell: String, _ request: TableRequest) -> Bool {
    let named =
      [ParticipantColumn.ownName, request.version].compactMap { $0?.foldedCell }
      + request.participantNames.map(\.foldedCell)
    let folded = cell.foldedCell
    return named.contains(folded) || request.maps.contains { $0.column.foldedCell == folded }
      || question(cell.trimmedCell) != .none
      || (request.version != nil
        && (TableColumns.printedNumber(cell.trimmedCell) != nil || TableColumns.printedGap(cell.trimmedCell) != nil))
  }
}

/// The command line's options for the columns of a table.
package struct TableRequest: Equatable, Sendable {
  /// The column of participants, or several separated by commas; nil for `participant`.
  package var participant: String?
  /// Columns that are a question under another name.
  package var maps: [Map] = []
  /// The column of printed versions' letters; their seed is the run's.
  package var version: String?
  /// The number of printed versions; nil if not given.
  package var printedCount: Int?

  package struct Map: Equatable, Sendable {
    package var column: String
    package var question: String

    /// `COLUMN=QUESTION`; in the column's name there may be such a sign too. Nil without one.
    package init?(_ text: String) {
      guard let sign = text.lastIndex(of: "="), sign != text.startIndex else { return nil }
      column = String(text[..<sign])
      question = String(text[text.index(after: sign)...]).trimmedCell
    }
  }

  /// Every name that may stand above a column with participants.
  var participantNames: [String] {
    guard let participant else { return [] }
    return [participant] + Self.parts(participant)
  }

  /// `Last name,First name`: the columns that make a name together; empty for one.
  static func parts(_ text: String) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmedCell }
    return parts.count > 1 && !parts.contains("") ? parts : []
  }

  package init(participant: String? = nil) {
    self.participant = participant
  }
}
