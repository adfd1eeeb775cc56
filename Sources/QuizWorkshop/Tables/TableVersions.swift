internal import JSONText
internal import QuizCore
internal import QuizPlay

/// Cells that hold the letters and numbers of printed versions; one thread owns it.
final class TableVersions {
  private let tongues: QuizTongues
  private let seed: Int
  private let reader: ParticipantReader
  private var versions: [PaperVersion] = []
  private var readers: [String: CellReader] = [:]

  /// The versions of the quiz that were printed with that seed.
  init(_ tongues: QuizTongues, seed: Int, _ reader: ParticipantReader) {
    self.tongues = tongues
    self.seed = seed
    self.reader = reader
  }

  /// The version that a cell names; nil for anything else.
  func version(named cell: String) -> PaperVersion? {
    guard let place = PaperVersion.place(named: cell) else { return nil }
    if place >= versions.count { versions = PaperVersion.versions(place + 1, of: tongues.quiz, seed: seed) }
    return versions.indices.contains(place) ? versions[place] : nil
  }

  /// The question that a column stands for in a version: by its printed number, or by the id that it was mapped to.
  func question(_ column: String, in version: PaperVersion) -> PaperQuestion? {
    if let number = Int(column), let printed = version[number] { return printed }
    return version.questions.first { $0.question.id == column }
  }

  func meaning(of cell: CellContent, _ printed: PaperQuestion) -> CellReader.Meaning {
    switch printed.read(cell.text) {
    case .none: return .nothing
    case .unread(let expected): return .odd("expected \(expected), found '\(cell.trimmed.text)'")
    case .asWritten: return written(printed.question).meaning(of: cell)
    case .response(let response): return written(printed.question).checked(Self.value(response))
    }
  }

  private func written(_ question: Question) -> CellReader {
    if let reader = readers[question.id] { return reader }
    let made = CellReader(
      question.id, question, reader, inEachLanguage: tongues.inEachLanguage(question.id))
    readers[question.id] = made
    return made
  }

  private static func value(_ response: Response) -> JSONValue {
    switch response {
    case .chosen(let ids), .order(let ids): return .list(ids.map(JSONValue.text))
    case .value(let number): return .number(number)
    case .text(let text): return .text(text)
    case .pairs(let pairs): return .object(JSONObject(pairs.map { ($0.left, .text($0.right)) }))
    }
  }
}
