package import JSONText
package import QuizCore
package import QuizFormats
internal import QuizPlay
internal import Words

/// A quiz's content, for planning a lesson: a line or a key for each fact.
package struct QuizSummary {
  private let quiz: Quiz
  /// The languages of its texts, sorted; empty when unknown.
  private let languages: [String]

  package init(_ quiz: Quiz, bytes: [UInt8], path: String, readers: QuizReaders) {
    self.quiz = quiz
    var found: Set<String> = []
    if case .success(let format)? = QuizFile.form(of: bytes, path: path, readers: readers),
      let table = QuizFile.salvage(bytes, path: path, format: format, readers: readers).table
    {
      Self.gather(table, into: &found)
    }
    if let own = quiz.language { found.insert(own) }
    languages = found.sorted()
  }

  /// The keys of tables of languages with a text each, wherever a text may stand.
  private static func gather(_ value: SourceValue, into found: inout Set<String>) {
    switch value.content {
    case .list(let values): for value in values { gather(value, into: &found) }
    case .map(let fields):
      for field in fields where !["data", "options"].contains(field.key) {
        guard case .map(let inner) = field.value.content, texts.contains(field.key), !inner.isEmpty else {
          gather(field.value, into: &found)
          continue
        }
        found.formUnion(inner.map(\.key))
      }
    default: break
    }
  }

  private static let texts: Set = [
    "title", "description", "imageAlt", "category", "author", "licence", "source", "text", "hint", "explanation",
    "feedback", "difficulty",
  ]

  // MARK: Facts

  private var questions: [Question] { quiz.questions.filter { $0.kind != .info } }

  private var kinds: [(kind: Question.Kind, count: Int)] {
    Question.Kind.allCases.map { kind in (kind, quiz.questions.count { $0.kind == kind }) }.filter { $0.count > 0 }
  }

  private func points(_ questions: [Question]) -> Double {
    questions.filter(\.countsAsMarked).reduce(0) { $0 + $1.points }
  }

  /// The seconds of a sitting: the whole quiz's limit, or the sum of its questions' when each has one; nil otherwise.
  private var seconds: Double? {
    if let limit = quiz.timing.quiz { return limit }
    let limits = questions.map { $0.limit ?? quiz.timing.question }
    if limits.isEmpty || limits.contains(nil) { return nil }
    let sum = limits.reduce(0) { $0 + ($1 ?? 0) }
    return quiz.picks ? sum / Double(limits.count) * Double(quiz.askedCount) : sum
  }

  private var pictures: Int {
    let names =
      [quiz.image] + quiz.questions.map(\.image) + quiz.outcomes.map(\.image) + quiz.bands.map(\.image)
    return Set(names.compactMap { $0 }).count
  }

  private var sections: [(section: Section, questions: [Question])] {
    quiz.sections.map { section in (section, questions.filter { $0.section == section.id }) }
  }

  /// Words that are read to the end: pages, questions and answers. Of scripts without spaces two signs count as a word.
  private var words: Int {
    var texts = [quiz.title, quiz.description] + quiz.sections.flatMap { [$0.title, $0.text] }
    for question in quiz.questions {
      texts += [question.text] + question.answers.map(\.text) + question.scale.labels
      texts += question.pairs.flatMap { [$0.left, $0.right] } + question.extra
    }
    return texts.compactMap { $0 }.reduce(0) { $0 + Self.words(in: $1) }
  }

  private static func words(in text: String) -> Int {
    let spaced = text.split(whereSeparator: \.isWhitespace).count { word in
      word.unicodeScalars.contains {
        !isWithoutSpaces($0) && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      }
    }
    return spaced + (text.unicodeScalars.count(where: isWithoutSpaces) + 1) / 2
  }

  /// Kana, the unified ideographs, Thai, Lao, Khmer and Burmese.
  private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Careful reading, as of a test: a little below the 238 words a minute of reading for pleasure (Brysbaert 2019).
  private static let wordsAMinute = 200.0

  private var readingSeconds: Int { Int((Double(words) * 60 / Self.wordsAMinute).rounded()) }

  // MARK: In words

  /// `name: value`, one a line.
  package var lines: [String] {
    let counts = kinds.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
    let drawn = quiz.picks ? " (\(quiz.askedCount) are drawn)" : ""
    let parts = sections.map { part in
      let extent = PaperWords.english.extent(questions: part.questions.count, points: points(part.questions))
      return "\(part.section.name) (\(extent))"
    }
    return [
      "quiz: \(quiz.id)", "title: \(Self.oneLine(quiz.title))", "questions: \(questions.count)\(drawn)",
      "kinds: \(counts)", "points: \(Scores.written(points(questions)))",
      "time: \(seconds.map(Self.duration) ?? "no limit")",
      "sections: \(parts.isEmpty ? "none" : parts.map(Self.oneLine).joined(separator: ", "))",
      "languages: \(languages.isEmpty ? "not said" : languages.joined(separator: ", "))", "pictures: \(pictures)",
      "reading time: \(Self.duration(Double(readingSeconds))) (\(counted(words, "word")))",
    ]
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// `45 min`, `1 min 30 s`, `20 s`.
  private static func duration(_ seconds: Double) -> String {
    guard seconds < 1e9 else { return "\(Scores.written(seconds)) s" }
    let (minutes, rest) = (Int(seconds) / 60, seconds - Double(Int(seconds) / 60 * 60))
    let parts = [minutes > 0 ? "\(minutes) min" : nil, rest > 0 || minutes == 0 ? "\(Scores.written(rest)) s" : nil]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// The same for programs: times in seconds.
  package var object: JSONObject {
    var object: JSONObject = [
      "quiz": .text(quiz.id), "title": .text(quiz.title), "questions": .int(questions.count),
      "asked": .int(quiz.askedCount),
      "kinds": .object(JSONObject(kinds.map { ($0.kind.rawValue, .int($0.count)) })),
      "points": .number(points(questions)),
    ]
    if let seconds { object.append("time", .number(seconds)) }
    object.append(
      "sections",
      .list(
        sections.map { part in
          var section: JSONObject = ["id": .text(part.section.id)]
          if let title = part.section.title { section.append("title", .text(title)) }
          section.append("questions", .int(part.questions.count))
          section.append("points", .number(points(part.questions)))
          return .object(section)
        }))
    object.append("languages", .list(languages.map(JSONValue.text)))
    object.append("pictures", .int(pictures))
    object.append("reading_time", .int(readingSeconds))
    object.append("words", .int(words))
    return object
  }
}
