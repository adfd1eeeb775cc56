/// The sign at the start of a line of text2qti, which gives its kind.
enum Text2QTIMark: Equatable {
  /// A text of the quiz itself, by our key.
  case quiz(String)
  case setting(String)
  case title, points, textTitle, text
  case group, endGroup, pick, groupPoints
  case question
  case choice(isRight: Bool)
  case box(isRight: Bool)
  case short, number, essay, upload
  case feedback, right, wrong, solution

  private static let keys: [(String, Text2QTIMark)] = [
    ("quiz title:", .quiz("title")), ("quiz description:", .quiz("description")), ("title:", .title),
    ("points:", .points),
    ("text title:", .textTitle), ("text:", .text), ("pick:", .pick), ("solutions pick:", .setting("solutions pick")),
    ("points per question:", .groupPoints),
  ]

  private static let settings = [
    "shuffle answers", "show correct answers", "one question at a time", "can't go back", "feedback is solution",
    "solutions sample groups", "solutions randomize groups",
  ]

  private static let signs: [(String, Text2QTIMark)] = [
    ("[*]", .box(isRight: true)), ("[ ]", .box(isRight: false)), ("[]", .box(isRight: false)), ("...", .feedback),
    ("+", .right), ("-", .wrong), ("!", .solution), ("=", .number), ("*", .short),
  ]

  /// The mark that a line begins with, and the text behind it; nil for a line of a text.
  static func read(_ line: String) -> (Text2QTIMark, String)? {
    let whole = line.trimmed
    switch whole {
    case "GROUP": return (.group, "")
    case "END_GROUP": return (.endGroup, "")
    default: break
    }
    if whole.count >= 3, whole.allSatisfy({ $0 == "_" }) { return (.essay, "") }
    if whole.count >= 3, whole.allSatisfy({ $0 == "^" }) { return (.upload, "") }
    let lower = line.lowercased()
    let named = keys + settings.map { ($0 + ":", .setting($0)) }
    if let (key, mark) = named.first(where: { lower.hasPrefix($0.0) }) {
      return (mark, line.dropFirst(key.count).trimmed)
    }
    if let (sign, mark) = signs.first(where: { line.hasPrefix($0.0) && isSpace(line, behind: $0.0.count) }) {
      return (mark, line.dropFirst(sign.count).trimmed)
    }
    return numbered(line) ?? lettered(line)
  }

  private static func isSpace(_ line: some StringProtocol, behind count: Int) -> Bool {
    line.dropFirst(count).first.map { $0 == " " || $0 == "\t" } ?? false
  }

  /// `12. What?`
  private static func numbered(_ line: String) -> (Text2QTIMark, String)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }.count
    guard digits > 0, line.dropFirst(digits).first == ".", isSpace(line, behind: digits + 1) else { return nil }
    return (.question, line.dropFirst(digits + 1).trimmed)
  }

  /// `b) wrong`, `*b) right`
  private static func lettered(_ line: String) -> (Text2QTIMark, String)? {
    let isRight = line.hasPrefix("*")
    let rest = isRight ? line.dropFirst() : line[...]
    guard let letter = rest.first, letter.isASCII, letter.isLetter, rest.dropFirst().first == ")",
      isSpace(rest, behind: 2)
    else { return nil }
    return (.choice(isRight: isRight), rest.dropFirst(2).trimmed)
  }
}
