internal import QuizCore

/// Writes CSV (with commas) and TSV: one line a question, only the columns that are needed.
enum TableWriter {
  private static let carries: Set<String> = Set(
    TableColumn.texts + TableColumn.numbers + ["caseSensitive", "answers.feedback", "answers.fraction"])

  static func write(_ quiz: Quiz, separator: Character, _ format: QuizFormat) -> QuizWriting {
    var losses = Losses(format)
    let quiz = quiz.withoutMarkup(&losses)
    losses.noteQuiz(quiz, carries: ["category", "partial"])
    var rows: [[String: String]] = []
    for question in quiz.questions {
      guard var row = row(question, &losses) else { continue }
      losses.note(question, carries: carries)
      row["category"] = question.category ?? quiz.category
      if question.kind == .multiple, quiz.partial != .net { row["partial"] = row["partial"] ?? quiz.partial.rawValue }
      rows.append(row)
    }
    let names = columns(of: rows)
    let lines = [names] + rows.map { row in names.map { row[$0] ?? "" } }
    let text = lines.map { line in line.map { quoted($0, separator) }.joined(separator: String(separator)) + "\n" }
    return QuizWriting(text: text.joined(), losses: losses.sentences)
  }

  private static func columns(of rows: [[String: String]]) -> [String] {
    let used = rows.reduce(into: Set(["id", "kind", "text"])) { $0.formUnion($1.keys) }
    let most = rows.map { row in (1...100).last { row["answer\($0)"] != nil || row["feedback\($0)"] != nil } ?? 0 }
    let numbered = (1...max(1, most.max() ?? 1)).flatMap { ["answer\($0)", "fraction\($0)", "feedback\($0)"] }
    let order =
      ["id", "kind", "category", "difficulty", "text", "correct"] + numbered
      + [
        "tolerance", "min", "max", "step", "labels", "caseSensitive", "marked", "partial", "points", "limit", "level",
        "hint",
      ]
      + ["explanation", "image", "imageAlt", "source"]
    return order.filter(used.contains)
  }

