internal import QuizCore
internal import TextLayout
package import Words

/// A numbered list in plain lines: shown in parts that can be listened to, and searched by a part of a title or heading.
///
/// A number means the same place in every part, shown or not.
package struct PlainChooser<Choice> {
  /// A line of the list; one without a choice is a remark.
  private struct Row {
    var heading: String
    var line: String
    var title = ""
    var choice: Int?
  }

  /// The choices, in the order of their numbers.
  package private(set) var choices: [Choice] = []
  private var rows: [Row] = []

  /// Choices that are shown at once: about a minute of listening.
  private static var part: Int { 12 }

  package init() {}

  /// Adds a choice below a heading, with what is known of it.
  package mutating func add(_ title: String, _ facts: [String?], below heading: String, _ choice: Choice) {
    choices.append(choice)
    let known = facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let text = known.isEmpty ? title : "\(ShareText.colon(title)) \(known)"
    let line = "  \(choices.count)) \(String(text.cleaned.map { $0.isNewline ? " " : $0 }))"
    rows.append(Row(heading: heading.cleaned, line: line, title: title.cleaned, choice: choices.count - 1))
  }

  /// Adds a line that cannot be chosen.
  package mutating func remark(_ line: String, below heading: String) {
    rows.append(Row(heading: heading.cleaned, line: line))
  }

  /// The whole list.
  package var lines: [String] { lines(of: rows[...]) }

  private func lines(of rows: some Collection<Row>) -> [String] {
    var lines: [String] = []
    var heading = ""
    for row in rows {
      if row.heading != heading { lines += (lines.isEmpty ? [] : [""]) + [row.heading] }
      heading = row.heading
      lines.append(row.line)
    }
    return lines
  }

  /// The end of the part that begins with a row; a short rest is not left for a part of its own.
  private func end(from start: Int) -> Int {
    let places = rows.indices[start...].filter { rows[$0].choice != nil }
    return places.count <= Self.part * 4 / 3 ? rows.count : places[Self.part]
  }

  /// The choice whose title a line means; nil when none does, or several do, or when a heading has the same part.
  ///
  /// Of two choices with one title, such as a quiz that is begun, the first is meant.
  package func choice(titled line: String) -> Choice? {
    let titled = rows.filter { $0.choice != nil }
    guard let title = PlainPrompt.title(meantBy: line, of: titled.map(\.title)),
      title.folded == Self.wanted(line) || !titled.contains(where: { $0.heading.folded.contains(Self.wanted(line)) })
    else { return nil }
    return titled.first { $0.title == title }?.choice.map { choices[$0] }
  }

  private static func wanted(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
  }

  /// The choices that have a part of their title or heading from a line; empty for a number.
  private func found(_ line: String) -> [Row] {
    let wanted = Self.wanted(line)
    if wanted.isEmpty || wanted.withPlainDigits.allSatisfy({ "0"..."9" ~= $0 }) { return [] }
    return rows.filter {
      $0.choice != nil && ($0.title.folded.contains(wanted) || $0.heading.folded.contains(wanted))
    }
  }

  /// Shows the list part by part, and asks until a choice is made; nil when none is.
  package func ask(_ io: LineIO, _ language: InterfaceLanguage) -> Choice? {
    let words = PlainWords.of(language)
    let count = ["n": String(choices.count)]
    var shown = end(from: 0)
    guard io.write(lines(of: rows[..<shown]).map { $0 + "\n" }.joined()) else { return nil }
    while true {
      let rest = rows[shown...].count { $0.choice != nil }
      let prompt = rest > 0 ? words.quizPromptMore(count) : words.quizPrompt(count)
      guard io.write(prompt + " "), let line = io.nextLine() else { return nil }
      let answer: [String]
      switch PlainPrompt.choose(count: choices.count).meaning(of: line, language) {
      case .place(let place): return choices[place - 1]
      case .command(.quit): return nil
      default:
        if line.trimmed.isEmpty, rest > 0 {
          let next = end(from: shown)
          answer = lines(of: rows[shown..<next])
          shown = next
        } else if let choice = choice(titled: line) {
          return choice
        } else {
          let found = lines(of: found(line))
          answer = found.isEmpty ? [words.quizExpected(count)] : found
        }
      }
      guard io.write(answer.map { $0 + "\n" }.joined()) else { return nil }
    }
  }
}

extension LineIO {
  /// The next line, however long it takes; nil at the end of the input.
  package func nextLine() -> String? {
    while true {
      switch read(nil) {
      case .line(let line): return line
      case .end: return nil
      case .timeout, .resumed, .tooLong: continue
      }
    }
  }
}
