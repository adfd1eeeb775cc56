package import QuizCore

extension EventCoding {
  /// A command as text.
  package static func text(_ command: Command) -> String { text(ReplayInput.command(command)) }

  package static func command(_ text: String) throws(UnreadableForm) -> Command {
    guard case .command(let command) = try read(Array(text.utf8)) as ReplayInput else {
      throw .malformed("a command")
    }
    return command
  }
}
