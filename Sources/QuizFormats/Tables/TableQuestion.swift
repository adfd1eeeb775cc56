internal import QuizCore
internal import Spreadsheet

/// One row of a table as a question.
struct TableQuestion {
  private let cells: [TableColumn: TableText.Cell]
  /// The cells of all columns with right answers, the one of `cells` first.
  private let rights: [TableText.Cell]
  private let style: TableStyle
  private let offset: Int
  private(set) var findings: [ImportFinding] = []

  init(
    _ cells: [TableColumn: TableText.Cell], _ rights: [TableText.Cell], _ style: TableStyle, at offset: Int
  ) {
    self.cells = cells
    self.rights = rights
    self.style = style
    self.offset = offset
  }

  private func cell(_ key: String) -> TableText.Cell? { cells[.key(key)] }

  private mutating func note(_ problem: ImportProblem, at place: Int) {
    findings.append(ImportFinding(problem, at: place))
  }

  /// The question; nil when it could not be read, which was noted.
  mutating func read() -> QuestionDraft? {
    guard let kind = kind() else { return nil }
    let text = cell("text")
    var draft = QuestionDraft(kind, text?.text ?? "", at: offset, textAt: text?.offset)
    draft.id = cell("id")?.text
    draft.category = cell("category")?.text
    draft.explanation = cell("explanation")?.text
    for key in TableColumn.texts where !["id", "category", "explanation"].contains(key) {
      if let cell = cell(key) { draft.set(key, .text(cell.text), at: cell.offset) }
    }
    for key in TableColumn.numbers {
      guard let cell = cell(key) else { continue }
      if let number = number(cell, key) { draft.set(key, .numeric(number), at: cell.offset) }
    }
    solve(&draft)
    return findings.contains { !$0.problem.isWarning } ? nil : draft
  }

  private mutating func number(_ cell: TableText.Cell, _ key: String) -> Double? {
    if let number = cell.number { return number }
    note(.badValue(key: key, found: cell.text, takes: "a number"), at: cell.offset)
    return nil
  }

  // MARK: The kind

  /// The kind that the row names, or else the kind that fits its cells.
  private mutating func kind() -> Question.Kind? {
    guard let cell = cell("kind") else { return impliedKind }
    let plain = TableWords.plain(cell.text)
    if let kind = Question.Kind(rawValue: plain) ?? TableWords.kinds[plain], kind != .gaps { return kind }
    let kinds = Question.Kind.allCases.filter { $0 != .gaps }.map(\.rawValue)
    note(.unknownKind(cell.text, kinds: kinds), at: cell.offset)
    return nil
  }

  private var impliedKind: Question.Kind {
    let count = answerNumbers.count
    let correct = cell("correct")?.text ?? ""
    if answerNumbers.contains(where: { $0 > 100 }) { return .single }
    if count == 0 {
      if correct.isEmpty { return hasPoints ? .text : .info }
      if TableWords.side(correct) != nil { return .truefalse }
      return cell("correct")?.number == nil ? .text : .number
    }
    let texts = answerNumbers.compactMap { cells[.answer($0)]?.text }
    let sides = [["false", "true"], ["falsch", "wahr"]]
    if sides.contains(texts.map { $0.lowercased() }.sorted()), TableWords.side(correct) != nil {
      return .truefalse
    }
    if texts.allSatisfy({ $0.contains("->") }) { return .match }
    return Set(rights.flatMap { places($0, among: texts) ?? [] }).count > 1 ? .multiple : .single
  }

  // MARK: The solution

  private var answerNumbers: [Int] {
    cells.keys.compactMap { if case .answer(let number) = $0 { number } else { nil } }.sorted()
  }

  private mutating func solve(_ draft: inout QuestionDraft) {
    switch draft.kind {
    case .single, .multiple:
      solveChoice(&draft)
      keepShares(&draft)
    case .truefalse: solveSide(&draft)
    case .text: solveText(&draft)
    case .number: solveNumber(&draft)
    case .range: solveRange(&draft)
    case .order: draft.answers = answerNumbers.map { answer($0) }
    case .match: solveMatch(&draft)
    case .gaps, .info: break
    }
  }

  private var saysSingle: Bool { cell("kind")?.text.lowercased() == Question.Kind.single.rawValue }

  private var tellsShares: Bool { answerNumbers.contains { cells[.fraction($0)] != nil } }

