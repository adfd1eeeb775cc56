internal import LuaKit
internal import QuizCore

/// Detects quizzes that show a plugin something new: fields, kinds, rules, lengths of lists, or a gap that no earlier
/// quiz had.
struct Novelty {
  /// The values that some sittings had, and those that all had.
  private var (anywhere, everywhere): ([String: Set<String>], [String: Set<String>]) = ([:], [:])

  /// Values that are one of a few words.
  private static let words: Set = ["kind", "partial", "reveal", "whileClosed"]

  /// Takes a quiz in; whether there is anything new in it.
  mutating func meets(_ quiz: Quiz) -> Bool {
    let shapes =
      quiz.questions.map { shape(LuaValue($0), as: "question", counts: true) }
      + [shape(LuaValue(quiz), as: "quiz", counts: false)]
    return shapes.map { meets($0.kind, $0.traits) }.contains(true)
  }

  private mutating func meets(_ kind: String, _ traits: Set<String>) -> Bool {
    let isNew = !traits.isSubset(of: anywhere[kind] ?? []) || !(everywhere[kind] ?? []).isSubset(of: traits)
    anywhere[kind, default: []].formUnion(traits)
    everywhere[kind, default: traits].formIntersection(traits)
    return isNew
  }

  /// `counts` says that one more in a list is something new: in a question, not in a quiz.
  private func shape(_ value: LuaValue, as kind: String, counts: Bool) -> (kind: String, traits: Set<String>) {
    var traits: Set<String> = []
    Self.gather(value, "", counts, &traits)
    return (kind, traits)
  }

  private static func gather(_ value: LuaValue, _ path: String, _ counts: Bool, _ traits: inout Set<String>) {
    switch value {
    case .bool(let value): traits.insert("\(path) \(value)")
    case .text(let text):
      let isWord = words.contains { path.hasSuffix("." + $0) }
      traits.insert(isWord ? "\(path) \(text)" : path)
    case .list(let elements):
      traits.insert("\(path) \(counts ? elements.count : min(2, elements.count))")
      for element in elements { gather(element, path + "[]", counts, &traits) }
    case .map(let fields):
      for field in fields {
        if case .text(let name) = field.key { gather(field.value, "\(path).\(name)", counts, &traits) }
      }
    default: traits.insert(path)
    }
  }
}
