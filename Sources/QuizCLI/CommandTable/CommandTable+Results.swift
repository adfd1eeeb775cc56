internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  static let results = [leaderboard, achievements, rooms, verify, rescore, challengeCreate, challengeAccept]

  static let leaderboard = Command(
    name: "leaderboard", operands: "", summary: "the best of each player at each quiz, and friends' challenges",
    options: [
      OptionSpec("quiz", .required("ID"), "only this quiz"),
      OptionSpec("category", .required("C"), "only quizzes of that category"),
      OptionSpec("week", "only this week, from Monday on"), OptionSpec("month", "only this month"),
      OptionSpec("all", "all time, which is the standard"),
      OptionSpec("from", .required("DAY"), "only from this day on, as in --from 2026-11-01"),
      OptionSpec("to", .required("DAY"), "only up to this day"),
      OptionSpec("player", .required("NAME"), "only this player's places"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try LeaderboardCommand(surroundings, parsed).run() })

  static let achievements = Command(
    name: "achievements", operands: "", summary: "what is earned, and how far it is to the rest",
    options: [OptionSpec("player", .required("NAME"), "whose"), json, csv, helpOption], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in
      try AchievementsCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let rooms = Command(
    name: "rooms", operands: "[ROOM]", summary: "the rooms that were held here, or the board of one",
    options: [
      json, csv, OptionSpec("feedback", .required("F"), "write sheets for its players: an HTML file, or a folder/"),
      OptionSpec("report", .required("FILE"), "write a report of its questions, as analyze does"),
      OptionSpec("forget", "remove the room with its names, answers and sittings, for good"),
      OptionSpec("before", .required("DAY"), "with --forget: all rooms in which nothing happened since"),
      OptionSpec("yes", "do it without asking"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in try RoomsCommand(surroundings, parsed).run() })

  static let verify = Command(
    name: "verify", operands: "[SITTING|ROOM|CODE]",
    summary: "replay sittings, a room, or a challenge code, and compare with what is recorded",
    options: filters + [json, helpOption], arity: 0...4096, takesCode: true,
    run: { (surroundings, parsed) throws(Problem) in try VerifyCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let rescore = Command(
    name: "rescore", operands: "", summary: "who would have another result under another mode, and by how much",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode to score by; modifiers too"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
    ] + filters + [
      OptionSpec("write", "keep the new results beside the original ones"), json, csv, helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try RescoreCommand(surroundings, parsed).run() })

  static let challengeCreate = Command(
    name: "challenge create", operands: "[SITTING]",
    summary: "a finished sitting (the latest) as a code that others can play and check",
    options: [
      OptionSpec("daily", "of the quiz of the day, the sitting that counts"),
      OptionSpec("player", .required("NAME"), "the latest of that player"), helpOption,
    ], arity: 0...1,
    run: { (surroundings, parsed) throws(Problem) in
      try ChallengeCreateCommand(surroundings: surroundings, parsed: parsed).run()
    })

  static let challengeAccept = Command(
    name: "challenge accept", operands: "CODE",
    summary: "play exactly what a code says (a file or - for standard input will do), then compare",
    options: [
      OptionSpec("player", .required("NAME"), "who plays"),
      OptionSpec("players", .required("A,B"), "who plays, where the challenge is for several"),
      OptionSpec("plain", "plain lines instead of full screen"), OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"), helpOption,
    ], arity: 1...4096, takesCode: true,
    run: { (surroundings, parsed) throws(Problem) in
      try ChallengeAcceptCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
