package import QuizCore
internal import TextLayout
internal import Words

/// The marks as a table for spreadsheets: a row per participant, in order.
///
/// The columns are those of the quiz and of the first result; further bars of later ones stand in the last but one.
struct MarksTable {
  private let quiz: Quiz
  private let questions: [String]
  private let sections: [Section]
  private let hasVersions: Bool
  private let bands: Bool
  private let language: InterfaceLanguage
  private var bars: [String]?
  private let hasDetails: Bool
  /// The paths of the mode's data in the first result, such as `axis.left`.
  private var data: [String] = []
  /// Rows before the first result.
  private var waiting: [GradedRow] = []

  /// With `details` there is a column of points per question. Column names and numbers are the same in every language,
  /// for programs.
  init(_ quiz: Quiz, details: Bool, hasVersions: Bool, _ language: InterfaceLanguage) {
    self.quiz = quiz
    self.hasVersions = hasVersions
    self.language = language
    hasDetails = details
    questions = details ? quiz.questions.filter { $0.kind != .info }.map(\.id) : []
    sections = quiz.sections
    bands = quiz.bands.contains { $0.title != nil }
  }

  /// The lines of a participant, and of those that waited for the first result.
  mutating func lines(_ row: GradedRow) -> String {
    guard bars == nil else { return line(row) }
    if row.result == nil {
      waiting.append(row)
      return waiting.count > 1000 ? begin([]) : ""
    }
    if hasDetails { data = row.data.map(\.path) }
    // A bar that repeats a section's score adds no column.
    return begin(row.bars.filter { !row.isSection($0, quiz) }.map(\.label)) + line(row)
  }

  /// The end of the table: its first line and rows, when there was no result.
  mutating func end() -> String { bars == nil ? begin([]) : "" }

  private mutating func begin(_ labels: [String]) -> String {
    var seen: Set<String> = []
    bars = labels.filter { seen.insert($0).inserted }
    let rows = waiting
    waiting = []
    return header + rows.map(line).joined()
  }

  private var header: String {
    let fixed =
      ["participant"] + (hasVersions ? ["version"] : []) + ["points", "of", "percent", "headline", "outcome"]
      + (bands ? ["band"] : []) + ["passed"]
    var taken = Set(fixed + questions + ["waiting", "problems"])
    // A bar or section with the name of another column adds its kind, and if that is not enough its id.
    func named(_ name: String, _ kind: String, _ id: String) -> String {
      let names = [name, "\(kind): \(name)", "\(kind): \(name) (\(id))"]
      let free = names.first { !taken.contains($0) && !taken.contains("\($0) (of)") } ?? names[2]
      taken.insert(free)
      return free
    }
    var names = fixed
    for section in sections {
      let own = named(section.name, "section", section.id)
      taken.insert("\(own) (of)")
      names += [own, "\(own) (of)"]
    }
    // Bars come before sections, which keep their names first.
    let ownBars = (bars ?? []).enumerated().map { named($1, "bar", String($0 + 1)) }
    names.insert(contentsOf: ownBars, at: fixed.count)
    let ownData = data.map { taken.contains($0) ? "data: \($0)" : $0 }
    return Self.line((names + questions + ownData).map(\.formulaSafe) + ["waiting", "problems"])
  }

  private func line(_ row: GradedRow) -> String {
    let result = row.result ?? ParticipantSheet.Result()
    var cells = [row.participant.formulaSafe] + (hasVersions ? [(row.version ?? "").formulaSafe] : [])
    cells += [result.points, result.of, result.percent].map { $0.map(Self.written) ?? "" }
    cells += [row.headline(language), result.outcome].map { ($0 ?? "").formulaSafe }
    cells += bands ? [(result.band ?? "").formulaSafe] : []
    cells.append(result.passed.map { String($0) } ?? "")
    cells += barCells(row) + sectionCells(row) + questionCells(row) + dataCells(row)
    return Self.line(cells + [row.waiting.joined(separator: "; ").formulaSafe, problems(row).formulaSafe])
  }

  private func barCells(_ row: GradedRow) -> [String] {
    let values = Dictionary(row.bars.map { ($0.label, $0.value) }) { first, _ in first }
    return (bars ?? []).map { values[$0].map(Self.written) ?? "" }
  }

  private func sectionCells(_ row: GradedRow) -> [String] {
    let sums = row.sections
    return sections.flatMap { section -> [String] in
      guard let sum = sums.first(where: { $0.id == section.id }) else { return ["", ""] }
      return [Self.written(sum.points), Self.written(sum.of)]
    }
  }

  private func questionCells(_ row: GradedRow) -> [String] {
    let points = Dictionary(row.questions.map { ($0.id, $0.points) }) { first, _ in first }
    return questions.map { row.waiting.contains($0) ? "" : points[$0].map(Self.written) ?? "" }
  }

  private func dataCells(_ row: GradedRow) -> [String] {
    if data.isEmpty { return [] }
    let values = Dictionary(row.data.map { ($0.path, $0.text) }) { first, _ in first }
    return data.map { (values[$0] ?? "").formulaSafe }
  }

  private func problems(_ row: GradedRow) -> String {
    let known = Set(bars ?? [])
    let more = row.bars.filter { !known.contains($0.label) && !row.isSection($0, quiz) }.map {
      "\($0.label): \(Self.written($0.value))"
    }
    let cells = row.problems.map { CellProblem.sentence($0.place, $0.cell, $0.why) }
    return ((row.error.map { [$0] } ?? []) + cells + more).joined(separator: "; ")
  }

  // MARK: Writing

  /// The shortest text of the number, without the noise of binary fractions.
  private static func written(_ value: Double) -> String {
    ValueSpec.written(.numeric((value * 1e9).rounded() / 1e9))
  }

  private static func line(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  private static func cell(_ text: String) -> String {
    let text = text.cleaned
    guard text.unicodeScalars.contains(where: { ",\";\n\r\t".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

/// The versions that were printed, as sheets and marks name them.
package final class PrintedPapers {
  private let quiz: Quiz
  private let seed: Int
  private let drawn: (Int) -> Quiz?
  private var versions: [PaperVersion] = []

  /// The versions of a quiz under a seed; `drawn` gives it as a seed draws its variables, nil where it has none.
  package init(_ quiz: Quiz, seed: Int, drawn: @escaping (_ seed: Int) -> Quiz? = { _ in nil }) {
    self.quiz = quiz
    self.drawn = drawn
    self.seed = seed
  }

  /// The version of a name such as `"A 2071"`; nil for none.
  func version(_ name: String?) -> PaperVersion? {
    guard let name, let place = PaperVersion.named(name)?.place else { return nil }
    if place >= versions.count { versions = PaperVersion.versions(place + 1, of: quiz, seed: seed, drawn: drawn) }
    return versions.indices.contains(place) ? versions[place] : nil
  }
}
