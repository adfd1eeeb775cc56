internal import QuizCore

/// The mode's options: defaults, then the quiz's values, then `--set`.
enum OptionValues {
  static func resolve(
    _ specs: [NamedSpec], quiz: Quiz?, path: String?, set: [(name: String, value: String)]
  ) throws(Exit) -> [PlainField] {
    var values: [String: PlainValue] = [:]
    for named in specs { values[named.name] = named.spec.initial }
    for field in quiz?.options ?? [] {
      let name = field.key.written
      guard let spec = specs.last(where: { $0.name == name })?.spec else { continue }
      guard let value = spec.accepted(field.value) else {
        throw Exit(
          Exit.badData,
          "\(path ?? "the quiz"): option '\(name)' must be \(spec.inWords), got '\(ValueSpec.written(field.value))'")
      }
      values[name] = value
    }
    for (name, text) in set { values[name] = try value(name, text, specs) }
    return values.map { PlainField($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  private static func value(_ name: String, _ text: String, _ specs: [NamedSpec]) throws(Exit) -> PlainValue {
    guard let spec = specs.last(where: { $0.name == name })?.spec else {
      let names = specs.map(\.name)
      let hint =
        nearest(to: name, in: names).map { "; did you mean '\($0)'?" }
        ?? (names.isEmpty ? "; it has none" : "; it has \(names.joined(separator: ", "))")
      throw Exit(Exit.usage, "the mode has no option '\(name)'\(hint)")
    }
    guard let value = spec.parsed(text) else {
      throw Exit(UsageError.badValue(option: "--set \(name)", value: text, expected: spec.inWords))
    }
    return value
  }
}
