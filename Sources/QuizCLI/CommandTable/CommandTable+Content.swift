internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let content = [quizCheck, quizNew, quizConvert, quizPrint]

  static let quizCheck = CommandEntry(
    name: "quiz check", operands: "[FILE|ID…]",
    summary: "find errors and likely mistakes in quizzes",
    options: [
      OptionSpec("summary", "show kinds, points, time, sections, languages, pictures and reading time"),
      json, helpOption,
    ], arity: 0...10_000,
    run: { (surroundings, parsed) throws(Problem) in
      try QuizCheckCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let quizNew = CommandEntry(
    name: "quiz new", operands: "NAME",
    summary: "write quizzes/NAME.json, a quiz to begin with",
    options: [
      OptionSpec("from-bank", "with questions of the bank that `quizrun fetch` fills"),
      OptionSpec("category", .required("C"), "with --from-bank: only questions of that category"),
      OptionSpec("difficulty", .required("D"), "with --from-bank: only questions of that difficulty"),
      OptionSpec("type", .required("T"), "with --from-bank: only questions of that kind"),
      OptionSpec("amount", .required("N"), "with --from-bank: how many (10)"),
      OptionSpec("seed", .required("N"), "with --from-bank: draw the same questions again"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try QuizNewCommand(surroundings, parsed).run() })

  static let quizPrint = CommandEntry(
    name: "quiz print", operands: "QUIZ",
    summary: "write a quiz for paper, as HTML (docs/teachers.md)",
    options: [
      OptionSpec("versions", .required("N"), "versions A, B, C … with other orders of questions and answers (1)"),
      OptionSpec("seed", .required("N"), "the seed of the orders (0); `grade --version-column` needs the same"),
      OptionSpec("key", "with the right answers and points of each version"),
      OptionSpec("sheet", "with an answer sheet for each version"),
      OptionSpec("scan", "with --sheet: sheets that `quizrun scan` reads"),
      OptionSpec("class", .required("FILE"), "with --scan: a sheet for each name in a file, a name a line"),
      OptionSpec("paper", .required("SIZE"), "a4 or letter (a4)"),
      OptionSpec("out", .required("FILE"), "write to a file instead of standard output"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try QuizPrintCommand(surroundings, parsed).print() })

  static let quizConvert = CommandEntry(
    name: "quiz convert", operands: "IN OUT",
    summary: "write a quiz in another format (docs/formats.md)",
    options: [
      OptionSpec(
        "from", .required("F"),
        "the format of IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard"
      ),
      OptionSpec("to", .required("F"), "the format of OUT; both go by the files unless given"), helpOption,
    ], arity: 2...2,
    run: { (surroundings, parsed) throws(Problem) in try QuizConvertCommand(surroundings, parsed).run() })
}
