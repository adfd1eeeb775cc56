internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let bank = [fetch]

  static let fetch = Command(
    name: "fetch", operands: "", summary: "fetch questions from the Open Trivia DB to play offline",
    options: [
      OptionSpec("category", .required("C"), "a category by its name (film, science: computers) or number"),
      OptionSpec("difficulty", .required("D"), "easy, medium or hard"),
      OptionSpec("type", .required("T"), "multiple or boolean"),
      OptionSpec("amount", .required("N"), "how many (10); above 50 it takes several requests, 5 s apart"),
      OptionSpec("encode", .required("E"), "how texts travel: default, base64, url3986, urlLegacy"),
      OptionSpec("server", .required("URL"), "another server with the same interface"),
      OptionSpec("from", .required("FILE"), "a file of the Open Trivia DB instead of the network"), helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try FetchCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
