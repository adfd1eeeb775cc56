internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A quiz's value with the form of its page applied.
///
/// Only fields that differ from what the form showed change anything, so all else stays as it was written.
struct QuizEdit {
  private(set) var quiz: JSONValue
  /// The names of fields whose JSON cannot be read; they changed nothing.
  private(set) var unread: [String] = []
  private let before: JSONValue
  private let language: InterfaceLanguage

  init(_ quiz: JSONValue, _ fields: FormFields, _ language: InterfaceLanguage) {
    (self.quiz, before, self.language) = (quiz, quiz, language)
    apply(fields)
  }

  private mutating func apply(_ fields: FormFields) {
    let names = fields.all.compactMap { FieldName($0.name) }
    let questions = Set(names.compactMap(\.path.question)).sorted()
    // The kind decides which of the other fields count.
    for question in questions {
      let path = ValuePath.question(question).appending(.kind)
      guard let posted = fields.all(path.text).last, let kind = Question.Kind(rawValue: posted) else { continue }
      if kind != quiz.kind(of: question) { quiz.change(question, to: kind) }
      if let own = quiz[path]?.text, Question.Kind(rawValue: own) == nil { quiz[path] = .text(posted) }
    }
    for name in Set(names).sorted(by: { $0.written < $1.written }) {
      guard let text = fields.all(name.written).last else { continue }
      set(name, text.replacing("\r\n", with: "\n"))
    }
    for question in questions { quiz.tidy(question, before: before) }
  }

  private mutating func set(_ name: FieldName, _ text: String) {
    guard name.counts(in: quiz), !name.isKind else { return }
    let shape = name.shape(in: quiz)
    let shown = shape.shown(before[name.path])
    let known = shown.first { $0.suffix == name.suffix }
    if known?.text == text || (known == nil && text.isEmpty) { return }
    switch name.suffix {
    case "", "~":
      let reading = name.suffix.isEmpty ? shape : .json
      let value = reading.read(text, language)
      if reading == .json && value == nil && !text.isEmpty { return unread.append(name.written) }
      quiz[name.path] = value
    default: quiz[name.path.appending(String(name.suffix.dropFirst()))] = .text(text)
    }
  }
}

/// The name of a field: a place, `@de` for a language or `~` for JSON, and `:number` where it belongs to one kind.
struct FieldName: Hashable {
  let written: String
  let path: ValuePath
  var suffix = ""
  private var kind: String?

  init?(_ name: String) {
    written = name
    var rest = name[...]
    if let colon = rest.lastIndex(of: ":") {
      kind = String(rest[rest.index(after: colon)...])
      rest = rest[..<colon]
    }
    if let mark = rest.lastIndex(where: { $0 == "@" || $0 == "~" }) {
      suffix = String(rest[mark...])
      rest = rest[..<mark]
    }
    guard let path = ValuePath(rest), let part = path.part else { return nil }
    // Other fields of the form, such as its buttons, are no keys; the id of a quiz is the name of its file.
    guard let key = path.key else {
      guard case .side = part else { return nil }
      self.path = path
      return
    }
    let isApart = path.steps.count == 1 && ["id", "format", "questions"].contains(key)
    guard part.keys.contains(key), !isApart else { return nil }
    self.path = path
  }

  /// Whether it is the kind of a question.
  fileprivate var isKind: Bool { path.key == "kind" && path.question != nil }

  /// Whether the field means something for the kind of its question.
  func counts(in quiz: JSONValue) -> Bool {
    guard let question = path.question else { return true }
    let own = quiz.kind(of: question)
    if let kind, kind != own.rawValue { return false }
    guard path.steps.count > 2, case .key(let key) = path.steps[2] else { return true }
    if !own.uses(questionKey: key) { return false }
    guard key == "answers", path.steps.count == 5, let inner = path.key else { return true }
    return own.uses(answerKey: inner)
  }

  func shape(in quiz: JSONValue) -> FieldShape {
    guard let part = path.part else { return .json }
    // An item of a list: a side of a pair.
    guard let key = path.key else { return .line }
    return FieldShape(key, in: part, kind: path.question.map(quiz.kind))
  }
}

extension ValuePath {
  /// The table that the place is in; nil where a form has no field.
  var part: QuizPart? {
    var part = QuizPart.quiz
    var rest = steps.dropLast()[...]
    while let step = rest.popFirst() {
      guard case .key(let key) = step else { continue }
      if case .question = part, key == "gaps" {
        guard case .key(let gap)? = rest.popFirst() ?? steps.last, steps.count > 3 else { return .question("") }
        part = .gap(gap, question: "")
        continue
      }
      guard let inner = part.inner(key) else { return nil }
      part = inner
    }
    return part
  }
}

extension JSONValue {
  /// The kind of a question, from 0: its own, else the default's, else `single`.
  func kind(of question: Int) -> Question.Kind {
    let own = self[ValuePath.question(question)]?[.kind] ?? self[.defaults]?[.kind]
    return own?.text.flatMap(Question.Kind.init) ?? .single
  }

  var questions: [JSONValue] { self[.questions]?.list ?? [] }
}
