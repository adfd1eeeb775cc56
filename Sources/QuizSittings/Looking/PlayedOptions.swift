package import QuizCore

/// The options that play a sitting's quiz again in the same way: faces write them as a command line, or as the body of a
/// request.
package struct PlayedOptions {
  /// Nil for a mode without a quiz, and for questions that were drawn from all at hand.
  package let quiz: String?
  /// Without the seed: another run has another one.
  package private(set) var values: [PlayOption: PlayOption.Value] = [:]

  package init(_ stored: StoredSitting) {
    let beginning = stored.beginning
    quiz = beginning.quiz.flatMap { $0.id == Quiz.drawnID ? nil : $0.id }
    // The built-in mode has no file, and a quiz names its own plugin.
    let plugins = beginning.plugins.filter { $0.sha256 != nil && $0.id != beginning.quiz?.plugin }.map(\.id)
    if !plugins.isEmpty { values[.plugin] = .texts(plugins) }
    let prefix = StoredSitting.settingPrefix
    let settings = stored.request.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix(prefix) }
      .map { PlayOption.Setting(String($0.key.dropFirst(prefix.count)), $0.value) }
    if !settings.isEmpty { values[.set] = .settings(settings) }
    for option in PlayOption.all(.part) { values[option] = stored.request[option.key].flatMap(option.kept) }
    switch beginning.limits.timing {
    case .asWritten: break
    case .untimed: values[.untimed] = .flag(true)
    case .every(let seconds): values[.timed] = .seconds(seconds)
    }
    if beginning.limits.factor != 1 { values[.timeFactor] = .number(beginning.limits.factor) }
    if !stored.players.isEmpty { values[stored.players.count > 1 ? .players : .player] = .texts(stored.players) }
  }

  /// The options in the order in which they are written.
  package var inOrder: [(option: PlayOption, value: PlayOption.Value)] {
    PlayOption.ofPlayed.compactMap { option in values[option].map { (option, $0) } }
  }
}
