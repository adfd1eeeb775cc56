internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWire
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
      return telling(PluginTest(broken: path, error.message))
    }
    let cells = PluginReports(library, isJSON ? .objects : .lines)
    let languages = library.languages
    // Examples speak English unless they say otherwise, and so do the quizzes that they name.
    var english = library
    english.languages = ["en"]
    do {
      // A cell reads no files: first it says which quizzes the examples are about.
      var quizzes: [String: Quiz] = [:]
      for id in try cells.names({ PluginTest.quizzes(source, languages) }) {
        quizzes[id] = (try? english.quiz(id: id, seed: 0))?.quiz
      }
      return try cells.told { [quizzes] in
        telling(PluginTest(source, languages: languages) { quizzes[$0] })
      }
    } catch {
      if error.kind != .badData { throw error }
      return telling(PluginTest(broken: path, "\(path): \(error.message)"))
    }
  }

  private func telling(_ tested: PluginTest) -> PluginTelling {
    PluginTelling(isJSON ? tested.report.line : tested.text, code: tested.code)
  }
}
