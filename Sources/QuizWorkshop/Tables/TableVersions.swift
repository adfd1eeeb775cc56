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
  /// The number of printed versions; nil if not given.
  private let printedCount: Int?
  /// The summary of all rows, once they were read.
  private var survey = VersionSurvey()
  /// The decimal sign of the table.
  var numbers = NumberStyle.point
  private let drawn: Drawn
  /// The quiz as each version's seed draws it, by its place; for a quiz without variables none.
  private var draws: [Int: QuizTongues] = [:]
  /// Versions, by their places, of rows that were read.
  private var read: Set<Int> = []

  /// The quiz as a seed draws its variables; nil where it has none.
  typealias Drawn = (_ seed: Int) -> QuizTongues?

  /// The versions of the quiz that were printed with that seed.
  init(
    _ tongues: QuizTongues, seed: Int, _ reader: ParticipantReader, printedCount: Int?,
    drawn: @escaping Drawn = { _ in nil }
  ) {
    self.drawn = drawn
    self.tongues = tongues
    self.seed = seed
    self.reader = reader
    self.printedCount = printedCount
  }

  /// The version of a row; throws when it is none of this quiz and seed.
  func version(_ cell: String, seed own: JSONValue?) throws(GradingProblem) -> PaperVersion {
    let (place, check) = try named(cell)
    let version = versions[place]
    if let own, own != .int(seed) { throw .otherSeed(Self.shown(own), seed) }
    let expected = printedCheck(place)
    if let check, check != expected { throw .otherPaper(version.letter, found: check, expected: expected) }
    if let refutation = survey.refutations[place] {
      throw .refuted(version.letter, row: refutation.row, found: refutation.found, expected: expected)
    }
    if printedCount == nil && !survey.confirmed.contains(place) {
      throw .unconfirmed(version.letter, expected: expected)
    }
    read.insert(place)
    return version
  }

  /// The place of the version that a cell names, and the check behind it.
  private func named(_ cell: String) throws(GradingProblem) -> (place: Int, check: String?) {
    guard let (place, check) = PaperVersion.named(cell) else { throw .noVersion(cell.trimmedCell) }
    if let printedCount, place >= printedCount {
      throw .unprinted(PaperQuestion.letter(place), count: printedCount)
    }
    if place >= versions.count { layOut(upTo: place) }
    guard versions.indices.contains(place) else { throw .noVersion(cell.trimmedCell) }
    return (place, check)
  }

  private func layOut(upTo last: Int) {
    for place in 1..<max(1, min(last + 1, PaperVersion.most)) where draws[place] == nil {
      draws[place] = drawn(PaperVersion.drawingSeed(place, seed))
    }
    versions = PaperVersion.versions(last + 1, of: tongues.quiz, seed: seed) { own in
      draws.first { PaperVersion.drawingSeed($0.key, seed) == own }?.value.quiz
    }
  }

  private func place(of version: PaperVersion) -> Int? { versions.firstIndex { $0.letter == version.letter } }

  /// The seed that drew the variables of a version; nil for a quiz without any.
  func drawingSeed(of version: PaperVersion) -> Int? {
    guard let place = place(of: version), draws[place] != nil else { return nil }
    return PaperVersion.drawingSeed(place, seed)
  }

  private func printedCheck(_ place: Int) -> String {
    let check = checks[place] ?? versions[place].check
    checks[place] = check
    return check
  }

  /// Notes a row's version and check, before any row is graded. A row with another seed belongs to another paper.
  func note(_ cell: String, seed own: JSONValue?, row: Int) {
    guard own == nil || own == .int(seed), let (place, check) = try? named(cell), let check else { return }
    let expected = printedCheck(place)
    survey.note(place, check == expected ? nil : .init(row: row, found: check))
  }

  /// A version as marks name it: its letter and its check.
  func name(_ version: PaperVersion) -> String {
    let place = versions.firstIndex { $0.letter == version.letter }
    return "\(version.letter) \(place.map(printedCheck) ?? version.check)"
  }

  /// The version that a cell names, whether or not its rows can be graded; nil for none.
  func surveyed(_ cell: String) -> PaperVersion? { (try? named(cell)).map { versions[$0.place] } }

  /// The survey of the same table, read before.
  func take(_ other: TableVersions) { survey = other.survey }

  private static func shown(_ seed: JSONValue) -> String {
    if case .text(let text) = seed { text } else { JSONWriter.text(seed) }
  }

  /// The remark that asks for a comparison by eye: versions whose printed check no row gives.
  var remark: String? {
    let open = read.subtracting(survey.confirmed).sorted().map { versions[$0] }
    guard let first = open.first else { return nil }
    let all = open.map { "\($0.letter) \($0.check)" }.joined(separator: ", ")
    return "letters are read as on the paper with the check \(all): is it the one on yours? Written behind the letter, "
      + "as in '\(first.letter) \(first.check)', it is compared"
  }

  /// The remark on columns that do not fit this quiz's paper; nil where they fit.
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

  /// The gap that a column such as `3.2` stands for: by its printed number, or by its own name.
  func gap(_ name: String, in printed: PaperQuestion) -> PaperGap? {
    if let number = Int(name), printed.gaps.indices.contains(number - 1) { return printed.gaps[number - 1] }
    return printed.gaps.first { $0.gap.id == name }
  }

  /// The printed letter or the text in a cell of a gap as the value that it means; nil for a letter that is none.
  func value(
    of cell: CellContent, _ gap: PaperGap, _ printed: PaperQuestion, in version: PaperVersion
  ) -> Result<GapValue?, CellReader.Odd> {
    written(printed.question, version).gap(cell, gap.gap, letters: printed.letters(of: gap))
  }

  func checked(_ filled: [FilledGap], _ question: Question, in version: PaperVersion?) -> CellReader.Meaning {
    written(question, version).checked(Self.value(.gaps(filled)))
  }

  func meaning(of cell: CellContent, _ printed: PaperQuestion, in version: PaperVersion) -> CellReader.Meaning {
    if printed.question.kind == .gaps {
      let letters = Dictionary(printed.gaps.map { ($0.gap.id, printed.letters(of: $0)) }) { first, _ in first }
      return written(printed.question, version).gaps(cell, letters: letters)
    }
    switch printed.read(cell.text) {
    case .none: return .nothing
    case .unread(let expected): return .odd("expected \(expected), found '\(cell.trimmed.text)'")
    case .asWritten: return written(printed.question, version).meaning(of: cell)
    case .response(let response): return written(printed.question, version).checked(Self.value(response))
    }
  }

  private func written(_ question: Question, _ version: PaperVersion?) -> CellReader {
    let draw = version.flatMap { place(of: $0) }.flatMap { draws[$0] }
    let key = draw == nil ? question.id : "\(version?.letter ?? "")/\(question.id)"
    if let reader = readers[key] { return reader }
    let own = draw.map { ParticipantReader($0.quiz, takesOtherIDs: reader.takesOtherIDs) } ?? reader
    let made = CellReader(
      question.id, question, own, inEachLanguage: (draw ?? tongues).inEachLanguage(question.id))
    made.numbers = numbers
    readers[key] = made
    return made
  }

  private static func value(_ response: Response) -> JSONValue {
    switch response {
    case .chosen(let ids), .order(let ids): return .list(ids.map(JSONValue.text))
    case .value(let number): return .number(number)
    case .text(let text): return .text(text)
    case .pairs(let pairs): return .object(JSONObject(pairs.map { ($0.left, .text($0.right)) }))
    case .gaps(let filled): return .object(JSONObject(filled.map { ($0.id, CellGaps.json($0.value)) }))
    }
  }
}

/// The checks of versions in a table's rows, by place: one refuted check counts more than any that fits.
struct VersionSurvey {
  private(set) var confirmed: Set<Int> = []
  private(set) var refutations: [Int: Refutation] = [:]

  struct Refutation {
    /// The row's number in spreadsheet programs.
    var row: Int
    var found: String
  }

  /// Notes a row with a check: nil where that one fits.
  mutating func note(_ place: Int, _ refutation: Refutation?) {
    guard let refutation else {
      confirmed.insert(place)
      return
    }
    if refutations[place] == nil { refutations[place] = refutation }
  }
}
