internal import LuaKit
internal import QuizCore

extension LuaValue {
  /// A question as modes see it: the keys of a quiz file, defaults filled in.
  init(_ question: Question) {
    let scale = question.kind == .range ? question.scale : nil
    let isText = question.kind == .text
    var fields: [LuaField] = []
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    add("id", .text(question.id))
    add("kind", .text(question.kind.rawValue))
    add("text", .text(question.text))
    add("image", question.image.map(LuaValue.text))
    add("imageAlt", question.imageAlt.map(LuaValue.text))
    add("audio", question.audio.map(LuaValue.text))
    add("category", question.category.map(LuaValue.text))
    add("section", question.section.map(LuaValue.text))
    add("difficulty", question.difficulty.map(LuaValue.text))
    add("level", question.level.map { .int(Int64($0)) })
    add("points", .numeric(question.points))
    add("limit", question.limit.map(LuaValue.numeric))
    add("hint", question.hint.map(LuaValue.text))
    add("explanation", question.explanation.map(LuaValue.text))
    add("source", question.source.map(LuaValue.text))
    add("partial", question.partial.map { .text($0.rawValue) })
    add("data", LuaValue(question.data))
    add("answers", .list(question.answers.map { LuaValue($0, of: question) }))
    add("correct", question.correct.map(LuaValue.init(correct:)))
    add("tolerance", question.hasTolerance ? LuaValue(question.tolerance) : nil)
    add("min", scale.map { .numeric($0.min) })
    add("max", scale.map { .numeric($0.max) })
    add("step", scale.map { .numeric($0.step) })
    add("labels", scale.map { .list($0.labels.map(LuaValue.text)) })
    add("accept", isText && !question.accept.isEmpty ? .list(question.accept.map(LuaValue.text)) : nil)
    add("caseSensitive", isText ? .bool(question.caseSensitive) : nil)
    add("typos", isText ? .int(Int64(question.textRule.typos)) : nil)
    add("accents", isText ? .bool(question.textRule.accents) : nil)
    add("marked", question.marked == .byRule ? nil : .text("by hand"))
    if question.kind == .match {
      add("pairs", .list(question.pairs.map { .list([.text($0.left), .text($0.right)]) }))
      add("extra", .list(question.extra.map(LuaValue.text)))
    }
    self = .table(fields)
  }

  private init(correct: Question.Correct) {
    switch correct {
    case .side(let side): self = .bool(side)
    case .number(let value): self = .numeric(value)
    }
  }

  private init(_ tolerance: Tolerance) {
    switch tolerance {
    case .absolute(let distance): self = .numeric(distance)
    case .relative(let part): self = .record(["relative": .numeric(part)])
    case .geometric(let factor): self = .record(["geometric": .numeric(factor)])
    }
  }

  /// An answer as modes see it.
  init(_ answer: Answer, of question: Question) {
    var fields: [LuaField] = [
      LuaField(.text("id"), .text(answer.id)), LuaField(.text("text"), .text(answer.text)),
      LuaField(.text("data"), LuaValue(answer.data)),
    ]
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    if question.kind.isChoice { add("correct", .bool(answer.isCorrect)) }
    add("fraction", answer.fraction.map(LuaValue.numeric))
    add("feedback", answer.feedback.map(LuaValue.text))
    let weights = answer.outcomes.map { LuaField(.text($0.outcome), .numeric($0.weight)) }
    add("outcomes", .table(weights))
    add("pin", answer.isPinnedLast ? .text("last") : nil)
    switch answer.rule {
    case .upTo(let bound): add("upTo", .numeric(bound))
    case .near(let value, let tolerance):
      add("value", .numeric(value))
      add("tolerance", LuaValue(tolerance))
    case .matches(let patterns): add("accept", .list(patterns.map(LuaValue.text)))
    case .otherwise: add("otherwise", .bool(true))
    case nil: break
    }
    self = .table(fields)
  }
}

extension Question {
  /// Whether a right number is given, which something may be near to.
  fileprivate var hasTolerance: Bool {
    if case .number = correct { return true }
    return false
  }
}
