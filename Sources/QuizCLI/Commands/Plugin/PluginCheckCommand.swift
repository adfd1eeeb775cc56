internal import Cells
internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWorkshop

/// `quizrun plugin check`: looks for everything that can be wrong with plugins.
struct PluginCheckCommand {
  private let library: Library
  private let plugins: NamedPlugins
  private let quiz: String?
  private let seed: Int
  private let isJSON: Bool
  /// The options set for the sittings.
  private let set: [PlayOption.Setting]

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    library = surroundings.library
    plugins = NamedPlugins(library: library, words: parsed.operands)
    quiz = parsed.value("quiz")
    isJSON = parsed.has("json")
    seed = try parsed.number("seed", in: Chance.seeds) ?? 1
    set = try parsed.settings()
  }

  func run() throws(Problem) -> Int32 {
    let isBrief = !isJSON && plugins.words.isEmpty
    var (texts, code): ([String], Int32) = ([], 0)
    var pieces: [PluginReports.Piece] = []
    var failure: PluginProblem?
    for path in try plugins.paths() where failure == nil {
      do throws(PluginProblem) {
        pieces.append(.source(try library.source(path)))
      } catch {
        if !plugins.words.isEmpty { failure = error }
        // One that cannot be read does not keep the others from being checked.
        let report = PluginReport(id: path, path: path, findings: [PluginFinding(unreadable: path, error.message)])
        if plugins.words.isEmpty { pieces.append(.told(telling(report, isBrief: isBrief))) }
      }
    }
    let options = try options(of: pieces)
    let (languages, seed, chosen, all) = (library.languages, seed, try chosenQuiz(), quizzes())
    try PluginReports(library, isJSON ? .objects : .lines).tell(pieces, jobs: Confinement.processors) { source in
      let checker = PluginChecker(
        source, quizzes: all, chosen: chosen, languages: languages, seed: seed, set: options[source.path] ?? [],
        saysGuesses: !isBrief)
      return telling(checker.report(), isBrief: isBrief)
    } lost: { source, why in
      var report = PluginReport(id: source.id, path: source.path)
      report.findings = [
        PluginFinding(.limit, source.path, 1, why, suggestion: "Lua alone cannot do this: do not trust the plugin")
      ]
      return telling(report, isBrief: isBrief)
    } _: { telling in
      if isJSON { texts.append(telling.text) } else { Console.write(telling.text) }
      code = max(code, telling.code)
    }
    if let failure { throw Problem(.inputOutput, failure.message) }
    if isJSON { Console.write("[\(texts.joined(separator: ","))]\n") }
    return code
  }

  /// The options set for each plugin, by its path; a plugin that fails to load is reported by its check.
  private func options(of pieces: [PluginReports.Piece]) throws(Problem) -> [String: [PlainField]] {
    if set.isEmpty { return [:] }
    var specs: [String: [NamedSpec]] = [:]
    for case .source(let source) in pieces {
      if let plugin = try? library.plugin(source.path) { specs[source.path] = plugin.info.options }
    }
    if specs.count == pieces.count { try OptionValues.check(set, against: Array(specs.values)) }
    var options: [String: [PlainField]] = [:]
    for (path, specs) in specs { options[path] = try OptionValues.given(set, to: specs) }
    return options
  }

  private func telling(_ report: PluginReport, isBrief: Bool) -> PluginTelling {
    PluginTelling(
      isJSON ? JSONWriter.text(.object(report.object)) : CheckText.text(report, isBrief: isBrief),
      code: report.findings.isEmpty ? 0 : ExitCode.found)
  }

  /// The quiz that was named.
  private func chosenQuiz() throws(Problem) -> CheckedQuiz? {
    guard let quiz else { return nil }
    guard let found = try library.quiz(named: quiz, seed: seed) else {
      throw .unknownQuiz(quiz, near: nearest(to: quiz, in: library.catalogue().entries.map(\.id)))
    }
    return CheckedQuiz(quiz: found.quiz, path: found.path, bytes: found.bytes)
  }

  /// All that can be read.
  private func quizzes() -> [CheckedQuiz] {
    var checked: [CheckedQuiz] = []
    var seen: Set<String> = []
    for path in library.quizPaths {
      guard let found = try? library.quiz(at: path, seed: seed), seen.insert(found.quiz.id).inserted else { continue }
      checked.append(CheckedQuiz(quiz: found.quiz, path: path, bytes: found.bytes))
    }
    return checked
  }
}

/// The plugins that a command was given, all of them when none is named.
struct NamedPlugins {
  let library: Library
  /// The plugins as typed; empty means all.
  let words: [String]

  /// Paths of the plugin files, without files that only help others; a word that leads to none ends the program.
  func paths() throws(Problem) -> [String] {
    if words.isEmpty { return library.pluginPaths.map(\.path) }
    var paths: [String] = []
    for word in words {
      let path = try library.pluginFile(word)
      if library.isHelper(path) {
        Console.warn("\(path): not a plugin but a file that plugins require; it is checked with them")
      } else {
        paths.append(path)
      }
    }
    return paths
  }
}

extension Library {
  /// The quiz of a word, a path or an id; nil when there is none.
  func quiz(named word: String, seed: Int) throws(Problem) -> QuizAtHand? {
    let isPath = word.contains("/")
    if Files.exists(word) && (isPath || word.contains(".")) { return try quiz(at: word, seed: seed) }
    if let quiz = try quiz(id: word, seed: seed) { return quiz }
    return isPath ? try quiz(at: word, seed: seed) : nil
  }
}
