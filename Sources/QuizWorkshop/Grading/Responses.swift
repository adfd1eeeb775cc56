internal import Glibc
package import QuizLibrary
package import QuizPlay

/// The responses that grading and analyzing read: a file or standard input, lines of JSON or a CSV.
package struct Responses {
  package let source: RecordSource
  package let columns: CSVColumns?
  /// The first line, when it is the header of a CSV.
  package let header: [UInt8]?

  /// Those of a file, or (nil) of standard input; `reject` is told of a header that cannot be taken before it is a problem.
  package init(
    path: String?, _ reader: ParticipantReader, reject: (GradingProblem) -> Void
  ) throws(Problem) {
    do {
      source = try RecordSource(path: path)
    } catch {
      throw Problem(error.isMissing ? .noInput : .inputOutput, error.message)
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
      reject(error)
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
}
