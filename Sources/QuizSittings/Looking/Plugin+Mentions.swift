internal import QuizModes

extension Plugin {
  /// True when the file mentions `ctx.seen`. Otherwise the history is not gathered for it.
  var readsSeen: Bool { mentions("seen") }

  /// Whether one of its files has a word in it.
  func mentions(_ word: String) -> Bool { source.mentions(word) || modules.contains { $0.bytes.hold(word) } }
}

extension PluginSource {
  /// Whether the file itself has a word in it.
  func mentions(_ word: String) -> Bool { bytes.hold(word) }
}
