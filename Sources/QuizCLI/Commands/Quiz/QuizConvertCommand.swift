internal import CommandLine
internal import QuizCells
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import TextLayout

/// `quizrun quiz convert`: a quiz in another format. What could be read is always written.
struct QuizConvertCommand {
  private let surroundings: Surroundings
  private let input: String
  private let output: String
  private let source: String?
  private let target: String?

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) {
    self.surroundings = surroundings
    (input, output) = (parsed.operands[0], parsed.operands[1])
    (source, target) = (parsed.value("from"), parsed.value("to"))
  }

  /// The format that was named, else that of the file.
  private static func format(
    _ name: String?, _ option: String, of path: String, among formats: [QuizFormat], _ found: QuizFormat?
  ) throws(Problem) -> QuizFormat {
    let names = formats.map(\.rawValue)
    if let name {
      let format = QuizFormat(rawValue: name.lowercased()) ?? QuizFormat(path: "x.\(name)")
      if let format, formats.contains(format) { return format }
      let hint = nearest(to: name, in: names).map { "'\($0)' perhaps" } ?? "one of \(names.joined(separator: ", "))"
      throw .usage(.badValue(option: option, value: name, expected: hint))
    }
    if let found, formats.contains(found) { return found }
    let known = names.joined(separator: ", ")
    throw Problem(.usage, "the name '\(path)' does not say its format: add \(option) with one of \(known)".cleaned)
  }

  /// 0 when every question was read, else 65.
  func run() throws(Problem) -> Int32 {
    let target = try Self.format(target, "--to", of: output, among: QuizFormat.written, QuizFormat(path: output))
    if let source { _ = try Self.format(source, "--from", of: input, among: QuizFormat.allCases, nil) }
    var files = FileUse(reading: [input == "-" ? nil : input])
    try files.write(output == "-" ? nil : output, as: "OUT")
    let bytes = try read()
    let found = source == nil ? try form(of: bytes) : nil
    let source = try Self.format(source, "--from", of: input, among: QuizFormat.allCases, found)
    let conversion = QuizConversion(
      from: input, source, to: output == "-" ? nil : output, target, library: surroundings.library)
    let outcome = conversion.convert(bytes)
    for diagnostic in outcome.diagnostics { Console.report(diagnostic) }
    for loss in outcome.losses { Console.warn("\(output): \(loss)") }
    do {
      if output == "-", let bytes = outcome.bytes {
        if target.isArchive { Console.pass(bytes) } else { Console.write(String(decoding: bytes, as: UTF8.self)) }
      }
      try conversion.write(outcome)
    } catch {
      throw Problem(.inputOutput, error.message)
    }
    return outcome.isComplete ? 0 : ExitCode.badData
  }

  private func form(of bytes: [UInt8]) throws(Problem) -> QuizFormat? {
    switch QuizFile.form(of: bytes, path: input, readers: surroundings.library.cells.readers) {
    case .success(let format): return format
    case .failure(let failure): throw Problem.file(.badData, "\(input):1:1: \(failure.message)")
    case nil: return nil
    }
  }

  private func read() throws(Problem) -> [UInt8] {
    do {
      return try Files.readContent(input == "-" ? "/dev/stdin" : input)
    } catch {
      throw Problem.file(error.kind, error.message)
    }
  }
}

extension Console {
  /// A finding on stderr, as a warning or as an error.
  static func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .warning { warn(Library.sentence(diagnostic)) } else { say(diagnostic.description) }
  }
}
