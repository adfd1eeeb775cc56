internal import QuizCore

/// A command that every prompt takes, with or without a colon.
package enum PlainCommand: Equatable, Sendable {
  case hint, skip, back, time, help, quit, finish, overview
  case goTo(Int)

  /// The command that a line without its colon names.
  init?(_ line: String) {
    let text = line.trimmed.lowercased()
    if let place = Self.place(text) {
      self = .goTo(place)
    } else if let command = Self.words[text] {
      self = command
    } else {
      return nil
    }
  }

  private static let words: [String: PlainCommand] = [
    "h": .hint, "hint": .hint, "s": .skip, "skip": .skip, "b": .back, "back": .back, "t": .time, "time": .time,
    "?": .help, "help": .help, "q": .quit, "quit": .quit, "finish": .finish, "g": .overview, "goto": .overview,
  ]

  private static func place(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0] == "g" || parts[0] == "goto" else { return nil }
    return Int(parts[1])
  }

  /// Whether it only asks for something, so that the open prompt stays.
  var isQuestion: Bool {
    switch self {
    case .time, .help, .overview: return true
    case .hint, .skip, .back, .quit, .finish, .goTo: return false
    }
  }
}

extension Array where Element == Action {
  /// The id of the button that a line names by its id, or by its label unless that is a command.
  func named(_ line: String) -> String? {
    let text = line.trimmed.lowercased()
    guard !text.isEmpty else { return nil }
    if let action = first(where: { $0.id.lowercased() == text }) { return action.id }
    if PlainCommand(text) != nil { return nil }
    return first { $0.label.trimmed.lowercased() == text }?.id
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    if first?.isWhitespace != true, last?.isWhitespace != true { return self }
    return String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
