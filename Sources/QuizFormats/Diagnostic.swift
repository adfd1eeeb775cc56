package import QuizCore

/// A finding at its place in a file, ready to be shown.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package var severity: Finding.Severity
  package var file: String
  /// From 1; nil when the file as a whole is meant.
  package var line: Int?
  /// From 1, in Unicode scalars; nil when only the line is known.
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

  /// `animals.json:3:5: what is wrong`; a warning says so: `animals.json:3:5: warning: what is odd`.
  package var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return "\(file)\(place): \(severity == .warning ? "warning: " : "")\(message)"
  }
}
