internal import CommandLine
internal import QuizCore

extension ParsedCommand {
  /// Whose sittings to look for: a name that could play in the form in which it is kept, any other as it is.
  var player: String? { value("player").map { PlayerName.accepted($0) ?? $0 } }
}
