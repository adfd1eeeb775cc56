/// The categories of the Open Trivia DB with its numbers for them (https://opentdb.com/api_category.php).
package enum TriviaCategories {
  package static let numbers = 9...32

  private static let names = [
    "General Knowledge", "Entertainment: VisitorRecords", "Entertainment: Film", "Entertainment: Music",
    "Entertainment: Musicals & Theatres", "Entertainment: Television", "Entertainment: Video Games",
    "Entertainment: Board Games", "Science & Nature", "Science: Computers", "Science: Mathematics", "Mythology",
    "Sports", "Geography", "History", "Politics", "Art", "Celebrities", "Animals", "Vehicles",
    "Entertainment: Comics", "Science: Gadgets", "Entertainment: Japanese Anime & Manga",
    "Entertainment: Cartoon & Animations",
  ]

  package static func name(of number: Int) -> String? {
    numbers.contains(number) ? names[number - numbers.lowerBound] : nil
  }

  /// The number of the category that a word means; nil when it means none of these.
  package static func number(of wanted: String) -> Int? {
    numbers.first { CategoryName.matches(names[$0 - numbers.lowerBound], wanted) }
  }

  /// The words for suggestions: the names, and their parts after ':'.
  package static var words: [String] {
    names + names.compactMap { name in name.split(separator: ": ").dropFirst().first.map(String.init) }
  }
}

/// Comparison of a category's name with a typed one.
package enum CategoryName {
  /// Case-insensitively the whole name, its part after the ':', or the Open Trivia DB's number for it.
  package static func matches(_ name: String, _ wanted: String) -> Bool {
    let (name, wanted) = (folded(name), folded(wanted))
    if name == wanted || afterColon(name) == wanted { return !wanted.isEmpty }
    guard let number = Int(wanted), let numbered = TriviaCategories.name(of: number).map(folded) else { return false }
    return name == numbered || afterColon(name) == afterColon(numbered)
  }

  private static func folded(_ text: String) -> String {
    let text = text.lowercased()
    return isPlain(text) ? text : text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a text is of ASCII, with nothing but single spaces between its words: so are nearly all.
  private static func isPlain(_ text: String) -> Bool {
    var isBehindSpace = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if byte < UInt8(ascii: " ") || byte > 0x7E || isSpace && isBehindSpace { return false }
      isBehindSpace = isSpace
    }
    return !isBehindSpace
  }

  private static func afterColon(_ name: String) -> String {
    guard let colon = name.lastIndex(of: ":") else { return name }
    return String(name[name.index(after: colon)...].drop(while: \.isWhitespace))
  }
}
