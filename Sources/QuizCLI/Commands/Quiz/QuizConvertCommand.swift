internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import TextLayout

/// `quizrun quiz convert`: a quiz in another format. What could be read is always written.
struct QuizConvertCommand {
  private let surroundings: Surroundings
  private let input: String
  private let output: String
  private let source: QuizFormat
  private let target: QuizFormat

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    input = parsed.operands[0]
    output = parsed.operands[1]
    do throws(UsageError) {
      source = try QuizConvertCommand.format(parsed.value("from"), "--from", of: input)
      target = try QuizConvertCommand.format(parsed.value("to"), "--to", of: output)
    } catch {
      throw Problem(error)
    }
  }

  /// The format that was named, else that of the file's name.
  private static func format(_ name: String?, _ option: String, of path: String) throws(UsageError) -> QuizFormat {
    let names = QuizFormat.allCases.map(\.rawValue)
    if let name {
      if let format = QuizFormat(rawValue: name.lowercased()) { return format }
      if let format = QuizFormat(path: "x.\(name)") { return format }
      let hint = nearest(to: name, in: names).map { "'\($0)' perhaps" } ?? "one of \(names.joined(separator: ", "))"
      throw .badValue(option: option, value: name, expected: hint)
    }
    if let format = QuizFormat(path: path) { return format }
    throw .badValue(
      option: "\(option) (by the end of its name)", value: path,
      expected: "\(option) with one of \(names.joined(separator: ", "))")
  }

  /// 0 when every question was read, else 65.
  func run() throws(Problem) -> Int32 {
    let bytes = try read()
    let (reading, table) = QuizFile.salvage(
      bytes, path: input, format: source, languages: surroundings.library.languages)
    for diagnostic in reading.diagnostics { Console.report(diagnostic) }
    let hasErrors = reading.diagnostics.contains { $0.severity == .error }
    guard let quiz = reading.quiz else { return ExitCode.badData }
    let kept = [.json, .lua].contains(target) ? table.flatMap { QuizWriter.write($0, as: target) } : nil
    let writing = kept ?? QuizWriter.write(quiz, as: target, named: QuizFile.name(of: output == "-" ? input : output))
    for loss in writing.losses { Console.warn("\(output): \(loss)") }
    try write(writing.text)
    return hasErrors ? ExitCode.badData : 0
  }

  private func read() throws(Problem) -> [UInt8] {
    do {
      return try Files.readContent(input == "-" ? "/dev/stdin" : input)
    } catch {
      throw Problem.file(error.kind, error.message)
    }
  }

  private func write(_ text: String) throws(Problem) {
    if output == "-" {
      Console.write(text.cleaned)
      return
    }
    do {
      try Files.write(Array(text.utf8), to: output, mode: 0o666)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
  }
}

extension Console {
  /// A finding on stderr, as a warning or as an error.
  static func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .warning { warn(Library.sentence(diagnostic)) } else { say(diagnostic.description) }
  }
}
