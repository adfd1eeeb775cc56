internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let records = [history, stats, config, player, people, key, doctor, backup, restore]

  static let filters = [
    OptionSpec("from", .required("DAY"), "only from this day on, as in --from 2026-11-01"),
    OptionSpec("to", .required("DAY"), "only up to this day"),
    OptionSpec("quiz", .required("ID"), "only this quiz"),
    OptionSpec("player", .required("NAME"), "only this player"),
    OptionSpec("min", .required("PERCENT"), "only with at least this result"),
  ]

  /// The filters of listings that are of the current player.
  private static let ownFilters =
    filters.map { filter in
      let isPlayer = filter.name == "player"
      return isPlayer
        ? OptionSpec("player", .required("NAME"), "the player; the current one unless given") : filter
    } + [OptionSpec("all-players", "of all players")]

  private static let yes = OptionSpec("yes", "do not ask for confirmation")

  static let history = CommandEntry(
    name: "history", operands: "[SITTING]",
    summary: "list the sittings, or the answers of one",
    options: ownFilters + [
      OptionSpec("limit", .required("N"), "at most N sittings (25 on a terminal unless given)"),
      OptionSpec("explain", "explain the score line by line (the latest without SITTING)"),
      OptionSpec("share", "the result to show to others, without any answer"),
      OptionSpec("delete", .required("SITTING"), "delete a sitting"), yes, json, csv, helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in try HistoryCommand(surroundings, parsed).run() })

  static let stats = CommandEntry(
    name: "stats", operands: "", summary: "averages, categories, times, the hardest questions",
    options: ownFilters + [
      OptionSpec("by", .required("PERIOD"), "averages by week or month"),
      OptionSpec("questions", "every question with its accuracy, the hardest first"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try StatsCommand(surroundings, parsed).run() })

  static let config = CommandEntry(
    name: "config", operands: "[KEY [VALUE]]",
    summary: "show or change settings",
    options: [json, csv, helpOption], arity: 0...2,
    run: { (surroundings, parsed) throws(Problem) in try ConfigCommand(surroundings, parsed).run() })

  static let backup = CommandEntry(
    name: "backup", operands: "FILE", summary: "write the whole record to one file",
    options: [OptionSpec("own", "without guests, rooms and people"), helpOption], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try BackupCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let restore = CommandEntry(
    name: "restore", operands: "FILE", summary: "restore a backup, or merge it into this record",
    options: [
      OptionSpec("merge", "merge the backup into the record here"),
      OptionSpec("same", "with --merge: players with the same name are one person"),
      OptionSpec("apart", "with --merge: they are two"),
      OptionSpec("force", "replace a record that has sittings"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in
      try RestoreCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let people = CommandEntry(
    name: "people", operands: "[ACTION] [NAME…]",
    summary: "manage people with codes, for `serve` and `host`",
    options: [
      OptionSpec("class", .required("NAME"), "the class: to add to, to list or to print"),
      OptionSpec("teacher", .required("NAME"), "import: the teacher whose classes these are"),
      OptionSpec("pin", "import, code, print: ask for a PIN at the first visit"),
      OptionSpec("address", .required("URL"), "print: the address of the server, for the cards"),
      OptionSpec("out", .required("FILE"), "print, export: write to a file"), yes, json, helpOption,
    ], arity: 0...3,
    run: { (surroundings, parsed) throws(Problem) in try PeopleCommand(surroundings, parsed).run() })

  static let key = CommandEntry(
    name: "key", operands: "[ACTION] [NAME]",
    summary: "manage the keys of teachers",
    options: [OptionSpec("admin", "add: a key that opens all"), json, helpOption], arity: 0...2,
    run: { (surroundings, parsed) throws(Problem) in try KeyCommand(surroundings: surroundings, parsed: parsed).run() })

  static let doctor = CommandEntry(
    name: "doctor", operands: "", summary: "check what a server needs, and say what is wrong",
    options: [
      OptionSpec("tls-cert", .required("F"), "also check this certificate"),
      OptionSpec("tls-key", .required("F"), "also check that this key fits it"), json, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try DoctorCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let player = CommandEntry(
    name: "player", operands: "[ACTION] [NAME…]", summary: "manage players, each with their own progress",
    options: [
      OptionSpec("out", .required("FILE"), "export: write to a file"),
      OptionSpec("same", "merge, import: it is one person"),
      OptionSpec("apart", "merge, import: they are two, keep that in mind"),
      yes, json, csv, helpOption,
    ],
    arity: 0...3,
    run: { (surroundings, parsed) throws(Problem) in try PlayerCommand(surroundings, parsed).run() })
}
