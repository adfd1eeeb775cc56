extension CommandTable {
  static let results = [verify, challengeCreate, challengeAccept]

  static let verify = CommandSpec(
    name: "verify", operands: "[SITTING|CODE]",
    summary: "replay sittings, or a challenge code, and compare with what is recorded",
    options: [json, helpOption], arity: 0...1,
    run: { (shell, parsed) throws(Exit) in try VerifyCommand(shell: shell, parsed: parsed).run() })

  static let challengeCreate = CommandSpec(
    name: "challenge create", operands: "[SITTING]",
    summary: "a finished sitting (the latest) as a code that others can play and check",
    options: [OptionSpec("player", .required("NAME"), "the latest of that player"), helpOption], arity: 0...1,
    run: { (shell, parsed) throws(Exit) in try ChallengeCreateCommand(shell: shell, parsed: parsed).run() })

  static let challengeAccept = CommandSpec(
    name: "challenge accept", operands: "CODE",
    summary: "play exactly what a code says (a file or - for standard input will do), then compare",
    options: [
      OptionSpec("player", .required("NAME"), "who plays"),
      OptionSpec("players", .required("A,B"), "who plays, where the challenge is for several"),
      OptionSpec("plain", "plain lines instead of full screen"), OptionSpec("json", "JSON lines for programs"),
      OptionSpec("virtual-clock", "with --json: only {\"wait\":ms} moves time"), helpOption,
    ], arity: 1...1,
    run: { (shell, parsed) throws(Exit) in try ChallengeAcceptCommand(shell: shell, parsed: parsed).run() })
}
