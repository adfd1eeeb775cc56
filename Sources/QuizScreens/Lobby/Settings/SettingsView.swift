package import QuizPlay
internal import Words

/// A setting with its value, as both are written on the command line.
package struct SettingItem: Equatable, Sendable {
  package var name: SettingKey
  package var value: String
  /// The language that the environment names, which wins.
  package var fixed: String?

  package init(_ name: SettingKey, _ value: String, fixed: String? = nil) {
    self.name = name
    self.value = value
    self.fixed = fixed
  }
}

package enum SettingsChoice: Equatable, Sendable {
  case set(SettingKey, String)
  /// Type a value.
  case edit(SettingKey)
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
  package func value(of name: SettingKey, _ typed: String, notice: String? = nil) -> LobbyEnd<String> {
    var scene = PromptScene(title: texts.settings.label(name), label: texts.settings.valueLabel, text: typed)
    return show(&scene, notice: notice)
  }
}
