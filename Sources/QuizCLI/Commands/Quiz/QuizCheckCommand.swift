internal import CommandLine
internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun quiz check`: everything that is wrong or probably not meant, at its place.
struct QuizCheckCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  /// 0 when nothing was found, 1 when anything was, 66 when a quiz is not there.
  func run() throws(Problem) -> Int32 {
    var found: [Diagnostic] = []
    var missing: [Problem] = []
    var clean: [(path: String, worth: String)] = []
    var summaries: [QuizSummary] = []
    for path in try paths(&missing) {
      let checked = try check(path, &missing)
      found += checked.found
      if let summary = checked.summary { summaries.append(summary) }
      if checked.found.isEmpty, let quiz = checked.quiz { clean.append((path, Self.worth(quiz))) }
    }
    if parsed.operands.isEmpty { found += surroundings.library.catalogue().warnings }
    if parsed.has("summary") {
      show(summaries, found)
    } else {
      show(found, missing.isEmpty && found.isEmpty ? clean : [])
    }
    for message in missing.flatMap({ [$0.message] + $0.further }) { Console.say(message) }
    return missing.isEmpty ? (found.isEmpty ? 0 : 1) : ExitCode.noInput
  }

  /// `12 questions, 15 points`: the answerable questions, and the possible points.
  private static func worth(_ quiz: Quiz) -> String {
    let questions = quiz.questions.filter { $0.kind != .info }
    let points = questions.filter(\.countsAsMarked).reduce(0) { $0 + $1.points }
    let drawn = quiz.askedCount < questions.count ? " (\(quiz.askedCount) are drawn)" : ""
    let worth = points == 1 ? "1 point" : points == 0 ? "no points" : "\(Scores.written(points)) points"
    return "\(counted(questions.count, "question"))\(drawn), \(worth)"
  }

  /// The files of the given words; without any the files of all quizzes.
  private func paths(_ missing: inout [Problem]) throws(Problem) -> [String] {
    if parsed.operands.isEmpty { return surroundings.library.quizPaths }
    var paths: [String] = []
    let catalogue = parsed.operands.allSatisfy(Files.isFile) ? nil : surroundings.library.catalogue()
    for word in parsed.operands {
      if Files.isFile(word) {
        paths.append(word)
      } else if let entry = catalogue?[word] {
        paths.append(entry.path)
      } else if word.contains("/") {
        paths.append(word)
      } else {
        let near = nearest(to: word, in: catalogue?.entries.map(\.id) ?? [])
        let hint = near.map { "; did you mean '\($0)'?" } ?? ": `quizrun list` shows them"
        missing.append(Problem(.noInput, "there is no quiz '\(word)'\(hint)"))
      }
    }
    return paths
  }

  private struct Checked {
    var found: [Diagnostic]
    var quiz: Quiz?
    var summary: QuizSummary?
  }

  private func check(_ path: String, _ missing: inout [Problem]) throws(Problem) -> Checked {
    let bytes: [UInt8]
    do {
      bytes = try Files.readContent(path)
    } catch {
      if !error.isMissing { throw Problem(error.kind, error.message) }
      missing.append(Problem(.noInput, error.message))
      return Checked(found: [])
    }
    let library = surroundings.library
    let readers = library.cells.readers
    let reading = QuizFile.read(bytes, path: path, languages: library.languages, thorough: true, readers: readers)
    guard let quiz = reading.quiz else { return Checked(found: reading.diagnostics) }
    let more = QuizSurroundings(library: surroundings.library, quiz: quiz, path: path, bytes: bytes).findings
    let summary = parsed.has("summary") ? QuizSummary(quiz, bytes: bytes, path: path, readers: readers) : nil
    return Checked(found: reading.diagnostics + more, quiz: quiz, summary: summary)
  }

  /// Prints the summaries of quizzes. Findings go to standard error, so that programs read facts alone.
  private func show(_ summaries: [QuizSummary], _ found: [Diagnostic]) {
    for diagnostic in found { Console.report(diagnostic) }
    guard parsed.has("json") else {
      let parts = summaries.map { $0.lines.map { $0.cleaned + "\n" }.joined() }
      Console.write(parts.joined(separator: "\n"))
      return
    }
    let objects = summaries.map { JSONValue.object($0.object) }
    if parsed.operands.count == 1, let only = objects.first {
      Console.write(JSONWriter.text(only) + "\n")
    } else {
      Console.write(JSONWriter.text(.list(objects)) + "\n")
    }
  }

  private func show(_ found: [Diagnostic], _ clean: [(path: String, worth: String)]) {
    if parsed.has("json") {
      Console.write(JSONWriter.text(.list(found.map { .object($0.object) })) + "\n")
    } else {
      let words = FileWords(HelpWords.spoken.language)
      for diagnostic in found { Console.write(words.sentence(diagnostic.description).cleaned + "\n") }
      for (path, worth) in clean { Console.write("\(path): nothing found: \(worth)".cleaned + "\n") }
    }
  }
}

extension Diagnostic {
  /// The finding as JSON: `file`, `line`, `column`, `severity`, `message` and `hint`, where present.
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

  /// The problem and the advice, split at the last colon outside of quotes; the advice is nil without one.
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
