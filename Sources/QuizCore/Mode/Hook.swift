/// The places where a plugin may take over from quizrun.
package enum Hook: String, CaseIterable, Sendable {
  case today, start, order, next, judge, after, acted, status, result

  /// A plugin with one of these is a mode; without, a modifier.
  package static let ofModes: Set<Hook> = [.start, .next, .after, .acted, .result]
}

/// What went wrong in a hook: recorded, told to the player, never run again by a replay.
package struct HookFailure: Error, Equatable, Sendable {
  /// The id of the plugin.
  package var plugin: String
  package var hook: Hook
  /// One sentence, with file and line where they are known.
  package var message: String
  /// Whether the clock ended it: another machine, or a quieter hour, might have let it through.
  package var isByClock: Bool

  package init(plugin: String, hook: Hook, message: String, isByClock: Bool = false) {
    self.plugin = plugin
    self.hook = hook
    self.message = message
    self.isByClock = isByClock
  }
}
