internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWorkshop

extension ScalePlan {
  /// The plan of `grade`, `analyze` and `simulate`.
  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    let request: PlayRequest
    let jobs: Int?
    do throws(UsageError) {
      request = try PlayRequest(parsed)
      jobs = try parsed.whole("jobs", in: 1...256)
    } catch {
      throw Problem(error)
    }
    try self.init(surroundings, request, jobs: jobs)
  }
}

extension Responses {
  /// The file that the command line names, or standard input.
  init(_ parsed: ParsedCommand, _ plan: ScalePlan) throws(Problem) {
    let path = try Self.path(parsed)
    if path == nil && Console.isTerminal(STDIN_FILENO) {
      Console.say("responses are read from the terminal, one participant a line; Ctrl-D ends them")
    }
    try self.init(path: path, plan.reader) { problem in
      Console.write(JSONWriter.text(.object(GradedLine.error(problem, line: 1))) + "\n")
    }
  }

  private static func path(_ parsed: ParsedCommand) throws(Problem) -> String? {
    let named = parsed.operands.count > 1 ? parsed.operands[1] : nil
    if named != nil && parsed.has("in") { throw Problem(UsageError.together("'\(named ?? "")'", "--in")) }
    let path = parsed.value("in") ?? named
    return path == "-" ? nil : path
  }
}
