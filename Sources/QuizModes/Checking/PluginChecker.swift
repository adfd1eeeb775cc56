internal import QuizCore

/// Looks for everything that can be wrong with a plugin: in its source, in its table, and in sittings that it plays.
package struct PluginChecker {
  let source: PluginSource
  let languages: [String]
  let seed: Int
  /// The quizzes at hand; those that name the plugin are looked at more closely.
  let quizzes: [CheckedQuiz]
  /// The most commands that are tried to count every possibility of a quiz.
  let budget: Int
  /// Whether the report says what guessing brings, also where nothing can be wrong with it.
  let saysGuesses: Bool

  package init(
    _ source: PluginSource, quizzes: [CheckedQuiz], languages: [String] = ["en"], seed: Int = 1, budget: Int = 40_000,
    saysGuesses: Bool = true
  ) {
    self.saysGuesses = saysGuesses
    self.source = source
    self.quizzes = quizzes
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
      report.findings = SourceCheck(source).findings() + [broken(error)]
      report.findings = Self.settled(report.findings)
      return report
    }
    report.findings = written(plugin)
    var stage = CheckStage(plugin, self)
    stage.play()
    report.quizzes = stage.reports
    report.unplayed = stage.unplayed
    report.costs = stage.costs
    report.findings = Self.settled(report.findings + stage.findings)
    return report
  }

  /// What is wrong with the file as it is written.
  private func written(_ plugin: Plugin) -> [PluginFinding] {
    let options = plugin.info.options.map(\.name)
    var findings = SourceCheck(source, strings: plugin.strings, options: options).findings()
    for module in plugin.modules {
      let path = source.path.split(separator: "/").dropLast().map { $0 + "/" }.joined() + module.name + ".lua"
      let own = PluginSource(id: module.name, path: source.path.hasPrefix("/") ? "/" + path : path, bytes: module.bytes)
      findings += SourceCheck(own, strings: plugin.strings, options: options).findings()
    }
    return findings + missingTexts(plugin) + examples(plugin) + unreached(plugin)
  }

  private func broken(_ problem: PluginProblem) -> PluginFinding {
    let hint = problem.message.firstMatch(of: /(?:did you mean '[^']+'\?|write `[^`]+`)/).map { String($0.0) }
    return PluginFinding(
      .shape, saying: problem.message, or: source.path, 1,
      suggestion: hint ?? cure(problem.message))
  }

  private func cure(_ message: String) -> String {
    message.contains("must be")
      ? "give it such a value, or declare another type"
      : "the file must return one table: docs/plugins.md says what can be in it"
  }

  /// Texts that one language has and another lacks, and names in braces that a translation lost.
  private func missingTexts(_ plugin: Plugin) -> [PluginFinding] {
    let languages = plugin.strings.keys.sorted()
    let names = Set(plugin.strings.values.flatMap(\.keys)).sorted()
    return languages.flatMap { language in
      names.compactMap { name -> PluginFinding? in
        let line = source.line(at: ["strings", language, name]) ?? 1
        let other = languages.first { plugin.strings[$0]?[name] != nil } ?? "en"
        guard let text = plugin.strings[language]?[name] else {
          return PluginFinding(
            .missingText, source.path, line, "strings.\(language) lacks '\(name)', which strings.\(other) has",
            suggestion: "add `\(name) = \"…\"` to strings.\(language)")
        }
        let lost = Self.holes(plugin.strings[other]?[name] ?? "").subtracting(Self.holes(text)).sorted()
        guard let hole = lost.first else { return nil }
        return PluginFinding(
          .missingText, source.path, line, "strings.\(language).\(name) lacks {\(hole)}, which strings.\(other) has",
          suggestion: "say {\(hole)} somewhere in the text")
      }
    }
  }

  private static func holes(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
  }

  private func examples(_ plugin: Plugin) -> [PluginFinding] {
    ExampleRunner(plugin, languages: languages) { id in quizzes.first { $0.quiz.id == id }?.quiz }.run().flatMap {
      report in
      report.problems.map { problem in
        PluginFinding(
          .example, saying: problem, or: source.path, report.line,
          suggestion: "change the mode, or what the example expects")
      }
    }
  }

  /// One finding for each place and kind, by file and line; what was found by reading is told before what play showed.
  static func settled(_ findings: [PluginFinding]) -> [PluginFinding] {
    var seen: Set<String> = []
    let places = findings.filter { $0.code != .example }.map { "\($0.file):\($0.line):" }
    // An example that fails by a mistake found elsewhere says nothing new.
    let telling = findings.filter { finding in
      finding.code != .example || !places.contains { finding.message.contains($0) }
    }
    let unique = telling.filter { seen.insert("\($0.file):\($0.line):\($0.code.family)").inserted }
    return unique.enumerated().sorted { a, b in
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
