internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings

/// Every command and option of quizrun.
enum CommandTable {
  static let all =
    playing + listings + records + bank + content + authors + results + scale + serving + browser
    + [completions, help]

  private static let playing = [play, daily, streak]
  private static let listings = [list, plugins, categories]

  static let helpOption = OptionSpec.help
  static let json = OptionSpec("json", "JSON instead of text")
  static let csv = OptionSpec("csv", "CSV instead of text")

  static let play = CommandEntry(PlayOptions.spec) { (surroundings, parsed) throws(Problem) in
    try PlayCommand(surroundings, parsed).run()
  }

  static let daily = CommandEntry(
    name: "daily", operands: "", summary: "play the quiz of the day, or see how it went",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode or modifiers; one may choose the day's quiz"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of theirs, as in --set series=hard"),
      OptionSpec("status", "show how far today's quiz has come, without playing"),
      OptionSpec("short", "with --status: streak and state in a few cells, for a prompt"),
      OptionSpec("stats", "the scores of your first tries, and the streak of days"),
      OptionSpec("month", .optional("MONTH"), "the days of this month, or of 2026-10, as squares"),
      OptionSpec("retry", "play a completed day once more, while retries are left"),
      OptionSpec("date", .required("DAY"), "go on with the quiz of a past day (2026-11-20), or practise it"),
      OptionSpec("player", .required("NAME"), "play as this player"),
      OptionSpec("plain", "plain lines instead of full screen"),
      OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"),
      helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try DailyCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let streak = CommandEntry(
    name: "streak", operands: "", summary: "days in a row on which you finished something",
    options: [
      OptionSpec("explain", "say for each day why it counted"),
      OptionSpec("player", .required("NAME"), "the player; the current one unless given"),
      json, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try StreakCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let list = CommandEntry(
    name: "list", operands: "", summary: "list the quizzes", options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).quizzes() })

  static let plugins = CommandEntry(
    name: "plugins", operands: "", summary: "list the modes and modifiers",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).plugins() })

  static let categories = CommandEntry(
    name: "categories", operands: "", summary: "list the categories of all quizzes",
    options: [json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try Listings(surroundings, parsed).categories() })

  static let completions = CommandEntry(
    name: "completions", operands: "SHELL", summary: "print a completion script for bash, zsh or fish",
    options: [helpOption], arity: 1...1,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        Console.write(try Shells.named(parsed.operands[0]).script(for: offering))
        return 0
      } catch { throw .usage(error) }
    })

  static let help = CommandEntry(
    name: "help", operands: "[COMMAND]", summary: "show this help, or that of a command",
    options: [
      OptionSpec("man", "the manual page, of COMMAND alone if there is one, as the source that man reads"), helpOption,
    ], arity: 0...2,
    run: { (_, parsed) throws(Problem) in
      do throws(UsageError) {
        let words = parsed.operands
        Console.write(
          parsed.has("man")
            ? try program.manualPage(words, version: QuizrunManual.version) : try program.help(words))
        return 0
      } catch { throw .usage(error) }
    })
}

extension CommandTable {
  /// The commands behind play in a browser.
  static let serving = [engine]

  static let engine = CommandEntry(
    name: "engine", operands: "[FOLDER]",
    summary: "play the sittings of a server, line by line",
    options: [
      OptionSpec("watch", "keep nothing, and read quizzes and plugins again when they are saved"),
      OptionSpec("base-path", .required("PATH"), "the path under which a proxy serves it"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in
      try EngineCommand(surroundings: surroundings, parsed: parsed).run()
    })
}

extension CommandTable {
  static let bank = [fetch]

