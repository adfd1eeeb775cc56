package import QuizLibrary
package import QuizPlay
internal import QuizStore

extension SettingKey {
  /// Whether it can be changed from a browser.
  package var isForBrowsers: Bool {
    MachineSetting(rawValue: rawValue) == nil && ![.keepGuests, .keepRooms].contains(self)
  }

  /// A value in the form in which it is kept.
  package func accepted(_ text: String) throws(Problem) -> String {
    guard let value = normalized(text) else {
      throw .badValue(text, for: "'\(rawValue)'", expected: expected).by(.setting(rawValue, found: text))
    }
    return value
  }
}

extension PlayerName {
  /// The accepted form of a name; throws when it is not allowed.
  package static func read(_ text: String) throws(Problem) -> String {
    guard let name = accepted(text) else {
      throw .badValue(text, for: "a player", expected: expected).by(.playerName(text))
    }
    return name
  }
}
