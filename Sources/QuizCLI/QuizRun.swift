internal import CommandLine
internal import QuizCore
internal import Terminal

/// The program: arguments in, exit code out.
package enum QuizRun {
  package static let version = "0.1.0"

  /// Runs one command line (without the program's name).
  package static func main(_ arguments: [String]) -> Int32 {
    if arguments.first == FullScreenPlay.rescueArgument { Rescue.run() }
    Console.open(for: CommandTable.program.name)
    do throws(Problem) {
      let code = try run(arguments)
      if let error = Console.outputError { throw Problem(.inputOutput, error) }
      return code
    } catch {
      if !error.message.isEmpty { Console.say(error.message) }
      return error.exitCode
    }
  }

  private static func run(_ arguments: [String]) throws(Problem) -> Int32 {
    let parsed = try parse(arguments)
    if parsed.has("version") {
      Console.write("quizrun \(version)\n")
      return 0
    }
    if parsed.has("help") {
      Console.write(parsed.isNamed ? CommandTable.program.page(parsed.command) : CommandTable.program.overview)
      return 0
    }
    let shell = try Shell()
    defer {
      shell.record.close()
      shell.bank.close()
    }
    guard let command = CommandTable.all.first(where: { $0.spec.name == parsed.command.name }) else { return 0 }
    return try command.run(shell, parsed)
  }

  private static func parse(_ arguments: [String]) throws(Problem) -> ParsedCommand {
    do { return try CommandTable.program.parse(arguments) } catch { throw Problem(error) }
  }
}