  private mutating func answer(_ number: Int) -> AnswerDraft {
    let cell = cells[.answer(number)]
    var answer = AnswerDraft(cell?.text ?? "", at: cell?.offset ?? offset)
    answer.feedback = cells[.feedback(number)]?.text
    if let cell = cells[.fraction(number)], let share = share(cell) { answer.weigh(share) }
    return answer
  }

  /// The number before a percent sign; from a workbook with all its digits, though fewer may be shown. Nil for another
  /// cell.
  private func percent(_ cell: TableText.Cell) -> Double? {
    if case .percent(let percent)? = cell.value { return percent }
    return cell.text.hasSuffix("%") ? NumberText.read(cell.text.dropLast()) : nil
  }

  /// Which answers a cell says are right; a number of a workbook is one however it is shown.
  private func places(_ cell: TableText.Cell, among texts: [String]) -> [Int]? {
    TableChoice.rights(cell.text, among: texts, style) ?? TableChoice.rights(cell.plainText, among: texts, style)
  }

  /// `0.5` or `50%`.
  private mutating func share(_ cell: TableText.Cell) -> Double? {
    percent(cell).map(NumberText.share(percent:)) ?? number(cell, "fraction")
  }

  private mutating func solveChoice(_ draft: inout QuestionDraft) {
    draft.answers = answerNumbers.map { answer($0) }
    guard let cell = cell("correct") else { return }
    // Only wrong answers have columns: the right one is what 'correct' says.
    if answerNumbers.allSatisfy({ $0 > 100 }) { draft.answers.append(AnswerDraft(cell.text, at: cell.offset)) }
    draft.keepsOrder = style.keepsOrder
    let texts = draft.answers.map(\.text)
    var found: [Int] = []
    for cell in rights {
      guard let places = rightPlaces(cell, among: texts) else { return }
      found += places.filter { !found.contains($0) }
    }
    for right in found where draft.answers[right].fraction == nil { draft.answers[right].isCorrect = true }
    // Spreadsheets call both kinds a multiple choice.
    if found.count > 1, !saysSingle { draft.kind = .multiple }
  }

  /// The right answers that a cell names; nil, with a finding, when it names none. Ambiguous cells are noted as well.
  private mutating func rightPlaces(_ cell: TableText.Cell, among texts: [String]) -> [Int]? {
    guard let places = places(cell, among: texts) else {
      let takes = "an answer's number (1), letter (A) or text; several with ';' between"
      note(.badValue(key: "correct", found: cell.text, takes: takes), at: cell.offset)
      return nil
    }
    if let (letter, place) = TableChoice.otherLetter(cell.text, places, among: texts) {
      note(.ambiguousLetter(letter, answer: texts[place]), at: cell.offset)
    }
    if let place = TableChoice.otherPlace(cell.text, among: texts) {
      let answer = style.numbersArePlaces ? texts[places[0]] : texts[place]
      note(.ambiguousNumber(cell.text, answer: answer, isPlace: style.numbersArePlaces), at: cell.offset)
    }
    return places
  }

  /// Keeps shares of a multiple choice as fractions, including 100 % and 0 %.
  private mutating func keepShares(_ draft: inout QuestionDraft) {
    guard draft.kind == .multiple else { return }
    for (index, number) in answerNumbers.enumerated() {
      guard let cell = cells[.fraction(number)], let share = share(cell) else { continue }
      draft.answers[index].fraction = share
      draft.answers[index].isCorrect = false
    }
  }

  private mutating func solveSide(_ draft: inout QuestionDraft) {
    guard let cell = cell("correct") else { return note(.missing("'correct'"), at: offset) }
    guard let side = TableWords.side(cell.text) ?? namedSide(cell) else {
      return note(.badValue(key: "correct", found: cell.text, takes: "true or false"), at: cell.offset)
    }
    draft.correct = SourceValue(Content.bool(side), at: cell.offset)
    for (number, id) in [(1, "true"), (2, "false")] {
      guard let feedback = cells[.feedback(number)] else { continue }
      var answer = AnswerDraft("", at: feedback.offset)
      answer.id = id
      answer.feedback = feedback.text
      draft.answers.append(answer)
    }
  }

  /// The side in the answer that a cell names by its letter or number.
  private func namedSide(_ cell: TableText.Cell) -> Bool? {
    let texts = answerNumbers.compactMap { cells[.answer($0)]?.text }
    guard let places = places(cell, among: texts), places.count == 1 else { return nil }
    return TableWords.side(texts[places[0]])
  }

