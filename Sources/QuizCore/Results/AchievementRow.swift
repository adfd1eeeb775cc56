/// An achievement as lists show it.
package struct AchievementRow: Equatable, Sendable {
  /// The id of the plugin that declares it.
  package var plugin: String
  package var id: String
  package var title: String
  package var emoji: String?
  /// The day on which it was earned; nil while it is not.
  package var earned: CivilDay?
  /// How far the player has come, while it is not earned and the plugin says so.
  package var progress: Advance?

  package struct Advance: Equatable, Sendable {
    package var have: Double
    package var need: Double

    package init(have: Double, need: Double) {
      self.have = have
      self.need = need
    }
  }

  package init(
    plugin: String, id: String, title: String, emoji: String? = nil, earned: CivilDay? = nil, progress: Advance? = nil
  ) {
    self.plugin = plugin
    self.id = id
    self.title = title
    self.emoji = emoji
    self.earned = earned
    self.progress = progress
  }
}

/// An achievement that a player has earned; once earned it stays earned.
package struct EarnedAchievement: Hashable, Sendable {
  package var plugin: String
  package var id: String
  package var day: CivilDay

  package init(plugin: String, id: String, day: CivilDay) {
    self.plugin = plugin
    self.id = id
    self.day = day
  }
}
