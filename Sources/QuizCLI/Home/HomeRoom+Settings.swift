internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings

/// Settings and players, changed on the screen as `quizrun config` and `quizrun player` change them.
extension HomeRoom {
  mutating func changeSettings() throws {
    var place = SettingsPlace()
    var notice: String?
    while let choice = try lobby.settings(items, at: &place, notice: notice) {
      notice = nil
      switch choice {
      case .set(let name, let value): notice = change(name, value)
      case .edit(let name): try edit(name)
      case .players: notice = try choosePlayer()
      }
    }
  }

  private var items: [SettingItem] {
    SettingKey.onScreen.map { name in
      let fixed = name == .language ? surroundings.environment.namedLanguage : nil
      return SettingItem(name, surroundings.value(name), fixed: fixed)
    }
  }

  /// Why it could not be changed, as a sentence; nil when it was.
  private mutating func change(_ name: SettingKey, _ text: String) -> String? {
    do throws(Problem) { try set(name, text) } catch { return error.message }
    return nil
  }

  private mutating func set(_ name: SettingKey, _ text: String) throws(Problem) {
    try surroundings.set(name, try name.accepted(text))
  }

  /// Lets a value be typed until it fits.
  private mutating func edit(_ name: SettingKey) throws(Interruption) {
    var typed = surroundings.value(name)
    var notice: String?
    while let text = try lobby.value(of: name, typed, notice: notice) {
      typed = text
      notice = change(name, text)
      if notice == nil { return }
    }
  }
}
