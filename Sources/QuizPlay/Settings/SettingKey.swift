package import QuizCore
package import Words

/// A lasting setting of a player; flags and the environment win over it.
package enum SettingKey: String, CaseIterable {
  case player, plain, timed, seconds
  case timeFactor = "time-factor"
  case ascii, bidi, theme, mouse
  case reducedMotion = "reduced-motion"
  case confirm
  case language
  case dailySource = "daily-source"
  case dailyRetries = "daily-retries"
  case dailyCounts = "daily-counts"
  case streakFreezes = "streak-freezes"
  case weeklyGoal = "weekly-goal"
  case dayStarts = "day-starts"
  case cell
  case sound
  case keepGuests = "keep-guests"
  case keepRooms = "keep-rooms"

  /// Whether to do without plugins where the system cannot close them off.
  package static let requiredCell = "required"

  /// The sources of the quiz of the day: drawn from all quizzes, or one of the marked quizzes.
  package static let (drawn, quizzes) = ("drawn", "quizzes")

  /// The value that switches sound off.
  package static let off = "off"

  /// The default seconds of a limit, for players who set none.
  package static let standardSeconds = 20.0

  /// The value when nothing is set, as it is written.
  package var standard: String {
    switch self {
    case .player: return "Player"
    case .timeFactor: return "1"
    case .plain, .ascii, .reducedMotion, .mouse, .confirm: return "false"
    case .timed: return "quiz"
    case .bidi: return "auto"
    case .seconds: return "20"
    case .theme, .language: return "auto"
    case .dailySource: return Self.drawn
    case .dailyRetries: return "1"
    case .dailyCounts: return "best"
    case .streakFreezes, .weeklyGoal, .dayStarts, .keepGuests, .keepRooms: return "0"
    case .cell: return "auto"
    case .sound: return Self.off
    }
  }

  /// The purpose of the setting, in one line.
  package func about(_ words: ListingWords = .english) -> String { words.settings[rawValue] ?? "" }

  /// The allowed values, for messages.
  package var expected: String {
    switch self {
    case .player: return PlayerName.expected
    case .plain, .ascii, .reducedMotion, .mouse, .confirm: return "true or false"
    case .timed: return "on, off, quiz or seconds above 0, up to a million"
    case .seconds: return "seconds above 0, up to a million"
    case .timeFactor: return "a factor above 0, such as 1.5, up to a million"
    case .bidi: return "auto, on or off"
    case .theme: return "auto, dark, light or mono"
    case .language: return "auto or one of \(InterfaceLanguage.allCases.map(\.rawValue).joined(separator: ", "))"
    case .dailySource: return "drawn or quizzes"
    case .dailyRetries: return "a whole number from 0 to 100"
    case .dailyCounts: return "best or first"
    case .streakFreezes: return "a whole number from 0 to 6"
    case .weeklyGoal: return "days a week, from 0 (none) to 7"
    case .dayStarts: return "an hour from 0 to 6"
    case .cell: return "auto or required"
    case .keepGuests, .keepRooms: return "days, up to 36500, or 0 for ever"
    case .sound: return "off, or a command such as 'mpv --no-video', to which the sound's file is added"
    }
  }

  /// The values it can have; empty where others can be written.
  package var choices: [String] {
    switch self {
    case .plain, .ascii, .reducedMotion, .mouse, .confirm: return ["false", "true"]
    case .bidi: return ["auto", "on", "off"]
    case .theme: return ["auto", "dark", "light", "mono"]
    case .dailySource: return [Self.drawn, Self.quizzes]
    case .dailyCounts: return ["best", "first"]
    case .streakFreezes, .dayStarts: return (0...6).map(String.init)
    case .weeklyGoal: return (0...7).map(String.init)
    case .cell: return ["auto", Self.requiredCell]
    case .player, .timed, .seconds, .timeFactor, .language, .dailyRetries, .sound, .keepGuests, .keepRooms: return []
    }
  }

  /// The settings of the screen, in its order.
  package static let onScreen: [SettingKey] = [
    .timed, .seconds, .timeFactor, .theme, .reducedMotion, .player, .language, .plain, .ascii, .bidi, .mouse,
    .confirm, .dailySource,
    .dailyRetries, .dailyCounts, .streakFreezes, .weeklyGoal, .dayStarts,
  ]

  /// The values that the keys of a screen go through; empty where only a list or a text gives one.
  package var steps: [String] {
    switch self {
    case .timed: return ["quiz", "off", "on"]
    case .seconds: return ["5", "10", "15", "20", "30", "45", "60", "90", "120"]
    case .timeFactor: return ["1", "1.25", "1.5", "2", "3"]
    case .language: return ["auto"] + InterfaceLanguage.allCases.map(\.rawValue)
    case .dailyRetries: return ["0", "1", "2", "3", "5", "10"]
    case .player, .cell, .sound, .keepGuests, .keepRooms: return []
    case .plain, .ascii, .bidi, .theme, .reducedMotion, .mouse, .confirm, .dailySource, .dailyCounts, .streakFreezes,
      .weeklyGoal, .dayStarts:
      return choices
    }
  }

  /// True when a screen also lets a value be typed.
  package var isTyped: Bool { [.seconds, .timeFactor, .language, .dailyRetries].contains(self) }

  /// A value in the form in which it is kept; nil for one that it cannot have.
  package func normalized(_ text: String) -> String? {
    let word = text.lowercased()
    switch self {
    case .player: return PlayerName.accepted(text)
    case .plain, .ascii, .reducedMotion, .mouse, .confirm:
      return (TruthWord.switched(word) ?? ["1": true, "0": false][word]).map(String.init)
    case .timed:
      return ["on", "off", "quiz"].contains(word) ? word : Self.seconds(word)
    case .seconds, .timeFactor: return Self.seconds(word)
    case .bidi: return ["auto", "on", "off"].contains(word) ? word : nil
    case .theme: return ["auto", "dark", "light", "mono"].contains(word) ? word : nil
    case .language: return word == "auto" ? word : Self.languageTag(word)
    case .dailyRetries: return Int(word).flatMap { (0...100).contains($0) ? String($0) : nil }
    case .dailySource: return [Self.drawn, Self.quizzes].contains(word) ? word : nil
    case .dailyCounts: return ["best", "first"].contains(word) ? word : nil
    case .streakFreezes, .dayStarts: return Int(word).flatMap { (0...6).contains($0) ? String($0) : nil }
    case .weeklyGoal: return Int(word).flatMap { (0...7).contains($0) ? String($0) : nil }
    case .cell: return ["auto", Self.requiredCell].contains(word) ? word : nil
    case .keepGuests, .keepRooms: return Int(word).flatMap { (0...36_500).contains($0) ? String($0) : nil }
    case .sound: return word == Self.off ? word : Self.command(text)
    }
  }

  /// A command's words with single blanks between them.
  private static func command(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isClean = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return line.isEmpty || line.utf8.count > 1000 || !isClean ? nil : line
  }

  private static func seconds(_ word: String) -> String? {
    guard let seconds = DecimalText.read(word), seconds > 0, seconds <= 1_000_000 else { return nil }
    return ValueSpec.written(.numeric(seconds))
  }

  /// A tag such as `de` or `de-at` (BCP 47) of a language that the interface has.
  private static func languageTag(_ word: String) -> String? {
    let tag = word.replacing("_", with: "-")
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isTag && InterfaceLanguage(spoken: tag) != nil ? tag : nil
  }

  /// The limits that a value of `timed` means; `seconds` is the limit of every question with `on`.
  package static func timing(_ text: String, seconds: Double) -> LimitSettings.Timing {
    if text == "off" { return .untimed }
    if text == "on" { return .every(seconds) }
    return Double(text).map(LimitSettings.Timing.every) ?? .asWritten
  }
}

/// The rules for a player's name.
package enum PlayerName {
  package static let expected = "a name of up to 60 characters without commas"

  /// The name with single spaces between its words; nil when it cannot be one.
  package static func accepted(_ text: String) -> String? {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isClean = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return name.isEmpty || name.count > 60 || name.contains(",") || !isClean ? nil : name
  }
}
