internal import QuizCore

/// The line that gives the right answer, in the words of people and programs: `**Answer:** B`, `Lösung: B) Lyon`.
enum MarkdownKey {
  private static let words: Set<String> = [
    "answer", "answers", "correct answer", "correct answers", "the correct answer", "right answer", "correct", "ans",
    "correct option", "correct choice", "solution", "key", "antwort", "antworten", "richtige antwort",
    "richtige antworten", "korrekte antwort", "lösung", "richtig", "korrekt", "the correct answer is", "answer key",
  ]

  /// The text after such a word and its colon; nil for another line.
  static func text(of line: String) -> String? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let head = line[..<colon]
    guard head.utf8.count < 48 else { return nil }
    let word = head.drop { !$0.isLetter }
    guard words.contains(MarkdownEmphasis.stripped(word).lowercased()),
      head.prefix(head.count - word.count).allSatisfy({ !$0.isNumber && $0 != "\\" && $0 != "-" })
    else { return nil }
    let text = MarkdownEmphasis.stripped(line[line.index(after: colon)...])
    return text.isEmpty ? nil : text
  }

  /// The answers that a text names, with the rest of it; nil when it names none.
  static func rights(_ key: String, among texts: [String], areLettered: Bool) -> (places: [Int], rest: String)? {
    if areLettered, let places = letters(key, texts.count) { return (places, "") }
    if let places = TableChoice.rights(key, among: texts), !places.isEmpty { return (places, "") }
    guard let (place, rest) = lead(key), texts.indices.contains(place) else { return nil }
    let answer = texts[place].lowercased()
    guard rest.lowercased().hasPrefix(answer) else { return ([place], withoutSigns(rest)) }
    return ([place], withoutSigns(rest.dropFirst(answer.count)))
  }

  /// `B`, `A and C`, `A, C`: the places of letters alone.
  private static func letters(_ key: String, _ count: Int) -> [Int]? {
    var places: [Int] = []
    for word in key.split(whereSeparator: { ",;&/+".contains($0) || $0.isWhitespace }) {
      let letter = word.filter { !"().*_".contains($0) }
      if ["and", "und"].contains(letter.lowercased()) { continue }
      guard let place = place(letter), place < count else { return nil }
      if !places.contains(place) { places.append(place) }
    }
    return places.isEmpty ? nil : places
  }

  private static func place(_ letter: some StringProtocol) -> Int? {
    guard letter.utf8.count == 1, let byte = letter.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    else { return nil }
    return Int(byte | 0x20) - Int(UInt8(ascii: "a"))
  }

  /// `B) Lyon`, `(B) Lyon`, `B – because`: the place, and the text after the letter.
  private static func lead(_ key: String) -> (place: Int, rest: Substring)? {
    var rest = key.drop { $0 == "(" || $0 == "*" || $0 == "_" }
    guard let letter = rest.popFirst(), let place = place(String(letter)) else { return nil }
    rest = rest.drop { $0 == "*" || $0 == "_" }
    if let sign = rest.first, ").:".contains(sign) {
      return (place, rest.dropFirst().drop { " \u{A0}*_".contains($0) })
    }
    let behind = rest.drop { $0.isWhitespace }
    guard behind.count < rest.count, let sign = behind.first, "-–—(=".contains(sign) else { return nil }
    return (place, behind.drop { "-–—= \u{A0}".contains($0) })
  }

  private static func withoutSigns(_ text: Substring) -> String {
    let rest = text.drop { "*_.,:;–—- \u{A0}".contains($0) }
    return rest.contains { $0.isLetter || $0.isNumber } ? String(rest).trimmed : ""
  }
}

/// A list at the end of a file that says which answers are right: `## Answers`, and below it `1. B`.
struct MarkdownAnswerList {
  /// The lines that it is made of.
  private(set) var lines: Set<Int> = []
  /// The listed answers, by the number of the question.
  private(set) var keys: [Int: (text: String, offset: Int)] = [:]

  private static let titles: Set<String> = [
    "answers", "answer key", "answer keys", "key", "answer list", "solutions", "solution key", "correct answers",
    "lösungen", "lösung", "antworten", "lösungsschlüssel", "antwortschlüssel", "auflösung", "richtige antworten",
  ]

