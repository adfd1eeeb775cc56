internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let scale = [scan, grade, analyze, simulate]

  private static let mode = [
    OptionSpec("plugin", .required("P"), repeats: true, "the mode, by name or path; further ones modify it"),
    OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
    OptionSpec("seed", .required("N"), "the seed of all participants (0 unless given)"),
    OptionSpec("jobs", .required("N"), "threads (one a processor unless given)"),
  ]

  private static let input = OptionSpec("in", .required("FILE"), "read responses from a file (- is standard input)")

  /// The options for the columns of a table.
  private static let columns = [
    OptionSpec(
      "participant", .required("COLUMN"), "tables: the column of names (found by its head unless given)"),
    OptionSpec("map", .required("C=Q"), repeats: true, "tables: that column is the question Q; may come again"),
    OptionSpec("version-column", .required("COLUMN"), "tables: the letter of the printed version; with its --seed"),
    OptionSpec("versions", .required("N"), "tables: how many versions were printed; other letters are errors"),
    OptionSpec("marks", .required("FILE"), "a table of points for questions marked by hand"),
  ]

  static let scan = CommandEntry(
    name: "scan", operands: "FILE…",
    summary: "read scanned answer sheets (docs/teachers.md)",
    options: [
      OptionSpec("quiz", .required("QUIZ"), "the quiz whose sheets these are"),
      OptionSpec("seed", .required("N"), "the printed seed, instead of that on the sheets"),
      OptionSpec("class", .required("FILE"), "a file with a name a line: whose sheet is missing is reported"),
      OptionSpec("out", .required("FILE"), "write the table to a file instead of standard output"),
      OptionSpec("doubts", .required("FILE"), "write a page with the doubtful marks, as HTML"),
      OptionSpec("resolve", .required("FILE"), "take the answers to doubts that this page saved"),
      OptionSpec("pages", .required("FOLDER"), "save a picture of each page, for `grade --feedback`"),
      OptionSpec("readings", .required("FILE"), "keep what was read: the next time these pages take a moment"),
      json, helpOption,
    ], arity: 1...10_000,
    run: { (surroundings, parsed) throws(Problem) in try ScanCommand(surroundings, parsed).print() })

  static let grade = CommandEntry(
    name: "grade", operands: "QUIZ [FILE]",
    summary: "grade many participants: JSON lines, csv, tsv, xlsx, ods",
    options: mode + [input] + columns + [
      OptionSpec("details", "with the verdict on every question"),
      OptionSpec("csv", .required("FILE"), "write marks as a table, too"),
      OptionSpec("feedback", .required("F"), "write sheets for participants: an HTML file, or a folder/"),
      OptionSpec("pages", .required("FOLDER"), "with --feedback: show the pages that `scan --pages` saved"),
      OptionSpec("out", .required("FILE"), "write the results to a file"),
      OptionSpec("checkpoint", .required("FILE"), "with --out: go on there after an interruption"),
      helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in try GradeCommand(surroundings, parsed).run() })

  static let analyze = CommandEntry(
    name: "analyze", operands: "QUIZ [FILE]",
    summary: "analyze questions: facility, discrimination, alpha",
    options: mode + [input] + columns + [
      json, csv,
      OptionSpec("html", .required("FILE"), "write a report with charts that opens from disk"),
      OptionSpec("report", .required("FILE"), "the same"),
      helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in try AnalyzeCommand(surroundings, parsed).run() })

  static let simulate = CommandEntry(
    name: "simulate", operands: "QUIZ",
    summary: "let made-up players play, and count the results",
    options: mode + [
      OptionSpec("players", .required("N"), "how many (1000 unless given)"),
      OptionSpec("participants", .required("N"), "the same"),
      OptionSpec("strategy", .required("S"), "random, skilled=0.7, always-first, always-last, skips"),
      json, csv, helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try SimulateCommand(surroundings, parsed).run() })
}
