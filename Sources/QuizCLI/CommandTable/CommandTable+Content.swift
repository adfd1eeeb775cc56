internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let content = [quizCheck, quizNew, quizConvert, quizPrint]

  static let quizCheck = Command(
    name: "quiz check", operands: "[FILE|ID…]",
    summary: "find errors and what is probably not meant, in all quizzes or in those named",
    options: [
      OptionSpec("summary", "tell what is in them: kinds, points, time, sections, languages, pictures, reading time"),
      json, helpOption,
    ], arity: 0...10_000,
    run: { (surroundings, parsed) throws(Problem) in try QuizCheckCommand(surroundings, parsed).run() })

  static let quizNew = Command(
    name: "quiz new", operands: "NAME",
    summary: "write quizzes/NAME.json, a quiz to begin with; a file that is there already is left alone",
    options: [
      OptionSpec("from-bank", "with questions of the bank that `quizrun fetch` fills"),
      OptionSpec("category", .required("C"), "with --from-bank: only questions of that category"),
      OptionSpec("difficulty", .required("D"), "with --from-bank: only questions of that difficulty"),
      OptionSpec("type", .required("T"), "with --from-bank: only questions of that kind"),
      OptionSpec("amount", .required("N"), "with --from-bank: how many (10)"),
      OptionSpec("seed", .required("N"), "with --from-bank: draw the same questions again"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try QuizNewCommand(surroundings, parsed).run() })

  static let quizPrint = Command(
    name: "quiz print", operands: "QUIZ",
    summary: "write a quiz for paper, one HTML file to print from a browser; docs/teachers.md",
    options: [
      OptionSpec("versions", .required("N"), "versions A, B, C … with other orders of questions and answers (1)"),
      OptionSpec("seed", .required("N"), "what the orders are drawn by; `grade --version-column` needs the same (0)"),
      OptionSpec("key", "with the right answers and points of each version"),
      OptionSpec("sheet", "with an answer sheet for each version"),
      OptionSpec("paper", .required("SIZE"), "a4 or letter (a4)"),
      OptionSpec("out", .required("FILE"), "write to a file instead of standard output"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try QuizPrintCommand(surroundings, parsed).print() })

  static let quizConvert = Command(
    name: "quiz convert", operands: "IN OUT",
    summary: "write a quiz in another format (- reads standard input or writes standard output); docs/formats.md",
    options: [
      OptionSpec(
        "from", .required("F"),
        "the format of IN: json lua gift aiken csv tsv md moodle-xml opentdb qti canvas anki xlsx apkg text2qti respondus blackboard"),
      OptionSpec("to", .required("F"), "the format of OUT; both go by the files unless told"), helpOption,
    ], arity: 2...2,
    run: { (surroundings, parsed) throws(Problem) in try QuizConvertCommand(surroundings, parsed).run() })
}
