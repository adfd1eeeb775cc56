internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings

/// Settings and players, changed on the screen as `quizrun config` and `quizrun player` change them.
extension HomeRoom {
  mutating func changeSettings() throws(Problem) -> Way {
    var place = SettingsPlace()
    var notice: String?
    while true {
      let way: Way
      switch lobby.settings(items, at: &place, notice: notice) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(.set(let name, let value)): way = .home(notice: change(name, value))
      case .chosen(.edit(let name)): way = edit(name)
      case .chosen(.players): way = try choosePlayer()
      }
      switch way {
      case .home(let words): notice = words
      case .signal(let signal): return .signal(signal)
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
  private mutating func edit(_ name: SettingKey) -> Way {
    var typed = surroundings.value(name)
    var notice: String?
    while true {
      switch lobby.value(of: name, typed, notice: notice) {
      case .left: return .home(notice: nil)
      case .interrupted(let signal): return .signal(signal)
      case .chosen(let text):
        typed = text
        notice = change(name, text)
        if notice == nil { return .home(notice: nil) }
      }
    }
  }
}
