internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizFormats
internal import QuizModes
internal import TextLayout

/// `quizrun quiz check`: everything that is wrong or probably not meant, at its place.
struct QuizCheckCommand {
  private let shell: Shell
  private let parsed: ParsedCommand

  init(_ shell: Shell, _ parsed: ParsedCommand) {
    self.shell = shell
    self.parsed = parsed
  }

  /// 0 when nothing was found, 1 when anything was, 66 when a quiz is not there.
  func run() throws(Exit) -> Int32 {
    var found: [Diagnostic] = []
    var missing: [Exit] = []
    for path in try paths(&missing) { found += try check(path, &missing) }
    if parsed.operands.isEmpty { found += shell.library.catalogue().warnings }
    show(found)
    for exit in missing { Console.say(exit.message) }
    return missing.isEmpty ? (found.isEmpty ? 0 : 1) : Exit.noInput
  }

  /// The files of the words; without a word those of all quizzes.
  private func paths(_ missing: inout [Exit]) throws(Exit) -> [String] {
    if parsed.operands.isEmpty { return shell.library.quizPaths }
    var paths: [String] = []
    let catalogue = parsed.operands.allSatisfy(Files.isFile) ? nil : shell.library.catalogue()
    for word in parsed.operands {
      if Files.isFile(word) || word.contains("/") {
        paths.append(word)
      } else if let entry = catalogue?[word] {
        paths.append(entry.path)
      } else {
        let near = nearest(to: word, in: catalogue?.entries.map(\.id) ?? [])
        let hint = near.map { "; did you mean '\($0)'?" } ?? ": `quizrun list` shows them"
        missing.append(Exit(Exit.noInput, "there is no quiz '\(word)'\(hint)"))
      }
    }
    return paths
  }

  private func check(_ path: String, _ missing: inout [Exit]) throws(Exit) -> [Diagnostic] {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      if !error.isMissing { throw Exit(Exit.inputOutput, error.message) }
      missing.append(Exit(Exit.noInput, error.message))
      return []
    }
    let reading = QuizFile.read(bytes, path: path, languages: shell.library.languages, thorough: true)
    guard let quiz = reading.quiz else { return reading.diagnostics }
    return reading.diagnostics + missingImages(quiz, path) + optionFindings(quiz, path, bytes)
  }

  /// Images whose files are not there; a path is relative to the quiz's file.
  private func missingImages(_ quiz: Quiz, _ path: String) -> [Diagnostic] {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let questions = quiz.questions.map { ("question '\($0.id)'", $0.image) }
    let outcomes = quiz.outcomes.map { ("outcome '\($0.id)'", $0.image) }
    let bands = quiz.bands.enumerated().map { ("band \($0.offset + 1)", $0.element.image) }
    return ([("the quiz", quiz.image)] + outcomes + bands + questions).compactMap { owner, image in
      guard let image, !Files.isFile((folder.isEmpty ? "" : folder + "/") + image) else { return nil }
      return Diagnostic(
        .warning, file: path, message: "the image '\(image)' of \(owner) is not there: add the file or correct its path"
      )
    }
  }

  /// Options that the quiz's own mode refuses, or that look like a misspelt one of its; others may be meant for another mode.
  private func optionFindings(_ quiz: Quiz, _ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
    let id = quiz.plugin ?? ""
    guard shell.library.pluginPaths.contains(where: { $0.id == id }), let plugin = try? shell.library.plugin(id) else {
      return []
    }
    let places = OptionPlaces(path: path, bytes: bytes, plugins: [plugin])
    return quiz.options.compactMap { field in
      let name = field.key.written
      let line = places.line(name)
      guard let spec = plugin.info.options.last(where: { $0.name == name })?.spec else {
        return nearest(to: name, in: plugin.info.options.map(\.name)).map { near in
          let message = "the mode '\(id)' has no option '\(name)': did you mean '\(near)'?"
          return Diagnostic(.warning, file: path, line: line, message: message)
        }
      }
      if spec.accepted(field.value) != nil { return nil }
      return Diagnostic(.error, file: path, line: line, message: places.refusal(name, spec, field.value))
    }
  }

  private func show(_ found: [Diagnostic]) {
    if parsed.has("json") {
      Console.write(JSONWriter.text(.list(found.map { .object($0.object) })) + "\n")
    } else {
      for diagnostic in found { Console.write(diagnostic.description.cleaned + "\n") }
    }
  }
}

extension Diagnostic {
  /// `file`, `line`, `column`, `severity`, `message`, and what to do as `hint`, where there are such.
  fileprivate var object: JSONObject {
    var object: JSONObject = ["file": .text(file.cleaned)]
    if let line { object.append("line", .int(line)) }
    if let column { object.append("column", .int(column)) }
    object.append("severity", .text(severity.rawValue))
    let (what, hint) = parts
    object.append("message", .text(what.cleaned))
    if let hint { object.append("hint", .text(hint.cleaned)) }
    return object
  }

  /// What is wrong, and what to do: it stands behind the last colon that is not inside of quotes.
  private var parts: (what: String, hint: String?) {
    var isQuoted = false
    var colon: String.Index?
    for index in message.indices {
      if message[index] == "'" { isQuoted.toggle() }
      if message[index] == ":", !isQuoted, message[index...].hasPrefix(": ") { colon = index }
    }
    guard let colon else { return (message, nil) }
    return (String(message[..<colon]), String(message[colon...].dropFirst(2)))
  }
}
