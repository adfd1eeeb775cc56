internal import CommandLine
internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings
internal import QuizWorkshop

extension ScalePlan {
  /// The plan of `grade`, `analyze` and `simulate`.
  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    try self.init(surroundings, try PlayRequest(parsed), jobs: try parsed.number("jobs", in: 1...256))
  }
}

extension Responses {
  /// The file that the command line names, or standard input.
  convenience init(_ parsed: ParsedCommand, _ plan: ScalePlan) throws(Problem) {
    let path = try Self.path(parsed)
    if path == nil && Console.isTerminal(STDIN_FILENO) {
      Console.say("responses are read from the terminal, one participant a line; Ctrl-D ends them")
    }
    let request = try TableRequest(parsed)
    let marks = try parsed.value("marks").map { path throws(Problem) in
      try HandMarks(path: path, plan.tongues, TableRequest(participant: request.participant), plan.cells)
    }
    try self.init(path: path, plan, request, marks) { problem in
      let object: JSONObject = ["error": .text(problem.message), "line": .int(1)]
      Console.write(JSONWriter.text(.object(object)) + "\n")
    }
    columnRemarks.forEach(Console.say)
  }

  /// Throws when options write into an input of the command, or two of them into one file.
  static func checkOutputs(_ options: [String], _ parsed: ParsedCommand, _ plan: ScalePlan) throws(Problem) {
    var files = FileUse(
      reading: [try path(parsed), parsed.value("marks"), plan.path] + plan.plugins.map(\.source.path))
    for option in options { try files.write(parsed.value(option), as: "--\(option)") }
  }

  private static func path(_ parsed: ParsedCommand) throws(Problem) -> String? {
    let named = parsed.operands.count > 1 ? parsed.operands[1] : nil
    if named != nil && parsed.has("in") { throw .usage(.together("'\(named ?? "")'", "--in")) }
    let path = parsed.value("in") ?? named
    return path == "-" ? nil : path
  }
}

extension TableRequest {
  /// Reads the options for a table's columns.
  init(_ parsed: ParsedCommand) throws(Problem) {
    self.init(participant: parsed.value("participant"))
    version = parsed.value("version-column")
    printedCount = try parsed.number("versions", in: 1...PaperVersion.most)
    if printedCount != nil && version == nil {
      throw Problem(.usage, "--versions says how many were printed: name their column with --version-column, too")
    }
    for text in parsed.values("map") {
      guard let map = Map(text) else {
        throw Problem.badValue(text, for: "--map", expected: "COLUMN=QUESTION, as in --map 'Response 1=q1'")
      }
      maps.append(map)
    }
  }
}
