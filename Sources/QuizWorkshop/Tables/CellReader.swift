internal import JSONText
internal import QuizCore
internal import QuizPlay

/// Reads the cells of one question: what people and exporting programs write into them.
///
/// Equal cells are read once; one thread owns it.
final class CellReader {
  enum Meaning: Equatable {
    case nothing
    /// The response as lines of responses have it.
    case response([UInt8])
    /// It cannot be read, and why.
    case odd(String)
  }

  private let question: Question?
  private let id: String
  private let reader: ParticipantReader
  private let choice: CellChoice
  private var known: [String: Meaning] = [:]
  private static let mostKnown = 4096

  /// Without a question for one that the mode makes: its cells are texts, or JSON.
  init(_ id: String, _ question: Question?, _ reader: ParticipantReader) {
    self.id = id
    self.question = question
    self.reader = reader
    choice = CellChoice(question?.answers ?? [])
  }

  func meaning(of cell: String) -> Meaning {
    if let meaning = known[cell] { return meaning }
    let meaning = read(cell)
    if known.count < Self.mostKnown { known[cell] = meaning }
    return meaning
  }

  private func read(_ cell: String) -> Meaning {
    let trimmed = cell.trimmedCell
    if trimmed.isEmpty { return .nothing }
    guard let question else { return json(trimmed) ?? checked(.text(trimmed)) }
    let isNone = trimmed == "-"
    switch value(of: question.kind == .text ? cell : trimmed, question) {
    case .success(let value):
      if isNone, question.kind == .text, !Self.accepts("-", question) { return .nothing }
      return checked(value)
    case .failure(let odd):
      if isNone { return .nothing }
      return json(trimmed) ?? .odd(odd.why)
    }
  }

  /// Whether a text is among those that are accepted to the letter.
  private static func accepts(_ text: String, _ question: Question) -> Bool {
    var patterns = question.accept
    for answer in question.answers {
      if case .matches(let own)? = answer.rule { patterns += own }
    }
    return patterns.contains { $0.trimmedCell == text }
  }

  struct Odd: Error, Equatable {
    var why: String
  }

  private func value(of cell: String, _ question: Question) -> Result<JSONValue, Odd> {
    do throws(Odd) {
      switch question.kind {
      case .single: return .success(.list([.text(try choice.one(cell))]))
      case .multiple: return .success(.list(try choice.several(cell).map(JSONValue.text)))
      case .order: return .success(.list(try choice.several(cell).map(JSONValue.text)))
      case .truefalse: return .success(.list([.text(try choice.side(cell))]))
      case .range, .number:
        guard let number = CellNumber.read(cell) else { throw Odd(why: CellNumber.problem(cell)) }
        return .success(Int(exactly: number).map(JSONValue.int) ?? .number(number))
      case .match: return .success(.object(try CellPairs(question).read(cell)))
      case .text: return .success(.text(cell))
      case .info: throw Odd(why: "this is a page, which takes no response")
      }
    } catch {
      return .failure(error)
    }
  }

  /// A cell that begins with a bracket, as the JSON of the response; nil when it is none.
  private func json(_ cell: String) -> Meaning? {
    guard question?.kind != .text, cell.hasPrefix("{") || cell.hasPrefix("["), let node = try? JSONParser.parse(cell)
    else { return nil }
    return checked(JSONValue(node))
  }

  /// What lines with this response would be refused for is said here, so that it costs the cell alone.
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
