package import QuizCore

/// Looks for everything that can be wrong with a plugin: in its source, in its table, and in sittings that it plays.
package struct PluginChecker {
  let source: PluginSource
  let languages: [String]
  let seed: Int
  /// The quizzes at hand; those that name the plugin are checked more closely.
  let quizzes: [CheckedQuiz]
  /// The only quiz to play; nil plays all fitting ones. Examples play the quizzes that they name.
  let chosen: CheckedQuiz?
  /// The most commands that are tried to count every possibility of a quiz.
  let budget: Int
  /// Options of the plugin that are set for all that is played.
  let set: [PlainField]
  /// Whether the report says what guessing brings, also where nothing can be wrong with it.
  let saysGuesses: Bool

  package init(
    _ source: PluginSource, quizzes: [CheckedQuiz], chosen: CheckedQuiz? = nil,
    languages: [String] = ["en"],
    seed: Int = 1, budget: Int = 12_000, set: [PlainField] = [],
    saysGuesses: Bool = true
  ) {
    self.set = set
    self.saysGuesses = saysGuesses
    self.source = source
    self.quizzes = quizzes
    self.chosen = chosen
    self.languages = languages
    self.seed = seed
    self.budget = budget
  }

  package func report() -> PluginReport {
    var report = PluginReport(id: source.id, path: source.path)
    let plugin: Plugin
    do throws(PluginProblem) {
      plugin = try Plugin.load(source)
    } catch {
      report.findings = kept(read(source.bytes, source.path), [broken(error)], of: [(source.path, source.bytes)])
      return report
    }
    let files = files(of: plugin)
    let spending = CheckBudget()
    var examples: [ExampleRunner.Report] = []
    _ = spending.spending(oneOf: 2) { examples = runner(plugin, spending).run() }
    var stage = CheckStage(plugin, self, spending)
    stage.play()
    report.quizzes = stage.reports
    report.costs = stage.costs
    report.isPlayed = stage.isPlayed
    let read = read(files, plugin)
    report.findings = kept(
      read, written(plugin) + Self.failed(examples, source) + stage.findings, of: files)
    report.findings += unfinished(plugin, stage, examples.count)
    report.unplayed = stage.unplayed
    report.remarks = Self.remarks(examples)
    if !stage.isPlayed, let why = stage.whyUnplayed { report.remarks.append(PluginReport.Remark(sentence: why)) }
    return report
  }

  /// The findings that no comment in one of the files silences; `read` come from reading alone.
  private func kept(
    _ read: [PluginFinding], _ others: [PluginFinding], of files: [(path: String, bytes: [UInt8])]
  ) -> [PluginFinding] {
    let ignoring = files.map { Ignoring($0.bytes, path: $0.path) }
    // A mistake in a comment is reported beside the finding that it should silence.
    let settled = Self.settled(read + ignoring.flatMap(\.findings), others)
    return settled.filter { finding in !ignoring.contains { $0.silences(finding) } }
  }

  /// The file and those it requires. If it computes names, other plugins among the modules are checked separately,
  /// unless some file names them.
  private func files(of plugin: Plugin) -> [(path: String, bytes: [UInt8])] {
    let folder = source.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    let named = Set(([source.bytes] + plugin.modules.map(\.bytes)).flatMap(PluginSource.names(requiredIn:)))
    return [(source.path, source.bytes)]
      + plugin.modules.filter { named.contains($0.name) || !PluginSource.saysAPI($0.bytes) }.map { module in
        (
          (source.path.hasPrefix("/") ? "/" : "") + folder + source.moduleFolder(module.name) + module.name + ".lua",
          module.bytes
        )
      }
  }

  private func read(_ bytes: [UInt8], _ path: String) -> [PluginFinding] {
    Proofreader(bytes, path: path)?.findings() ?? []
  }

  /// Reads the files; each knows which functions of the others change their arguments.
  private func read(_ files: [(path: String, bytes: [UInt8])], _ plugin: Plugin) -> [PluginFinding] {
    var changing: [String: Set<Int>] = [:]
    for file in files.dropFirst() {
      guard let tree = PluginTree(file.bytes) else { continue }
      changing.merge(LastingChanges(tree).changedParameters) { $0.union($1) }
    }
    return files.flatMap { file in
      Proofreader(
        file.bytes, path: file.path, strings: plugin.strings, options: plugin.info.options, changing: changing)?
        .findings() ?? []
    }
  }

  /// The mistakes in the file as written, without any sitting.
  private func written(_ plugin: Plugin) -> [PluginFinding] {
    missingTexts(plugin) + unreached(plugin) + AchievementCheck(plugin).findings()
  }

  private func broken(_ problem: PluginProblem) -> PluginFinding {
    var finding = PluginFinding(.shape, saying: problem.message, or: source.path, 1, suggestion: "")
    finding.suggestion = cure(problem.message, finding.line)
    return finding
  }

  private func cure(_ message: String, _ line: Int) -> String {
    if let hint = message.firstMatch(of: /(?:did you mean '[^']+'\?|write `[^`]+`)/) { return String(hint.0) }
    if message.contains("needs quizrun") { return "use a newer quizrun, or lower `needs`" }
    if message.contains("the default of") { return "give it such a value, or declare another type" }
    if message.contains("must be") { return "give it such a value" }
    if message.contains("known: ") || message.contains("a plugin must return") {
      return "the file must return one table: docs/reference.md says what can be in it"
    }
    if message.contains("is not known to this version") { return "write `api = \(Plugin.api)`, or use a newer quizrun" }
    return SyntaxAdvice(source.bytes).on(message, line: line)
  }

  func runner(_ plugin: Plugin, _ budget: CheckBudget? = nil) -> ExampleRunner {
    ExampleRunner(plugin, languages: languages, budget: budget) { id in
      quizzes.first { $0.quiz.id == id }?.quiz
    }
  }

  private static func failed(_ examples: [ExampleRunner.Report], _ source: PluginSource) -> [PluginFinding] {
    examples.flatMap { report in
      report.problems.map { problem in
        PluginFinding(
          .example, saying: problem, or: source.path, report.line,
          suggestion: "change the mode, or what the example expects")
      }
    }
  }

  private static func remarks(_ examples: [ExampleRunner.Report]) -> [PluginReport.Remark] {
    examples.filter(\.checksNothing).map { PluginReport.Remark(line: $0.line, sentence: $0.remark) }
  }

  /// The findings by file and line: all from reading, and of the others one for each place and kind, without
  /// repetitions.
  static func settled(_ read: [PluginFinding], _ others: [PluginFinding]) -> [PluginFinding] {
    let place = { (finding: PluginFinding) in "\(finding.file):\(finding.line):\(finding.code.family)" }
    // A step dropped by `next` in a played branch is reported for the hook, not a second time.
    let isTold = others.contains { $0.message.contains("next must return a step") }
    let read = read.filter { !(isTold && $0.hook == .next && $0.message.contains("makes a step,")) }
    let places = (read + others).filter { $0.code != .example }.map { "\($0.file):\($0.line):" }
    var seen = Set(read.map(place))
    let unique = others.filter { finding in
      // An example that fails by a mistake found elsewhere says nothing new.
      if finding.code == .example, places.contains(where: { finding.message.contains($0) }) { return false }
      return seen.insert(place(finding)).inserted
    }
    return (read + unique).enumerated().sorted { a, b in
      (a.element.file, a.element.line, a.offset) < (b.element.file, b.element.line, b.offset)
    }.map(\.element)
  }
}

extension PluginFinding.Code {
  /// Kinds that say the same of a line when one of them was found already.
  fileprivate var family: String {
    switch self {
    case .shape, .unknownName, .unknownField, .unknownValue, .global, .readOnly, .hookFailed, .missingText: "line"
    default: rawValue
    }
  }
}

extension PluginChecker {
  /// Rules and bands of the examples' own quizzes that are never reached, at the lines of the examples.
  func unreached(_ plugin: Plugin) -> [PluginFinding] {
    plugin.examples.enumerated().flatMap { index, example -> [PluginFinding] in
      guard let quiz = example["quiz"], quiz.fields != nil else { return [] }
      let line = source.line(at: ["examples", String(index + 1)]) ?? 1
      let table = SourceValue(PlainValue(quiz).withoutEmptyTables, at: 0)
      let reading = QuizReader.quiz(from: table, id: "example", languages: languages, thorough: true)
      return reading.findings.filter(\.problem.isAboutReach).map { finding in
        let sentence = finding.problem.message { _ in nil }
        return PluginFinding(
          .example, source.path, line, "example \(index + 1): its quiz: \(sentence)",
          suggestion: "change the quiz of the example")
      }
    }
  }
}

/// Findings that keep a check incomplete; no comment in a file silences them.
extension PluginChecker {
  func unfinished(_ plugin: Plugin, _ stage: CheckStage, _ examplesPlayed: Int) -> [PluginFinding] {
    refused(stage) + stopped(plugin, stage, plugin.examples.count - examplesPlayed)
  }

  /// The finding that `start` refuses every quiz.
  private func refused(_ stage: CheckStage) -> [PluginFinding] {
    guard !stage.isPlayed, let words = stage.refusals.first else { return [] }
    return [
      PluginFinding(
        .refused, source.path, source.line(of: .start, key: nil), hook: .start,
        "it was not played: start refuses every quiz at hand (\(words.shortened))",
        suggestion:
          "name a quiz with --quiz, set an option with --set, or give it an example with a quiz of its own"
      )
    ]
  }

  /// Whether the hooks took all that a check spends on them.
  private func stopped(_ plugin: Plugin, _ stage: CheckStage, _ examplesLeft: Int)
    -> [PluginFinding]
  {
    var left = stage.unplayed.prefix(3).map { $0 }
    if stage.unplayed.count > 3 { left.append("\(stage.unplayed.count - 3) more") }
    if examplesLeft > 0 {
      left.append("\(examplesLeft) of \(counted(plugin.examples.count, "example"))")
    }
    if left.isEmpty { return [] }
    let dearest = stage.costs.max { $0.instructions < $1.instructions }?.hook
    return [
      PluginFinding(
        .stopped, source.path, dearest.map { source.line(of: $0, key: nil) } ?? 1, hook: dearest,
        "stopped: the hooks took the 500,000,000 instructions that a check spends; not played to the end: "
          + left.joined(separator: ", "),
        suggestion: "do less in one call, or name one quiz with --quiz")
    ]
  }
}
