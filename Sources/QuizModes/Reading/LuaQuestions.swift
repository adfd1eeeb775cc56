internal import LuaKit
internal import QuizCore

/// Questions that come out of Lua.
enum LuaQuestions {
  /// A question from its table, by the rules of quiz files.
  static func question(
    _ value: LuaValue, _ quiz: Quiz?, _ languages: [String], _ name: String
  ) throws(Misfit) -> Question {
    let source = SourceValue(PlainValue(value.withOneSolution).withoutEmptyTables, at: 0)
    let reading = QuizReader.question(from: source, index: 1, languages: languages, in: quiz)
    if let question = reading.question { return question }
    let problem = reading.findings.first { $0.severity == .error }
    throw Misfit("\(name): \(problem.map { $0.problem.message { _ in nil } } ?? "this is no question")")
  }
}

extension PlainValue {
  /// The value without empty tables inside tables: Lua cannot distinguish an empty list from an empty map.
  var withoutEmptyTables: PlainValue {
    switch self {
    case .list(let values): return .list(values.map(\.withoutEmptyTables))
    case .map(let fields):
      return .record(fields.filter { $0.value != .empty }.map { PlainField($0.key, $0.value.withoutEmptyTables) })
    default: return self
    }
  }
}

extension LuaValue {
  /// A true-or-false question with its side only at the question: modes read it there and at the answers, but change it
  /// there alone.
  fileprivate var withOneSolution: LuaValue {
    guard self["kind"] == .text("truefalse"), self["correct"]?.boolean != nil, let fields else { return self }
    return .map(
      fields.map { field in
        guard field.key == .text("answers"), let answers = field.value.elements else { return field }
        return LuaField(field.key, .list(answers.map { $0.without("correct") }))
      })
  }

  private func without(_ key: String) -> LuaValue {
    fields.map { LuaValue.table($0.filter { $0.key != .text(key) }) } ?? self
  }
}
