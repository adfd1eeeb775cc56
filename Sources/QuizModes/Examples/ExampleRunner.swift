internal import LuaKit
package import QuizCore

/// Plays a plugin's own `examples` and compares their results.
package struct ExampleRunner {
  private let plugin: Plugin
  private let languages: [String]
  private let quiz: (String) -> Quiz?
  /// The budget shared by all examples; nil for none.
  private let budget: CheckBudget?

  /// `quiz` finds a quiz by its id. An example is played in its own languages, so that `languages`, the tester's, do
  /// not change its result.
  package init(
    _ plugin: Plugin, languages: [String] = ["en"], budget: CheckBudget? = nil,
    quiz: @escaping (String) -> Quiz? = { _ in nil }
  ) {
    self.plugin = plugin
    self.budget = budget
    self.languages = languages
    self.quiz = quiz
  }

  /// The report on one example; without problems it passed.
  package struct Report: Equatable, Sendable {
    /// The place in the list, from 1.
    package var number: Int
    /// The line on which it begins.
    package var line: Int
    /// Sentences that begin with file and line.
    package var problems: [String]
    /// Whether the built-in default passes it too, so that it says nothing about the plugin.
    package var checksNothing = false

    /// The remark on an example that tests nothing of the plugin.
    package var remark: String {
      "example \(number) checks nothing of its own: without the plugin the same comes out"
    }
  }

  /// Reports on the examples that were played to the end: all of them, unless the budget was spent before.
  package func run() -> [Report] {
    var reports: [Report] = []
    for (index, value) in plugin.examples.enumerated() {
      let report = report(index, value)
      if isSpent { break }
      reports.append(report)
    }
    return reports
  }

  private var isSpent: Bool { budget?.isSpent ?? false }

  private func report(_ index: Int, _ value: LuaValue) -> Report {
    let line = plugin.source.line(at: ["examples", String(index + 1)]) ?? 1
    let place = "\(plugin.source.path):\(line): example \(index + 1): "
    do {
      let example = try Example(reading: value)
      let problems = try hinted(problems(example, isDefault: false), example)
      return Report(
        number: index + 1, line: line, problems: problems.map { place + $0 },
        checksNothing: !plugin.info.hooks.isEmpty && problems.isEmpty
          && (try? self.problems(example, isDefault: true))?.isEmpty == true)
    } catch {
      return Report(number: index + 1, line: line, problems: [place + error.message])
    }
  }

  /// The problems, with a hint if the example would pass in its author's language.
  private func hinted(_ problems: [String], _ example: Example) -> [String] {
    guard let last = problems.last, example.language == nil, let own = languages.first, own != standardLanguage else {
      return problems
    }
    if isSpent { return problems }
    var other = example
    other.language = own
    guard (try? self.problems(other, isDefault: false))?.isEmpty == true else { return problems }
    return problems.dropLast() + ["\(last); with `language = \"\(own)\"` in the example it passes"]
  }

  /// English, or of texts that have none the first.
  private var standardLanguage: String {
    plugin.strings["en"] != nil ? "en" : plugin.strings.keys.min() ?? "en"
  }

  private func languages(_ example: Example) -> [String] { [example.language ?? standardLanguage] }

  /// The differences between the example and its sitting; with `isDefault` of the built-in default in the plugin's
  /// place.
  private func problems(_ example: Example, isDefault: Bool) throws(Misfit) -> [String] {
    if !example.quizzes.isEmpty { return try asked(example, isDefault ? [] : [plugin]) }
    if !isDefault { return try played(example, layers(example)) }
    if plugin.info.fits == ModeInfo.Fit.none { throw Misfit("the default needs a quiz") }
    return try played(example, [BuiltInMode()])
  }

  private func played(_ example: Example, _ layers: [any Mode]) throws(Misfit) -> [String] {
    let beginning = try beginning(example)
    var sitting = ExampleSitting(beginning, layers, example.responses)
    try sitting.play { !isSpent }
    var found = sitting.state.result?.fields(from: sitting.state) ?? []
    found.append(PlainField("asked", .list(sitting.asked.map(PlainValue.text))))
    let isOwn = layers.contains { $0 is LuaMode }
    let (due, problems) = isOwn ? due(example, beginning, sitting.state) : (nil, [])
    found.append(PlainField(Hook.due.rawValue, due.map(PlainValue.int) ?? .null))
    return sitting.failures.map(\.message) + problems + (try idleResponses(example, sitting))
      + (try Expectation.differences(example.expected, found))
  }

  /// The due cards after the responses, or without responses with the memory of the example.
  private func due(
    _ example: Example, _ beginning: Beginning, _ state: SittingState
  ) -> (count: Int?, problems: [String]) {
    guard example.expected.contains(where: { $0.key == .text(Hook.due.rawValue) }) else { return (nil, []) }
    var beginning = beginning
    if !example.responses.isEmpty {
      beginning.memory = state.memoryAfter
      beginning.shared = state.sharedAfter
    }
    do throws(HookFailure) {
      let hook = DueHook(plugin, languages: languages(example))
      return (try hook.count(beginning) { budget?.count($0) }, [])
    } catch {
      return (nil, [error.message])
    }
  }

  /// A sentence for each response to an id that neither the quiz has nor the mode used.
  private func idleResponses(_ example: Example, _ sitting: ExampleSitting) throws(Misfit) -> [String] {
    let idle = Set(example.responses.keys).subtracting(sitting.opened)
    if idle.isEmpty { return [] }
    let questions =
      try example.quiz.map { value throws(Misfit) in try quiz(value, languages(example)).questions.map(\.id) } ?? []
    let known = questions + sitting.opened.filter { !questions.contains($0) }
    return idle.subtracting(known).sorted().map { id in
      let hint = nearest(to: id, in: known).map { "did you mean '\($0)'?" } ?? Self.listed(known)
      return "responses name '\(id)', which is no question of the quiz and was never asked or shown; \(hint)"
    }
  }

  private static func listed(_ ids: [String]) -> String {
    if ids.isEmpty { return "nothing was asked" }
    return "there is " + ids.prefix(10).joined(separator: ", ") + (ids.count > 10 ? ", …" : "")
  }

  /// The problems of an example of `today`: the day's quiz in its pool.
  private func asked(_ example: Example, _ plugins: [Plugin]) throws(Misfit) -> [String] {
    let pool = try pool(example)
    let hook = TodayHook(plugins, options: example.options, languages: languages(example))
    let (id, failures) = hook.quiz(of: pool, on: example.day)
    let found = [PlainField(Hook.today.rawValue, id.map(PlainValue.text) ?? .null)]
    return failures.map(\.message) + (try Expectation.differences(example.expected, found))
  }

  /// The quizzes of an example of `today`. An id that no quiz has stands for a quiz of one question.
  func pool(_ example: Example) throws(Misfit) -> [Quiz] {
    var pool: [Quiz] = []
    for value in example.quizzes {
      if let id = value.string {
        let question = Question(id: "q1", kind: .truefalse, text: "?")
        pool.append(quiz(id) ?? Quiz(id: id, title: id, questions: [question]))
      } else {
        pool.append(try quiz(value, languages(example), id: "example\(pool.count + 1)"))
      }
    }
    return pool.sorted { $0.id < $1.id }
  }

  private func layers(_ example: Example) -> [any Mode] {
    let own = LuaMode(plugin, languages: languages(example))
    if let budget {
      own.witness = budget.count
      own.loading = budget.count
    }
    return plugin.info.isModifier ? [BuiltInMode(), own] : [own]
  }

  private func beginning(_ example: Example) throws(Misfit) -> Beginning {
    let least = plugin.info.players.lowerBound
    let players = example.players.isEmpty ? (1...least).map { "Player \($0)" } : example.players
    let played = try example.quiz.map { value throws(Misfit) in
      try quiz(value, languages(example)).seen(by: plugin.info)
    }
    if played == nil && plugin.info.fits != ModeInfo.Fit.none {
      throw Misfit("the example needs 'quiz', a table or an id")
    }
    var beginning = Beginning(
      sitting: "", quiz: played, plugins: layers(example).map { PluginUse($0.info) },
      options: try options(example, played),
      seed: example.seed, players: players, day: example.day)
    beginning.memory = example.memory
    beginning.shared = example.shared
    beginning.seen = example.seen
    return beginning
  }

  func quiz(_ value: LuaValue) throws(Misfit) -> Quiz { try quiz(value, languages) }

  private func quiz(_ value: LuaValue, _ languages: [String], id: String = "example") throws(Misfit)
    -> Quiz
  {
    if let id = value.string {
      guard let found = quiz(id) else { throw Misfit("there is no quiz '\(id)'") }
      return found
    }
    let source = SourceValue(PlainValue(value).withoutEmptyTables, at: 0)
    let reading = QuizReader.quiz(from: source, id: id, languages: languages)
    if let quiz = reading.quiz { return quiz }
    let problem = reading.findings.first { $0.severity == .error }
    throw Misfit("its quiz: \(problem.map { $0.problem.message { _ in nil } } ?? "this is no quiz")")
  }

  /// The options: defaults, then the quiz's, then the example's.
  private func options(_ example: Example, _ quiz: Quiz?) throws(Misfit) -> [PlainField] {
    let known = plugin.info.options.map(\.name)
    for field in example.options where !known.contains(field.key.written) {
      throw Misfit("the plugin has no option '\(field.key.written)'")
    }
    var values: [PlainField] = []
    for named in plugin.info.options {
      let given = (example.options + (quiz?.options ?? [])).first { $0.key == .text(named.name) }?.value
      guard let value = given ?? named.spec.initial else { continue }
      guard let accepted = named.spec.accepted(value) else {
        throw Misfit("the option '\(named.name)' must be \(named.spec.inWords), got '\(ValueSpec.written(value))'")
      }
      values.append(PlainField(named.name, accepted))
    }
    return values.sorted { $0.key < $1.key }
  }
}

/// Instructions that a check of one plugin spends on its hooks: seconds on most machines, whatever is played.
package final class CheckBudget {
  package static let most = 500_000_000
  /// The instructions for a second, charged to a call that the clock ended.
  private static let instructionsOfASecond = 100_000_000
  private(set) var spent = 0
  /// How far parts of the check may go.
  private var bound = CheckBudget.most

  package init() {}

  package var isSpent: Bool { spent >= bound }

  func count(_ call: HookCall) {
    count(call.isByClock ? Self.instructionsOfASecond : call.instructions)
  }

  func count(_ instructions: Int) { spent += instructions }

  /// The budget left for the rest of the check.
  var left: Int { max(0, bound - spent) }

  /// Runs a part of the check with a share of the budget left; true when it finished.
  func spending(oneOf parts: Int, _ part: () -> Void) -> Bool {
    let whole = bound
    bound = min(bound, spent + left / parts)
    part()
    let isDone = !isSpent
    bound = whole
    return isDone
  }
}
