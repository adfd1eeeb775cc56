internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let results = [leaderboard, achievements, cards, rooms, verify, rescore, challengeCreate, challengeAccept]

  static let leaderboard = CommandEntry(
    name: "leaderboard", operands: "", summary: "the best result of each player at each quiz",
    options: [
      OptionSpec("quiz", .required("ID"), "only this quiz"),
      OptionSpec("category", .required("C"), "only quizzes of that category"),
      OptionSpec("week", "only this week, from Monday on"), OptionSpec("month", "only this month"),
      OptionSpec("all", "of all time, the default"),
      OptionSpec("from", .required("DAY"), "only from this day on, as in --from 2026-11-01"),
      OptionSpec("to", .required("DAY"), "only up to this day"),
      OptionSpec("player", .required("NAME"), "only this player's places"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try LeaderboardCommand(surroundings, parsed).run() })

  static let achievements = CommandEntry(
    name: "achievements", operands: "", summary: "achievements earned, and progress towards the others",
    options: [
      OptionSpec("player", .required("NAME"), "the player; the current one unless given"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in
      try AchievementsCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let cards = CommandEntry(
    name: "cards", operands: "[DECK] [ID…]", summary: "look through cards, what comes, and how much was known",
    options: [
      OptionSpec("find", .required("TEXT"), "only cards with this text"),
      OptionSpec("due", "only cards that are due"), OptionSpec("new", "only cards that were never asked"),
      OptionSpec("suspended", "only suspended cards"), OptionSpec("leeches", "only cards that were forgotten often"),
      OptionSpec("suspend", .optional("ID"), "let the cards ID… of DECK not come any more"),
      OptionSpec("unsuspend", .optional("ID"), "let them come again"),
      OptionSpec("bury", .optional("ID"), "let them come tomorrow at the earliest"),
      OptionSpec("forget", .optional("ID"), "forget what was learnt of them: they are new again"),
      OptionSpec("forecast", .optional("DAYS"), "how many cards the next 30 days bring, or DAYS"),
      OptionSpec("retention", "reviews by month, and how much was known after a day or more"),
      OptionSpec("player", .required("NAME"), "the player; the current one unless given"), json, csv, helpOption,
    ], arity: 0...1000,
    run: { (surroundings, parsed) throws(Problem) in try CardsCommand(surroundings, parsed).run() })

  static let rooms = CommandEntry(
    name: "rooms", operands: "[ROOM]", summary: "list the rooms held here, or show the board of one",
    options: [
      json, csv, OptionSpec("feedback", .required("F"), "write sheets for its players: an HTML file, or a folder/"),
      OptionSpec("report", .required("FILE"), "write a report of its questions, as analyze does"),
      OptionSpec("forget", "remove the room with its names, answers and sittings, for good"),
      OptionSpec("before", .required("DAY"), "with --forget: all rooms in which nothing happened since"),
      OptionSpec("yes", "do not ask for confirmation"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in try RoomsCommand(surroundings, parsed).run() })

  static let verify = CommandEntry(
    name: "verify", operands: "[SITTING|ROOM|CODE]",
    summary: "replay sittings, rooms or codes, and compare",
    options: filters + [json, helpOption], arity: 0...4096, takesCode: true,
    run: { (surroundings, parsed) throws(Problem) in try VerifyCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let rescore = CommandEntry(
    name: "rescore", operands: "", summary: "results that would change under another mode",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode to score by; modifiers too"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
    ] + filters + [
      OptionSpec("write", "keep the new results beside the original ones"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try RescoreCommand(surroundings, parsed).run() })

  static let challengeCreate = CommandEntry(
    name: "challenge create", operands: "[SITTING]",
    summary: "make a code of a sitting, for a friend to play",
    options: [
      OptionSpec("daily", "of the quiz of the day, the sitting that counts"),
      OptionSpec("player", .required("NAME"), "the latest of that player"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in
      try ChallengeCreateCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let challengeAccept = CommandEntry(
    name: "challenge accept", operands: "CODE",
    summary: "play a challenge code, then compare the results",
    options: [
      OptionSpec("player", .required("NAME"), "play as this player"),
      OptionSpec("players", .required("A,B"), "the players, where the challenge is for several"),
      OptionSpec("plain", "plain lines instead of full screen"), OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"), helpOption,
    ], arity: 1...4096, takesCode: true,
    run: { (surroundings, parsed) throws(Problem) in
      try ChallengeAcceptCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
