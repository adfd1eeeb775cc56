internal import CTerminal

/// Hidden typing on a terminal, which is restored however the program ends.
package enum HiddenTyping {
  /// Hides typed text from now on; does nothing without a terminal.
  package static func begin(on terminal: Int32) { _ = cterminal_hide_typing(terminal) }

  package static func end() { cterminal_show_typing() }
}
