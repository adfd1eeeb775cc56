internal import QuizCells
package import QuizCore
package import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizPlay

/// The needs of a quiz beyond its file: the mode it names, the mode's options, its images.
package struct QuizSurroundings {
  package let library: Library
  package let quiz: Quiz
  package let path: String
  package let bytes: [UInt8]

  package init(library: Library, quiz: Quiz, path: String, bytes: [UInt8]) {
    self.library = library
    self.quiz = quiz
    self.path = path
    self.bytes = bytes
  }

  package var findings: [Diagnostic] {
    let problems = MediaProblems(library.media(ofQuizAt: path))
    return ModeUse(library: library, plugin: quiz.plugin, options: quiz.options, path: path, bytes: bytes).findings
      + ShownCheck(quiz: quiz, path: path, bytes: bytes, problems: problems, readers: library.cells.readers).findings
  }
}

/// The mode that a quiz names, and the options that it sets.
struct ModeUse {
  let library: Library
  let plugin: String?
  let options: [PlainField]
  let path: String
  let bytes: [UInt8]

  /// Whether there is that mode with those options.
  var findings: [Diagnostic] {
    guard let id = plugin else { return [] }
    let names = library.pluginPaths.map(\.id)
    guard names.contains(id) else {
      let hint = nearest(to: id, in: names).map { "did you mean '\($0)'?" } ?? "`quizrun plugins` lists those at hand"
      return [Diagnostic(.warning, file: path, line: line(of: id), message: "there is no mode '\(id)': \(hint)")]
    }
    // A mode that cannot be read is a matter of `plugin check`.
    return (try? library.plugin(id)).map { optionFindings($0, id) } ?? []
  }

  /// The line that names the mode, from 1.
  private func line(of id: String) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains("plugin") && $0.contains(id) }.map { $0 + 1 }
  }

  /// Options that the quiz's own mode refuses or does not have.
  private func optionFindings(_ plugin: Plugin, _ id: String) -> [Diagnostic] {
    let places = OptionPlaces(path: path, bytes: bytes, plugins: [plugin])
    let names = plugin.info.options.map(\.name)
    return options.compactMap { field in
      let name = field.key.written
      let line = places.line(name)
      guard let spec = plugin.info.options.last(where: { $0.name == name })?.spec else {
        let has = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
        let hint = nearest(to: name, in: names).map { "did you mean '\($0)'?" } ?? has
        let message = "the mode '\(id)' has no option '\(name)': \(hint)"
        return Diagnostic(.warning, file: path, line: line, message: message)
      }
      if spec.accepted(field.value) != nil { return nil }
      return Diagnostic(.error, file: path, line: line, message: places.refusal(name, spec, field.value))
    }
  }
}