  static let fetch = CommandEntry(
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

extension CommandTable {
  /// quizrun as its command line sees it.
  static let program: Program = program(of: all.map(\.spec))

  /// The program with candidates for completion, which nothing else needs.
  static var offering: Program { program(of: all.map { withCandidates($0.spec) }) }

  private static func program(of specs: [CommandSpec]) -> Program {
    let specs = specs.map(explained)
    return Program(
      name: QuizrunManual.name, commands: specs, implied: specs.first { $0.name == play.spec.name } ?? play.spec,
      manual: QuizrunManual.manual, words: .spoken, nearest: { nearest(to: $0, in: $1) })
  }

  /// A command with the details and examples of its page.
  private static func explained(_ command: CommandSpec) -> CommandSpec {
    var spec = command
    spec.details = details[command.name] ?? []
    spec.examples = examples[command.name] ?? []
    return spec
  }
}

extension CommandTable {
  /// The commands for authors of modes.
  static let authors = [
    pluginNew, pluginCheck, pluginTest, pluginExplain, pluginTypes, pluginInstall, pluginUpdate, pluginRemove,
    pluginPack,
  ]

  private static let yes = OptionSpec("yes", "do not ask for confirmation")

  static let pluginInstall = CommandEntry(
    name: "plugin install", operands: "SOURCE", summary: "install a mode from a file, a folder or an address",
    options: [
      OptionSpec("as", .required("NAME"), "under another name"),
      OptionSpec("replace", "in the place of an installed one, or in front of a shipped one"), yes, helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in
      try PluginInstallCommand(surroundings: surroundings, parsed: parsed).install()
    })

  static let pluginUpdate = CommandEntry(
    name: "plugin update", operands: "[NAME]", summary: "fetch installed modes anew",
    options: [yes, helpOption], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in
      try PluginInstallCommand(surroundings: surroundings, parsed: parsed).update()
    })

  static let pluginRemove = CommandEntry(
    name: "plugin remove", operands: "NAME", summary: "remove an installed mode",
    options: [yes, helpOption], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in
      try PluginInstallCommand(surroundings: surroundings, parsed: parsed).remove()
    })

  static let pluginPack = CommandEntry(
    name: "plugin pack", operands: "NAME", summary: "pack a mode with quizzes, to give it to others",
    options: [
      OptionSpec("quiz", .required("QUIZ"), repeats: true, "with this quiz and its media"),
      OptionSpec("out", .required("FILE"), "the archive to write, such as quick.zip"), helpOption,
    ], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in
      try PluginInstallCommand(surroundings: surroundings, parsed: parsed).pack()
    })

