/// The manual page, made from the command table, in the macros of man(7).
enum ManPage {
  static func write(_ version: String) -> Int32 {
    Console.write(text(version))
    return 0
  }

  static func text(_ version: String) -> String {
    """
    .TH QUIZRUN 1 "" "quizrun \(version)" "User commands"
    .SH NAME
    quizrun \\- play, write and measure quizzes in the terminal
    .SH SYNOPSIS
    .B quizrun
    [\\fIQUIZ\\fR] [\\fIoptions\\fR]
    .br
    .B quizrun
    \\fICOMMAND\\fR [\\fIoptions\\fR]
    .SH DESCRIPTION
    Without arguments quizrun shows its home: the quiz of the day, the quizzes by category, history and statistics.
    \\fIQUIZ\\fR is the path or the id of a quiz. How it is played is the business of a mode, a Lua file in
    .IR plugins/ .
    Every answer is on disk before the next question is shown; an unfinished quiz goes on where it was left.
    .PP
    Without a terminal, or with \\fB\\-\\-plain\\fR, quizrun reads and writes plain lines; with \\fB\\-\\-json\\fR, one JSON object
    a line.
    .SH COMMANDS
    \(CommandTable.all.map(section).joined(separator: "\n"))
    .SH ENVIRONMENT
    \(list(environment))
    .SH EXIT STATUS
    \(list(codes))
    .SH FILES
    \(list(files))

    """
  }

  private static let environment = [
    ("QUIZRUN_HOME", "the only folder searched for plugins/ and quizzes/"),
    ("QUIZRUN_DATA", "the folder of the record, quizrun.db"),
    ("QUIZRUN_NOW", "the time the clock starts at, as in 2026-11-20T18:30:00Z"),
    ("NO_COLOR, ACCESSIBLE", "no colours; plain lines"),
    ("TZ, LC_ALL, LC_MESSAGES, LANG", "the zone that days are counted in; the language of texts"),
  ]

  private static let codes = [
    ("0", "done, a failed exam too"), ("1", "a check, test or verification found something"), ("2", "usage"),
    ("65", "bad quiz, plugin, data or code"), ("66", "no such input"), ("69", "service unavailable"),
    ("70", "internal error"), ("74", "input or output failed"), ("75", "try again later"),
  ]

  private static let files = [
    ("plugins/*.lua", "modes and modifiers"), ("quizzes/**", "quizzes"),
    ("$XDG_DATA_HOME/quizrun/quizrun.db", "the record"),
  ]

  private static func section(_ command: CommandSpec) -> String {
    let head = ".SS \"quizrun \(escaped(command.name)) \(escaped(command.operands))\"\n\(sentence(command.summary))"
    return head + "\n" + list(command.options.map { ($0.written, $0.summary) })
  }

  private static func list(_ entries: [(String, String)]) -> String {
    entries.map { ".TP\n.B \(escaped($0.0))\n\(sentence($0.1))" }.joined(separator: "\n")
  }

  /// A line that no macro can be mistaken for.
  private static func sentence(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { line, character in
      switch character {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "…": line += "..."
      default: line.append(character)
      }
    }
  }
}
