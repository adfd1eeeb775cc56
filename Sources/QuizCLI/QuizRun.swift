internal import CommandLine
internal import QuizCells
internal import QuizLibrary
internal import QuizSittings
internal import Terminal
internal import Words

/// The program: arguments in, exit code out.
package enum QuizRun {
  /// Runs one command line (without the program's name).
  package static func main(_ arguments: [String]) -> Int32 {
    if arguments.first == FullScreenPlay.rescueArgument { Rescue.run() }
    Console.open(for: QuizrunManual.name, HelpWords.spoken.language)
    do throws(Problem) {
      let code = try run(arguments)
      if let error = Console.outputError { throw Problem(.inputOutput, error) }
      return code
    } catch {
      for message in [error.message] + error.further where !message.isEmpty { Console.say(message) }
      return error.exitCode
    }
  }

  private static func run(_ arguments: [String]) throws(Problem) -> Int32 {
    let parsed = try parse(arguments)
    if parsed.has("version") {
      Console.write("quizrun \(QuizrunManual.version)\n")
      if parsed.has("verbose") { LinkedLibraries.list() }
      return 0
    }
    if parsed.has("help") {
      Console.write(parsed.isNamed ? CommandTable.program.page(parsed.command) : CommandTable.program.overview)
      return 0
    }
    let command = CommandTable.all.first { $0.spec.name == parsed.command.name }
    let surroundings = try Surroundings(runsPlugins: command?.runsPlugins ?? false)
    defer {
      surroundings.library.cells.endAll()
      surroundings.record.close()
      surroundings.bank.close()
    }
    return try command?.run(surroundings, parsed) ?? 0
  }

  private static func parse(_ arguments: [String]) throws(Problem) -> ParsedCommand {
    do { return try CommandTable.program.parse(arguments) } catch { throw .usage(error) }
  }
}
