internal import Words

/// A setting that the player can change on the screen; its raw value is its key on the command line.
package enum SettingName: String, CaseIterable, Sendable {
  case timed, seconds, theme
  case reducedMotion = "reduced-motion"
  case player, language, plain, ascii, bidi, confirm
  case dailySource = "daily-source"
  case dailyRetries = "daily-retries"
  case dailyCounts = "daily-counts"
  case streakFreezes = "streak-freezes"
  case weeklyGoal = "weekly-goal"
}

/// A setting with its value, as both are written on the command line.
package struct SettingItem: Equatable, Sendable {
  package var name: SettingName
  package var value: String
  /// The language that the environment names, which wins.
  package var fixed: String?

  package init(_ name: SettingName, _ value: String, fixed: String? = nil) {
    self.name = name
    self.value = value
    self.fixed = fixed
  }
}

package enum SettingsChoice: Equatable, Sendable {
  case set(SettingName, String)
  /// Type a value.
  case edit(SettingName)
  case players
}

/// The player's place among the settings.
package struct SettingsPlace: Equatable, Sendable {
  var focus = 0

  package init() {}
}

extension Lobby {
  package func settings(
    _ items: [SettingItem], at place: inout SettingsPlace, notice: String? = nil
  ) -> LobbyEnd<SettingsChoice> {
    var scene = SettingsScene(items, focus: place.focus)
    let end = show(&scene, notice: notice)
    place.focus = scene.focus
    return end
  }

  /// Asks for a setting's value; `typed` is the initial text.
  package func value(of name: SettingName, _ typed: String, notice: String? = nil) -> LobbyEnd<String> {
    var scene = PromptScene(title: texts.settings.label(name), label: texts.settings.valueLabel, text: typed)
    return show(&scene, notice: notice)
  }
}
