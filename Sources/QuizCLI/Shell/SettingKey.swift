internal import QuizCore

/// What a player can set for good; flags and the environment win over it.
enum SettingKey: String, CaseIterable {
  case player, plain, timed, ascii, language

  /// The value when nothing is set, as it is written.
  var standard: String {
    switch self {
    case .player: return "Player"
    case .plain, .ascii: return "false"
    case .timed: return "quiz"
    case .language: return "en"
    }
  }

  var about: String {
    switch self {
    case .player: return "who plays when nobody is named"
    case .plain: return "plain lines instead of the full screen"
    case .timed: return "limit for every question: seconds, off, or quiz (as the quiz says)"
    case .ascii: return "draw the full screen with ASCII characters alone"
    case .language: return "language of quizzes, where LC_ALL, LC_MESSAGES and LANG name none"
    }
  }

  /// What a value may be, for messages.
  var expected: String {
    switch self {
    case .player: return PlayerName.expected
    case .plain, .ascii: return "true or false"
    case .timed: return "seconds above 0, off or quiz"
    case .language: return "a language like de or pt-BR"
    }
  }

  /// A value in the form in which it is kept.
  func accepted(_ text: String) throws(UsageError) -> String {
    guard let value = normalized(text) else {
      throw .badValue(option: "'\(rawValue)'", value: text, expected: expected)
    }
    return value
  }

  private func normalized(_ text: String) -> String? {
    let word = text.lowercased()
    switch self {
    case .player: return PlayerName.accepted(text)
    case .plain, .ascii:
      if ["true", "yes", "on", "1"].contains(word) { return "true" }
      return ["false", "no", "off", "0"].contains(word) ? "false" : nil
    case .timed:
      if ["off", "quiz"].contains(word) { return word }
      guard let seconds = Double(word), seconds > 0, seconds <= 1_000_000 else { return nil }
      return ValueSpec.written(.numeric(seconds))
    case .language:
      let tag = word.replacing("_", with: "-")
      let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isTag = parts.allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      return isTag && (2...3).contains(parts[0].count) ? tag : nil
    }
  }

  /// What `timed` means for limits.
  static func timing(_ text: String) -> LimitSettings.Timing {
    if text == "off" { return .untimed }
    return Double(text).map(LimitSettings.Timing.every) ?? .asWritten
  }
}

/// What a player may be called.
enum PlayerName {
  static let expected = "a name of up to 60 characters without commas"

  /// The name with single spaces between its words; nil when it cannot be one.
  static func accepted(_ text: String) -> String? {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isClean = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return name.isEmpty || name.count > 60 || name.contains(",") || !isClean ? nil : name
  }
}
