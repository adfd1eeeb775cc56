internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizPlay

/// The responses that grading and analyzing read: a file or standard input, lines of JSON or a CSV.
struct Responses {
  let source: RecordSource
  let columns: CSVColumns?
  /// The first line, when it is the header of a CSV.
  let header: [UInt8]?

  init(_ parsed: ParsedCommand, _ reader: ParticipantReader) throws(Problem) {
    let path = try Self.path(parsed)
    do {
      source = try RecordSource(path: path)
    } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
    }
    if path == nil && Console.isTerminal(STDIN_FILENO) {
      Console.say("responses are read from the terminal, one participant a line; Ctrl-D ends them")
    }
    guard let first = source.peek(nil), first.withUnsafeBytes(Self.isHeader) else {
      (columns, header) = (nil, nil)
      return
    }
    let records = first.withUnsafeBytes { CSVRecords(header: $0) }
    let record = source.peek(records) ?? first
    do throws(GradingProblem) {
      columns = try record.withUnsafeBufferPointer { (bytes) throws(GradingProblem) in
        try CSVColumns(header: Self.withoutEnd(UnsafeRawBufferPointer(bytes)), reader)
      }
    } catch {
      Console.write(JSONWriter.text(.object(GradedLine.error(error, line: 1))) + "\n")
      throw Problem(.badData, "\(path ?? "standard input"):1: \(error.sentence)")
    }
    header = record
    source.csv = records
    source.drop(record)
  }

  private static func isHeader(_ line: UnsafeRawBufferPointer) -> Bool { CSVColumns.isHeader(withoutEnd(line)) }

  private static func withoutEnd(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var line = line
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      line = UnsafeRawBufferPointer(rebasing: line.dropLast())
    }
    return line
  }

  private static func path(_ parsed: ParsedCommand) throws(Problem) -> String? {
    let named = parsed.operands.count > 1 ? parsed.operands[1] : nil
    if named != nil && parsed.has("in") { throw Problem(UsageError.together("'\(named ?? "")'", "--in")) }
    let path = parsed.value("in") ?? named
    return path == "-" ? nil : path
  }
}
