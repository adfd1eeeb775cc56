extension CommandTable {
  static let results = [verify]

  static let verify = CommandSpec(
    name: "verify", operands: "[SITTING|CODE]",
    summary: "replay sittings, or a challenge code, and compare with what is recorded",
    options: [json, helpOption], arity: 0...1,
    run: { (shell, parsed) throws(Exit) in try VerifyCommand(shell: shell, parsed: parsed).run() })
}
