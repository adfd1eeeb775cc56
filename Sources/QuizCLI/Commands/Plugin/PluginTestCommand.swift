internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import TextLayout

/// `quizrun plugin test`: plays the examples that plugins bring and compares what comes out.
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
    var objects: [JSONValue] = []
    for path in try plugins.paths() {
      let tested = test(path)
      code = max(code, tested.code)
      if isJSON { objects.append(.object(tested.object)) } else { Console.write(tested.text) }
    }
    if isJSON { Console.write(JSONWriter.text(.list(objects)) + "\n") }
    return code
  }

  private func test(_ path: String) -> Tested {
    do {
      let plugin = try Plugin.load(try library.source(path))
      let reports = ExampleRunner(plugin, languages: library.languages) { [library] id in
        (try? library.quiz(id: id, seed: 0))?.quiz
      }.run()
      return Tested(id: plugin.info.id, path: path, reports: reports, broken: nil)
    } catch {
      return Tested(id: path, path: path, reports: [], broken: error.message)
    }
  }
}

/// What came of the examples of one plugin.
private struct Tested {
  let id: String
  let path: String
  let reports: [ExampleRunner.Report]
  /// Why the file could not be loaded.
  let broken: String?

  var failed: Int { reports.count { !$0.problems.isEmpty } }

  var code: Int32 { broken != nil ? ExitCode.badData : failed > 0 ? 1 : 0 }

  var text: String {
    if let broken { return "\(broken)\n".cleaned }
    let idle = reports.filter(\.checksNothing).map { "\(path):\($0.line): \($0.remark)" }
    let lines = (reports.flatMap(\.problems) + idle).map { $0 + "\n" }.joined()
    return (lines + "\(path): \(summary)\n").cleaned
  }

  private var summary: String {
    if reports.isEmpty { return "no examples: `examples = { … }` in the file brings some" }
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
