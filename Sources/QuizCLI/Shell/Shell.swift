internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizModes
internal import QuizPlay

/// The world around a command: environment, clocks, zone, folders, the record.
struct Shell {
  let environment: Environment
  let clock: Clock
  let zone: Zone
  private(set) var library: Library
  let record: LazyRecord
  let bank: LazyBank

  init(_ environment: Environment = Environment()) throws(Problem) {
    self.environment = environment
    var start: WallTime?
    if let text = environment["QUIZRUN_NOW"] {
      guard let time = TimeText.parse(text) else {
        throw Problem(
          UsageError.badValue(option: "QUIZRUN_NOW", value: text, expected: "a time like 2026-11-20T18:30:00Z"))
      }
      start = time
    }
    clock = Clock(start: start)
    zone = Zone(environment.raw("TZ"))
    record = LazyRecord(folder: environment.data, now: clock.now)
    bank = LazyBank(folder: environment.data, now: clock.now)
    library = Self.library(environment, record)
  }

  private static func library(_ environment: Environment, _ record: LazyRecord) -> Library {
    let setting = { record.setting(.language).flatMap { $0 == "auto" ? nil : $0 } }
    return Library(homes: environment.homes, languages: environment.languages(unlessNamed: setting))
  }

  /// Changes a setting, for what is played from now on as well.
  mutating func set(_ key: SettingKey, _ value: String) throws(Problem) {
    try record.set(key, value)
    if key == .language { library = Self.library(environment, record) }
  }

  /// What the interface itself speaks.
  var language: InterfaceLanguage { InterfaceLanguage(library.languages) }

  /// The words of listings in that language.
  var words: ListingWords { .of(language) }

  /// A setting as it stands, its standard included.
  func value(_ key: SettingKey) -> String { record.setting(key) ?? key.standard }

  /// Seconds for a question where somebody wants limits and names none.
  var seconds: Double { Double(value(.seconds)) ?? PlayRequest.defaultSeconds }

  /// Whether frames can be drawn: a terminal on both ends that can do more than print.
  var canDraw: Bool {
    let term = environment["TERM"] ?? "dumb"
    return isInteractive && Console.isTerminal(STDOUT_FILENO) && term != "dumb" && !environment.isAccessible
  }

  /// Whether somebody can answer questions.
  var isInteractive: Bool { Console.isTerminal(STDIN_FILENO) }

  /// Whether to draw with ASCII alone: the Linux console, a locale that is not UTF-8, or the player's wish.
  var isASCII: Bool {
    let locale = (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "").lowercased()
    return isLinuxConsole || !(locale.contains("utf-8") || locale.contains("utf8"))
      || record.setting(.ascii) == "true"
  }

  private var isLinuxConsole: Bool { environment["TERM"] == "linux" }

  /// Whether what is written lands on a console whose font has no emoji and few signs.
  var isBareConsole: Bool { isLinuxConsole && Console.isTerminal(STDOUT_FILENO) }

  /// Whether right-to-left text must be put into its visual order here: by the setting, else where the terminal is none of
  /// those known to do it themselves (VTE's, Konsole, mintty, Apple's).
  var reordersText: Bool {
    switch record.setting(.bidi) ?? SettingKey.bidi.standard {
    case "on": return true
    case "off": return false
    default:
      let reorders = environment["VTE_VERSION"] != nil || environment["KONSOLE_VERSION"] != nil
      return !reorders && !["mintty", "Apple_Terminal"].contains(environment["TERM_PROGRAM"] ?? "")
    }
  }

  /// Shows what plugins print on standard error, for those who write them: with `QUIZRUN_LOG`.
  var pluginLog: PluginLog? {
    guard let wish = environment["QUIZRUN_LOG"], wish != "0" else { return nil }
    return PluginLog { plugin, line in Console.log(plugin, line) }
  }

  /// Who plays when nobody is named.
  var playerName: String { record.setting(.player) ?? SettingKey.player.standard }

  /// Whether the player likes plain lines better than the full screen; `ACCESSIBLE` decides when it is set.
  var prefersPlain: Bool {
    environment["ACCESSIBLE"] == nil ? record.setting(.plain) == "true" : environment.isAccessible
  }
}
