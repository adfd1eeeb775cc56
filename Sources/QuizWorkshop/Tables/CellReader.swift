internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import Spreadsheet
internal import TextLayout

/// Reads the cells of one question: what people and exporting programs write into them.
///
/// Equal cells are read once; one thread owns it.
final class CellReader {
  enum Meaning: Equatable {
    case nothing
    /// The response as lines of responses have it.
    case response([UInt8])
    /// The cell cannot be read, for that reason.
    case odd(String)
  }

  let question: Question?
  private let id: String
  private let reader: ParticipantReader
  private let choice: CellChoice
  private let pairs: CellPairs?
  /// The question in each of the quiz's languages.
  let others: [Question]
  /// The decimal sign of the table.
  var numbers = NumberStyle.point
  private var known: [CellContent: Meaning] = [:]
  private static let mostKnown = 4096

  /// Without a question, for one that the mode makes, cells are texts, or JSON.
  ///
  /// `others` are the question in each of the quiz's languages, with equivalent texts.
  init(_ id: String, _ question: Question?, _ reader: ParticipantReader, inEachLanguage others: [Question]) {
    self.id = id
    self.question = question
    self.reader = reader
    self.others = others
    choice = CellChoice(question?.answers ?? [], others.map(\.answers))
    pairs = question.map { CellPairs($0, others) }
  }

  var isOfNumber: Bool { question?.kind == .number || question?.kind == .range }

  func meaning(of cell: CellContent) -> Meaning {
    if let meaning = known[cell] { return meaning }
    let meaning = read(cell)
    if known.count < Self.mostKnown { known[cell] = meaning }
    return meaning
  }

  /// The right side of a match that a text means.
  func right(_ text: String) -> String? { pairs?.right(text) }

  private func read(_ cell: CellContent) -> Meaning {
    let trimmed = cell.trimmed
    if trimmed.text.isEmpty { return .nothing }
    if trimmed.value == .formula {
      return .odd("the result of this formula was not saved: open the workbook in a spreadsheet program and save it")
    }
    guard let question else { return json(trimmed.text) ?? checked(.text(trimmed.text)) }
    if question.kind == .gaps { return gaps(cell) }
    if question.kind == .single || question.kind == .multiple, let id = choice.exact(cell.text) {
      return checked(.list([.text(id)]))
    }
    let isNone = trimmed.text == "-"
    switch value(of: question.kind == .text ? cell : trimmed, question) {
    case .success(let value):
      if isNone, question.kind == .text, !question.patterns.contains(where: { $0.trimmedCell == "-" }) {
        return .nothing
      }
      return checked(value)
    case .failure(let odd):
      if isNone { return .nothing }
      return json(trimmed.text) ?? .odd(odd.why)
    }
  }

  struct Odd: Error, Equatable {
    var why: String
  }

  private func value(of cell: CellContent, _ question: Question) -> Result<JSONValue, Odd> {
    do throws(Odd) {
      switch question.kind {
      case .single: return .success(.list([.text(try choice.one(cell))]))
      case .multiple: return .success(.list(try choice.several(cell).map(JSONValue.text)))
      case .order: return .success(.list(try choice.several(cell).map(JSONValue.text)))
      case .truefalse: return .success(.list([.text(try choice.side(cell))]))
      case .range, .number:
        let number = try number(cell, question)
        return .success(Int(exactly: number).map(JSONValue.int) ?? .number(number))
      case .match: return .success(.object(try pairs?.read(cell.text) ?? JSONObject()))
      case .text: return .success(.text(try typed(cell, question)))
      case .gaps, .info: throw Odd(why: "this is a page, which takes no response")
      }
    } catch {
      return .failure(error)
    }
  }

  func number(_ cell: CellContent, _ question: Question) throws(Odd) -> Double {
    if let unclear = UnclearNumber(cell) {
      if let number = unclear.value(numbers) { return number }
      if unclear.style(bestFor: question) != nil { throw Odd(why: unclear.problem(cell.text)) }
    }
    guard let number = CellNumber.read(cell) else { throw Odd(why: CellNumber.problem(cell.text)) }
    return number
  }

  /// The typed text: the cell's own, or the accepted text that a spreadsheet program displays this way.
  func typed(_ cell: CellContent, _ question: Question) throws(Odd) -> String {
    guard let value = cell.value else { return cell.text }
    for pattern in question.patterns {
      if Marking.matches(cell.text, [pattern], question.textRule) { return cell.text }
      guard let literal = Marking.literal(pattern) else { continue }
      switch value.fit(literal, shown: cell.text) {
      case .surely: return literal
      case .perhaps: throw Odd(why: CellContent.madeDate(cell.text, of: literal))
      case .no: continue
      }
    }
    return cell.text
  }

  /// A cell that begins with a bracket, as the JSON of the response; nil for others.
  func json(_ cell: String) -> Meaning? {
    guard question?.kind != .text, cell.hasPrefix("{") || cell.hasPrefix("["), let node = try? JSONParser.parse(cell)
    else { return nil }
    return checked(JSONValue(node))
  }

  /// The meaning of a value after all checks of responses, so that a mistake costs only its cell.
  func checked(_ value: JSONValue) -> Meaning {
    let bytes = JSONWriter.bytes(value)
    do {
      try reader.check(bytes, of: id)
      return .response(bytes)
    } catch {
      if case .refused(_, let refusal) = error { return .odd(refusal.sentence) }
      return .odd(error.sentence)
    }
  }
}

extension Question {
  /// All texts that are accepted, the rules' own too.
  fileprivate var patterns: [String] {
    var patterns = accept
    for answer in answers {
      if case .matches(let own)? = answer.rule { patterns += own }
    }
    return patterns
  }
}

/// A cell's text, and the value behind it in a workbook.
struct CellContent: Hashable {
  var text: String
  var value: CellValue?

  init(_ text: String, _ value: CellValue? = nil) {
    self.text = text
    self.value = value
  }

  init(_ cell: SheetRow.Cell) {
    self.init(cell.text, cell.value)
  }

  var trimmed: CellContent { CellContent(text.trimmedCell, value) }

  /// The advice on a date that may have been typed as something else.
  static func madeDate(_ shown: String, of typed: String) -> String {
    "'\(shown)' is the date that a spreadsheet program may have made of '\(typed)': write it as text"
  }
}

extension String {
  /// The text as cells are compared: as typed texts are.
  var foldedCell: String { Marking.folded(self) }

  /// A name: NFC, without blanks around, and without the apostrophe that keeps spreadsheets from taking it for a formula
  /// (`formulaSafe`).
  var nameInCell: String {
    let name = trimmedCell.composed
    return name.hasPrefix("'") && String(name.dropFirst()).formulaSafe == name ? String(name.dropFirst()) : name
  }

  /// The text without surrounding white space.
  var trimmedCell: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
