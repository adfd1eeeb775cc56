internal import LuaKit
internal import QuizCore

/// The destination of plugins' `print`.
package struct PluginLog {
  package let write: (_ plugin: String, _ line: String) -> Void

  /// `write` gets the plugin's id and one line at a time.
  package init(_ write: @escaping (_ plugin: String, _ line: String) -> Void) {
    self.write = write
  }

  /// Passes on the lines printed since the last call.
  func take(from machine: ModeMachine) {
    for text in machine.machine.log {
      // By scalars: a carriage return and a newline are one character.
      for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
        write(machine.plugin.info.id, String(String.UnicodeScalarView(line)))
      }
    }
    machine.machine.clearLog()
  }
}
