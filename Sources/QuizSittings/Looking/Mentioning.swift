internal import QuizModes

extension Plugin {
  /// Whether the file mentions `ctx.seen`; what nobody reads need not be gathered from the history.
  var readsSeen: Bool { mentions("seen") }

  /// Whether one of its files has a word in it.
  func mentions(_ word: String) -> Bool { source.mentions(word) || modules.contains { $0.bytes.hold(word) } }
}

extension PluginSource {
  /// Whether the file itself has a word in it.
  func mentions(_ word: String) -> Bool { bytes.hold(word) }
}
