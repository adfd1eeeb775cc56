internal import Glibc
internal import QuizCore
internal import Terminal

/// The program: arguments in, exit code out.
package enum QuizRun {
  package static let version = "0.1.0"

  /// Runs one command line (without the program's name).
  package static func main(_ arguments: [String]) -> Int32 {
    if arguments.first == FullScreenPlay.rescueArgument { Rescue.run() }
    Console.holdStandardDescriptors()
    signal(SIGPIPE, SIG_IGN)
    do throws(Exit) {
      let code = try run(arguments)
      if let error = Console.outputError { throw Exit(Exit.inputOutput, error) }
      return code
    } catch {
      if !error.message.isEmpty { Console.say(error.message) }
      return error.code
    }
  }

  private static func run(_ arguments: [String]) throws(Exit) -> Int32 {
    let parsed = try parse(arguments)
    if parsed.has("version") {
      Console.write("quizrun \(version)\n")
      return 0
    }
    if parsed.has("help") {
      Console.write(parsed.isNamed ? HelpText.page(parsed.command) : HelpText.overview())
      return 0
    }
    return try run(parsed)
  }

  private static func parse(_ arguments: [String]) throws(Exit) -> ParsedCommand {
    do {
      return try ArgumentParser(commands: CommandTable.all, implied: CommandTable.play.name).parse(arguments)
    } catch {
      throw Exit(error)
    }
  }

  private static func run(_ parsed: ParsedCommand) throws(Exit) -> Int32 {
    if parsed.command.name == CommandTable.help.name { return try help(parsed.operands.first) }
    let shell = try Shell()
    defer { shell.record.close() }
    switch parsed.command.name {
    case CommandTable.play.name: return try play(parsed, shell)
    case CommandTable.daily.name: return try DailyCommand(shell: shell, parsed: parsed).run()
    case CommandTable.streak.name: return try StreakCommand(shell: shell, parsed: parsed).run()
    case CommandTable.history.name: return try HistoryCommand(shell, parsed).run()
    case CommandTable.stats.name: return try StatsCommand(shell, parsed).run()
    case CommandTable.config.name: return try ConfigCommand(shell, parsed).run()
    case CommandTable.player.name: return try PlayerCommand(shell, parsed).run()
    default: return try list(parsed, shell)
    }
  }

  private static func list(_ parsed: ParsedCommand, _ shell: Shell) throws(Exit) -> Int32 {
    let form: ListingForm
    do {
      form = try ListingForm(parsed)
    } catch {
      throw Exit(error)
    }
    let listings = Listings(library: shell.library, form: form)
    switch parsed.command.name {
    case CommandTable.plugins.name: return listings.plugins()
    case CommandTable.categories.name: return listings.categories()
    default: return listings.quizzes()
    }
  }

  private static func play(_ parsed: ParsedCommand, _ shell: Shell) throws(Exit) -> Int32 {
    let request: PlayRequest
    do {
      request = try PlayRequest(parsed)
    } catch {
      throw Exit(error)
    }
    return try PlayCommand(shell: shell, request: request.following(shell)).run()
  }

  private static func help(_ topic: String?) throws(Exit) -> Int32 {
    guard let topic else {
      Console.write(HelpText.overview())
      return 0
    }
    guard let command = CommandTable.all.first(where: { $0.name == topic }) else {
      throw Exit(UsageError.unknownCommand(topic, near: nearest(to: topic, in: CommandTable.all.map(\.name))))
    }
    Console.write(HelpText.page(command))
    return 0
  }
}
