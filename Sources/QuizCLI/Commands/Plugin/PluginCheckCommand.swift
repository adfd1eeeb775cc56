internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
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

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    library = surroundings.library
    plugins = NamedPlugins(library: library, words: parsed.operands)
    quiz = parsed.value("quiz")
    isJSON = parsed.has("json")
    do { seed = try parsed.whole("seed", in: Chance.seeds) ?? 1 } catch { throw Problem(error) }
  }

  func run() throws(Problem) -> Int32 {
    var reports: [PluginReport] = []
    var failure: PluginProblem?
    let checks = try quizzes()
    var paths = try plugins.paths()[...]
    let jobs = min(paths.count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    let (command, isBrief) = (self, !isJSON && plugins.words.isEmpty)
    OrderedWork<String, Result<PluginReport, PluginProblem>> {
      paths.popFirst()
    } finish: { product in
      switch product {
      case .success(let report):
        if !command.isJSON { Console.write(CheckText.text(report, isBrief: isBrief)) }
        reports.append(report)
      case .failure(let problem): failure = problem
      }
      return failure == nil
    } worker: {
      { path in command.check(path, checks, saysGuesses: !isBrief) }
    }.run(jobs: jobs)
    if let failure { throw Problem(.inputOutput, failure.message) }
    if isJSON { Console.write(JSONWriter.text(.list(reports.map { .object($0.object) })) + "\n") }
    return reports.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }

  private func check(
    _ path: String, _ quizzes: [CheckedQuiz], saysGuesses: Bool
  ) -> Result<PluginReport, PluginProblem> {
    do throws(PluginProblem) {
      let source = try library.source(path)
      return .success(
        PluginChecker(
          source, quizzes: quizzes, languages: library.languages, seed: seed, saysGuesses: saysGuesses
        ).report())
    } catch {
      if !plugins.words.isEmpty { return .failure(error) }
      // One that cannot be read does not keep the others from being checked.
      return .success(PluginReport(id: path, path: path, findings: [PluginFinding(unreadable: path, error.message)]))
    }
  }

  /// The quizzes to check with: the one that was named, else all that can be read.
  private func quizzes() throws(Problem) -> [CheckedQuiz] {
    if let quiz {
      guard let found = try library.quiz(named: quiz, seed: seed) else {
        throw Problem.file(.noInput, "there is no quiz '\(quiz)': `quizrun list` lists them")
      }
      return [CheckedQuiz(quiz: found.quiz, path: found.path, bytes: found.bytes)]
    }
    var checked: [CheckedQuiz] = []
    var seen: Set<String> = []
    for path in library.quizPaths {
      guard let found = try? library.quiz(at: path, seed: seed), seen.insert(found.quiz.id).inserted else { continue }
      checked.append(CheckedQuiz(quiz: found.quiz, path: path, bytes: found.bytes))
    }
    return checked
  }
}
