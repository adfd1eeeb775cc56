internal import LuaKit
internal import QuizCore

extension LuaValue {
  /// A question as modes see it: the keys of a quiz file, defaults filled in. They are added in their order, which saves
  /// sorting them.
  init(_ question: Question) {
    let scale = question.kind == .range ? question.scale : nil
    let isText = question.kind == .text
    let isMatch = question.kind == .match
    var fields: [LuaField] = []
    fields.reserveCapacity(16)
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    add("accents", isText ? .bool(question.textRule.accents) : nil)
    add("accept", isText && !question.accept.isEmpty ? .list(question.accept.map(LuaValue.text)) : nil)
    add("answers", .list(question.answers.map { LuaValue($0, of: question) }))
    add("audio", question.audio.map(LuaValue.text))
    add("caseSensitive", isText ? .bool(question.caseSensitive) : nil)
    add("category", question.category.map(LuaValue.text))
    add("correct", question.correct.map(LuaValue.init(correct:)))
    add("data", LuaValue(question.data))
    add("difficulty", question.difficulty.map(LuaValue.text))
    add("explanation", question.explanation.map(LuaValue.text))
    add("extra", isMatch ? .list(question.extra.map(LuaValue.text)) : nil)
    add("gaps", question.kind == .gaps ? .table(question.gaps.map { LuaField(.text($0.id), LuaValue($0)) }) : nil)
    add("hint", question.hint.map(LuaValue.text))
    add("id", .text(question.id))
    add("image", question.image.map(LuaValue.text))
    add("imageAlt", question.imageAlt.map(LuaValue.text))
    add("kind", .text(question.kind.rawValue))
    add("labels", scale.map { .list($0.labels.map(LuaValue.text)) })
    add("level", question.level.map { .int(Int64($0)) })
    add("limit", question.limit.map(LuaValue.numeric))
    add("marked", question.marked == .byRule ? nil : .text("by hand"))
    add("markup", question.markup == .plain ? nil : .text(question.markup.rawValue))
    add("max", scale.map { .numeric($0.max) })
    add("min", scale.map { .numeric($0.min) })
    add("pairs", isMatch ? .list(question.pairs.map { .list([.text($0.left), .text($0.right)]) }) : nil)
    add("partial", question.partial.map { .text($0.rawValue) })
    add("points", .numeric(question.points))
    add("reuse", question.kind == .gaps && question.reusesWords ? .bool(true) : nil)
    add("section", question.section.map(LuaValue.text))
    add("signs", isText && question.textRule.readsPlainDigits ? .text("plain") : nil)
    add("source", question.source.map(LuaValue.text))
    add("step", scale.map { .numeric($0.step) })
    add("text", .text(question.text))
    add("tolerance", question.hasTolerance ? LuaValue(question.tolerance) : nil)
    add("typos", isText ? .int(Int64(question.textRule.typos)) : nil)
    add("video", question.video.map(LuaValue.text))
    add("words", question.words.isEmpty ? nil : .list(question.words.map(LuaValue.text)))
    self = .inOrder(fields)
  }

  /// A gap as modes see it: the keys of a quiz file.
  private init(_ gap: Gap) {
    let (question, isText) = (gap.question, gap.kind == .text)
    var fields: [LuaField] = []
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    let answers = gap.kind == .word ? [] : question.answers
    add("accents", isText ? .bool(question.textRule.accents) : nil)
    add("accept", isText && !question.accept.isEmpty ? .list(question.accept.map(LuaValue.text)) : nil)
    add("answers", answers.isEmpty ? nil : .list(answers.map { LuaValue($0, of: question) }))
    add("caseSensitive", isText ? .bool(question.caseSensitive) : nil)
    add(
      "correct",
      gap.kind == .word ? question.answers.first.map { .text($0.id) } : question.correct.map(LuaValue.init(correct:)))
    add("signs", isText && question.textRule.readsPlainDigits ? .text("plain") : nil)
    add("tolerance", question.hasTolerance ? LuaValue(question.tolerance) : nil)
    add("typos", isText ? .int(Int64(question.textRule.typos)) : nil)
    add("weight", .numeric(gap.weight))
    self = .inOrder(fields)
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

  /// An answer as modes see it, its keys in their order.
  init(_ answer: Answer, of question: Question) {
    var fields: [LuaField] = []
    fields.reserveCapacity(8)
    func add(_ name: String, _ value: LuaValue?) {
      if let value { fields.append(LuaField(.text(name), value)) }
    }
    let rule = answer.rule
    if case .matches(let patterns) = rule { add("accept", .list(patterns.map(LuaValue.text))) }
    add("audio", answer.media.audio.map(LuaValue.text))
    if question.kind.isChoice { add("correct", .bool(answer.isCorrect)) }
    add("data", LuaValue(answer.data))
    add("feedback", answer.feedback.map(LuaValue.text))
    add("fraction", answer.fraction.map(LuaValue.numeric))
    add("id", .text(answer.id))
    add("image", answer.media.image.map(LuaValue.text))
    add("imageAlt", answer.media.imageAlt.map(LuaValue.text))
    add("otherwise", rule == .otherwise ? .bool(true) : nil)
    add("outcomes", .table(answer.outcomes.map { LuaField(.text($0.outcome), .numeric($0.weight)) }))
    add("pin", answer.isPinnedLast ? .text("last") : nil)
    add("text", .text(answer.text))
    if case .near(let value, let tolerance) = rule {
      add("tolerance", LuaValue(tolerance))
      add("value", .numeric(value))
    }
    if case .upTo(let bound) = rule { add("upTo", .numeric(bound)) }
    self = .inOrder(fields)
  }
}

extension Question {
  /// Whether a right number is given, which something may be near to.
  fileprivate var hasTolerance: Bool { if case .number = correct { true } else { false } }
}
