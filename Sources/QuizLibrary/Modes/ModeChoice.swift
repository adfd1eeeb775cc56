package import QuizCore
package import QuizModes

/// The named plugins by kind: at most one mode, any number of modifiers.
package struct ModeChoice {
  package var mode: Plugin?
  package var modifiers: [Plugin]

  package init(_ words: [String], _ library: Library) throws(Problem) {
    modifiers = []
    for word in words {
      let plugin = try library.plugin(word)
      if ([mode].compactMap { $0 } + modifiers).contains(where: { $0.info.id == plugin.info.id }) {
        throw Problem(.usage, "'\(plugin.info.id)' is named twice: once is enough")
      }
      if plugin.info.isModifier {
        modifiers.append(plugin)
      } else if let mode {
        throw Problem(
          .usage,
          "'\(mode.info.id)' and '\(plugin.info.id)' are both modes: one mode and any modifiers can be given")
      } else {
        mode = plugin
      }
    }
  }

  package init(_ plugin: Plugin) {
    mode = plugin.info.isModifier ? nil : plugin
    modifiers = plugin.info.isModifier ? [plugin] : []
  }

  /// True when a named plugin orders the questions.
  package var ordersQuestions: Bool {
    ((mode.map { [$0] } ?? []) + modifiers).contains { $0.info.hooks.contains(.order) }
  }

  /// The mode that plays a quiz: the one named, else the quiz's own, else (nil) the built-in default.
  package func mode(for quiz: Quiz?, _ library: Library) throws(Problem) -> Plugin? {
    try mode(insteadOf: quiz?.plugin, library)
  }

  /// The mode for a quiz that names its own; the player's choice wins.
  package func mode(insteadOf own: String?, _ library: Library) throws(Problem) -> Plugin? {
    if let mode { return mode }
    guard let name = own else { return nil }
    return try library.plugin(name)
  }
}
