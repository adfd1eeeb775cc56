package import QuizCore
package import QuizModes
package import QuizWire
internal import TextLayout

/// The results of the examples of one plugin, as `plugin test` tells them.
package struct PluginTest {
  private let id: String
  private let path: String
  private let reports: [ExampleRunner.Report]
  /// Why the file could not be loaded.
  private let broken: String?

  /// Plays the examples; `quiz` gives the quizzes that they name.
  package init(_ source: PluginSource, languages: [String], quiz: @escaping (String) -> Quiz?) {
    do throws(PluginProblem) {
      let plugin = try Plugin.load(source)
      self.init(
        id: plugin.info.id, path: source.path,
        reports: ExampleRunner(plugin, languages: languages, quiz: quiz).run(), broken: nil)
    } catch {
      self.init(broken: source.path, error.message)
    }
  }

  package init(broken path: String, _ why: String) {
    self.init(id: path, path: path, reports: [], broken: why)
  }

  private init(id: String, path: String, reports: [ExampleRunner.Report], broken: String?) {
    (self.id, self.path, self.reports, self.broken) = (id, path, reports, broken)
  }

  /// The ids of the quizzes that examples are about.
  package static func quizzes(_ source: PluginSource, _ languages: [String]) -> [String] {
    var ids: Set<String> = []
    _ = PluginTest(source, languages: languages) { id in
      ids.insert(id)
      return nil
    }
    return ids.sorted()
  }

  private var failed: Int { reports.count { !$0.problems.isEmpty } }

  /// The exit code of the command.
  package var code: Int32 { broken != nil ? 65 : failed > 0 ? 1 : 0 }

  package var text: String {
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

  package var report: ExamplesReport {
    ExamplesReport(
      id, path: path, error: broken,
      examples: reports.map {
        ExamplesReport.Example($0.number, line: $0.line, problems: $0.problems, checksNothing: $0.checksNothing)
      })
  }
}
