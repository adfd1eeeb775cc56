internal import QuizCore

/// The keys that the prompt advertises: only texts that mean exactly that here.
extension PlainPrompt {
  /// The letter of a command, with its colon where the letter alone means something else.
  func key(_ command: PlainCommand) -> String {
    let letter = Self.letters.first { $0.command == command }?.letter ?? ""
    return meaning(of: letter) == .command(command) ? letter : ":" + letter
  }

  /// True when each of those letters works without its colon.
  func areLettersFree(_ commands: [PlainCommand]) -> Bool {
    commands.allSatisfy { !key($0).hasPrefix(":") }
  }

  private static let letters: [(letter: String, command: PlainCommand)] = [
    ("h", .hint), ("s", .skip), ("b", .back), ("t", .time), ("?", .help), ("q", .quit), ("finish", .finish),
    ("g", .overview),
  ]

  /// The text that presses a button.
  func key(of action: Action) -> String {
    let id = action.id
    return [id, ":" + id].first { meaning(of: $0) == .button(id) } ?? ":" + Self.press + id
  }

  /// The button's place, where that presses it too.
  func place(of action: Action) -> String? {
    guard let index = buttons.firstIndex(where: { $0.id == action.id }) else { return nil }
    let place = String(index + 1)
    return place != action.id && meaning(of: place) == .button(action.id) ? place : nil
  }

  /// How the command is reached that has the name of a button; nil when it has none.
  func hidden(by action: Action) -> String? {
    PlainCommand(action.id) == nil ? nil : ":" + action.id
  }
}
