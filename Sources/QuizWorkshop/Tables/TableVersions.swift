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
  private var checks: [Int: String] = [:]
  /// Versions, by their places, of which a row says the check, and of which one does not.
  private var (checked, unchecked): (Set<Int>, Set<Int>) = ([], [])

  /// The versions of the quiz that were printed with that seed.
  init(_ tongues: QuizTongues, seed: Int, _ reader: ParticipantReader) {
    self.tongues = tongues
    self.seed = seed
    self.reader = reader
  }

  /// The version that a row is of; why it is none of this quiz and seed, where it is not.
  func version(_ cell: String, seed own: JSONValue?) throws(GradingProblem) -> PaperVersion {
    guard let (place, check) = PaperVersion.named(cell) else { throw .noVersion(cell.trimmedCell) }
    if place >= versions.count { versions = PaperVersion.versions(place + 1, of: tongues.quiz, seed: seed) }
    guard versions.indices.contains(place) else { throw .noVersion(cell.trimmedCell) }
    let version = versions[place]
    if let own, own != .int(seed) { throw .otherSeed(Self.shown(own), seed) }
    let printed = checks[place] ?? version.check
    checks[place] = printed
    if let check, check != printed { throw .otherPaper(version.letter, found: check, expected: printed) }
    if check == nil { unchecked.insert(place) } else { checked.insert(place) }
    return version
  }

  private static func shown(_ seed: JSONValue) -> String {
    if case .text(let text) = seed { text } else { JSONWriter.text(seed) }
  }

  /// What there is to compare by eye: versions of which no row says the check that stands on the paper.
  var remark: String? {
    let open = unchecked.subtracting(checked).sorted().map { versions[$0] }
    guard let first = open.first else { return nil }
    let all = open.map { "\($0.letter) \($0.check)" }.joined(separator: ", ")
    return "letters are read as on the paper with the check \(all): is it the one on yours? Written behind the letter, "
      + "as in '\(first.letter) \(first.check)', it is compared"
  }

  /// What the columns say of another paper than this quiz's, which has as many questions as were drawn; nil where they fit.
  func remark(columns: [String], isMapped: Bool) -> String? {
    let paper = PaperVersion.versions(1, of: tongues.quiz, seed: seed).first
    let asked = paper?.questions.map(\.question) ?? []
    let byHand = asked.count { $0.marked == .byHand }
    let numbers = columns.compactMap { Int($0) }
    let isShort = !isMapped && numbers.count < asked.count - byHand
    guard let last = numbers.max(), last > asked.count || isShort else { return nil }
    let few = "there \(numbers.count == 1 ? "is" : "are") \(counted(numbers.count, "column")) of questions"
    let found = last > asked.count ? "there is a column for question \(last)" : few
    return "\(found), and the paper has \(asked.count): is it the quiz as it was printed?"
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
