internal import CTerminal

/// The time for which a program that reads lines was stopped: by Ctrl-Z, or for reading in the background.
package enum Suspension {
  /// Counts from now on; for the whole process.
  package static func count() { cterminal_count_stops() }

  /// Milliseconds of the steady clock for which the program was stopped since then.
  package static var milliseconds: Int { Int(cterminal_stopped()) }
}
