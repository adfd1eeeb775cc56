internal import QuizCore
internal import TextLayout

/// Help pages, made from the command table; they fit 80 columns.
enum HelpText {
  static func overview() -> String {
    let examples = [
      ("quizrun", "choose a quiz and play it"),
      ("quizrun --plugin personality.lua", "play a quiz under that mode"),
      ("quizrun animals --seed 7 --plain", "the same run every time, in plain lines"),
    ]
    return """
      usage: quizrun [QUIZ] [options]       play a quiz
             quizrun COMMAND [options]

      \(table(examples.map { ("  " + $0.0, $0.1) }))

      commands:
      \(table(CommandTable.all.map { ("  " + $0.name, $0.summary) }))

      options for playing:
      \(options(CommandTable.play))

      exit codes: 0 done, 1 a check found something, 2 usage, 65 bad quiz or plugin,
      66 no such quiz or plugin, 74 input or output failed, 75 try again later

      """
  }

  /// `quizrun help`, with the words of a command or none.
  static func show(_ words: [String]) throws(Exit) -> Int32 {
    if words.isEmpty {
      Console.write(overview())
      return 0
    }
    let name = words.joined(separator: " ")
    let pages = CommandTable.all.filter { $0.name == name || $0.words.first == name }
    if pages.isEmpty {
      let near = nearest(to: name, in: CommandTable.all.map { $0.name })
      throw Exit(UsageError.unknownCommand(name, near: near))
    }
    Console.write(pages.map(page).joined(separator: "\n"))
    return 0
  }

  static func page(_ command: CommandSpec) -> String {
    let usage = ["quizrun", command.name, command.operands, command.options.isEmpty ? "" : "[options]"]
    let use = wrapped(usage.filter { !$0.isEmpty }.joined(separator: " "), width: 72)
    return """
      usage: \(use.joined(separator: "\n       "))

      \(wrapped(command.summary, width: 79).joined(separator: "\n"))

      \(options(command))

      """
  }

  private static func options(_ command: CommandSpec) -> String {
    table(command.options.map { ("  " + $0.written, $0.summary) })
  }

  /// Two columns; the right one wraps within 80 columns.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(26, (rows.map { $0.0.cells }.max() ?? 0) + 2)
    return rows.map { left, right in
      let lines = wrapped(right, width: 79 - width)
      let first = left.cells < width - 1 ? left.padded(to: width) : left + "\n" + String(repeating: " ", count: width)
      return first + lines.joined(separator: "\n" + String(repeating: " ", count: width))
    }.joined(separator: "\n")
  }
}
