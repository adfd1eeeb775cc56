internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizPlay
internal import Words

/// Asks before something is lost.
enum Confirmation {
  /// True with `--yes`, or after a yes at the terminal; throws a usage error without a terminal to ask on.
  ///
  /// Any other answer prints `refused`.
  static func given(
    _ question: String, _ parsed: ParsedCommand, _ language: InterfaceLanguage, else refused: String
  ) throws(Problem) -> Bool {
    if parsed.has("yes") { return true }
    guard Console.isTerminal(STDIN_FILENO), Console.isTerminal(STDERR_FILENO) else {
      throw Problem(.usage, "there is no terminal to confirm on: add --yes")
    }
    Console.write("\(question) \(PlainWords.of(language).confirmPrompt) ", to: STDERR_FILENO)
    if case .line(let line) = LineReader(STDIN_FILENO).read(nil),
      [language, .english].contains(where: { PlainPrompt.confirm.meaning(of: line, $0) == .choice(.confirmed) })
    {
      return true
    }
    Console.say(refused)
    return false
  }
}
