internal import QuizCore

/// The columns of a table of questions: docs/formats.md describes each.
enum TableColumn: Hashable {
  case key(String)
  /// By number, from 1.
  case answer(Int)
  case feedback(Int)
  case fraction(Int)

  /// Columns that are keys of a question under the same name.
  static let texts = [
    "id", "category", "difficulty", "hint", "explanation", "source", "image", "imageAlt", "partial",
  ]
  static let numbers = ["points", "limit", "level", "min", "max", "step"]
  static let others = ["kind", "text", "correct", "tolerance", "labels", "caseSensitive"]
  static var names: [String] { others + texts + numbers }

  /// Other names that spreadsheets have for them, in lower case.
  private static let aliases = [
    "question": "text", "stem": "text", "prompt": "text", "questiontext": "text", "type": "kind",
    "questiontype": "kind", "right": "correct", "correctanswer": "correct", "rightanswer": "correct",
    "correctanswers": "correct", "solution": "correct", "key": "correct", "generalfeedback": "explanation",
    "comment": "explanation", "mark": "points", "score": "points", "time": "limit", "timelimit": "limit",
    "topic": "category",
  ]

  /// The column that a name of the first line means; case, spaces, `_` and `-` do not matter.
  init?(_ name: String) {
    let plain = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    if let known = TableColumn.names.first(where: { $0.lowercased() == plain }) ?? TableColumn.aliases[plain] {
      self = .key(known)
      return
    }
    let digits = plain.reversed().prefix { $0.isASCII && $0.isNumber }
    let word = plain.dropLast(digits.count)
    if word.isEmpty || (digits.isEmpty && word.count > 1 && word != "answer") { return nil }
    if digits.isEmpty, let letter = word.unicodeScalars.first, word != "answer" {
      guard ("a"..."j").contains(letter) else { return nil }
      self = .answer(Int(letter.value - Unicode.Scalar("a").value) + 1)
      return
    }
    let number = digits.isEmpty ? 1 : Int(String(digits.reversed())) ?? 0
    guard (1...100).contains(number) else { return nil }
    switch word {
    case "answer", "option", "choice", "a": self = .answer(number)
    case "feedback": self = .feedback(number)
    case "fraction", "weight": self = .fraction(number)
    default: return nil
    }
  }
}