  init(_ lines: [MarkdownLine], _ code: MarkdownCode) {
    for index in lines.indices where !code.isCode[index] && MarkdownAnswerList.isTitle(lines[index]) {
      read(lines, from: index, code)
    }
  }

  private static func isTitle(_ line: MarkdownLine) -> Bool {
    switch line.kind {
    case .heading, .text: break
    default: return false
    }
    guard line.text.utf8.count < 40 else { return false }
    let words = line.text.filter { $0.isLetter || $0 == " " }.trimmed.lowercased()
    return titles.contains(words)
  }

  /// Takes the lines below a title up to the next heading, when each is an entry.
  private mutating func read(_ lines: [MarkdownLine], from title: Int, _ code: MarkdownCode) {
    var found: [(number: Int, text: String, offset: Int)] = []
    var places: Set<Int> = [title]
    for index in (title + 1)..<max(title + 1, lines.count) {
      let line = lines[index]
      if case .heading = line.kind { break }
      if line.kind == .blank || line.kind == .rule { continue }
      guard !code.isCode[index], let entries = MarkdownAnswerList.entries(line.written) else { return }
      found += entries.map { ($0.number, $0.text, line.offset) }
      places.insert(index)
    }
    guard !found.isEmpty, Set(found.map(\.number)).count == found.count else { return }
    self.lines.formUnion(places)
    for entry in found { keys[entry.number] = (entry.text, entry.offset) }
  }

  /// `1. B`, `- **2:** C) Lyon`, `1-B, 2-C`.
  private static func entries(_ line: String) -> [(number: Int, text: String)]? {
    let several = line.split { ",;|".contains($0) || $0.isWhitespace }
    let pairs = several.compactMap(entry).filter { $0.text.count == 1 }
    if pairs.count == several.count, pairs.count > 1 { return pairs }
    let commas = line.split { ",;|".contains($0) }
    let spaced = commas.compactMap(entry)
    if commas.count > 1, spaced.count == commas.count { return spaced }
    return entry(line).map { [$0] }
  }

  private static func entry(_ text: some StringProtocol) -> (number: Int, text: String)? {
    let rest = text.drop { "-*+_ \t\u{A0}".contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...4).contains(digits.count), let number = Int(digits) else { return nil }
    let behind = rest.dropFirst(digits.count)
    let signs = behind.prefix { ".):=-–—*_ \t\u{A0}".contains($0) }
    let key = MarkdownEmphasis.stripped(behind.dropFirst(signs.count))
    let isLetter = key.count == 1 && key.allSatisfy(\.isLetter)
    return key.isEmpty || (signs.isEmpty && !isLetter) ? nil : (number, key)
  }
}

/// A number with a tolerance: `3`, `3 ± 0.5`, `3 ± 5%`, `3 ± x2`, `2.5..3.5`, `3:0.5`.
struct MarkdownNumber {
  var value: Double
  var tolerance: Content?

  init?(_ text: String, at offset: Int = 0) {
    let tight = text.replacing("+-", with: "±").replacing("+/-", with: "±").filter { $0 != " " }
    let parts = tight.split(separator: "±", omittingEmptySubsequences: false)
    if parts.count == 2, let value = NumberText.read(parts[0]),
      let tolerance = NumberRange.tolerance(String(parts[1]))
    {
      (self.value, self.tolerance) = (value, NumberRange.content(tolerance, at: offset))
      return
    }
    guard parts.count == 1, let (value, tolerance) = NumberRange.read(tight) else { return nil }
    self.value = value
    self.tolerance = NumberRange.content(tolerance, at: offset)
  }

  /// The keys of an answer that applies there.
  func fields(at offset: Int) -> [SourceField] {
    [SourceField("value", .numeric(value), at: offset)]
      + (tolerance.map { [SourceField("tolerance", $0, at: offset)] } ?? [])
  }

  static func written(_ value: Double, _ tolerance: Tolerance) -> String {
    let number = NumberText.written(value)
    switch tolerance {
    case .absolute(0): return number
    case .absolute(let distance): return "\(number) ± \(NumberText.written(distance))"
    case .relative(let share): return "\(number) ± \(NumberText.exactPercent(share) ?? NumberText.percent(share))%"
    case .geometric(let factor): return "\(number) ± x\(NumberText.written(factor))"
    }
  }
}
