internal import CommandLine
internal import QuizLibrary

/// Every command and option of quizrun.
enum CommandTable {
  static let all =
    playing + listings + records + bank + content + authors + results + scale + serving + browser
    + [completions, help]

  private static let playing = [play, daily, streak]
  private static let listings = [list, plugins, categories]

  static let helpOption = OptionSpec.help
  static let json = OptionSpec("json", "JSON instead of text")
  static let csv = OptionSpec("csv", "CSV instead of text")

  static let play = Command(PlayOptions.spec) { (surroundings, parsed) throws(Problem) in
    try PlayCommand(surroundings, parsed).run()
  }

  static let daily = Command(
    name: "daily", operands: "", summary: "play the quiz of the day, or see how it went",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode or modifiers; one may choose the day's quiz"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of theirs, as in --set series=hard"),
      OptionSpec("status", "show how far today's quiz has come, without playing"),
      OptionSpec("short", "with --status: streak and state in a few cells, for a prompt"),
      OptionSpec("month", .optional("MONTH"), "the days of this month, or of 2026-10, as squares"),
      OptionSpec("retry", "play a completed day once more, while retries are left"),
      OptionSpec("date", .required("DAY"), "go on with the quiz of a past day (2026-11-20), or practise it"),
      OptionSpec("player", .required("NAME"), "play as this player"),
      OptionSpec("plain", "plain lines instead of full screen"),
      OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try DailyCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let streak = Command(
    name: "streak", operands: "", summary: "days in a row on which you finished something",
    options: [
      OptionSpec("explain", "say for each day why it counted"),
      OptionSpec("player", .required("NAME"), "the player; the current one unless given"),
      json, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try StreakCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let list = Command(
    name: "list", operands: "", summary: "list the quizzes", options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).quizzes() })

  static let plugins = Command(
    name: "plugins", operands: "", summary: "list the modes and modifiers",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).plugins() })

  static let categories = Command(
    name: "categories", operands: "", summary: "list the categories of all quizzes",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).categories() })

  static let completions = Command(
    name: "completions", operands: "SHELL", summary: "print a completion script for bash, zsh or fish",
    options: [helpOption], arity: 1...1,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        Console.write(try Shells.named(parsed.operands[0]).script(for: offering))
        return 0
      } catch { throw Problem(error) }
    })

  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "show this help, or that of a command",
    options: [
      OptionSpec("man", "the manual page, of COMMAND alone if there is one, as the source that man reads"), helpOption,
    ], arity: 0...2,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        let words = parsed.operands
        Console.write(
          parsed.has("man")
            ? try program.manualPage(words, version: QuizrunManual.version) : try program.help(words))
        return 0
      } catch { throw Problem(error) }
    })
}
