internal import JSONText
internal import QuizCore

extension Quiz {
  /// The quiz as the table of a quiz file, without default values.
  var table: JSONObject {
    var table: JSONObject = ["id": .text(id), "title": .text(title)]
    for (key, value) in [
      ("description", description), ("image", image), ("imageAlt", imageAlt), ("category", category),
      ("language", language), ("author", author), ("licence", licence), ("source", source),
    ] {
      if let value { table.append(key, .text(value)) }
    }
    if markup != .plain { table.append("markup", .text(markup.rawValue)) }
    if !tags.isEmpty { table.append("tags", .list(tags.map(JSONValue.text))) }
    if data != .empty { table.append("data", JSONValue(data)) }
    if let plugin { table.append("plugin", .text(plugin)) }
    if !options.isEmpty { table.append("options", JSONValue(.map(options))) }
    if partial != .net { table.append("partial", .text(partial.rawValue)) }
    if isDaily || !canBeDrawnFrom { table.append("daily", .bool(isDaily)) }
    if let pick { table.append("pick", .int(pick)) }
    appendManner(to: &table)
    if !outcomes.isEmpty { table.append("outcomes", .list(outcomes.map { .object($0.table) })) }
    if !bands.isEmpty { table.append("bands", .list(bands.map { .object($0.table) })) }
    if !sections.isEmpty { table.append("sections", .list(sections.map { .object($0.table) })) }
    table.append("questions", .list(questions.map { .object($0.table(in: markup)) }))
    return table
  }

  private func appendManner(to table: inout JSONObject) {
    if shuffle != Shuffle() {
      table.append("shuffle", ["questions": .bool(shuffle.questions), "answers": .bool(shuffle.answers)])
    }
    if navigation != Navigation() {
      table.append(
        "navigation", ["back": .bool(navigation.back), "free": .bool(navigation.free), "skip": .bool(navigation.skip)])
    }
    if timing != Timing() {
      var inner = JSONObject()
      if let limit = timing.question { inner.append("question", .number(limit)) }
      if let limit = timing.quiz { inner.append("quiz", .number(limit)) }
      if timing.whileClosed != .pauses { inner.append("whileClosed", .text(timing.whileClosed.rawValue)) }
      table.append("timing", .object(inner))
    }
    let isMarked = questions.contains(where: \.isMarked)
    if reveal != (isMarked ? .each : .never) { table.append("reveal", .text(reveal.rawValue)) }
  }
}

extension Question {
  /// The question as a table; its kind is always written, its markup where the quiz has another.
  func table(in quiz: TextMarkup) -> JSONObject {
    var table: JSONObject = ["id": .text(id), "kind": .text(kind.rawValue), "text": .text(text)]
    if markup != quiz { table.append("markup", .text(markup.rawValue)) }
    var keys = TableKeys(table: table)
    var question = self
    question.visitKeys(&keys)
    table = keys.table
    appendSolution(to: &table)
    return table
  }

  fileprivate func appendSolution(to table: inout JSONObject) {
    if kind == .range {
      table.append("min", .number(scale.min))
      table.append("max", .number(scale.max))
      table.append("step", .number(scale.step))
      if !scale.labels.isEmpty { table.append("labels", .list(scale.labels.map(JSONValue.text))) }
    }
    switch correct {
    case .side(let side): table.append("correct", .bool(side))
    case .number(let number): table.append("correct", .number(number))
    case nil: break
    }
    if tolerance != .absolute(0) { table.append("tolerance", tolerance.value) }
    if !accept.isEmpty { table.append("accept", .list(accept.map(JSONValue.text))) }
    if caseSensitive { table.append("caseSensitive", true) }
    if textRule.typos != 0 { table.append("typos", .int(textRule.typos)) }
    if !textRule.accents { table.append("accents", false) }
    if textRule.readsPlainDigits { table.append("signs", "plain") }
    if !pairs.isEmpty {
      table.append("pairs", .list(pairs.map { .list([side($0.left, isLeft: true), side($0.right)]) }))
    }
    if !words.isEmpty { table.append("words", .list(words.map(JSONValue.text))) }
    if reusesWords { table.append("reuse", true) }
    if !gaps.isEmpty { table.append("gaps", .object(JSONObject(gaps.map { ($0.id, .object($0.table)) }))) }
    if !extra.isEmpty { table.append("extra", .list(extra.map { side($0) })) }
    if marked == .byHand { table.append("marked", "by hand") }
    appendAnswers(to: &table)
  }

  /// A side of a `match`: its text, or a table with its picture and sound.
  private func side(_ name: String, isLeft: Bool = false) -> JSONValue {
    guard let side = mediaSide(name, isLeft: isLeft) else { return .text(name) }
    var table = JSONObject()
    if side.hasText { table.append("text", .text(name)) }
    side.media.append(to: &table)
    return .object(table)
  }

  private func appendAnswers(to table: inout JSONObject) {
    let listed =
      kind == .truefalse ? answers.filter { $0.saysMore(isRight: correct == .side($0.id == "true")) } : answers
    if !listed.isEmpty { table.append("answers", .list(listed.map { .object($0.table(in: self)) })) }
  }
}

/// Writes the keys of a question into a table, without default values.
private struct TableKeys: QuestionKeys {
  var table: JSONObject

  mutating func text(_ key: String, _ value: inout String?, isLong: Bool) { add(key, value.map(JSONValue.text)) }

