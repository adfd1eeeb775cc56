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
