internal import CommandLine
internal import QuizCore

/// The options of `quizrun play`.
enum PlayOptions {
  static let spec = CommandSpec(
    name: "play", operands: "[QUIZ]", summary: "play a quiz, by its path or id",
    options: PlayOption.all(.line).map { $0.spec() } + [
      OptionSpec("plain", "plain lines instead of full screen; good with a screen reader"),
      OptionSpec("json", "JSON lines for programs (docs/protocol.md)"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      .help, OptionSpec("version", "print the version (-V)"),
      OptionSpec("verbose", "with --version: the libraries inside, and those of the programs beside it"),
    ], arity: 0...1)
}

extension OptionSpec {
  static let help = OptionSpec("help", "show this help (-h)")
}

extension PlayOption {
  /// The option in a table of commands; `about` is its sentence where it means something else there.
  func spec(_ about: String? = nil) -> OptionSpec {
    let about = about ?? self.about
    return switch kind {
    case .flag: OptionSpec(word, about)
    case .seconds: OptionSpec(word, .optional(placeholder), about)
    case .plugins, .settings: OptionSpec(word, .required(placeholder), repeats: true, about)
    case .text, .player, .players, .questionKind, .whole, .factor: OptionSpec(word, .required(placeholder), about)
    }
  }
}