  mutating func file(_ key: String, _ value: inout String?) { add(key, value.map(JSONValue.text)) }

  mutating func section(_ key: String, _ value: inout String?) { add(key, value.map(JSONValue.text)) }

  mutating func whole(_ key: String, _ value: inout Int?) { add(key, value.map(JSONValue.int)) }

  mutating func number(_ key: String, _ value: inout Double?, _ rule: QuizProblem.NumberRule) {
    add(key, value.map(JSONValue.number))
  }

  mutating func number(
    _ key: String, _ value: inout Double, else absent: Double, _ rule: QuizProblem.NumberRule
  ) { if value != absent { add(key, .number(value)) } }

  mutating func flag(_ key: String, _ value: inout Bool, else absent: Bool) {
    if value != absent { add(key, .bool(value)) }
  }

  mutating func word<Word: QuestionWord>(_ key: String, _ value: inout Word?) {
    add(key, (value?.rawValue).map(JSONValue.text))
  }

  mutating func data(_ key: String, _ value: inout PlainValue) { if value != .empty { add(key, JSONValue(value)) } }

  private mutating func add(_ key: String, _ value: JSONValue?) { if let value { table.append(key, value) } }
}

extension Gap {
  /// The gap as an entry of `gaps`.
  fileprivate var table: JSONObject {
    var table = JSONObject()
    if kind == .word {
      if let word = question.answers.first { table.append("correct", .text(word.id)) }
    } else {
      question.appendSolution(to: &table)
    }
    if weight != 1 { table.append("weight", .number(weight)) }
    return table
  }
}

extension TileMedia {
  fileprivate func append(to table: inout JSONObject) {
    for (key, value) in [("image", image), ("imageAlt", imageAlt), ("audio", audio)] {
      if let value { table.append(key, .text(value)) }
    }
  }
}

extension Answer {
  /// Whether a side of a true/false question has anything that does not follow from `correct`.
  fileprivate func saysMore(isRight: Bool) -> Bool {
    var plain = Answer(id: id, text: id == "true" ? "True" : "False")
    plain.isCorrect = isRight
    return self != plain
  }

  fileprivate func table(in question: Question) -> JSONObject {
    var table: JSONObject = ["id": .text(id)]
    let isSide = question.kind == .truefalse
    if !(isSide && text == (id == "true" ? "True" : "False")), !(text.isEmpty && (rule != nil || !media.isNothing)) {
      table.append("text", .text(text))
    }
    media.append(to: &table)
    appendRule(to: &table)
    if isCorrect, !isSide || question.correct == nil { table.append("correct", true) }
    if let fraction { table.append("fraction", .number(fraction)) }
    if let feedback { table.append("feedback", .text(feedback)) }
    if !outcomes.isEmpty {
      table.append("outcomes", .object(JSONObject(outcomes.map { ($0.outcome, .number($0.weight)) })))
    }
    if isPinnedLast { table.append("pin", "last") }
    if data != .empty { table.append("data", JSONValue(data)) }
    return table
  }

  private func appendRule(to table: inout JSONObject) {
    switch rule {
    case .upTo(let bound): table.append("upTo", .number(bound))
    case .near(let value, let tolerance):
      table.append("value", .number(value))
      table.append("tolerance", tolerance.value)
    case .matches(let patterns): table.append("accept", .list(patterns.map(JSONValue.text)))
    case .otherwise: table.append("otherwise", true)
    case nil: break
    }
  }
}

extension Tolerance {
  fileprivate var value: JSONValue {
    switch self {
    case .absolute(let distance): return .number(distance)
    case .relative(let share): return ["relative": .number(share)]
    case .geometric(let factor): return ["geometric": .number(factor)]
    }
  }
}

extension Section {
  fileprivate var table: JSONObject {
    var table: JSONObject = ["id": .text(id)]
    if let title { table.append("title", .text(title)) }
    if let text { table.append("text", .text(text)) }
    if let pick { table.append("pick", .int(pick)) }
    if let shuffle { table.append("shuffle", .bool(shuffle)) }
    return table
  }
}

extension Outcome {
  fileprivate var table: JSONObject {
    var table = described(["id": .text(id)], title, emoji, image, text)
    if data != .empty { table.append("data", JSONValue(data)) }
    return table
  }
}

extension Band {
  fileprivate var table: JSONObject {
    described(["from": .number(from)], title, emoji, image, text)
  }
}

private func described(
  _ start: JSONObject, _ title: String?, _ emoji: String?, _ image: String?, _ text: String?
) -> JSONObject {
  var table = start
  for (key, value) in [("title", title), ("emoji", emoji), ("image", image), ("text", text)] {
    if let value { table.append(key, .text(value)) }
  }
  return table
}

extension JSONValue {
  init(_ plain: PlainValue) {
    switch plain {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value), .question(let value): self = .text(value)
    case .list(let values): self = .list(values.map(JSONValue.init))
    case .map(let fields):
      self = .object(
        JSONObject(
          fields.map { field in
            switch field.key {
            case .int(let key): return (String(key), JSONValue(field.value))
            case .text(let key): return (key, JSONValue(field.value))
            }
          }))
    }
  }

  /// A table as it was written, every key kept.
  init(_ source: SourceValue) {
    switch source.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let values): self = .list(values.map(JSONValue.init))
    case .map(let fields): self = .object(JSONObject(fields.map { ($0.key, JSONValue($0.value)) }))
    }
  }
}
