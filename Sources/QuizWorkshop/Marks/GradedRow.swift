internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A participant's row in tables and sheets.
struct GradedRow {
  let participant: String
  /// The printed version, such as `"A 2071"`; nil for none.
  let version: String?
  /// Why there is no result.
  let error: String?
  private let sheet: ParticipantSheet
  let problems: [(question: String, cell: String, place: String, why: String)]
  /// The questions that wait for points.
  let waiting: [String]

  /// Reads the line of a result.
  init(_ line: JSONNode) {
    participant = line["participant"].flatMap { $0.string ?? $0.int.map { String($0) } } ?? ""
    sheet = line["sheet"].flatMap { ParticipantSheet(wire: $0) } ?? ParticipantSheet()
    waiting = line["waiting"]?.array?.compactMap(\.string) ?? []
    version = line["version"]?.string
    error = line["error"]?.string
    problems =
      line["problems"]?.array?.map { problem in
        let text = { (key: String) in problem[key]?.string ?? "" }
        return (text("question"), text("cell"), text("at"), text("why"))
      } ?? []
  }

  var result: ParticipantSheet.Result? { sheet.result }
  var questions: [ParticipantSheet.Question] { sheet.questions }
  var bars: [SittingResult.Bar] { result?.bars ?? [] }

  /// The mode's data, flat: `axis.left` for a value in a table, a list in one text.
  var data: [(path: String, text: String)] { result?.data.map { $0.flat("") } ?? [] }

  /// The headline, of which a bare score is written as the reader writes it.
  func headline(_ language: InterfaceLanguage) -> String? {
    counted.headline(language)
  }

  /// The score in the mode's own noun, such as `3 of 5 rounds`; nil where points are counted.
  func count(_ language: InterfaceLanguage) -> String? { counted.unit.flatMap { _ in counted.score(language) } }

  private var counted: SittingResult {
    var result = SittingResult()
    (result.headline, result.points, result.of) = (self.result?.headline, self.result?.points, self.result?.of)
    result.unit = self.result?.unit
    return result
  }

  /// True when a bar repeats the sum of a section with its title.
  func isSection(_ bar: SittingResult.Bar, _ quiz: Quiz) -> Bool {
    guard let of = bar.saidOf, let section = quiz.sections.first(where: { $0.name == bar.label }) else { return false }
    let sum = sections.first { $0.id == section.id }
    return abs(max(0, sum?.points ?? 0) - bar.value) < 1e-9 && abs((sum?.of ?? 0) - of) < 1e-9
  }

  /// The length by which bars without a total are drawn.
  var longestBar: Double { bars.flatMap { [$0.value, $0.saidOf ?? 0, $0.mark ?? 0] }.max() ?? 0 }

  /// The points by section, in the order of the questions; questions without one are skipped.
  var sections: [(id: String, points: Double, of: Double)] {
    var sums: [(id: String, points: Double, of: Double)] = []
    for question in questions {
      guard let id = question.section else { continue }
      if let place = sums.firstIndex(where: { $0.id == id }) {
        sums[place].points += question.points
        sums[place].of += question.of
      } else {
        sums.append((id, question.points, question.of))
      }
    }
    return sums
  }
}

extension PlainValue {
  /// Each value that is no table by its path; the values of a list stand behind each other.
  fileprivate func flat(_ path: String) -> [(path: String, text: String)] {
    if let values = elements, !values.isEmpty || !path.isEmpty {
      return [(path, values.map { $0.flat("").map(\.text).joined(separator: " ") }.joined(separator: "; "))]
    }
    guard let fields else { return [(path, self == .null ? "" : ValueSpec.written(self))] }
    return fields.flatMap { $0.value.flat(path.isEmpty ? $0.key.written : "\(path).\($0.key.written)") }
  }
}