  static let pluginNew = CommandEntry(
    name: "plugin new", operands: "NAME", summary: "write plugins/NAME.lua, a mode that works",
    options: [helpOption], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try PluginNewCommand(surroundings).run(parsed.operands[0]) })

  static let pluginCheck = CommandEntry(
    name: "plugin check", operands: "[P…]", summary: "look for mistakes in plugins",
    options: [
      OptionSpec("quiz", .required("QUIZ"), "check it with this quiz, by path or id"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode"),
      OptionSpec("seed", .required("N"), "the seed of the sittings"), json, helpOption,
    ], arity: 0...1000,
    run: { (surroundings, parsed) throws(Problem) in try PluginCheckCommand(surroundings, parsed).run() })

  static let pluginTest = CommandEntry(
    name: "plugin test", operands: "[P…]", summary: "play the examples of plugins and compare the results",
    options: [json, helpOption], arity: 0...1000,
    run: { (surroundings, parsed) throws(Problem) in try PluginTestCommand(surroundings, parsed).run() })

  static let pluginExplain = CommandEntry(
    name: "plugin explain", operands: "P [QUIZ|SITTING]",
    summary: "show each hook's input and output",
    options: [
      OptionSpec("seed", .required("N"), "the seed of the sittings"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode"),
      OptionSpec("hook", .required("HOOK"), repeats: true, "only this hook"), json, helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in
      try PluginExplainCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let pluginTypes = CommandEntry(
    name: "plugin types", operands: "", summary: "write the types of the mode API for editors",
    options: [
      OptionSpec("out", .required("DIR"), "write them there, and .luarc.json here unless there is one"),
      OptionSpec("reference", "the same as a page to read, in Markdown"), helpOption,
    ], arity: 0...0,
    run: { (_, parsed) throws(Problem) in try PluginTypesCommand(parsed).run() })
}

extension CommandTable {
  /// The commands that open quizrun to browsers and other programs.
  static let browser = [serve, host]

  static let serve = CommandEntry(
    name: "serve", operands: "", summary: "play in browsers and over HTTP, until you stop it",
    options: [
      OptionSpec("listen", .required("ADDR"), "another address of this machine than 127.0.0.1"),
      OptionSpec("port", .required("N"), "another port than 8420; 0 takes any that is free"),
      OptionSpec("tls-cert", .required("F"), "a certificate with its chain (PEM), to encrypt the connection"),
      OptionSpec("tls-key", .required("F"), "the key of the certificate (PEM)"),
      OptionSpec(
        "trusted-proxy", .required("CIDR"), repeats: true, "addresses of proxies to trust, as in 10.0.0.0/8"),
      OptionSpec("insecure-lan", "listen beyond this machine though nothing is encrypted"),
      insecurePlugins,
      OptionSpec("host-name", .required("NAME"), repeats: true, "a name by which browsers may call the server"),
      OptionSpec("base-path", .required("PATH"), "the path under which a proxy serves it, as in /quiz"),
      OptionSpec("log", .required("HOW"), "the access log: all (default), anonymous (no addresses) or none"),
      OptionSpec("metrics-token", .required("F"), "a file with a token that lets others read /metrics"),
      OptionSpec("forget-browsers", "sign out all browsers that gave a key"),
      OptionSpec("watch", "for authors: record nothing, and show saved files in the open page"),
      OptionSpec("json", "print the address as a JSON line"), helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try ServeCommand(surroundings: surroundings, parsed: parsed).run()
    })

  private static let insecurePlugins = OptionSpec(
    "insecure-plugins", "go on where the system cannot close plugins off")

  static let host = CommandEntry(
    name: "host", operands: "QUIZ…", summary: "lead a room: others join with their phones",
    options: PlayOption.all(.host).map {
      $0.spec($0 == .seed ? "draw and shuffle as once before: 0 to 9007199254740991" : nil)
    } + [
      OptionSpec("pace", .required("HOW"), "together (one question for all), or own (each player alone)"),
      OptionSpec("sound", .required("WHERE"), "where sounds are played: screen (default), phones or both"),
      OptionSpec("teams", .required("A,B,…"), "teams, of which the mean of the players counts"),
      OptionSpec("until", .required("TIME"), "when the room closes by itself, as in 2026-11-30T18:00"),
      OptionSpec("names", .required("HOW"), "free, generated or roster"),
      OptionSpec("roster", .required("F"), "the names that may join: a file with a name in each line"),
      OptionSpec("people", "only people with a code come in"),
      OptionSpec("class", .required("NAME"), "with --people: only those of this class"),
      OptionSpec("room", .required("ID"), "go on with a room that was left or broke off"),
      OptionSpec("rehearse", .required("N"), "let N bots join and answer, to try it out"),
      OptionSpec("listen", .required("ADDR"), "an address of this machine, instead of its private ones"),
      OptionSpec("port", .required("N"), "another port than 8420; 0 takes any that is free"),
      insecurePlugins,
      OptionSpec("plain", "plain lines instead of full screen; good with a screen reader"),
      OptionSpec("json", "rooms as JSON lines, and orders such as {\"do\":\"lock\"}"), helpOption,
    ], arity: 0...64,
    run: { (surroundings, parsed) throws(Problem) in try HostCommand(surroundings: surroundings, parsed: parsed).run()
    })
}

/// A command of quizrun: its options, and its action.
struct CommandEntry: Sendable {
  var spec: CommandSpec
  /// Runs the command; returns its exit code.
  let run: @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32

  init(
    name: String, operands: String, summary: String, options: [OptionSpec], arity: ClosedRange<Int>,
    takesCode: Bool = false, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32
  ) {
    spec = CommandSpec(
      name: name, operands: operands, summary: summary, options: options, arity: arity, takesCode: takesCode)
    self.run = run
  }

  /// Commands that never run a plugin, nor a quiz that is a program: they need no cell.
  private static let withoutPlugins = [
    "backup", "completions", "config", "fetch", "help", "history", "host", "key", "people", "player add",
    "player export",
    "player import",
    "player list", "player merge", "player remove", "player rename", "player use", "restore", "serve", "stats",
    "streak",
  ]

  var runsPlugins: Bool { !Self.withoutPlugins.contains(spec.name) }

  init(_ spec: CommandSpec, run: @escaping @Sendable (Surroundings, ParsedCommand) throws(Problem) -> Int32) {
    self.spec = spec
    self.run = run
  }
}
