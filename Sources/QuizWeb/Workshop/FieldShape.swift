internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import Words

/// The kind of control that a key of a quiz file has in a form.
///
/// A value that does not fit its control is shown as JSON, so every value can be written.
enum FieldShape: Equatable, Sendable {
  /// A text of one line, or of several; also a table of languages, with a control for each.
  case line, area
  case number
  case choice([String])
  /// As usual, yes, or no.
  case flag
  /// True or absent.
  case tick
  /// A list of texts, one a line.
  case lines
  /// The name of a picture, sound or film.
  case file
  case json
}

extension FieldShape {
  /// The shape of a key; JSON for keys without a simpler one.
  init(_ key: String, in part: QuizPart, kind: Question.Kind? = nil) {
    if let shape = KeyShapes.all[key] {
      self = shape
      return
    }
    switch key {
    case "kind": self = .choice(Question.Kind.allCases.map(\.rawValue))
    case "markup": self = .choice(TextMarkup.allCases.map(\.rawValue))
    case "reveal": self = .choice(Reveal.allCases.map(\.rawValue))
    case "whileClosed": self = .choice(Timing.WhileClosed.allCases.map(\.rawValue))
    case "signs": self = .choice(TextSigns.allCases.map(\.rawValue))
    case "marked": self = .choice(MarkedBy.allCases.map(\.rawValue))
    case "pin": self = .choice(AnswerPin.allCases.map(\.rawValue))
    case "correct": self = Self.correct(part, kind)
    case "question", "quiz", "min", "max", "step", "pick", "from", "weight", "fraction", "typos", "upTo", "value",
      "tolerance", "relative", "geometric":
      self = .number
    case "daily", "back", "free", "skip", "caseSensitive", "accents", "reuse": self = .flag
    case "answers" where part == .shuffle, "questions" where part == .shuffle, "shuffle" where part != .quiz:
      self = .flag
    case "otherwise": self = .tick
    case "tags", "words", "labels", "accept": self = .lines
    case "extra": self = .lines
    case "description", "feedback": self = .area
    case "text": self = part.hasLongText ? .area : .line
    case "id", "title", "language", "author", "licence", "plugin", "require", "emoji": self = .line
    default: self = .json
    }
  }

  private static func correct(_ part: QuizPart, _ kind: Question.Kind?) -> FieldShape {
    switch part {
    case .answer: .tick
    case .gap: .line
    default: kind == .truefalse ? .choice(["true", "false"]) : .number
    }
  }
}

/// The shapes of the keys that any question may have; other parts of a quiz use some of them alike.
private struct KeyShapes: QuestionKeys {
  private var shapes: [String: FieldShape] = [:]

  static let all: [String: FieldShape] = {
    var (keys, question) = (KeyShapes(), Question(id: "", kind: .single, text: ""))
    question.visitKeys(&keys)
    return keys.shapes
  }()

  mutating func text(_ key: String, _ value: inout String?, isLong: Bool) { shapes[key] = isLong ? .area : .line }

  mutating func file(_ key: String, _ value: inout String?) { shapes[key] = .file }

  mutating func section(_ key: String, _ value: inout String?) { shapes[key] = .line }

  mutating func whole(_ key: String, _ value: inout Int?) { shapes[key] = .number }

  mutating func number(_ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule) { shapes[key] = .number }

  mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) { shapes[key] = .number }

  mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) { shapes[key] = .flag }

  mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) {
    shapes[key] = .choice(Word.allCases.map(\.rawValue))
  }

  mutating func data(_ key: String, _ value: inout PlainValue) { shapes[key] = .json }
}

extension QuizPart {
  /// Whether its text may have several lines.
  fileprivate var hasLongText: Bool {
    switch self {
    case .question, .section, .outcome, .band: true
    case .quiz, .defaults, .answer, .shuffle, .navigation, .timing, .tolerance, .gap, .side: false
    }
  }
}

/// The content of a control, with the suffix that its name has for it.
struct FieldText: Equatable, Sendable {
  /// Empty, `@de` for a language, `~` for JSON.
  var suffix = ""
  var text = ""
}

extension FieldShape {
  /// The controls for a value, in the order in which they stand; one empty control where there is none.
  func shown(_ value: JSONValue?) -> [FieldText] {
    guard let value else { return [FieldText()] }
    switch (self, value) {
    case (.line, .text(let text)), (.area, .text(let text)), (.number, .text(let text)), (.file, .text(let text)),
      (.choice, .text(let text)):
      return [FieldText(text: text)]
    case (.line, .object(let object)), (.area, .object(let object)):
      let texts = object.members.compactMap { member in
        member.value.text.flatMap { member.key.isLanguageTag ? FieldText(suffix: "@" + member.key, text: $0) : nil }
      }
      return texts.isEmpty || texts.count < object.members.count ? [Self.json(value)] : texts
    case (.line, .int), (.line, .number), (.number, .int), (.number, .number):
      return [FieldText(text: JSONWriter.text(value))]
    case (.choice(["true", "false"]), .bool(let isOn)), (.flag, .bool(let isOn)):
      return [FieldText(text: isOn ? "true" : "false")]
    case (.tick, .bool(let isOn)): return [FieldText(text: isOn ? "true" : "")]
    case (.lines, .text(let text)) where text.isOneLine: return [FieldText(text: text)]
    case (.lines, .list(let list)):
      let texts = list.compactMap { $0.text.flatMap { $0.isOneLine ? $0 : nil } }
      return [texts.count == list.count ? FieldText(text: texts.joined(separator: "\n")) : Self.json(value)]
    default: return [Self.json(value)]
    }
  }

  private static func json(_ value: JSONValue) -> FieldText { FieldText(suffix: "~", text: JSONWriter.text(value)) }

  /// The value of a control that was changed; nil for an empty one.
  func read(_ text: String, _ language: InterfaceLanguage) -> JSONValue? {
    if text.isEmpty { return nil }
    switch self {
    case .line, .area, .file: return .text(text)
    case .choice(["true", "false"]), .flag: return .bool(text == "true")
    case .choice: return .text(text)
    case .tick: return true
    case .lines:
      let lines = text.split(whereSeparator: \.isNewline).map { String($0.trimmed) }.filter { !$0.isEmpty }
      return lines.isEmpty ? nil : .list(lines.map(JSONValue.text))
    case .number:
      guard let number = TypedNumber.read(text, language).value else { return .text(text) }
      return Int(exactly: number).map(JSONValue.int) ?? .number(number)
    case .json: return (try? JSONParser.parse(text)).map { JSONValue($0) }
    }
  }
}

extension String {
  /// Whether a list of lines can have it as an entry: with something in it, no blanks around it, no line break.
  fileprivate var isOneLine: Bool { !isEmpty && trimmed.utf8.count == utf8.count && !contains(where: \.isNewline) }

  fileprivate var isLanguageTag: Bool {
    !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D }
  }
}
