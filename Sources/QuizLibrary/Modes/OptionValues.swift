package import QuizCore
package import QuizModes

/// The mode's options: defaults, then the quiz's values, then `--set`.
package enum OptionValues {
  package static func resolve(
    _ specs: [NamedSpec], quiz: Quiz?, places: OptionPlaces, set: [PlayOption.Setting]
  ) throws(Problem) -> [PlainField] {
    var values: [String: PlainValue] = [:]
    for named in specs { values[named.name] = named.spec.initial }
    for field in quiz?.options ?? [] {
      let name = field.key.written
      guard let spec = specs.last(where: { $0.name == name })?.spec else { continue }
      guard let value = spec.accepted(field.value) else {
        throw Problem(.badData, "\(places.inQuiz(name)): \(places.refusal(name, spec, field.value))")
      }
      values[name] = value
    }
    for option in set { values[option.name] = try value(option.name, option.value, specs) }
    return values.map { PlainField($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  /// The values set for a mode's options; names of other options are left out.
  package static func given(
    _ set: [PlayOption.Setting], to specs: [NamedSpec]
  ) throws(Problem) -> [PlainField] {
    var values: [String: PlainValue] = [:]
    for option in set where specs.contains(where: { $0.name == option.name }) {
      values[option.name] = try value(option.name, option.value, specs)
    }
    return values.map { PlainField($0.key, $0.value) }.sorted { $0.key < $1.key }
  }

  /// Refuses a name that none of several modes has.
  package static func check(_ set: [PlayOption.Setting], against modes: [[NamedSpec]]) throws(Problem) {
    let specs = modes.flatMap { $0 }
    for option in set where !specs.contains(where: { $0.name == option.name }) {
      _ = try value(option.name, option.value, specs)
    }
  }

  /// Options of a quiz that its mode does not have, a sentence each.
  package static func unknown(_ specs: [NamedSpec], quiz: Quiz, places: OptionPlaces) -> [String] {
    let names = specs.map(\.name)
    return quiz.options.map(\.key.written).filter { !names.contains($0) }.map { name in
      "\(places.inQuiz(name)): the mode has no option '\(name)': \(hint(name, names))"
    }
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))")
  }

  private static func value(_ name: String, _ text: String, _ specs: [NamedSpec]) throws(Problem) -> PlainValue {
    guard let spec = specs.last(where: { $0.name == name })?.spec else {
      let hint = hint(name, specs.map(\.name))
      throw Problem(.usage, "the mode has no option '\(name)'; \(hint)").by(.unknownOption(name))
    }
    if let misfit = spec.misfit(in: text) {
      throw Problem(.usage, "--set \(name): \(misfit.sentence)").by(.entry(option: name, spec, misfit))
    }
    guard let value = spec.parsed(text) else {
      throw .badValue(text, for: "--set \(name)", expected: spec.inWords).by(.option(name, spec, found: text))
    }
    return value
  }
}

/// The places where options are set and declared, for messages.
package struct OptionPlaces {
  package var path: String?
  package var bytes: [UInt8]
  package var plugins: [Plugin]

  package init(path: String? = nil, bytes: [UInt8], plugins: [Plugin]) {
    self.path = path
    self.bytes = bytes
    self.plugins = plugins
  }

  /// The places when no file is at hand.
  package static var unknown: OptionPlaces { OptionPlaces(path: nil, bytes: [], plugins: []) }

  /// `quizzes/sums.json:4`: the line of the quiz that sets an option.
  func inQuiz(_ name: String) -> String {
    guard let path else { return "the quiz" }
    return line(name).map { "\(path):\($0)" } ?? path
  }

  /// The line of the quiz that sets an option, from 1; nil if it is unknown.
  package func line(_ name: String) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("options") } ?? 0
    return lines[start...].firstIndex { $0.contains("\"\(name)\"") || $0.contains("\(name) =") }.map { $0 + 1 }
  }

  /// `option 'pass' must be a number, got 'high' (declared in plugins/exam.lua:38)`.
  package func refusal(_ name: String, _ spec: ValueSpec, _ value: PlainValue) -> String {
    if let misfit = spec.misfit(in: value) { return "option '\(name)': \(misfit.sentence)" + declared(name) }
    return "option '\(name)' must be \(spec.inWords), got '\(ValueSpec.written(value))'" + declared(name)
  }

  /// ` (declared in plugins/grade.lua:21)`; empty if it is unknown.
  package func declared(_ name: String) -> String {
    guard let plugin = plugins.last(where: { $0.info.options.contains { $0.name == name } }),
      let line = plugin.source.line(at: ["options", name])
    else { return "" }
    return " (declared in \(plugin.source.path):\(line))"
  }
}
