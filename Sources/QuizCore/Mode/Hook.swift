/// The places where a plugin may take over from quizrun.
package enum Hook: String, CaseIterable, Sendable {
  case today, start, order, next, judge, after, acted, keep, status, result, due

  /// Its place among all hooks, from 0.
  package var place: Int {
    switch self {
    case .today: 0
    case .start: 1
    case .order: 2
    case .next: 3
    case .judge: 4
    case .after: 5
    case .acted: 6
    case .status: 7
    case .result: 8
    case .keep: 9
    case .due: 10
    }
  }

  package init?(place: Int) {
    guard Self.byPlace.indices.contains(place) else { return nil }
    self = Self.byPlace[place]
  }

  private static let byPlace = allCases.sorted { $0.place < $1.place }

  /// A plugin with one of these is a mode; without, a modifier.
  package static let ofModes: Set<Hook> = [.start, .next, .after, .acted, .keep, .result, .due]
}

/// A failed hook: it is recorded, the player is informed, and a replay never runs it again.
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

  /// The hook that failed, among the hooks of all plugins.
  package var place: HookPlace { HookPlace(plugin: plugin, hook: hook) }
}

/// One hook of one plugin.
package struct HookPlace: Hashable, Sendable {
  /// The id of the plugin.
  package var plugin: String
  package var hook: Hook

  package init(plugin: String, hook: Hook) {
    self.plugin = plugin
    self.hook = hook
  }
}
