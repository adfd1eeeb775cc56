internal import JSONText
internal import QuizCore

extension CellReader {
  /// The value that a cell has for one gap; nil for an empty one.
  ///
  /// `letters` are what printed letters stand for, in their order; empty where nothing is printed.
  func gap(_ cell: CellContent, _ gap: Gap, letters: [String] = []) -> Result<GapValue?, Odd> {
    let cell = gap.kind == .text ? cell : cell.trimmed
    let typed = cell.text.trimmedCell
    if typed.isEmpty || typed == "-" && gap.kind != .text { return .success(nil) }
    if let place = letters.indices.first(where: { PaperQuestion.letter($0) == typed.uppercased() }) {
      return .success(.text(letters[place]))
    }
    do throws(Odd) {
      switch gap.kind {
      case .text: return .success(.text(try self.typed(cell, gap.question)))
      case .number: return .success(.number(try number(cell, gap.question)))
      case .choice:
        let others = others.compactMap { $0.gap(gap.id)?.question.answers }
        return .success(.text(try CellChoice(gap.question.answers, others).one(cell)))
      case .word: return .success(.text(try word(cell)))
      }
    } catch {
      return .failure(error)
    }
  }

  private func word(_ cell: CellContent) throws(Odd) -> String {
    try CellChoice(CellGaps.words(question).map { Answer(id: $0, text: $0) }).one(cell)
  }

  /// A cell with all gaps, `;` between them: in their order, or each behind its number or its name.
  func gaps(_ cell: CellContent, letters: [String: [String]] = [:]) -> Meaning {
    guard let question else { return .nothing }
    let typed = cell.text.trimmedCell
    if typed.isEmpty || typed == "-" { return .nothing }
    if let meaning = json(typed) { return meaning }
    guard let parts = CellGaps(question).parts(of: typed) else {
      let count = question.gaps.count
      return .odd(
        "expected \(count) values with ';' between them, or the gaps' numbers as in '1 …; 2 …', found '\(typed)'")
    }
    var filled: [FilledGap] = []
    for (gap, text) in parts {
      let value = parts.count == 1 && question.gaps.count == 1 ? CellContent(text, cell.value) : CellContent(text)
      switch self.gap(value, gap, letters: letters[gap.id] ?? []) {
      case .success(let value?): filled.append(FilledGap(gap.id, value))
      case .success(nil): continue
      case .failure(let odd): return .odd(odd.why)
      }
    }
    return filled.isEmpty ? .nothing : checked(.object(JSONObject(filled.map { ($0.id, CellGaps.json($0.value)) })))
  }
}

/// The gaps of a question in one cell.
struct CellGaps {
  private let gaps: [Gap]

  init(_ question: Question) { gaps = question.gaps }

  /// The words of a question, each once.
  static func words(_ question: Question?) -> [String] {
    var seen: Set<String> = []
    return (question?.words ?? []).filter { seen.insert($0).inserted }
  }

  static func json(_ value: GapValue) -> JSONValue {
    switch value {
    case .text(let text): .text(text)
    case .number(let number): Int(exactly: number).map(JSONValue.int) ?? .number(number)
    }
  }

  /// Each gap with its part of the cell; nil where parts and gaps do not fit.
  func parts(of cell: String) -> [(gap: Gap, text: String)]? {
    let parts = cell.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmedCell }
    let named = parts.map(named)
    if !named.contains(where: { $0 == nil }) {
      let found = named.compactMap { $0 }
      if Set(found.map(\.gap.id)).count == found.count { return found }
    }
    if gaps.count == 1 { return [(gaps[0], cell)] }
    return parts.count == gaps.count ? zip(gaps, parts).map { ($0, $1) } : nil
  }

  /// `2 b`, `2: b`, `river: Rhine`, `river=Rhine`.
  private func named(_ part: String) -> (gap: Gap, text: String)? {
    for (place, gap) in gaps.enumerated() {
      for name in [gap.id, String(place + 1)] where part.hasPrefix(name) {
        let rest = part.dropFirst(name.count)
        if let sign = rest.first, ":=".contains(sign) { return (gap, String(rest.dropFirst()).trimmedCell) }
        if name == String(place + 1), gaps.count > 1, rest.first?.isWhitespace == true {
          return (gap, String(rest).trimmedCell)
        }
      }
    }
    return nil
  }
}

/// The gaps of a row that have columns of their own.
struct PartedGaps {
  private var questions: [(id: String, question: Question, filled: [FilledGap])] = []

  /// Adds the value of a gap.
  mutating func add(_ value: GapValue, of gap: String, _ question: Question) {
    if let place = questions.firstIndex(where: { $0.id == question.id }) {
      questions[place].filled.append(FilledGap(gap, value))
    } else {
      questions.append((question.id, question, [FilledGap(gap, value)]))
    }
  }

  /// The gathered responses, one per question.
  var all: [(id: String, question: Question, filled: [FilledGap])] { questions }
}
