package import JSONText
internal import QuizCore

/// What the columns of a CSV mean.
package struct CSVColumns: Sendable {
  package let records: CSVRecords
  let columns: [Column]

  enum Column: Equatable, Sendable {
    case participant, seed
    case question(String)
  }

  /// Reads the header; a column `seed` is one unless a question is called so.
  package init(
    header: UnsafeRawBufferPointer, _ reader: ParticipantReader
  ) throws(GradingProblem) {
    records = CSVRecords(header: header)
    let names = try records.cells(header).map(\.trimmed)
    guard names.contains(where: Self.isParticipant) else { throw .header(.noParticipant) }
    guard CSVRecords.isText(header) else { throw .notUTF8 }
    var columns: [Column] = []
    var seen: Set<String> = []
    for name in names {
      guard seen.insert(Self.isParticipant(name) ? "participant" : name).inserted else { throw .header(.twice(name)) }
      columns.append(try Self.column(name, reader))
    }
    self.columns = columns
  }

  private static func column(_ name: String, _ reader: ParticipantReader) throws(GradingProblem) -> Column {
    if isParticipant(name) { return .participant }
    if reader.questions[name] != nil || reader.takesOtherIDs { return .question(name) }
    if name == "seed" { return .seed }
    throw .header(.unknownColumn(name, near: nearest(to: name, in: reader.ids)))
  }

  /// Whether a first line is a header: it names the column `participant` and is no JSON.
  package static func isHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    guard line.first(where: { $0 != UInt8(ascii: " ") }) != UInt8(ascii: "{") else { return false }
    let cells = (try? CSVRecords(header: line).cells(line)) ?? []
    return cells.contains { isParticipant($0.trimmed) }
  }

  /// Spreadsheets like capitals.
  private static func isParticipant(_ name: String) -> Bool { name.lowercased() == "participant" }
}

extension ParticipantReader {
  /// A participant from a row: an empty cell is no response.
  package func participant(
    csv record: UnsafeRawBufferPointer, _ columns: CSVColumns, id: inout JSONValue?
  ) throws(GradingProblem) -> Participant {
    let cells = try columns.records.cells(record)
    let place = columns.columns.firstIndex(of: .participant) ?? 0
    let name = cells.indices.contains(place) ? cells[place].trimmed : ""
    if !name.isEmpty { id = .text(name) }
    guard cells.count == columns.columns.count else {
      throw .wrongCellCount(found: cells.count, expected: columns.columns.count)
    }
    if name.isEmpty { throw .emptyParticipant }
    guard CSVRecords.isText(record) else { throw .notUTF8 }
    var participant = Participant(id: .text(name), responses: [:])
    for (cell, column) in zip(cells, columns.columns) {
      switch column {
      case .participant: break
      case .seed: participant.seed = try Self.seed(cell.trimmed)
      case .question(let id):
        let given = try responses(in: cell, of: id)
        if !given.isEmpty { participant.responses[id] = given }
      }
    }
    return participant
  }

  private static func seed(_ cell: String) throws(GradingProblem) -> Int? {
    if cell.isEmpty { return nil }
    guard let seed = Int(cell), Chance.seeds.contains(seed) else {
      throw .wrongKey(
        "seed", expected: "a whole number from 0 to \(Chance.seeds.upperBound)", noun: "'\(cell)'")
    }
    return seed
  }

  /// Texts are taken as they are; every other cell that begins with a bracket is read as the JSON of that response.
  private func responses(in cell: String, of id: String) throws(GradingProblem) -> [GivenResponse] {
    let trimmed = cell.trimmed
    if trimmed.isEmpty { return [] }
    let question = questions[id]
    if question?.kind != .text && (trimmed.hasPrefix("{") || trimmed.hasPrefix("[")) {
      do {
        return try tries(PlainValue(JSONParser.parse(trimmed)), of: id)
      } catch let error as JSONError {
        throw .unreadableCell(column: id, error.message)
      } catch let problem as GradingProblem {
        throw problem
      } catch {
        throw .unreadableCell(column: id, "\(error)")
      }
    }
    return try tries(Self.value(cell, question), of: id)
  }

  /// What a cell says to a question of that kind.
  private static func value(_ cell: String, _ question: Question?) -> PlainValue {
    let trimmed = cell.trimmed
    switch question?.kind {
    case .range, .number: return DecimalText.read(trimmed).map(PlainValue.numeric) ?? .text(trimmed)
    case .truefalse: return .text(trimmed.lowercased())
    case .single, .multiple, .order: return .list(ids(in: trimmed, question).map(PlainValue.text))
    case .match: return pairs(in: trimmed)
    case .text: return .text(cell)
    case .info, nil: return .text(trimmed)
    }
  }

  /// Several ids in a cell stand apart by `;`, else by `|`, `,` or blanks; a cell that is an id is that one.
  private static func ids(in cell: String, _ question: Question?) -> [String] {
    if question?.answer(cell) != nil { return [cell] }
    for separator in [";", "|", ","] as [Character] where cell.contains(separator) {
      return cell.split(separator: separator).map { String($0).trimmed }
    }
    return cell.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// `left=right;left=right`.
  private static func pairs(in cell: String) -> PlainValue {
    var fields: [PlainField] = []
    for part in cell.split(separator: ";") {
      let halves = part.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard halves.count == 2 else { return .text(cell) }
      fields.append(PlainField(halves[0], .text(halves[1])))
    }
    return .record(fields)
  }
}
