internal import LuaKit
internal import QuizCore

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
