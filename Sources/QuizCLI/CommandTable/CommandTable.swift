internal import CommandLine

/// Every command and option of quizrun.
enum CommandTable {
  static let all =
    playing + listings + records + bank + content + authors + results + scale + [completions, help]

  private static let playing = [play, daily, streak]
  private static let listings = [list, plugins, categories]

  static let helpOption = OptionSpec("help", "show this help (-h)")
  static let json = OptionSpec("json", "JSON instead of text")
  static let csv = OptionSpec("csv", "CSV instead of text")

  static let play = Command(
    name: "play", operands: "[QUIZ]", summary: "play a quiz, by its path or id (the word play can be left out)",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode, by name or path; further ones modify it"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
      OptionSpec("seed", .required("N"), "repeat a run exactly: 0 to 9007199254740991"),
      OptionSpec("timed", .optional("SEC"), "a limit for every question (20 seconds), instead of its own"),
      OptionSpec("untimed", "no time limits"),
      OptionSpec("time-factor", .required("F"), "all time limits times F"),
      OptionSpec("limit", .required("N"), "at most N questions, drawn by the seed"),
      OptionSpec("category", .required("C"), "only questions of that category"),
      OptionSpec("difficulty", .required("D"), "only questions of that difficulty"),
      OptionSpec("type", .required("T"), "only questions of that kind (single, truefalse, …)"),
      OptionSpec("player", .required("NAME"), "who plays"),
      OptionSpec("players", .required("A,B"), "several players, for modes that take them"),
      OptionSpec("missed", "only the questions that were missed the last time"),
      OptionSpec("practice", "play without recording anything"),
      OptionSpec("watch", "practice, and read quiz and plugin again whenever they are saved"),
      OptionSpec("new", "start anew even if a sitting can go on"),
      OptionSpec("plain", "plain lines instead of full screen; good with a screen reader"),
      OptionSpec("json", "JSON lines for programs (docs/protocol.md)"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      helpOption, OptionSpec("version", "print the version (-V)"),
    ], arity: 0...1,
    run: { (shell, parsed) throws(Problem) in try PlayCommand(shell, parsed).run() })

  static let daily = Command(
    name: "daily", operands: "", summary: "play the quiz of the day, or see how it went",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode or modifiers; one may choose the day's quiz"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of theirs, as in --set series=hard"),
      OptionSpec("status", "say how far today's quiz has come, without playing"),
      OptionSpec("retry", "play a completed day once more, while retries are left"),
      OptionSpec("date", .required("DAY"), "go on with the quiz of a past day (2026-11-20), or practise it"),
      OptionSpec("player", .required("NAME"), "who plays"),
      OptionSpec("plain", "plain lines instead of full screen"),
      OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      helpOption,
    ], arity: 0...0,
    run: { (shell, parsed) throws(Problem) in try DailyCommand(shell: shell, parsed: parsed).run() })

  static let streak = Command(
    name: "streak", operands: "", summary: "days in a row on which something was finished",
    options: [
      OptionSpec("explain", "say for each day why it counted"),
      OptionSpec("player", .required("NAME"), "whose days"),
      json, helpOption,
    ], arity: 0...0,
    run: { (shell, parsed) throws(Problem) in try StreakCommand(shell: shell, parsed: parsed).run() })

  static let list = Command(
    name: "list", operands: "", summary: "the quizzes that were found", options: [json, csv, helpOption], arity: 0...0,
    run: { (shell, parsed) throws(Problem) in try Listings(shell, parsed).quizzes() })

  static let plugins = Command(
    name: "plugins", operands: "", summary: "the modes and modifiers that were found",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (shell, parsed) throws(Problem) in try Listings(shell, parsed).plugins() })

  static let categories = Command(
    name: "categories", operands: "", summary: "the categories of all quizzes, with their numbers of questions",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (shell, parsed) throws(Problem) in try Listings(shell, parsed).categories() })

  static let completions = Command(
    name: "completions", operands: "SHELL", summary: "a completion script for bash, zsh or fish",
    options: [helpOption], arity: 1...1,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        Console.write(try Shells.named(parsed.operands[0]).script(for: program))
        return 0
      } catch { throw Problem(error) }
    })

  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "this help, or that of a command",
    options: [OptionSpec("man", "the manual page, as the source that man reads"), helpOption], arity: 0...2,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        let text = parsed.has("man") ? program.manualPage(version: QuizRun.version) : try program.help(parsed.operands)
        Console.write(text)
        return 0
      } catch { throw Problem(error) }
    })
}
