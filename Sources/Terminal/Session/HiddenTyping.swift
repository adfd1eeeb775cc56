internal import CTerminal

/// Lines that are typed on a terminal without being shown there; however the program ends, the terminal shows again what is
/// typed.
package enum HiddenTyping {
  /// From now on nothing is shown; nothing happens where that is no terminal.
  package static func begin(on terminal: Int32) { _ = cterminal_hide_typing(terminal) }

  package static func end() { cterminal_show_typing() }
}