  private static func quoted(_ cell: String, _ separator: Character) -> String {
    let needs = cell.contains { $0 == separator || $0 == "\"" || $0.isNewline || $0 == ";" || $0 == "\t" }
    guard needs || cell.first?.isWhitespace == true || cell.last?.isWhitespace == true else { return cell }
    return "\"" + cell.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  private static func row(_ question: Question, _ losses: inout Losses) -> [String: String]? {
    var row = ["id": question.id, "kind": question.kind.rawValue, "text": question.text]
    row["difficulty"] = question.difficulty
    row["hint"] = question.hint
    row["explanation"] = question.explanation
    row["source"] = question.source
    row["image"] = question.image
    row["imageAlt"] = question.imageAlt
    row["partial"] = question.partial?.rawValue
    if question.marked == .byHand { row["marked"] = "by hand" }
    if question.points != 1 { row["points"] = NumberText.written(question.points) }
    row["limit"] = question.limit.map(NumberText.written)
    row["level"] = question.level.map { String($0) }
    if question.caseSensitive { row["caseSensitive"] = "true" }
    return solve(question, &row, &losses) ? row : nil
  }

  private static func solve(_ question: Question, _ row: inout [String: String], _ losses: inout Losses) -> Bool {
    if question.answers.count > 100 || question.pairs.count + question.extra.count > 100 {
      losses.noteLeftOut(question, "more than 100 answers have no place in a table")
      return false
    }
    if losses.leavesOutAsTooFew(question) || losses.leavesOutGaps(question) { return false }
    if question.kind == .truefalse, question.correct == nil {
      losses.noteLeftOut(question, "true or false without a right side has no place in a table")
      return false
    }
    switch question.correct {
    case .side(let side): row["correct"] = String(side)
    case .number(let value): row["correct"] = NumberText.written(value)
    case nil: break
    }
    if let tolerance = written(question.tolerance) { row["tolerance"] = tolerance }
    switch question.kind {
    case .single, .multiple, .order: choices(question, &row)
    case .truefalse:
      for (number, side) in [(1, "true"), (2, "false")] { row["feedback\(number)"] = question.answer(side)?.feedback }
    case .text: rules(question, &row)
    case .number: if question.correct == nil { rules(question, &row) }
    case .range: slider(question, &row, &losses)
    case .match: pairs(question, &row)
    case .gaps, .info: break
    }
    return true
  }

  private static func written(_ tolerance: Tolerance) -> String? {
    switch tolerance {
    case .absolute(let distance): return distance == 0 ? nil : NumberText.written(distance)
    case .relative(let share): return NumberText.percent(share) + "%"
    case .geometric(let factor): return "x" + NumberText.written(factor)
    }
  }

  private static func choices(_ question: Question, _ row: inout [String: String]) {
    var rights: [String] = []
    let texts = question.answers.map(\.text.trimmed)
    for (index, answer) in question.answers.enumerated() {
      row["answer\(index + 1)"] = answer.text
      row["feedback\(index + 1)"] = answer.feedback
      if let fraction = answer.fraction { row["fraction\(index + 1)"] = NumberText.written(fraction) }
      if answer.isCorrect, answer.fraction == nil { rights.append(String(index + 1)) }
    }
    guard !rights.isEmpty, question.kind != .order else { return }
    // A number that is also the text of another answer would be taken for that one.
    let list = rights.joined(separator: ";")
    let places = rights.compactMap { Int($0).map { $0 - 1 } }
    if TableChoice.rights(list, among: texts) == places {
      row["correct"] = list
    } else {
      for right in rights { row["fraction\(right)"] = question.kind == .multiple ? "0" : "1" }
      let weights = question.weights
      for index in weights.indices where weights[index] != 0 {
        row["fraction\(index + 1)"] = NumberText.written(weights[index])
      }
    }
  }

  private static func rules(_ question: Question, _ row: inout [String: String]) {
    var number = 0
    func add(_ text: String, _ answer: Answer?) {
      number += 1
      row["answer\(number)"] = text
      row["feedback\(number)"] = answer?.feedback
      if let answer { row["fraction\(number)"] = NumberText.written(answer.worth) }
    }
    for pattern in question.accept { add(pattern, nil) }
    for answer in question.answers {
      switch answer.rule {
      case .matches(let patterns): for pattern in patterns { add(pattern, answer) }
      case .near(let value, let tolerance): add(NumberRange.written(value, tolerance), answer)
      case .otherwise: add("*", answer)
      case .upTo, nil: break
      }
    }
  }

  private static func slider(_ question: Question, _ row: inout [String: String], _ losses: inout Losses) {
    row["min"] = NumberText.written(question.scale.min)
    row["max"] = NumberText.written(question.scale.max)
    row["step"] = NumberText.written(question.scale.step)
    if !question.scale.labels.isEmpty {
      row["labels"] = question.scale.labels.map { ListCell.written($0, hiding: "|") }.joined(separator: " | ")
    }
    if !question.answers.isEmpty {
      losses.note(question, "the points and feedback of its 'answers' have no place in a table and are lost")
    }
  }

  private static func pairs(_ question: Question, _ row: inout [String: String]) {
    let written = { (text: String) in ListCell.written(text, hiding: "->") }
    let all =
      question.pairs.map { "\(written($0.left)) -> \(written($0.right))" } + question.extra.map { "-> \(written($0))" }
    for (index, pair) in all.enumerated() { row["answer\(index + 1)"] = pair }
  }
}

/// Several texts in one cell, with a sign between them: `\\` before that sign, or before another backslash, makes it text.
enum ListCell {
  /// The texts, without white space around them; empty ones stay. Beyond `most` of them the sign is text.
  static func split(_ cell: String, at sign: String, most: Int = .max) -> [String] {
    var parts = [""]
    var rest = cell[...]
    while let character = rest.first {
      if character == "\\", let text = ["\\", sign].first(where: { rest.dropFirst().hasPrefix($0) }) {
        parts[parts.count - 1] += text
        rest = rest.dropFirst(1 + text.count)
      } else if parts.count < most, rest.hasPrefix(sign) {
        parts.append("")
        rest = rest.dropFirst(sign.count)
      } else {
        parts[parts.count - 1].append(character)
        rest.removeFirst()
      }
    }
    return parts.map(\.trimmed)
  }

  /// A text as one of several; `split` reads it back unchanged, apart from surrounding white space.
  static func written(_ text: String, hiding sign: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(sign, with: "\\" + sign)
  }
}
