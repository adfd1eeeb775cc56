internal import QuizCore

/// Which questions a player wants: category, difficulty, kind.
struct QuestionFilter {
  var category: String?
  var difficulty: String?
  var kind: Question.Kind?

  var isEmpty: Bool { category == nil && difficulty == nil && kind == nil }

  /// Whether a question of a quiz passes; pages pass when nothing is asked for.
  func passes(_ question: Question, in quiz: Quiz) -> Bool {
    if question.kind == .info { return isEmpty }
    if let kind, question.kind != kind { return false }
    if let difficulty, question.difficulty?.lowercased() != difficulty.lowercased() { return false }
    guard let category else { return true }
    return QuestionFilter.matches(question.category ?? quiz.category ?? "", category)
  }

  /// Case-insensitively the whole name, its part after the ':', or the Open Trivia DB's number for it.
  static func matches(_ name: String, _ wanted: String) -> Bool {
    let (name, wanted) = (folded(name), folded(wanted))
    if name == wanted || afterColon(name) == wanted { return !wanted.isEmpty }
    guard let number = Int(wanted), let numbered = TriviaCategories.name(of: number).map(folded) else { return false }
    return name == numbered || afterColon(name) == afterColon(numbered)
  }

  private static func folded(_ text: String) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  private static func afterColon(_ name: String) -> String {
    guard let colon = name.lastIndex(of: ":") else { return name }
    return String(name[name.index(after: colon)...].drop(while: \.isWhitespace))
  }
}

/// The numbers that the Open Trivia DB gives its categories (https://opentdb.com/api_category.php).
enum TriviaCategories {
  private static let first = 9
  private static let names = [
    "General Knowledge", "Entertainment: Books", "Entertainment: Film", "Entertainment: Music",
    "Entertainment: Musicals & Theatres", "Entertainment: Television", "Entertainment: Video Games",
    "Entertainment: Board Games", "Science & Nature", "Science: Computers", "Science: Mathematics", "Mythology",
    "Sports", "Geography", "History", "Politics", "Art", "Celebrities", "Animals", "Vehicles",
    "Entertainment: Comics", "Science: Gadgets", "Entertainment: Japanese Anime & Manga",
    "Entertainment: Cartoon & Animations",
  ]

  static func name(of number: Int) -> String? {
    names.indices.contains(number - first) ? names[number - first] : nil
  }
}
