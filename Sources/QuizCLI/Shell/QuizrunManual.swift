internal import CommandLine
internal import QuizCore

/// The program's name, version and help.
enum QuizrunManual {
  static let name = "quizrun"
  static let version = ProgramVersion.current.description

  static let manual = Manual(
    purpose: "play, write and measure quizzes in the terminal",
    usage: ("[QUIZ] [options]", "play a quiz, or choose one"),
    groups: [
      ("play", ["play", "list", "plugins", "categories", "fetch"]),
      ("every day", ["daily", "streak"]),
      ("learn", ["cards", "history", "stats"]),
      ("results", ["leaderboard", "achievements", "challenge create", "challenge accept", "verify", "rescore"]),
      (
        "write",
        [
          "quiz new", "quiz check", "quiz convert", "plugin new", "plugin check", "plugin test", "plugin explain",
          "plugin types", "plugin install", "plugin update", "plugin remove", "plugin pack",
        ]
      ),
      ("teach", ["quiz print", "scan", "grade", "analyze", "simulate"]),
      ("host", ["host", "rooms", "serve", "people", "key", "doctor", "engine"]),
      ("keep", ["player", "config", "backup", "restore", "completions", "help"]),
    ],
    description: """
      Without arguments quizrun shows its home: the quiz of the day, the quizzes by category, history and statistics.
      \\fIQUIZ\\fR is the path or the id of a quiz. How it is played is the business of a mode, a Lua file in
      .IR plugins/ .
      Every answer is on disk before the next question is shown; an unfinished quiz goes on where it was left.
      .PP
      Without a terminal, or with \\fB\\-\\-plain\\fR, quizrun reads and writes plain lines; with \\fB\\-\\-json\\fR, one JSON object
      a line.
      """,
    exitCodes: [
      ("0", "done, a failed exam too"), ("1", "a check, test or verification found something"), ("2", "usage"),
      ("65", "bad quiz, plugin, data or code"), ("66", "no such input"), ("69", "service unavailable"),
      ("70", "internal error"), ("74", "input or output failed"), ("75", "try again later"),
    ],
    exitSummary: """
      exit codes: 0 done, 1 a check found something, 2 usage, 65 bad quiz or plugin,
      66 no such quiz or plugin, 69 service unavailable, 70 internal error,
      74 input or output failed, 75 try again later
      """,
    environment: [
      ("QUIZRUN_HOME", "the only folder searched for plugins/ and quizzes/"),
      ("QUIZRUN_DATA", "the folder of the record, quizrun.db"),
      ("QUIZRUN_NOW", "the time the clock starts at, as in 2026-11-20T18:30:00Z"),
      ("NO_COLOR, ACCESSIBLE", "no colours; plain lines"),
      ("TZ, LC_ALL, LC_MESSAGES, LANG", "the zone that days are counted in; the language of texts"),
    ],
    files: [
      ("plugins/*.lua", "modes and modifiers"), ("quizzes/**", "quizzes"),
      ("$XDG_DATA_HOME/quizrun/quizrun.db", "the record"),
    ],
    unknown: ("no command and no quiz", "`quizrun help` lists commands, `quizrun list` the quizzes"))
}
