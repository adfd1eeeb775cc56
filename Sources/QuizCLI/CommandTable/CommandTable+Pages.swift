internal import CommandLine

/// Details and examples of the commands' pages, by the commands' names.
extension CommandTable {
  static let details: [String: [Manual.Entry]] = [
    "play": [("QUIZ", "a path, or an id of `quizrun list`; the word play can be left out")],
    "history": [("SITTING", "the id of a sitting, or the end of one")],
    "config": [
      ("KEY", "a setting; all of them unless given"), ("VALUE", "its new value; default restores the default"),
    ],
    "player": [
      ("list", "list the players"), ("add NAME", "add a player"), ("use NAME", "make a player the current one"),
      ("rename NAME NEW", "rename a player"), ("hide NAME", "take a player off the leaderboard"),
      ("show NAME", "put a hidden player back on the leaderboard"), ("merge FROM INTO", "merge two players into one"),
      ("remove NAME", "remove a player with all sittings"), ("export NAME", "write a player's sittings"),
      ("import FILE", "add the sittings of an export"),
    ],
    "quiz check": [("FILE|ID", "a quiz; all quizzes unless given")],
    "quiz new": [("NAME", "an existing file is left alone")],
    "quiz convert": [("IN, OUT", "files; - is standard input or output")],
    "plugin check": [("P", "a plugin; all plugins unless given")],
    "plugin test": [("P", "a plugin; all plugins unless given")],
    "plugin explain": [("QUIZ|SITTING", "a sitting is drawn for a quiz; of a recorded one its end will do")],
    "verify": [("SITTING|ROOM|CODE", "all sittings unless given")],
    "challenge create": [("SITTING", "the latest finished one unless given")],
    "challenge accept": [("CODE", "a code, a file that ends with one, or - for standard input")],
    "rooms": [("ROOM", "the id of a room, or its beginning or end")],
    "grade": [("FILE", "lines of JSON or a table; standard input unless given")],
    "analyze": [("FILE", "lines of JSON or a table; standard input unless given")],
    "help": [("COMMAND", "a command, or the first word of several")],
  ]

  /// Two command lines for each command, without the program's name.
  static let examples: [String: [String]] = [
    "play": ["world-capitals", "animals --plugin personality --seed 7 --plain"],
    "daily": ["daily", "daily --status --short"],
    "streak": ["streak", "streak --explain"],
    "list": ["list", "list --json"],
    "plugins": ["plugins", "plugins --csv"],
    "categories": ["categories", "categories --json"],
    "fetch": ["fetch --category film --amount 50", "fetch --from questions.json"],
    "history": ["history --limit 5", "history --explain"],
    "stats": ["stats --by week", "stats --quiz world-capitals --questions"],
    "leaderboard": ["leaderboard --week", "leaderboard --quiz world-capitals"],
    "achievements": ["achievements", "achievements --player Ada"],
    "challenge create": ["challenge create", "challenge create --daily"],
    "challenge accept": ["challenge accept code.txt", "challenge accept code.txt --plain"],
    "verify": ["verify", "verify --quiz world-capitals"],
    "rescore": ["rescore --plugin exam --set wrong=0.5", "rescore --plugin grade --quiz world-capitals --write"],
    "quiz new": ["quiz new rivers", "quiz new films --from-bank --category film --amount 10"],
    "quiz check": ["quiz check", "quiz check world-capitals --summary"],
    "quiz convert": ["quiz convert moodle.xml rivers.json", "quiz convert rivers.json - --to gift"],
    "plugin new": ["plugin new row", "plugin new two-chances"],
    "plugin check": ["plugin check", "plugin check survival --quiz world-capitals"],
    "plugin test": ["plugin test", "plugin test survival"],
    "plugin explain": ["plugin explain survival world-capitals", "plugin explain survival world-capitals --hook next"],
    "plugin types": ["plugin types --out types", "plugin types --reference"],
    "quiz print": [
      "quiz print world-capitals --out test.html", "quiz print world-capitals --versions 3 --key --sheet",
    ],
    "grade": [
      "grade world-capitals answers.csv", "grade world-capitals answers.xlsx --csv marks.csv --feedback sheets/",
    ],
    "analyze": ["analyze world-capitals answers.csv", "analyze world-capitals answers.csv --html report.html"],
    "simulate": ["simulate world-capitals", "simulate world-capitals --players 500 --strategy skilled=0.7"],
    "host": ["host world-capitals --timed=30", "host films music --plugin pubquiz --roster names.txt"],
    "rooms": ["rooms", "rooms --forget --before 2026-06-30"],
    "serve": ["serve", "serve --listen 0.0.0.0 --insecure-lan"],
    "engine": ["engine", "engine /tmp/media"],
    "player": ["player add Ada", "player export Ada --out ada.json"],
    "config": ["config", "config language de"],
    "backup": ["backup quizrun-backup.db", "backup /media/stick/quizrun.db"],
    "restore": ["restore quizrun-backup.db", "restore quizrun-backup.db --merge"],
    "completions": ["completions bash", "completions zsh"],
    "help": ["help grade", "help plugin"],
  ]
}
