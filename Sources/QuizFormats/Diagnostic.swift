package import QuizCore

/// A finding at its place in a file, ready to be shown.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package var severity: Finding.Severity
  package var file: String
  /// The line, from 1; nil for the file as a whole.
  package var line: Int?
  /// The column, from 1, in Unicode scalars; nil when only the line is known.
  package var column: Int?
  /// Begins in lower case and has no full stop.
  package var message: String

  package init(
    _ severity: Finding.Severity, file: String, line: Int? = nil, column: Int? = nil, message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The same about the file as a whole.
  var withoutPlace: Diagnostic { Diagnostic(severity, file: file, message: message) }

  /// `animals.json:3:5: the mistake`, or for a warning `animals.json:3:5: warning: the oddity`.
  package var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(file)\(place): \(severity == .warning ? "warning: " : "")\(message)"
  }
}
