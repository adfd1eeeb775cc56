internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWorkshop
internal import TextLayout

/// `quizrun plugin test`: plays the examples of plugins and compares the results.
struct PluginTestCommand {
  let library: Library
  let plugins: NamedPlugins
  let isJSON: Bool

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) {
    library = surroundings.library
    plugins = NamedPlugins(library: library, words: parsed.operands)
    isJSON = parsed.has("json")
  }

  func run() throws(Problem) -> Int32 {
    var code: Int32 = 0
    var objects: [String] = []
    for path in try plugins.paths() {
      let told = try test(path)
      code = max(code, told.code)
      if isJSON { objects.append(told.text) } else { Console.write(told.text) }
    }
    if isJSON { Console.write("[\(objects.joined(separator: ","))]\n") }
    return code
  }

  private func test(_ path: String) throws(Problem) -> PluginTelling {
    let source: PluginSource
    do throws(PluginProblem) { source = try library.source(path).selfContained } catch {
      return telling(broken(path, error.message))
    }
    let cells = PluginReports(library, isJSON ? .objects : .lines)
    let languages = library.languages
    // Examples speak English unless they say otherwise, and so do the quizzes that they name.
    var english = library
    english.languages = ["en"]
    do {
      // A cell reads no files: first it says which quizzes the examples are about.
      var quizzes: [String: Quiz] = [:]
      for id in try cells.names({ Tested.quizzes(source, languages) }) {
        quizzes[id] = (try? english.quiz(id: id, seed: 0))?.quiz
      }
      return try cells.told { [quizzes] in
        do throws(PluginProblem) {
          let plugin = try Plugin.load(source)
          let reports = ExampleRunner(plugin, languages: languages) { quizzes[$0] }.run()
          return telling(Tested(id: plugin.info.id, path: path, reports: reports, broken: nil))
        } catch {
          return telling(broken(path, error.message))
        }
      }
    } catch {
      if error.kind != .badData { throw error }
      return telling(broken(path, "\(path): \(error.message)"))
    }
  }

  private func broken(_ path: String, _ why: String) -> Tested {
    Tested(id: path, path: path, reports: [], broken: why)
  }

  private func telling(_ tested: Tested) -> PluginTelling {
    PluginTelling(isJSON ? JSONWriter.text(.object(tested.object)) : tested.text, code: tested.code)
  }
}

/// The results of the examples of one plugin.
private struct Tested {
  let id: String
  let path: String
  let reports: [ExampleRunner.Report]
  /// Why the file could not be loaded.
  let broken: String?

  /// The ids of the quizzes that examples are about.
  static func quizzes(_ source: PluginSource, _ languages: [String]) -> [String] {
    var ids: Set<String> = []
    guard let plugin = try? Plugin.load(source) else { return [] }
    _ = ExampleRunner(plugin, languages: languages) { id in
      ids.insert(id)
      return nil
    }.run()
    return ids.sorted()
  }

  var failed: Int { reports.count { !$0.problems.isEmpty } }

  var code: Int32 { broken != nil ? ExitCode.badData : failed > 0 ? 1 : 0 }

  var text: String {
    if let broken { return broken.continued + "\n" }
    let idle = reports.filter(\.checksNothing).map { "\(path):\($0.line): \($0.remark)" }
    let lines = (reports.flatMap(\.problems) + idle).map { $0.continued + "\n" }.joined()
    return (lines + "\(path): \(summary)\n").cleaned
  }

  private var summary: String {
    if reports.isEmpty { return "no examples: add `examples = { … }` to the file" }
    let examples = counted(reports.count, "example")
    return failed == 0 ? "\(examples) passed" : "\(failed) of \(examples) failed"
  }

  var object: JSONObject {
    var object: JSONObject = ["plugin": .text(id.cleaned), "path": .text(path.cleaned)]
    if let broken { object.append("error", .text(broken.cleaned)) }
    object.append(
      "examples",
      .list(
        reports.map { report in
          .object([
            "number": .int(report.number), "line": .int(report.line), "passed": .bool(report.problems.isEmpty),
            "problems": .list(report.problems.map { .text($0.cleaned) }), "checksNothing": .bool(report.checksNothing),
          ])
        }))
    return object
  }
}
