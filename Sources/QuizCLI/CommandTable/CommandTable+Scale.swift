internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let scale = [grade, analyze, simulate]

  private static let mode = [
    OptionSpec("plugin", .required("P"), repeats: true, "the mode, by name or path; further ones modify it"),
    OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
    OptionSpec("seed", .required("N"), "the seed of everybody (0 unless told)"),
    OptionSpec("jobs", .required("N"), "threads to work with (one a processor unless told)"),
  ]

  private static let input = OptionSpec("in", .required("FILE"), "read responses from a file (- is standard input)")

  /// What says how the columns of a table are meant.
  private static let columns = [
    OptionSpec(
      "participant", .required("COLUMN"), "tables: who it is ('participant', 'Name' and their like unless told)"),
    OptionSpec("map", .required("C=Q"), repeats: true, "tables: that column is the question Q; may come again"),
    OptionSpec("version-column", .required("COLUMN"), "tables: the letter of the printed version; with its --seed"),
    OptionSpec("versions", .required("N"), "tables: how many versions were printed; other letters are errors"),
    OptionSpec("marks", .required("FILE"), "a table of points for questions marked by hand"),
  ]

  static let grade = Command(
    name: "grade", operands: "QUIZ [FILE]",
    summary: "grade many participants: lines of JSON, csv, tsv, xlsx or ods",
    options: mode + [input] + columns + [
      OptionSpec("details", "with the verdict on every question"),
      OptionSpec("csv", .required("FILE"), "write marks as a table, too"),
      OptionSpec("feedback", .required("F"), "write sheets for participants: an HTML file, or a folder/"),
      OptionSpec("out", .required("FILE"), "write the results to a file"),
      OptionSpec("checkpoint", .required("FILE"), "with --out: go on there after an interruption"),
      helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in try GradeCommand(surroundings, parsed).run() })

  static let analyze = Command(
    name: "analyze", operands: "QUIZ [FILE]",
    summary: "item statistics of such responses: facility, discrimination, alpha, …",
    options: mode + [input] + columns + [
      json, csv,
      OptionSpec("html", .required("FILE"), "write a report with charts that opens from disk"),
      OptionSpec("report", .required("FILE"), "the same"),
      helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in try AnalyzeCommand(surroundings, parsed).run() })

  static let simulate = Command(
    name: "simulate", operands: "QUIZ",
    summary: "many made-up players: results, shares of outcomes, ties",
    options: mode + [
      OptionSpec("players", .required("N"), "how many (1000 unless told)"),
      OptionSpec("participants", .required("N"), "the same"),
      OptionSpec("strategy", .required("S"), "random, skilled=0.7, always-first, always-last, skips"),
      json, csv, helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try SimulateCommand(surroundings, parsed).run() })
}