  private var hasPoints: Bool { cell("points")?.number.map { $0 > 0 } ?? false }

  /// True when a text is marked by hand: by its kind, by an open kind with points, or by points alone.
  private var isEssay: Bool {
    guard let cell = cell("kind") else { return hasPoints }
    let kind = TableWords.plain(cell.text)
    return TableWords.essays.contains(kind) || TableWords.openTexts.contains(kind) && self.cell("points") != nil
  }

  private mutating func solveText(_ draft: inout QuestionDraft) {
    let rules = answerNumbers.map { answer($0) }
    if let cell = cell("caseSensitive") {
      guard let flag = TableWords.side(cell.text) else {
        return note(.badValue(key: "caseSensitive", found: cell.text, takes: "true or false"), at: cell.offset)
      }
      draft.set("caseSensitive", .bool(flag), at: cell.offset)
    }
    draft.accept += rights.map { SourceValue(Content.text($0.text), at: $0.offset) }
    if draft.accept.isEmpty, rules.isEmpty, isEssay { return draft.becomeEssay(at: offset) }
    if rules.allSatisfy({ $0.feedback == nil && $0.fraction == nil }), !tellsShares {
      draft.accept += rules.map { SourceValue(Content.text($0.text), at: $0.offset) }
      return
    }
    draft.answers = zip(answerNumbers, rules).map { number, rule in
      var rule = rule
      if cells[.fraction(number)] == nil { rule.isCorrect = true }
      rule.rule = [SourceField("accept", .text(rule.text), at: rule.offset)]
      rule.text = ""
      return rule
    }
  }

  private mutating func solveNumber(_ draft: inout QuestionDraft) {
    if let cell = cell("correct") {
      guard let value = number(cell, "correct") else { return }
      draft.correct = SourceValue(Content.numeric(value), at: cell.offset)
      draft.tolerance = tolerance()
      return
    }
    for number in answerNumbers {
      var rule = answer(number)
      if cells[.fraction(number)] == nil { rule.isCorrect = true }
      if rule.text == "*" {
        rule.rule = [SourceField("otherwise", .bool(true), at: rule.offset)]
      } else if let value = cells[.answer(number)]?.value?.number {
        rule.rule = NumberRange.fields(value, .absolute(0), at: rule.offset)
      } else if let (value, tolerance) = NumberRange.read(rule.text) {
        rule.rule = NumberRange.fields(value, tolerance, at: rule.offset)
      } else {
        note(.notANumber(rule.text), at: rule.offset)
      }
      rule.text = ""
      draft.answers.append(rule)
    }
  }

  /// `0.5`, `5%` of the right number, or `x2` for from half to double.
  private mutating func tolerance() -> SourceValue? {
    guard let cell = cell("tolerance") else { return nil }
    if let percent = percent(cell) {
      let field = SourceField("relative", .numeric(NumberText.share(percent: percent)), at: cell.offset)
      return SourceValue(Content.map([field]), at: cell.offset)
    }
    if cell.text.lowercased().hasPrefix("x"), let factor = NumberText.read(cell.text.dropFirst()) {
      return SourceValue(Content.map([SourceField("geometric", .numeric(factor), at: cell.offset)]), at: cell.offset)
    }
    return number(cell, "tolerance").map { SourceValue(Content.numeric($0), at: cell.offset) }
  }

  private mutating func solveRange(_ draft: inout QuestionDraft) {
    if let cell = cell("correct"), let value = number(cell, "correct") {
      draft.correct = SourceValue(Content.numeric(value), at: cell.offset)
      draft.tolerance = tolerance()
    }
    guard let cell = cell("labels") else { return }
    var texts = ListCell.split(cell.text, at: "|")
    if texts.count > 2 { texts.removeAll(where: \.isEmpty) }
    let labels = texts.map { SourceValue(Content.text($0), at: cell.offset) }
    draft.set("labels", .list(labels), at: cell.offset)
  }

  private mutating func solveMatch(_ draft: inout QuestionDraft) {
    for number in answerNumbers {
      guard let cell = cells[.answer(number)] else { continue }
      let sides = ListCell.split(cell.text, at: "->", most: 2)
      guard sides.count > 1 else {
        note(.badValue(key: "answer\(number)", found: cell.text, takes: "'left -> right'"), at: cell.offset)
        continue
      }
      draft.addPair(sides[0], sides[1], at: cell.offset)
    }
  }
}
