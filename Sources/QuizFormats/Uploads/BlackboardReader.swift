internal import QuizCore

/// Reads the table that Blackboard takes for an upload: a question a line, its parts between tabs, its type first
/// (https://help.blackboard.com/Learn/Instructor/Original/Tests_Pools_Surveys/Reuse_Questions/Upload_Questions).
struct BlackboardReader {
  private var imported = ImportedQuiz(.blackboard)

  /// The types of questions that a quiz has.
  static let carried: Set<String> = [
    "MC", "MA", "TF", "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "NUM", "SR",
  ]
  /// The types without a counterpart, each of which is reported.
  static let uncarried: Set<String> = ["FIL", "OP", "JUMBLED_SENTENCE", "QUIZ_BOWL"]

  /// Whether a text begins with a line of such a table.
  static func begins(_ line: String) -> Bool {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    return cells.count > 1 && carried.union(uncarried).contains(cells[0].trimmed)
  }

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var reader = BlackboardReader()
    for line in UploadLine.all(bytes) where !line.isBlank { reader.take(line) }
    return reader.imported
  }

  // MARK: Lines

  private mutating func take(_ line: UploadLine) {
    let (read, wordings) = Wordings.reading { (Self.cells(of: line, $0), $0) }
    var cells = read
    for cell in cells where wordings.hasPicture(at: cell.offset) {
      let cure = "name its file in 'image' or 'audio'"
      imported.note(.lossy("a picture or a recording in the text", cure: cure), at: cell.offset)
    }
    while cells.count > 1, cells.last?.text.isEmpty == true { cells.removeLast() }
    let type = cells[0].text.uppercased()
    if Self.uncarried.contains(type) { return imported.note(.unsupportedType(type), at: line.offset) }
    guard Self.carried.contains(type) else {
      return imported.note(.unknownKind(cells[0].text, kinds: Self.carried.sorted()), at: line.offset)
    }
    guard cells.count > 1 else { return imported.note(.emptyText, at: line.offset) }
    var question = QuestionDraft(.text, cells[1].text, at: line.offset, textAt: cells[1].offset)
    question.markup = wordings.markup
    add(type, question, Array(cells[2...]))
  }

  /// A part of a line, and where it begins.
  private struct Cell {
    var text: String
    var offset: Int
  }

  /// The parts of a line; those that are typed or compared, and the words for right and wrong, are plain text.
  private static func cells(of line: UploadLine, _ wordings: Wordings) -> [Cell] {
    let parts = line.text.split(separator: "\t", omittingEmptySubsequences: false)
    let type = parts.first?.trimmed.uppercased() ?? ""
    let isChoice = type == "MC" || type == "MA"
    let areShown = isChoice || type == "ORD" || type == "MAT" || type == "ESS" || type == "SR"
    var cells: [Cell] = []
    var offset = line.offset
    for (index, part) in parts.enumerated() {
      let isShown = index == 1 || (index > 1 && areShown && !(isChoice && index % 2 == 1))
      let text = isShown ? shown(part.trimmed, wordings, at: offset) : plain(part.trimmed)
      cells.append(Cell(text: text, offset: offset))
      offset += part.utf8.count + 1
    }
    return cells
  }

  /// Texts may be HTML there.
  private static func shown(_ text: String, _ wordings: Wordings, at offset: Int) -> String {
    HTMLText.looksLikeHTML(text)
      ? wordings.read(text, keepingLines: false, at: offset) : wordings.literal(text, at: offset)
  }

  private static func plain(_ text: String) -> String {
    HTMLText.looksLikeHTML(text) ? HTMLText.plain(text, keepingLines: false) : text
  }

  private mutating func add(_ type: String, _ question: QuestionDraft, _ cells: [Cell]) {
    switch type {
    case "MC", "MA": addChoice(question, cells, isMultiple: type == "MA")
    case "TF": addSides(question, cells)
    case "ORD": addOrder(question, cells)
    case "MAT": addPairs(question, cells)
    case "FIB": addText(question, cells)
    case "FIB_PLUS": addGaps(question, cells)
    case "NUM": addNumber(question, cells)
    default: addEssay(question, cells)
    }
  }

  // MARK: Kinds

  /// Each answer has a cell, and behind it the word that says whether it is right.
  private mutating func addChoice(_ question: QuestionDraft, _ cells: [Cell], isMultiple: Bool) {
    var draft = question
    for place in stride(from: 0, to: cells.count, by: 2) {
      let word = place + 1 < cells.count ? cells[place + 1].text.lowercased() : ""
      guard ["correct", "incorrect"].contains(word) else {
        let takes = "'correct' or 'incorrect' behind it"
        return imported.note(.badValue(key: cells[place].text, found: word, takes: takes), at: cells[place].offset)
      }
      var answer = AnswerDraft(cells[place].text, at: cells[place].offset)
      answer.isCorrect = word == "correct"
      draft.answers.append(answer)
    }
    let right = draft.answers.count(where: \.isCorrect)
    if right == 0, !isMultiple, !draft.answers.isEmpty { return imported.note(.noRightAnswer, at: draft.offset) }
    draft.kind = isMultiple || right > 1 ? .multiple : .single
    imported.add(draft)
  }

  private mutating func addSides(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    let word = cells.first?.text.lowercased() ?? ""
    guard ["true", "false"].contains(word) else {
      return imported.note(.badValue(key: "TF", found: word, takes: "'true' or 'false'"), at: draft.offset)
    }
    draft.kind = .truefalse
    draft.correct = SourceValue(Content.bool(word == "true"), at: draft.offset)
    imported.add(draft)
  }

  private mutating func addOrder(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    draft.kind = .order
    draft.answers = cells.map { AnswerDraft($0.text, at: $0.offset) }
    imported.add(draft)
  }

  private mutating func addPairs(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    draft.kind = .match
    for place in stride(from: 0, to: cells.count, by: 2) {
      let right = place + 1 < cells.count ? cells[place + 1].text : ""
      // A match without its question is one that belongs to none.
      if cells[place].text.isEmpty, !right.isEmpty {
        draft.extra.append(SourceValue(Content.text(right), at: cells[place].offset))
      } else {
        draft.pairs.append((cells[place].text, right, cells[place].offset))
      }
    }
    imported.add(draft)
  }

  private mutating func addText(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    guard !cells.isEmpty else { return imported.note(.missing("answer"), at: draft.offset) }
    draft.accept = cells.map { SourceValue(Content.text($0.text), at: $0.offset) }
    imported.add(draft)
  }

  /// Adds gaps: names with their right answers, separated by empty cells.
  private mutating func addGaps(_ question: QuestionDraft, _ cells: [Cell]) {
    var gaps: [(name: String, accepted: [String])] = []
    for group in cells.split(whereSeparator: \.text.isEmpty) {
      let texts = group.map(\.text)
      guard texts.count > 1, question.text.contains("[\(texts[0])]") else {
        return imported.note(
          .badValue(key: "FIB_PLUS", found: texts[0], takes: "gaps of its text"), at: question.offset)
      }
      gaps.append((texts[0], Array(texts.dropFirst())))
    }
    if gaps.isEmpty { return imported.note(.missing("answer"), at: question.offset) }
    if gaps.count > QuestionDraft.mostParts { return imported.note(.tooManyParts(gaps.count), at: question.offset) }
    imported.note(.cut(gaps.count), at: question.offset)
    for draft in QuestionDraft.cut(question.text, gaps, at: question.offset) { imported.add(draft) }
  }

  private mutating func addNumber(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    let found = cells.first?.text ?? ""
    guard let value = NumberText.unmistakable(found) else { return imported.note(.notANumber(found), at: draft.offset) }
    draft.kind = .number
    draft.correct = SourceValue(Content.numeric(value), at: cells[0].offset)
    if cells.count > 1 {
      if let distance = NumberText.unmistakable(cells[1].text) {
        draft.tolerance = SourceValue(Content.numeric(abs(distance)), at: cells[1].offset)
      } else {
        imported.note(.noTolerance(cells[1].text), at: cells[1].offset)
      }
    }
    imported.add(draft)
  }

  /// An example of an answer is shown once it was given.
  private mutating func addEssay(_ question: QuestionDraft, _ cells: [Cell]) {
    var draft = question
    draft.explanation = cells.first?.text
    draft.becomeEssay(at: draft.offset)
    imported.add(draft)
  }
}
