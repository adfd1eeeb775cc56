internal import LuaKit
internal import QuizCore

/// Where `print` of plugins goes.
package struct PluginLog {
  package let write: (_ plugin: String, _ line: String) -> Void

  /// `write` gets the plugin's id and one line at a time.
  package init(_ write: @escaping (_ plugin: String, _ line: String) -> Void) {
    self.write = write
  }

  /// Passes on what a machine has printed since the last time.
  func take(from machine: ModeMachine) {
    for text in machine.machine.log {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        write(machine.plugin.info.id, String(line))
      }
    }
    machine.machine.clearLog()
  }
}
